import { resolve } from "node:path"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/**
 * Starter of a `PostgresServer` whose cluster stays in a given folder, for databases that take long to fill. The last
 * writes are safe only after a `checkpoint`.
 */
export const KeptPostgres = {
  /** Starts a server on the cluster in a folder; creates the cluster if it is missing. */
  start: (folder: string): Promise<PostgresServer> => startCluster({ kept: resolve(folder) })
}
