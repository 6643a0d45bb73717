import { PgClient } from "@effect/sql-pg"
import { Effect, type Redacted } from "effect"
import { StorageError } from "../storage/StorageError.ts"
import { type SchemaState, schemaState } from "../storage/SchemaState.ts"
import type { Check } from "./Check.ts"

const stateText = ({ found, known }: SchemaState): string => {
  if (found === 0) return `no migration yet; the service makes its ${known} when it starts`
  if (found < known) return `migration ${found}; the service brings it to ${known} when it starts`
  return found === known
    ? `migration ${found}, as this version has it`
    : `migration ${found}, of a newer version than this one, which knows ${known}`
}

/** Connects to the Postgres of `DATABASE_URL` and asks for its structure, which it leaves as it is. */
export const checkDatabase = (url: Redacted.Redacted | undefined): Effect.Effect<Check> => {
  const variable = "DATABASE_URL"
  if (url === undefined) {
    const detail = "embedded (PGlite); one process at a time may open it, so it was not tried"
    return Effect.succeed({ variable, state: "not-tried", detail })
  }
  return schemaState.pipe(
    Effect.provide(PgClient.layer({ url, maxConnections: 1 })),
    Effect.timeout("15 seconds"),
    Effect.match({
      onSuccess: (state): Check => ({ variable, state: "ok", detail: stateText(state) }),
      onFailure: (error): Check => ({
        variable,
        state: "failed",
        detail: error._tag === "SqlError" ? StorageError.of("connect", error).message : "no answer within 15 seconds"
      })
    })
  )
}
