import { join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const folder = join(import.meta.dirname, "../../../apps/api")

/** The file that the service is started by, once it is bundled. */
export const serviceFile = join(folder, "bin/main.js")

/** Bundles the service into `apps/api/bin`. */
export const bundleService = (): Promise<void> =>
  bundle({
    entries: [join(folder, "src/main.ts"), join(folder, "src/service/workerTasks.ts"), judgeWorker],
    folder: join(folder, "bin"),
    sources: [
      "packages/*/src/**/*.ts",
      "apps/api/src/**/*.ts",
      "apps/api/package.json",
      "tooling/bundle/src/*.ts",
      "pnpm-lock.yaml"
    ],
    // it loads the database, which is no JavaScript, from its own folder
    external: ["@electric-sql/pglite"]
  })
