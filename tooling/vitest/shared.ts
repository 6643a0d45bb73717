import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { isLongRun } from "./long.ts"

/**
 * Folder where Node keeps compiled modules. Threads that services start from sources load them in half the time; so do
 * programs that tests start with their own environment.
 */
const compileCache = fileURLToPath(new URL("../../node_modules/.cache/radicar/compiled", import.meta.url))

const conditions = ["@radicar/source", "node", "import", "module", "default"]

/**
 * Tests import workspace packages from their sources, so nothing has to be built first. All test files of a worker
 * share the modules, which take longer to load than most files to run: what a file changes in its process it puts back.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: isLongRun ? [] : ["test/**/*.long.test.ts"],
    isolate: false,
    env: { NODE_COMPILE_CACHE: compileCache },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    reporters: ["default", ["json", { outputFile: ".vitest-report/report.json" }]]
  }
})
