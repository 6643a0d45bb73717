import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/** A running Postgres server that can be crashed. */
export interface CrashablePostgres extends PostgresServer {
  /** Folder of the server's cluster, that is, of its data. */
  readonly data: string
  /**
   * Ends the server without a checkpoint, so that it recovers from its log at the next start, and keeps the server down
   * for `downMillis`. Resolves when the start begins. If the server was not up, nothing happens, and the result is
   * `false`.
   */
  readonly crash: (downMillis: number) => Promise<boolean>
}

/** Options of a crashable server. */
export interface CrashablePostgresOptions {
  /**
   * Mounts something, such as a small disk, at the empty folder of the cluster; returns the function that unmounts it.
   */
  readonly attach?: (data: string) => Promise<() => Promise<void>>
  /** Whether writes are forced to disk, as in production; off by default. */
  readonly fsync?: boolean
}

const serverProcess = async (data: string): Promise<number | undefined> => {
  const text = await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "")
  const pid = Number(text.split("\n")[0])
  return pid > 0 ? pid : undefined
}

const tell = (pid: number): boolean => {
  try {
    return process.kill(pid, "SIGQUIT")
  } catch {
    return false
  }
}

/**
 * Starter of a `PostgresServer` that keeps its commits when it crashes. Whenever the server has ended, it is restarted
 * on the same port. Unless writes are forced to disk, commits do not survive a crash of the machine.
 */
export const CrashablePostgres = {
  start: async (options: CrashablePostgresOptions = {}): Promise<CrashablePostgres> => {
    const { data, folder, stop, url } = await startCluster({ ...options, crashable: true })
    const lasting = join(folder, "lasting")
    const down = join(folder, "down")
    await writeFile(lasting, "")
    return {
      url,
      data,
      crash: async (downMillis) => {
        const pid = await serverProcess(data)
        if (pid === undefined) return false
        await writeFile(down, "")
        const signalled = tell(pid)
        if (signalled) await setTimeout(downMillis)
        await rm(down, { force: true })
        return signalled
      },
      stop: async () => {
        await rm(lasting, { force: true })
        await rm(down, { force: true })
        await stop()
      }
    }
  }
}
