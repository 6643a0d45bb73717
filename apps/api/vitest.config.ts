import { mergeConfig } from "vitest/config"
import shared from "../../tooling/vitest/shared.ts"

// most of these tests wait for services, databases and clocks: three at a time, also on two cores
export default mergeConfig(shared, {
  test: {
    globalSetup: ["../../tooling/postgres/src/globalSetup.ts", "../../tooling/bundle/src/programsSetup.ts"],
    maxWorkers: 3
  }
})
