import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { firstIdOf, momentOfId, readAll, rowOf, run } from "../platform/database/records.ts"

/** What somebody did. */
export interface AuditEntry {
  /** UUID version 7, drawn when the request begins. */
  readonly id: string
  readonly requestId: string
  readonly tokenId: string
  /** Operation of the contract: `InvoiceCreate`. */
  readonly operation: string
  readonly companyId: string | undefined
  readonly providerId: string | undefined
  /** Key of a document, or id of what it was about. */
  readonly subject: string | undefined
  /** HTTP status of the answer; `undefined` where its caller had gone. */
  readonly status: number | undefined
  /** Type of the problem that it was answered with: `NumberConflict`. */
  readonly problem: string | undefined
  /** What it came to, as JSON: counts, never contents. */
  readonly detail: string | undefined
}

/** An entry of the log. */
export interface AuditRecord extends AuditEntry {
  readonly at: Date
}

/** Which entries, and how many at most. */
interface AuditFilter {
  /** Absent: also those of no company. */
  readonly companyIds?: ReadonlyArray<string>
  readonly from?: Date
  readonly to?: Date
  /** Behind the entry of this id. */
  readonly after?: string
  readonly limit: number
}

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  AuditLog.of({
    add: (entry) =>
      run("AuditLog.add", sql`insert into audit_log ${sql.insert(rowOf(entry))} on conflict (id) do nothing`),
    list: ({ after, companyIds, from, limit, to }: AuditFilter) => {
      const conditions = [
        ...(companyIds === undefined
          ? []
          : [
              companyIds.length === 1
                ? sql`company_id = any(array[${companyIds[0]}::text])`
                : sql.in("company_id", companyIds)
            ]),
        ...(after === undefined ? [] : [sql`id > ${after}::uuid`]),
        ...(from === undefined ? [] : [sql`id >= ${firstIdOf(from)}::uuid`]),
        ...(to === undefined ? [] : [sql`id < ${firstIdOf(to)}::uuid`])
      ]
      // of one company in the order of its index, or else Postgres reads everybody's entries until it has found enough
      const order = companyIds?.length === 1 ? sql`company_id, id` : sql`id`
      const statement = sql`select * from audit_log where ${sql.and(conditions)} order by ${order} limit ${limit}`
      return Effect.map(readAll<Omit<AuditRecord, "at">>("AuditLog.list", statement), (entries) =>
        entries.map((entry): AuditRecord => ({ ...entry, at: momentOfId(entry.id) }))
      )
    }
  })
)

/** Who did what with which document, in the order of time. Nothing changes an entry: the database refuses to. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    /** Adds an entry, unless there is one of its id. */
    readonly add: (entry: AuditEntry) => Effect.Effect<void>
    /** A page, the oldest first. */
    readonly list: (filter: AuditFilter) => Effect.Effect<ReadonlyArray<AuditRecord>>
  }
>()("@radicar/api/AuditLog") {
  /** The log in the database. */
  static readonly layer = Layer.effect(AuditLog, make)
}
