import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"

// all wait for one service and one browser
export default mergeConfig(shared, { test: { globalSetup: ["test/support/globalSetup.ts"], maxWorkers: 2 } })
