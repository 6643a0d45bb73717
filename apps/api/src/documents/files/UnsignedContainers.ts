import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { run } from "../../platform/database/records.ts"
import type { Submission } from "../submissions/Submission.ts"

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  UnsignedContainers.of({
    note: ({ companyId, environment, id, issuerNit }) =>
      run(
        "UnsignedContainers.note",
        sql`
          insert into unsigned_containers (company_id, environment, issuer_nit, id)
          values (${companyId}, ${environment}, ${issuerNit}, ${id}) on conflict do nothing`
      )
  })
)

/** Accepted documents whose container nobody could sign. The next certificate that signs for their issuer does. */
export class UnsignedContainers extends Context.Service<
  UnsignedContainers,
  { readonly note: (submission: Submission) => Effect.Effect<void> }
>()("@radicar/api/UnsignedContainers") {
  static readonly layer = Layer.effect(UnsignedContainers, make)
}
