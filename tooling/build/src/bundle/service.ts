import { execFileSync } from "node:child_process"
import { copyFileSync, cpSync, existsSync, mkdirSync, renameSync } from "node:fs"
import { dirname, join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"
import { sourcesDigest } from "./stamp.ts"

const repository = join(import.meta.dirname, "../../../..")
const folder = join(repository, "apps/api")

/** The start file of the bundled service. */
export const serviceFile = join(folder, "bin/main.js")

/** The source that starts the service. */
export const serviceEntry = join(folder, "src/main.ts")

/** Source files that are bundled with the service: worker threads, and the program that creates the empty database. */
export const serviceParts = {
  workerTasks: join(folder, "src/service/workerTasks.ts"),
  judgeWorker,
  prepareCluster: join(folder, "src/service/prepareCluster.ts")
} as const

/** Globs of the sources that the bundled service depends on. */
export const serviceSources = [
  "packages/*/src/**/*.ts",
  "apps/api/src/**/*.{sql,ts}",
  "apps/api/package.json",
  "tooling/build/src/bundle/*.ts",
  "pnpm-lock.yaml"
] as const

/** Folder of the built documentation. It exists only if somebody built `site` in this clone. */
const builtSite = join(repository, "site/dist/help")

/** Index file of the built documentation, which changes with every page. */
export const helpIndex = "site/dist/help/index.json"

/** Adds the documentation to an unfinished bundle of the service, if `site` was built. */
export const addHelp = (unfinished: string): void => {
  if (existsSync(builtSite)) cpSync(builtSite, join(unfinished, "help"), { recursive: true })
}

/**
 * Adds an empty database to an unfinished bundle of the service. The first start of a service copies the database
 * instead of creating one, which takes seconds. The database is created once for each state of the migrations and
 * cached below `node_modules`.
 */
export const addCluster = async (unfinished: string): Promise<void> => {
  const digest = sourcesDigest([
    "apps/api/src/platform/database/**/*.ts",
    "apps/api/src/**/*.sql",
    "apps/api/src/service/prepareCluster.ts",
    "pnpm-lock.yaml"
  ])
  const kept = join(repository, `node_modules/.cache/radicar/cluster-${digest.slice(0, 16)}.br`)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    // the name is unique to this process until the file is complete
    const made = `${kept}.${process.pid}`
    execFileSync(process.execPath, [join(unfinished, "prepareCluster.js"), made], { stdio: "inherit" })
    renameSync(made, kept)
  }
  copyFileSync(kept, join(unfinished, "cluster.br"))
}

/**
 * Bundles the service into `apps/api/bin`; returns its start file. Bundling without the empty database takes a third of
 * the time, but the first start of the service then takes three seconds longer.
 */
export const bundleService = async ({ withCluster = true } = {}): Promise<string> => {
  await bundle({
    entries: { main: serviceEntry, ...serviceParts },
    folder: join(folder, "bin"),
    sources: [...serviceSources, helpIndex],
    // it loads the database's files, which are not JavaScript, from its own folder
    external: ["@electric-sql/pglite"],
    isProvisional: !withCluster,
    complete: async (unfinished) => {
      addHelp(unfinished)
      if (withCluster) await addCluster(unfinished)
    }
  })
  return serviceFile
}
