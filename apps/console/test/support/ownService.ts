import { bundleService } from "@radicar/build/bundle/service"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { Effect } from "effect"
import { mkdtempSync } from "node:fs"
import { join } from "node:path"
import { inject } from "vitest"
import { adminToken, onPostgres } from "./filing.ts"

/** Starts a service with the administrator's token. */
export const start = async (variables: Readonly<Record<string, string>>): Promise<RunningService> =>
  startService({ file: await bundleService(), variables: { RADICAR_ADMIN_TOKEN: adminToken, ...variables } })

/**
 * Starts a service of a test file's own. On Postgres the start takes a third of the processor time that it takes with
 * an embedded database.
 */
export const ownService = async (variables: Readonly<Record<string, string>> = {}): Promise<RunningService> =>
  start({ ...onPostgres(await Effect.runPromise(testDatabase)), ...variables })

/** Databases of the service: one of its own, or a Postgres. */
export const databases = ["PGlite", "Postgres"] as const

/** Variables of a service at an address and on a new database that it still has when it is started again. */
export const restartable = async (database: (typeof databases)[number]): Promise<Readonly<Record<string, string>>> => ({
  PORT: String(await freePort()),
  RADICAR_DATA_DIR: mkdtempSync(join(inject("temporaryFolder"), "console-")),
  ...(database === "Postgres" ? onPostgres(await Effect.runPromise(testDatabase)) : {})
})
