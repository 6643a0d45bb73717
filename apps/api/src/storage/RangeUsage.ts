import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { FilingEnvironment } from "../authority/FilingEnvironment.ts"
import { documentFamily } from "./documentFamily.ts"
import { storageOperation } from "./internal/storageOperation.ts"

/** The numbers of an issuer with a prefix, both bounds included. */
export interface NumberSpan {
  readonly environment: FilingEnvironment
  /** NIT without check digit. */
  readonly issuerNit: string
  /** `""` for none. */
  readonly prefix: string
  readonly fromNumber: number
  readonly toNumber: number
}

/** What of a span is used. */
export interface Usage {
  readonly used: number
  /** The highest number used; `undefined` where none is. */
  readonly lastNumber: number | undefined
}

/** Documents whose numbers come from authorised ranges; notes, payroll and events number by themselves. */
const families = [
  ...new Set(
    ["01", "02", "03", "04", "05", "07", "08", "20", "25", "27", "32", "35", "40", "45", "50", "55", "60"].map(
      documentFamily
    )
  )
]

/** How much of numbering ranges this service has used. */
export class RangeUsage extends Context.Service<
  RangeUsage,
  {
    /** Counts each number once that a document bears which was neither rejected nor refused. */
    readonly of: (span: NumberSpan) => Effect.Effect<Usage>
  }
>()("@radicar/api/RangeUsage") {
  /** By the submissions in the database. */
  static readonly layer: Layer.Layer<RangeUsage, never, SqlClient.SqlClient> = Layer.effect(
    RangeUsage,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const of = Effect.fn("RangeUsage.of")(function* (span: NumberSpan) {
        const [row] = yield* sql<{ readonly used: number; readonly last: number | null }>`
          select count(distinct number)::float8 as used, max(number)::float8 as last from submissions
          where issuer_nit = ${span.issuerNit} and environment = ${span.environment}
            and document_family in ${sql.in(families)} and prefix = ${span.prefix}
            and number between ${span.fromNumber} and ${span.toNumber} and state not in ('rejected', 'refused')`
        return { used: row?.used ?? 0, lastNumber: row?.last ?? undefined }
      }, storageOperation("RangeUsage.of"))
      return RangeUsage.of({ of })
    })
  )
}
