import { mergeConfig } from "vitest/config"
import shared from "../vitest/shared.ts"

// a judge of packages is loaded from its sources in node_modules, where Node strips no types
export default mergeConfig(shared, {
  test: { globalSetup: "test/support/packOnce.ts", experimental: { viteModuleRunner: true } }
})
