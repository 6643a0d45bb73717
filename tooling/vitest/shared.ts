import { mkdirSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import type { Reporter } from "vitest/node"
import { hangMillis } from "./hang.ts"
import { isLongRun } from "./long.ts"

/**
 * Folder where Node keeps compiled modules. Workers inherit it, and all programs and threads that tests start, which
 * then load the service's sources in half the time.
 */
process.env["NODE_COMPILE_CACHE"] = fileURLToPath(
  new URL("../../node_modules/.cache/radicar/compiled", import.meta.url)
)

/** Writes the failures of hooks, which the JSON report leaves out: file, group and message of each. */
const hookFailures: Reporter = {
  onTestRunEnd: (modules) => {
    const failures = modules.flatMap(({ children, moduleId }) =>
      [...children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => `${moduleId}: ${suite.fullName}: ${message}`)
      )
    )
    mkdirSync(".vitest-report", { recursive: true })
    writeFileSync(".vitest-report/hooks.json", JSON.stringify(failures))
  }
}

const source = "@radicar/source"

/** Conditions under which Vite resolves what it loads itself, such as a global setup. */
const conditions = [source, "node", "import", "module", "default"]

/**
 * Tests import workspace packages from their sources, so nothing has to be built first. Node loads them itself: Vite's
 * module runner costs a seventh more processor time. All test files of a worker share the modules, which take longer to
 * load than most files to run: what a file changes in its process it puts back.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: isLongRun ? [] : ["test/**/*.long.test.ts"],
    isolate: false,
    execArgv: [`--conditions=${source}`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: hangMillis,
    hookTimeout: hangMillis,
    teardownTimeout: hangMillis,
    reporters: ["default", ["json", { outputFile: ".vitest-report/report.json" }], hookFailures]
  }
})
