import { PgClient, PgConnection } from "@effect/sql-pg"
import { Context, type Duration, Effect, Layer, Option, type Redacted, type Scope } from "effect"
import type { Reactivity } from "effect/reactivity"
import { SqlClient, type SqlConnection, SqlError } from "effect/sql"
import { maximumMessageBytes } from "./maximumMessageBytes.ts"
import { lease, leaseAlone, makeSessionPool, repeatConflicts } from "./SessionPool.ts"
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

/** Connections of a client. */
export interface PooledClientOptions {
  readonly url: Redacted.Redacted
  readonly sizes: PoolSizes
  readonly statements: PreparedStatements
  /** Longest life of a connection. */
  readonly life: Duration.Duration
}

/**
 * A client of Postgres with separate connections for filings, so that lists, exports and jobs never delay them. {@link
 * withFilingPool} chooses the connections, because the same query may belong to a filing or to an export. Inside a
 * transaction, statements use the transaction's connection.
 */
export const makePooledClient = Effect.fnUntraced(function* ({
  life,
  sizes,
  statements,
  url
}: PooledClientOptions): Effect.fn.Return<SqlClient.SqlClient, SqlError.SqlError, Scope.Scope | Reactivity.Reactivity> {
  const { pooled, shared } = yield* connectionSettings(url, statements)
  const open = (applicationName: string, size: number, statementsOfOne = 1) =>
    makeSessionPool({
      ...shared,
      url,
      life,
      size,
      statements: statementsOfOne,
      applicationName,
      maxMessageSize: maximumMessageBytes
    })
  // a pooler's connections cost little, and PgBouncer can lose track of statements that are sent before the former one
  // has ended, if that one fails (its issue 759)
  const filings = yield* pooled
    ? open("radicar filings", sizes.filings * STATEMENTS_OF_A_CONNECTION)
    : open("radicar filings", sizes.filings, STATEMENTS_OF_A_CONNECTION)
  const filingTransactions = yield* open("radicar filings", sizes.filingTransactions)
  const others = yield* open("radicar", sizes.others)

  const client = yield* SqlClient.make({
    acquirer: Effect.flatMap(CurrentPool, (pool) => lease(pool === "filings" ? filings : others)),
    transactionAcquirer: Effect.flatMap(CurrentPool, (pool) =>
      leaseAlone(pool === "filings" ? filingTransactions : others)
    ),
    compiler: PgClient.makeCompiler(),
    driver: "@effect/sql-pg",
    prepareTransactionControls: true,
    commit,
    releaseSavepoint: (name) => `RELEASE SAVEPOINT ${name}`,
    spanAttributes: [["db.system.name", "postgresql"]]
  })
  const { transactionService, withTransaction } = client
  return Object.assign(client, {
    withTransaction: <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E | SqlError.SqlError, R> =>
      Effect.flatMap(Effect.serviceOption(transactionService), (outer) =>
        Option.isSome(outer) ? withTransaction(effect) : repeatConflicts(withTransaction(effect))
      )
  })
})
