/** Builds the console's page and the service for `pnpm start`, as fast as possible. */
import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { bundleService } from "./service.ts"

await Promise.all([
  // each takes a core
  promisify(execFile)(process.execPath, [join(import.meta.dirname, "buildConsole.ts")]),
  bundleService({ withCluster: false })
])
