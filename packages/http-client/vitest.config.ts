import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"

// all ask one service, whose lists some of them count
export default mergeConfig(shared, { test: { globalSetup: ["test/support/globalSetup.ts"], fileParallelism: false } })
