import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"
import type { Reporter } from "vitest/node"
import { factsPlugin } from "./apps/console/build/factsPlugin.ts"
import { hangMillis } from "./tooling/fixtures/src/hang.ts"
import { isLongRun } from "./tooling/fixtures/src/long.ts"

const root = import.meta.dirname

const at = (path: string): string => join(root, path)

/**
 * Folder where Node keeps compiled modules. Workers inherit it, and all programs and threads that tests start, which
 * then load the service's sources in half the time.
 */
process.env["NODE_COMPILE_CACHE"] = at("node_modules/.cache/radicar/compiled")

// in the workspace that pnpm or turbo runs the tests of
const reports = join(process.cwd(), ".vitest-report")

/** Writes the failures of hooks, which the JSON report leaves out: file, group and message of each. */
const hookFailures: Reporter = {
  onTestRunEnd: (modules) => {
    const failures = modules.flatMap(({ children, moduleId }) =>
      [...children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => `${moduleId}: ${suite.fullName}: ${message}`)
      )
    )
    mkdirSync(reports, { recursive: true })
    writeFileSync(join(reports, "hooks.json"), JSON.stringify(failures))
  }
}

const source = "@radicar/source"

/** Conditions under which Vite resolves what it loads itself, such as a global setup. */
const conditions = [source, "node", "import", "module", "default"]

const postgres = at("tooling/fixtures/src/postgres/globalSetup.ts")
const programs = at("tooling/build/src/bundle/programsSetup.ts")

type Options = Omit<TestProjectInlineConfiguration, "extends">

/** Options of the tests of one workspace, by its folder. */
const particular: Readonly<Record<string, Options>> = {
  // most of these tests wait for services, databases and clocks: three at a time, also on two cores
  "apps/api": { test: { globalSetup: [postgres, programs], maxWorkers: 3 } },
  // nearly all wait for one service and one browser; some import what only Vite can load: JSX and the plugin's modules
  "apps/console": {
    plugins: [factsPlugin()],
    test: {
      globalSetup: [postgres, at("apps/console/test/support/globalSetup.ts")],
      maxWorkers: 2,
      experimental: { viteModuleRunner: true }
    }
  },
  // most of these tests wait for processes: two at a time, also on two cores
  "packages/cli": { test: { globalSetup: [postgres, programs], maxWorkers: 2 } },
  // all ask one service, whose lists some of them count
  "packages/http-client": {
    test: { globalSetup: [at("packages/http-client/test/support/globalSetup.ts")], fileParallelism: false }
  },
  // a judge of packages is loaded from its sources in node_modules, where Node strips no types
  "tooling/build": {
    test: {
      globalSetup: [at("tooling/build/test/packages/support/packOnce.ts")],
      experimental: { viteModuleRunner: true }
    }
  },
  "tooling/docs": { test: { globalSetup: [programs] } },
  "tooling/judges": { test: { globalSetup: [at("tooling/judges/test/openapi/support/globalSetup.ts")] } },
  // in a long run attacks judge speed
  "tooling/load": { test: { fileParallelism: !isLongRun } }
}

const nameIn = (folder: string): string => JSON.parse(readFileSync(at(`${folder}/package.json`), "utf8")).name

/**
 * Tests import workspace packages from their sources, so nothing has to be built first. Node loads them itself: Vite's
 * module runner costs a seventh more processor time. All test files of a worker share the modules, which take longer to
 * load than most files to run: what a file changes in its process it puts back.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  // the environment in which Vitest itself loads a global setup
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: ["test/**/*.test.ts"],
    exclude: isLongRun ? [] : ["test/**/*.long.test.ts"],
    isolate: false,
    execArgv: [`--conditions=${source}`],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: hangMillis,
    hookTimeout: hangMillis,
    teardownTimeout: hangMillis,
    reporters: ["default", ["json", { outputFile: join(reports, "report.json") }], hookFailures],
    projects: globSync("{apps,packages,tooling}/*/test", { cwd: root })
      .map((path) => path.slice(0, -"/test".length))
      .toSorted()
      .map((folder, groupOrder) => {
        const { test, ...options } = particular[folder] ?? {}
        return {
          extends: true,
          root: at(folder),
          ...options,
          // of a run of several workspaces, one after the other
          test: { name: nameIn(folder), sequence: { groupOrder }, ...test }
        } as const
      })
  }
})
