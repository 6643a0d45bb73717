import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { firstIdOf, readOne, storageOperation } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"

/** The numbers of an issuer with a prefix, both bounds included. */
export interface NumberSpan {
  readonly environment: FilingEnvironment
  /** NIT without check digit. */
  readonly issuerNit: string
  /** Prefix of the numbers; empty if there is none. */
  readonly prefix: string
  readonly fromNumber: number
  readonly toNumber: number
}

/** Usage of the numbers in a span. Every number is counted once; the rest was never used. */
export interface Usage {
  /** Numbers of documents that were neither rejected nor refused. */
  readonly used: number
  /** Numbers freed by a rejection or refusal; they can be filed and assigned again. */
  readonly freedByRejection: number
  /** Numbers under which the authority has another document; this service cannot use them. */
  readonly usedByOthers: number
  /** The highest number used, freed or used by others; `undefined` if there is none. */
  readonly lastNumber: number | undefined
}

/** Numbers used in a period until now, for the forecast. */
export interface Pace {
  readonly used: number
  /** Moment of the first use in the period. */
  readonly since: Date | undefined
}

/** Families of documents whose numbers come from authorised ranges. Notes, payroll and events have other numbers. */
const families = [
  ...new Set(
    ["01", "02", "03", "04", "05", "07", "08", "20", "25", "27", "32", "35", "40", "45", "50", "55", "60"].map(
      documentFamily
    )
  )
]

/** Usage of numbering ranges by this service. */
export class RangeUsage extends Context.Service<
  RangeUsage,
  {
    /** Counts the numbers of a span by their usage. */
    readonly ofSpan: (span: NumberSpan) => Effect.Effect<Usage>
    /** Counts the numbers of a span that a company has used since a moment. */
    readonly pace: (companyId: string, span: NumberSpan, since: Date) => Effect.Effect<Pace>
    /**
     * The highest number in each span among documents that were neither rejected nor refused; `undefined` for a span
     * without any.
     */
    readonly highest: (spans: ReadonlyArray<NumberSpan>) => Effect.Effect<ReadonlyArray<number | undefined>>
  }
>()("@radicar/api/RangeUsage") {
  /** Reads the submissions in the database. */
  static readonly layer = Layer.effect(
    RangeUsage,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const ofSpan = (span: NumberSpan) => {
        const inSpan = sql`issuer_nit = ${span.issuerNit} and environment = ${span.environment}
          and document_family in ${sql.in(families)} and prefix = ${span.prefix}
          and number between ${span.fromNumber} and ${span.toNumber}`
        return readOne<Usage>(
          "RangeUsage.of",
          sql`
            with living as (
              select distinct number from numbers where ${inSpan}
            ), free as (
              select distinct number from free_numbers where ${inSpan} and number not in (select number from living)
            ), burned as (
              select distinct number from freed where ${inSpan} and burned
                and number not in (select number from living) and number not in (select number from free)
            )
            select (select count(*) from living)::float8 as used,
              (select count(*) from free)::float8 as freed_by_rejection,
              (select count(*) from burned)::float8 as used_by_others,
              greatest((select max(number) from living), (select max(number) from free),
                (select max(number) from burned))::float8 as last_number`
        )
      }
      const pace = (companyId: string, { environment, fromNumber, prefix, toNumber }: NumberSpan, since: Date) =>
        readOne<Pace>(
          "RangeUsage.pace",
          sql`
            select count(distinct number)::float8 as used, min(created_at) as since from documents
            where company_id = any(array[${companyId}::text]) and prefix = ${prefix}
              and id >= ${firstIdOf(since)}::uuid and environment = ${environment}
              and document_family in ${sql.in(families)} and number between ${fromNumber} and ${toNumber}`
        )
      const highest = Effect.fnUntraced(function* (spans: ReadonlyArray<NumberSpan>) {
        if (spans.length === 0) return []
        // one index lookup per family
        const rows = yield* sql<{ readonly highest: number | null }>`
          select (
            select max(top.number) from unnest(string_to_array(${families.join(",")}, ',')) as family, lateral (
              select max(number) as number from numbers
              where issuer_nit = span->>'issuerNit' and environment = span->>'environment'
                and document_family = family and prefix = span->>'prefix'
                and number between (span->>'fromNumber')::bigint and (span->>'toNumber')::bigint
            ) as top
          )::float8 as highest
          from jsonb_array_elements(${JSON.stringify(spans)}::text::jsonb) with ordinality as spans (span, position)
          order by position`
        return rows.map((row) => row.highest ?? undefined)
      }, storageOperation("RangeUsage.highest"))
      return RangeUsage.of({ ofSpan, pace, highest })
    })
  )
}
