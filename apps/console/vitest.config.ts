import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"
import { factsPlugin } from "./build/factsPlugin.ts"

// nearly all wait for one service and one browser; some import what only Vite can load: JSX and the plugin's modules
export default mergeConfig(shared, {
  plugins: [factsPlugin()],
  test: {
    globalSetup: ["../../tooling/postgres/src/globalSetup.ts", "test/support/globalSetup.ts"],
    maxWorkers: 2,
    experimental: { viteModuleRunner: true }
  }
})
