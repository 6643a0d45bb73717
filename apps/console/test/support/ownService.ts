import { bundleService } from "@radicar/build/bundle/service"
import { type RunningService, startService } from "@radicar/fixtures/processes/startService"
import { testDatabase } from "@radicar/fixtures/postgres/testDatabase"
import { Effect } from "effect"
import { adminToken, onPostgres } from "./filing.ts"

/**
 * Starts a service of a test file's own. On Postgres the start takes a third of the processor time that it takes with
 * an embedded database.
 */
export const ownService = async (variables: Readonly<Record<string, string>> = {}): Promise<RunningService> =>
  startService({
    file: await bundleService(),
    variables: {
      RADICAR_ADMIN_TOKEN: adminToken,
      ...onPostgres(await Effect.runPromise(testDatabase)),
      ...variables
    }
  })
