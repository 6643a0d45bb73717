import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { LaneAppointments } from "../following/LaneAppointments.ts"
import { makeRecordEvent } from "./internal/recordEvent.ts"
import { storageTransaction } from "./internal/storageOperation.ts"
import type { NewEvent } from "./NewEvent.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const record = yield* makeRecordEvent
  return Events.of({
    record: (event: NewEvent) => record(event).pipe(storageTransaction(sql, "Events.record")),
    begin: Effect.fnUntraced(
      function* (condition: string, event: NewEvent) {
        const rows = yield* sql`
          insert into conditions (name) values (${condition}) on conflict (name) do nothing returning name`
        if (rows.length > 0) yield* record(event)
      },
      storageTransaction(sql, "Events.begin")
    ),
    end: Effect.fnUntraced(
      function* (condition: string, event: NewEvent) {
        const rows = yield* sql`delete from conditions where name = ${condition} returning name`
        if (rows.length > 0) yield* record(event)
      },
      storageTransaction(sql, "Events.end")
    )
  })
})

/** What has happened, for who wants to be told. Failures of the database are defects (`StorageError`). */
export class Events extends Context.Service<
  Events,
  {
    /** Records an event; inside a transaction it is part of it. */
    readonly record: (event: NewEvent) => Effect.Effect<void>
    /** Notes that something goes on, and the event if nobody has noted it yet, whichever process. */
    readonly begin: (condition: string, event: NewEvent) => Effect.Effect<void>
    /** Notes that it goes on no more, and the event if it did. */
    readonly end: (condition: string, event: NewEvent) => Effect.Effect<void>
  }
>()("@radicar/api/Events") {
  static readonly layer: Layer.Layer<Events, never, SqlClient.SqlClient | LaneAppointments> = Layer.effect(Events, make)
}
