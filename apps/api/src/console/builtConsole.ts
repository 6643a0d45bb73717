import { createRequire } from "node:module"
import { dirname, join } from "node:path"

const require = createRequire(import.meta.url)

/** The folder that the build of `apps/console` writes. */
export const builtConsole = join(dirname(require.resolve("@radicar/console/package.json")), "dist")
