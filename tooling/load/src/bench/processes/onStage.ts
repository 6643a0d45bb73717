import { bundleRadicar } from "@radicar/build/bundle/radicar"
import { bundleService } from "@radicar/build/bundle/service"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { Effect } from "effect"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { familySeconds } from "./processorTime.ts"
import type { ServerProcess } from "@radicar/fixtures/processes/startServer"
import { type MeasuredStart, startMeasured } from "./startMeasured.ts"

/** A Postgres server, with functions that start the processes to measure on it. */
export interface Stage {
  /** Folder for the output of processes, removed at the end of the run. */
  readonly folder: string
  /** Creates an empty database; returns its URL. */
  readonly database: () => Promise<string>
  /** Registers a server to be stopped at the end of the run. */
  readonly keep: (server: Promise<ServerProcess>) => Promise<ServerProcess>
  /** Starts the service on a new database, or on the one that `databaseUrl` names; it stops at the end of the run. */
  readonly service: (
    authorityUrl: string,
    options?: Pick<MeasuredStart, "node" | "file" | "variables"> & { readonly databaseUrl?: string }
  ) => Promise<ServerProcess & { readonly databaseUrl: string }>
  /** Reads the processor seconds of Postgres with all its backends. */
  readonly postgresSeconds: () => number
}

/**
 * Bundles the programs and starts a Postgres for the run; stops everything afterwards. As in production, an answered
 * commit is in the write-ahead log; only `fsync` forces it to disk.
 */
export const onStage = async (run: (stage: Stage) => Promise<void>, fsync = false): Promise<void> => {
  await bundleRadicar()
  await bundleService()
  const folder = mkdtempSync(join(tmpdir(), "stage-"))
  const postgres = await startPostgres({ lasting: true, fsync })
  const postmaster = Number(readFileSync(join(postgres.data, "postmaster.pid"), "utf8").split("\n")[0])
  const database = (): Promise<string> => Effect.runPromise(createDatabase(postgres.url))
  const started: Array<ServerProcess> = []
  const keep: Stage["keep"] = async (server) => {
    started.push(await server)
    return server
  }
  const stage: Stage = {
    folder,
    database,
    keep,
    service: async (authorityUrl, { databaseUrl, ...options } = {}) => {
      const url = databaseUrl ?? (await database())
      return {
        ...(await keep(startMeasured({ databaseUrl: url, authorityUrl, folder, ...options }))),
        databaseUrl: url
      }
    },
    postgresSeconds: () => familySeconds(postmaster)
  }
  try {
    await run(stage)
  } finally {
    for (const server of started.toReversed()) await server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
