import { mergeConfig } from "vitest/config"
import shared from "./shared.ts"

/** For packages without state of their own: all test files of a worker share the modules, which take longer to load than most files to run. */
export default mergeConfig(shared, { test: { isolate: false } })
