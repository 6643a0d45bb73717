import { resolve } from "node:path"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/**
 * A `PostgresServer` whose cluster stays in its own folder, for databases that take long to fill. The last writes are
 * safe only after a `checkpoint`.
 */
export const KeptPostgres = {
  /** Starts a server on the cluster in a folder, which is created if missing. */
  start: (folder: string): Promise<PostgresServer> => startCluster({ kept: resolve(folder) })
}
