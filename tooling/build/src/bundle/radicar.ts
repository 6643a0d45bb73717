import { join } from "node:path"
import { bundle, judgeWorker } from "./bundle.ts"

const folder = join(import.meta.dirname, "../../../../packages/cli")

/** The start file of the bundled command line `radicar`. */
export const radicarFile = join(folder, "bin/main.js")

/** Bundles the command line into `packages/cli/bin`. */
export const bundleRadicar = (): Promise<void> =>
  bundle({
    entries: { main: join(folder, "src/main.ts"), judgeWorker },
    folder: join(folder, "bin"),
    sources: ["packages/*/src/**/*.ts", "packages/cli/package.json", "tooling/build/src/bundle/*.ts", "pnpm-lock.yaml"]
  })
