import { join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const repository = join(import.meta.dirname, "../../../..")

/** Sources of programs that tests start more than once, by the name of the bundled file. */
const programs = {
  chaosSandbox: "tooling/load/src/chaos/processes/runSandbox.ts",
  chaosService: "tooling/load/src/chaos/processes/runService.ts",
  testService: "apps/api/test/support/runService.ts"
} as const

// where the service finds its `package.json`, its database and the console
const folder = join(repository, "apps/api/bin-tests")

/** Bundles all programs together, because they share nearly all modules. */
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
 * Returns the start file of a bundled program; bundles all programs first if necessary. A bundle saves two seconds of
 * processor time, which a service process takes to load from sources.
 */
export const bundledProgram = async (name: keyof typeof programs): Promise<string> => {
  await (bundled ??= bundlePrograms())
  return join(folder, `${name}.js`)
}
