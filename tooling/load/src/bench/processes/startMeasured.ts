import { serviceFile } from "@radicar/build/bundle/service"
import type { ServerProcess } from "@radicar/fixtures/processes/startServer"
import { startService, type ServiceStart } from "@radicar/fixtures/processes/startService"
import { randomBytes } from "node:crypto"
import { join } from "node:path"

/** Start options of a service that is measured. */
export interface MeasuredStart extends Partial<Omit<ServiceStart, "log">> {
  readonly databaseUrl: string
  readonly authorityUrl: string
  /** Folder for the service's data directory and its log. */
  readonly folder: string
}

/** Rate limits that no caller of a benchmark reaches; the service still counts requests, at the same cost. */
const limits = { RADICAR_RATE_LIMIT: "1000000", RADICAR_CONCURRENT_REQUESTS: "100000" }

/** Starts the service as shipped, in the sandbox environment with default settings. */
export const startMeasured = ({
  authorityUrl,
  databaseUrl,
  folder,
  variables,
  ...start
}: MeasuredStart): Promise<ServerProcess> =>
  startService({
    file: serviceFile,
    ...start,
    variables: {
      DATABASE_URL: databaseUrl,
      AUTHORITY_URL: authorityUrl,
      RADICAR_DATA_DIR: folder,
      // as in the image
      NODE_OPTIONS: "--max-semi-space-size=16",
      MALLOC_ARENA_MAX: "2",
      MALLOC_TRIM_THRESHOLD_: "262144",
      RADICAR_MASTER_KEY: randomBytes(32).toString("base64"),
      ...limits,
      ...variables
    },
    log: join(folder, "service.log")
  })
