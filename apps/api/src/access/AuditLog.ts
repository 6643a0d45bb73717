import { Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { firstIdOf, isUuid, momentOfId, readAll, rowOf, run, uuidArray } from "../platform/database/records.ts"

/** Maximum number of caller names that this process remembers having stored; a remembered name is not stored again. */
const maximumStoredNames = 10_000

/** An audit log entry to record: one request and its outcome. */
export interface AuditEntry {
  /** UUID version 7, drawn when the request begins. */
  readonly id: string
  readonly requestId: string
  readonly tokenId: string
  /** Operation of the contract: `InvoiceCreate`. */
  readonly operation: string
  readonly companyId: string | undefined
  readonly providerId: string | undefined
  /** Key of a document, or id of another subject. */
  readonly subject: string | undefined
  /** HTTP status of the answer; `undefined` if the request ended without an answer. */
  readonly status: number | undefined
  /** Type of the problem in the answer: `NumberConflict`. */
  readonly problem: string | undefined
  /** Outcome of the request as JSON: counts, never contents. */
  readonly detail: string | undefined
}

/** A recorded entry of the audit log. */
export interface AuditRecord extends AuditEntry {
  readonly at: Date
}

/** Filter of the log, and the page size. */
interface AuditFilter {
  /** Companies whose entries to return. If absent, all entries, including those without a company. */
  readonly companyIds?: ReadonlyArray<string>
  readonly from?: Date
  readonly to?: Date
  /** Id of the last entry on the previous page. */
  readonly after?: string
  readonly limit: number
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const storedNames = new Map<string, string>()
  return AuditLog.of({
    storeName: (id, name) =>
      storedNames.get(id) === name
        ? Effect.void
        : run(
            "AuditLog.storeName",
            sql`
              insert into people (id, name) values (${id}, ${name})
              on conflict (id) do update set name = excluded.name where people.name <> excluded.name`
          ).pipe(
            Effect.map(() => {
              if (storedNames.size >= maximumStoredNames) storedNames.clear()
              storedNames.set(id, name)
            })
          ),
    names: (ids) =>
      ids.length === 0
        ? Effect.succeed(new Map())
        : Effect.map(
            readAll<{ readonly id: string; readonly name: string }>(
              "AuditLog.names",
              sql`
                select id::text as id, name from tokens
                  where id = any(${uuidArray(ids.filter(isUuid))}::uuid[]) and name <> ''
                union all select id, name from people where ${sql.in("id", ids)}`
            ),
            (rows) => new Map(rows.map(({ id, name }) => [id, name]))
          ),
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
      // a single company in the order of its index: otherwise Postgres scans the entries of all companies until it has
      // enough
      const order = companyIds?.length === 1 ? sql`company_id, id` : sql`id`
      const statement = sql`select * from audit_log where ${sql.and(conditions)} order by ${order} limit ${limit}`
      return Effect.map(readAll<Omit<AuditRecord, "at">>("AuditLog.list", statement), (entries) =>
        entries.map((entry): AuditRecord => ({ ...entry, at: momentOfId(entry.id) }))
      )
    }
  })
})

/**
 * Audit log: caller, operation, subject and outcome of each request, in order of time. The database refuses to change
 * an entry.
 */
export class AuditLog extends Context.Service<
  AuditLog,
  {
    /** Adds an entry, unless one with its id exists. */
    readonly add: (entry: AuditEntry) => Effect.Effect<void>
    /** Stores the name of a person who calls with a JWT; a later name replaces an earlier one. */
    readonly storeName: (id: string, name: string) => Effect.Effect<void>
    /** Names of callers by id: labels of tokens, names of people. Callers without a name are missing. */
    readonly names: (ids: ReadonlyArray<string>) => Effect.Effect<ReadonlyMap<string, string>>
    /** A page of entries, the oldest first. */
    readonly list: (filter: AuditFilter) => Effect.Effect<ReadonlyArray<AuditRecord>>
  }
>()("@radicar/api/AuditLog") {
  /** Stores the log in the database. */
  static readonly layer = Layer.effect(AuditLog, make)
}
