import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { StorageError } from "../../StorageError.ts"
import { maximumMessageBytes } from "../maximumMessageBytes.ts"
import { openPglite } from "./openPglite.ts"
import { PgliteBackend } from "./PgliteBackend.ts"

/** Connections to the one backend: more than one, so that what holds a connection does not stop everybody else. */
const CONNECTIONS = 8

/** A client of PGlite in `folder`; the same driver as for Postgres, over connections of this process. */
export const makePgliteClient = Effect.fnUntraced(function* (folder: string) {
  const backend = yield* Effect.acquireRelease(
    Effect.tryPromise({
      try: async () => new PgliteBackend(await openPglite(folder)),
      catch: () => StorageError.because("open the embedded database", "FileError", false)
    }),
    (opened) => Effect.promise(() => opened.close())
  )
  const client = yield* PgClient.make({
    stream: () => backend.connect(),
    ssl: false,
    username: "postgres",
    database: "postgres",
    maxConnections: CONNECTIONS,
    maxMessageSize: maximumMessageBytes,
    prepare: false
  })
  // by this name Effect's cluster storage knows that there are no sessions to tie a lock to
  return Object.assign(client, { driver: "pglite" })
})
