import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Account } from "./serverAccount.ts"

const run = promisify(execFile)

/** Creates an empty cluster in `data`: UTF-8, C collation, superuser `postgres` without a password. */
export const initializeCluster = async (programs: string, data: string, account: Account | undefined) => {
  const arguments_ = ["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
  await run(join(programs, "initdb"), arguments_, { ...account, cwd: "/", env: { LC_ALL: "C" } })
}
