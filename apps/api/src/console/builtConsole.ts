import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const manifest = createRequire(import.meta.url).resolve("@radicar/console/package.json")

/** The folder that the build of `apps/console` writes. */
export const builtConsole = join(dirname(manifest), "dist")
