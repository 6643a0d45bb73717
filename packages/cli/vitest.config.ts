import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"

export default mergeConfig(shared, { test: { globalSetup: ["../../tooling/bundle/src/programsSetup.ts"] } })
