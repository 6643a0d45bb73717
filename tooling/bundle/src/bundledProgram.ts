import { basename, join, relative } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const repository = join(import.meta.dirname, "../../..")

/**
 * Bundles a program that tests start more than once, and returns the file to start. From its sources, a process of the
 * service takes two seconds of processor time to load.
 */
export const bundledProgram = async (entry: string): Promise<string> => {
  const [, workspace = ""] = relative(repository, entry).split("/")
  const name = basename(entry, ".ts")
  // where the service finds its `package.json`, its database and the console
  const folder = join(repository, "apps/api", `bin-${workspace}-${name}`)
  await bundle({
    entries: {
      [name]: entry,
      workerTasks: join(repository, "apps/api/src/service/workerTasks.ts"),
      judgeWorker
    },
    folder,
    sources: ["{packages,tooling}/*/src/**/*.ts", "apps/api/{src,test/support}/**/*.{sql,ts}", "pnpm-lock.yaml"],
    external: ["@electric-sql/pglite"]
  })
  return join(folder, `${name}.js`)
}
