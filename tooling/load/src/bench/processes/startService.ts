import { serviceFile } from "@radicar/build/bundle/service"
import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { type ServerProcess, startServer } from "./startServer.ts"

/** Start options of a service. */
export interface ServiceStart {
  readonly databaseUrl: string
  readonly authorityUrl: string
  /** Folder for the service's data directory and its log. */
  readonly folder: string
  /** Start file of the service; if absent, the bundled service of this repository. */
  readonly file?: string
  /** Options of Node, which precede the file. */
  readonly node?: ReadonlyArray<string>
  readonly env?: Readonly<Record<string, string>>
  readonly processors?: string
}

/** Rate limits that no caller of a benchmark reaches; the service still counts requests, at the same cost. */
const limits = { RADICAR_RATE_LIMIT: "1000000", RADICAR_CONCURRENT_REQUESTS: "100000" }

/** Starts the service as shipped, in the sandbox environment with default settings. */
export const startService = ({
  authorityUrl,
  databaseUrl,
  env = {},
  file = serviceFile,
  folder,
  node = [],
  processors
}: ServiceStart): Promise<ServerProcess> =>
  startServer({
    args: () => [...node, file],
    env: (port) => ({
      HOST: "127.0.0.1",
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      AUTHORITY_URL: authorityUrl,
      RADICAR_DATA_DIR: folder,
      // as in the image
      NODE_OPTIONS: "--max-semi-space-size=16",
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "262144",
      RADICAR_MASTER_KEY: randomBytes(32).toString("base64"),
      ...limits,
      ...env
    }),
    upPath: "/health/ready",
    log: join(folder, "service.log"),
    ...(processors === undefined ? {} : { processors })
  })
