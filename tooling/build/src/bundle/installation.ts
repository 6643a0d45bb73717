import { copyFileSync, cpSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { bundle } from "./bundle.ts"
import { buildConsole, builtConsole } from "./console.ts"
import { addMainHelp } from "./radicar.ts"
import { stampFile } from "./stamp.ts"
import { addCluster, addHelp, helpIndex, serviceEntry, serviceParts, serviceSources } from "./service.ts"

const folder = join(import.meta.dirname, "../../../../packages/radicar")

/** The start file of the bundled package `radicar`. */
export const installationFile = join(folder, "launch.cjs")

/**
 * Files that PGlite, the embedded Postgres, loads from the folder of its code: the server, its data, and the program
 * that initialises a cluster.
 */
const databaseFiles = ["pglite.wasm", "pglite.data", "initdb.wasm"]

const pglite = dirname(createRequire(serviceEntry).resolve("@electric-sql/pglite"))

/**
 * Bundles the package `radicar` into `packages/radicar/bin`: the command line with `dev`, the service that it starts,
 * the console's page and the database. If `site` was built, the documentation is included. The bundle runs without any
 * other package.
 */
export const bundleInstallation = async (): Promise<void> => {
  await buildConsole()
  await bundle({
    entries: {
      main: join(folder, "src/main.ts"),
      endWithParent: join(folder, "src/endWithParent.ts"),
      sandbox: join(folder, "src/sandbox.ts"),
      service: serviceEntry,
      ...serviceParts
    },
    folder: join(folder, "bin"),
    sources: [
      ...serviceSources,
      "packages/radicar/package.json",
      "apps/console/{index.html,vite.config.ts,build/**/*.ts,src/**/*.*}",
      helpIndex
    ],
    complete: async (unfinished) => {
      for (const name of databaseFiles) copyFileSync(join(pglite, name), join(unfinished, name))
      cpSync(builtConsole, join(unfinished, "console"), {
        recursive: true,
        filter: (path) => path !== stampFile(builtConsole)
      })
      addHelp(unfinished)
      addMainHelp(unfinished)
      await addCluster(unfinished)
    }
  })
}
