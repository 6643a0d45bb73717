import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { storageOperation } from "./storageOperation.ts"

/** Random bytes that all processes on a database share. */
export class ServiceSecrets extends Context.Service<
  ServiceSecrets,
  {
    /** The secret of a name; `fresh` makes it the first time. */
    readonly secret: (name: string, fresh: () => Uint8Array) => Effect.Effect<Uint8Array>
  }
>()("@radicar/api/ServiceSecrets") {
  /** Secrets in the database. */
  static readonly layer = Layer.effect(
    ServiceSecrets,
    Effect.map(SqlClient.SqlClient, (sql) =>
      ServiceSecrets.of({
        secret: Effect.fnUntraced(function* (name: string, fresh: () => Uint8Array) {
          yield* sql`
            insert into service_secrets (name, secret) values (${name}, ${fresh()}) on conflict (name) do nothing`
          const [row] = yield* sql<{ readonly secret: Uint8Array }>`
            select secret from service_secrets where name = ${name}`
          return row === undefined ? yield* Effect.die(new Error(`There is no secret ${name}`)) : row.secret
        }, storageOperation("ServiceSecrets.secret"))
      })
    )
  )
}
