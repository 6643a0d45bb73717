import { runningService, type RunningService } from "@radicar/build/packages/runningService"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Effect } from "effect"
import { adminToken, onPostgres } from "./filing.ts"

/**
 * Starts a service of a test file's own. On Postgres the start takes a third of the processor time that it takes with
 * an embedded database.
 */
export const ownService = async (variables: Readonly<Record<string, string>> = {}): Promise<RunningService> =>
  runningService({
    RADICAR_ADMIN_TOKEN: adminToken,
    ...onPostgres(await Effect.runPromise(testDatabase)),
    ...variables
  })
