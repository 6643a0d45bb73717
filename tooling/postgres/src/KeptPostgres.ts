import { resolve } from "node:path"
import { startCluster } from "./internal/startCluster.ts"
import type { PostgresServer } from "./PostgresServer.ts"

/**
 * A `PostgresServer` whose cluster is in a folder of its own and stays there when it ends, for databases that take long
 * to fill. What was written last is only sure to be there after a `checkpoint`.
 */
export const KeptPostgres = {
  /** Starts a server over the cluster of a folder, which is made where there is none. */
  start: (folder: string): Promise<PostgresServer> => startCluster({ kept: resolve(folder) })
}
