import { cp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { handOver, serverAccount } from "./internal/serverAccount.ts"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/** A primary server and a standby that follows it by streaming replication. */
export interface ReplicatedPostgres {
  /** Server that accepts writes; `stop` crashes it. */
  readonly primary: PostgresServer
  /**
   * Server that accepts reads only, until `select pg_promote()`. It stops following, and commits of the primary wait,
   * while its `primary_conninfo` is empty.
   */
  readonly standby: PostgresServer
  /** Stops both servers and removes their files. */
  readonly stop: () => Promise<void>
}

/** The name of the standby in the primary's `synchronous_standby_names`. */
const STANDBY = "standby"

/** Settings of the primary. It keeps its log, because the standby starts from the first entry. */
const primarySettings = { wal_level: "replica", wal_keep_size: "1GB", synchronous_standby_names: STANDBY } as const

/** Replaces a cluster by a copy of another one, which follows the server at a URL. */
const becomeStandby = async (data: string, pattern: string, url: string): Promise<void> => {
  await rm(data, { recursive: true })
  await cp(pattern, data, { recursive: true })
  await writeFile(join(data, "standby.signal"), "")
  const { hostname, port, username } = new URL(url)
  const source = `host=${hostname} port=${port} user=${username} application_name=${STANDBY}`
  // in a file, so that `alter system` can change it
  await writeFile(join(data, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`)
  const account = await serverAccount()
  if (account !== undefined) await handOver(data, account)
}

/**
 * Starter of a primary and its synchronous standby: a commit of the primary waits until the standby has it. The
 * standby's cluster is a copy of the primary's from before the primary's first start.
 */
export const ReplicatedPostgres = {
  start: async (): Promise<ReplicatedPostgres> => {
    let pattern = ""
    const primary = await startCluster({
      crashable: true,
      settings: primarySettings,
      prepare: async (data) => {
        pattern = `${data}.pattern`
        await cp(data, pattern, { recursive: true })
      }
    })
    const standby = await startCluster({
      crashable: true,
      prepare: (data) => becomeStandby(data, pattern, primary.url)
    })
    const stop = async () => void (await Promise.all([standby.stop(), primary.stop()]))
    return { primary, standby, stop }
  }
}
