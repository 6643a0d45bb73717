import { Effect } from "effect"
import { inject } from "vitest"
import { createDatabase } from "./createDatabase.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the Postgres that serves this test run; see `globalSetup`. */
    readonly postgresUrl: string
    /** Folder for temporary files, removed when this test run ends; see `globalSetup`. */
    readonly temporaryFolder: string
  }
}

/** Creates a database in the server that `globalSetup` started for this test run; returns its URL. */
export const testDatabase: Effect.Effect<string> = Effect.suspend(() => createDatabase(inject("postgresUrl")))
