import { join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const repository = join(import.meta.dirname, "../../..")

/** Programs that tests start more than once, by the names of their files in the bundle. */
const programs = {
  chaosSandbox: "tooling/chaos/src/processes/runSandbox.ts",
  chaosService: "tooling/chaos/src/processes/runService.ts",
  testService: "apps/api/test/support/runService.ts"
} as const

// where the service finds its `package.json`, its database and the console
const folder = join(repository, "apps/api/bin-tests")

/** Bundles all programs at once: nearly all of their modules are the same. */
const bundlePrograms = (): Promise<void> =>
  bundle({
    entries: {
      ...Object.fromEntries(Object.entries(programs).map(([name, entry]) => [name, join(repository, entry)])),
      workerTasks: join(repository, "apps/api/src/service/workerTasks.ts"),
      judgeWorker
    },
    folder,
    sources: ["{packages,tooling}/*/src/**/*.ts", "apps/api/{src,test/support}/**/*.{sql,ts}", "pnpm-lock.yaml"],
    external: ["@electric-sql/pglite"]
  })

let bundled: Promise<void> | undefined

/**
 * Bundles the programs, unless it is done, and returns the file to start. From its sources, a process of the service
 * takes two seconds of processor time to load.
 */
export const bundledProgram = async (name: keyof typeof programs): Promise<string> => {
  await (bundled ??= bundlePrograms())
  return join(folder, `${name}.js`)
}
