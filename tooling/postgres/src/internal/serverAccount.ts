import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { promisify } from "node:util"

/** Numeric user and group of the operating system. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * Finds the account for Postgres if this process is root, which Postgres refuses: `nobody` of the system's password
 * file, because initdb needs an entry there. `undefined` keeps the current account.
 */
export const serverAccount = async (): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const entry = (await readFile("/etc/passwd", "utf8")).split("\n").find((line) => line.startsWith("nobody:"))
  if (entry === undefined) throw new Error("Postgres cannot run as root, and there is no account nobody.")
  const [, , uid, gid] = entry.split(":")
  return { uid: Number(uid), gid: Number(gid) }
}

const runFile = promisify(execFile)

/** Changes the owner of a folder and its contents to `account`. */
export const handOver = async (folder: string, { gid, uid }: Account): Promise<void> => {
  await runFile("chown", ["-R", `${uid}:${gid}`, folder])
}

/**
 * Changes the owner of a tree's folders to `account`, which may then remove it. Files keep their owner, because they
 * may be linked elsewhere.
 */
export const handOverFolders = async (folder: string, { gid, uid }: Account): Promise<void> => {
  await runFile("find", [folder, "-type", "d", "-exec", "chown", `${uid}:${gid}`, "{}", "+"])
}
