import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { firstIdOf, momentOfId } from "../platform/database/ids.ts"
import { storageOperation } from "../platform/database/storageOperation.ts"
import { recordReader, type Row } from "../platform/database/records.ts"

/** What somebody did. */
interface AuditEntry {
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
  /** UUID version 7. */
  readonly id: string
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

const readEntry = recordReader<Omit<AuditRecord, "at">>({
  id: "id",
  requestId: "request_id",
  tokenId: "token_id",
  operation: "operation",
  companyId: "company_id",
  providerId: "provider_id",
  subject: "subject",
  status: "status",
  problem: "problem",
  detail: "detail"
})

const recordOf = (row: Row): AuditRecord => {
  const entry = readEntry(row)
  return { ...entry, at: momentOfId(entry.id) }
}

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  AuditLog.of({
    add: (entry: AuditEntry) =>
      sql`
        insert into audit_log ${sql.insert({
          id: randomUUIDv7(),
          request_id: entry.requestId,
          token_id: entry.tokenId,
          operation: entry.operation,
          company_id: entry.companyId ?? null,
          provider_id: entry.providerId ?? null,
          subject: entry.subject ?? null,
          status: entry.status ?? null,
          problem: entry.problem ?? null,
          detail: entry.detail ?? null
        })}`.pipe(Effect.asVoid, storageOperation("AuditLog.add")),
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
      return sql<Row>`select * from audit_log where ${sql.and(conditions)} order by ${order} limit ${limit}`.pipe(
        Effect.map((rows) => rows.map(recordOf)),
        storageOperation("AuditLog.list")
      )
    }
  })
)

/** Who did what with which document, in the order of time. Nothing changes an entry: the database refuses to. */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    readonly add: (entry: AuditEntry) => Effect.Effect<void>
    /** A page, the oldest first. */
    readonly list: (filter: AuditFilter) => Effect.Effect<ReadonlyArray<AuditRecord>>
  }
>()("@radicar/api/AuditLog") {
  /** The log in the database. */
  static readonly layer = Layer.effect(AuditLog, make)
}
