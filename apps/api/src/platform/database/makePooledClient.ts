import { PgClient, PgConnection, PgPool } from "@effect/sql-pg"
import { Context, Effect, Layer, type Redacted, type Scope, Stream } from "effect"
import type { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, SqlError } from "effect/sql"
import { maximumMessageBytes } from "./maximumMessageBytes.ts"
import { logInfo } from "../observability/log.ts"

/** Pool whose connections run the statements of the current fiber. */
const CurrentPool = Context.Reference<"filings" | "others">("@radicar/api/CurrentPool", {
  defaultValue: () => "others"
})

/**
 * Runs the statements of an effect, and of its forks, on the connections for filings. Use it for short statements
 * only: several filings share a connection, and each statement waits for the earlier ones.
 */
export const withFilingPool = Effect.provideService(CurrentPool, "filings")

/** Runs the background work of a layer on the connections for filings. */
export const layerFilingPool = Layer.succeed(CurrentPool, "filings")

/**
 * Whether statements are prepared by name, once for each connection. A pooler in transaction mode gives every
 * transaction another connection, on which the name is unknown or taken. `auto` prepares unless there is a pooler.
 */
export type PreparedStatements = "auto" | "on" | "off"

/** Number of connections of each kind. */
interface PoolSizes {
  /** Connections shared by the filings' statements outside of transactions. */
  readonly filings: number
  /** Connections for the filings' transactions, each used by one transaction at a time. */
  readonly filingTransactions: number
  /** Connections for everything else: lists, exports, jobs, metrics, erasure, migrations. */
  readonly others: number
}

/** Pool sizes of one of several processes that share the connections of a service. */
export const poolSizes = (processes: number): PoolSizes => ({
  filings: Math.max(2, Math.ceil(3 / processes)),
  filingTransactions: Math.max(1, Math.ceil(2 / processes)),
  others: Math.max(3, Math.ceil(5 / processes))
})

/**
 * Maximum number of concurrent statements on one connection. Further statements use another connection, so a slow
 * statement delays at most these.
 */
const STATEMENTS_OF_A_CONNECTION = 8

type Transform = Parameters<SqlConnection.Connection["execute"]>[2]

/** A connection of a pool as Effect's SQL client uses it. */
class PooledConnection implements SqlConnection.Connection {
  readonly #connection: PgConnection.PgConnection

  constructor(connection: PgConnection.PgConnection) {
    this.#connection = connection
  }

  #rows(sql: string, values: ReadonlyArray<unknown>, transform: Transform, prepare: boolean) {
    return Effect.map(this.#connection.query(sql, values, prepare), ({ rows }) => transform?.(rows) ?? rows)
  }

  execute(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    return this.#rows(sql, values, transform, true)
  }

  executeUnprepared(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    return this.#rows(sql, values, transform, false)
  }

  executeRaw(sql: string, values: ReadonlyArray<unknown>) {
    return this.#connection.query(sql, values)
  }

  executeValues(sql: string, values: ReadonlyArray<unknown>) {
    return this.#connection.queryValues(sql, values)
  }

  executeValuesUnprepared(sql: string, values: ReadonlyArray<unknown>) {
    return this.#connection.queryValues(sql, values, false)
  }

  executeStream(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    const rows = this.#connection.stream(sql, values)
    return transform === undefined ? rows : Stream.map(rows, (row) => transform([row])[0])
  }
}

const asClients = (connection: PgConnection.PgConnection): SqlConnection.Connection => new PooledConnection(connection)

/** Commits, and fails if Postgres answers `ROLLBACK` because a statement had failed. */
const commit = (connection: SqlConnection.Connection) =>
  Effect.flatMap(connection.executeRaw("COMMIT", []), (result) => {
    if ((result as PgConnection.Result).command !== "ROLLBACK") return Effect.void
    const message = "The transaction was rolled back, because a statement had failed"
    return new SqlError.SqlError({
      reason: new SqlError.UnknownError({ cause: new Error(message), message, operation: "commit" })
    })
  })

/**
 * Session settings of every connection. Compiling a statement takes a second, and Postgres compiles all sums, and pages
 * of which it expects too many rows.
 */
const sessionSettings = { jit: "off" }

/**
 * Whether the server of a URL is a connection pooler. A pooler announces a different backend process from the one that
 * answers queries.
 */
const isPooled = (url: Redacted.Redacted, startupParameters: Readonly<Record<string, string>>) =>
  Effect.scoped(
    Effect.gen(function* () {
      const connection = yield* PgConnection.make({
        url,
        applicationName: "radicar",
        prepare: false,
        startupParameters
      })
      const { rows } = yield* connection.query("select pg_backend_pid() as answering", [])
      return (rows[0] as { readonly answering: number }).answering !== connection.processId
    })
  )

/** Whether the server itself refused a connection; otherwise it was not reached. */
const isRefusal = ({ reason: { cause } }: SqlError.SqlError): boolean =>
  typeof cause === "object" && cause !== null && "severity" in cause

/** Settings of the connections to a server. */
const connectionSettings = Effect.fnUntraced(function* (url: Redacted.Redacted, statements: PreparedStatements) {
  const probe = (startupParameters: Readonly<Record<string, string>>) =>
    Effect.map(isPooled(url, startupParameters), (pooled) => ({ pooled, startupParameters }))
  // poolers refuse session settings
  const { pooled, startupParameters } = yield* probe(sessionSettings).pipe(Effect.catchIf(isRefusal, () => probe({})))
  if (pooled && statements === "auto") {
    yield* logInfo({
      en: "The database is behind a connection pooler, so statements are not prepared by name; see RADICAR_DATABASE_PREPARE.",
      es: "La base de datos está detrás de un pooler de conexiones; por eso las sentencias no se preparan con nombre; vea RADICAR_DATABASE_PREPARE."
    })
  }
  return { pooled, shared: { prepare: statements === "auto" ? !pooled : statements === "on", startupParameters } }
})

/**
 * A client of Postgres with separate connections for filings, so that lists, exports and jobs never delay them. {@link
 * withFilingPool} chooses the connections, because the same query may belong to a filing or to an export. Inside a
 * transaction, statements use the transaction's connection.
 */
export const makePooledClient = Effect.fnUntraced(function* (
  url: Redacted.Redacted,
  sizes: PoolSizes,
  statements: PreparedStatements
): Effect.fn.Return<SqlClient.SqlClient, SqlError.SqlError, Scope.Scope | Reactivity.Reactivity> {
  const { pooled, shared } = yield* connectionSettings(url, statements)
  const open = (applicationName: string, maxConnections: number, options: Partial<PgPool.Config> = {}) =>
    PgPool.make({ ...shared, ...options, url, applicationName, maxConnections, maxMessageSize: maximumMessageBytes })
  // a pooler's connections cost little, and PgBouncer can lose track of statements that are sent before the former one
  // has ended, if that one fails (its issue 759)
  const filings = yield* pooled
    ? open("radicar filings", sizes.filings * STATEMENTS_OF_A_CONNECTION)
    : open("radicar filings", sizes.filings, { multiplex: true, multiplexConcurrency: STATEMENTS_OF_A_CONNECTION })
  const filingTransactions = yield* open("radicar filings", sizes.filingTransactions)
  const others = yield* open("radicar", sizes.others)
  const forStatements = Effect.map(CurrentPool, (pool) => (pool === "filings" ? filings : others))
  const forTransactions = Effect.map(CurrentPool, (pool) => (pool === "filings" ? filingTransactions : others))

  return yield* SqlClient.make({
    acquirer: Effect.map(
      Effect.flatMap(forStatements, ({ get }) => get),
      asClients
    ),
    borrower: (borrow) => Effect.flatMap(forStatements, (pool) => pool.use((each) => borrow(asClients(each)))),
    transactionAcquirer: Effect.map(
      Effect.flatMap(forTransactions, ({ reserve }) => reserve),
      asClients
    ),
    compiler: PgClient.makeCompiler(),
    driver: "@effect/sql-pg",
    prepareTransactionControls: true,
    commit,
    releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    spanAttributes: [["db.system.name", "postgresql"]]
  })
})
