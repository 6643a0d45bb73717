import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"

export default mergeConfig(shared, { test: { globalSetup: ["../../tooling/postgres/src/globalSetup.ts"] } })
