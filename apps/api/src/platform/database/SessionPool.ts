import { PgConnection } from "@effect/sql-pg"
import { Duration, Effect, Pool, Random, Redacted, type Scope, Stream } from "effect"
import { type SqlConnection, SqlError } from "effect/sql"
import { connect, type Socket } from "node:net"
import { StatementMillis } from "./statementBounds.ts"
import { isAmbiguous, isConflict, meaningOf } from "./StorageError.ts"

/** A session of a Postgres, with its socket, so that it can be closed while a statement waits for its answer. */
interface Session {
  readonly connection: PgConnection.PgConnection
  readonly socket: Socket
  /** Milliseconds of `performance.now()` at which the session has lived long enough. */
  readonly endsAt: number
}

/** Options of a pool of sessions. */
export interface SessionPoolOptions extends Omit<PgConnection.Config, "url" | "multiplex" | "stream"> {
  readonly url: Redacted.Redacted
  /** Maximum number of sessions. */
  readonly size: number
  /** Maximum number of statements at a time on one session. */
  readonly statements: number
  /** Longest life of a session. */
  readonly life: Duration.Duration
}

/** A pool of sessions, each opened when it is needed. */
export type SessionPool = Pool.Pool<Session, SqlError.SqlError>

/** Time after which an unused session is closed. */
const IDLE = "1 minute"

/** Shortest life of a session, as a part of the longest, so that those opened together do not end together. */
const SHORTEST_LIFE = 0.8

/** Opens the socket for a URL in libpq's form; the driver reads everything else from the URL. */
const socketTo = (url: Redacted.Redacted): Socket => {
  const { hostname, port, searchParams } = new URL(Redacted.value(url))
  const host = searchParams.get("host") ?? (decodeURIComponent(hostname.replace(/^\[(.*)\]$/u, "$1")) || "localhost")
  const number = Number(searchParams.get("port") ?? (port || 5432))
  return host.startsWith("/")
    ? connect({ path: `${host}/.s.PGSQL.${number}` })
    : connect({ host, port: number, noDelay: true })
}

/**
 * Makes a pool of sessions.
 *
 * The driver's own pool gives no access to sockets, and the driver ends a waiting statement only by a cancel request.
 * Postgres reports a commit that was cancelled while it waited for a standby as a success, so none may be sent.
 */
export const makeSessionPool = Effect.fnUntraced(function* ({
  life,
  size,
  statements,
  url,
  ...config
}: SessionPoolOptions): Effect.fn.Return<SessionPool, never, Scope.Scope> {
  const fork = Effect.runForkWith(yield* Effect.context())
  const open = Effect.gen(function* () {
    let socket: Socket | undefined
    const stream = () => (socket = socketTo(url))
    const connection = yield* PgConnection.make({ ...config, url, stream, multiplex: statements > 1 })
    const share = yield* Random.nextBetween(SHORTEST_LIFE, 1)
    const endsAt = performance.now() + Duration.toMillis(life) * share
    // the driver has called `stream` by now, which the compiler cannot see
    const session: Session = { connection, socket: socket as unknown as Socket, endsAt }
    session.socket.once("close", () => fork(Pool.invalidate(pool, session)))
    return session
  })
  const pool: SessionPool = yield* Pool.makeWithTTL({
    acquire: open,
    min: 0,
    max: size,
    concurrency: statements,
    timeToLive: IDLE
  })
  return pool
})

/** Number of times that a transaction is repeated. */
const REPETITIONS = 2

/** Milliseconds before a repetition, chosen by chance, so that the same transactions do not meet again. */
const PAUSE = { shortest: 10, longest: 50 } as const

/** Repeats what is a transaction of its own, twice at most, if the database broke it off because of another one. */
export const repeatConflicts = <A, E, R>(
  transaction: Effect.Effect<A, E, R>,
  left = REPETITIONS
): Effect.Effect<A, E, R> =>
  Effect.catchCause(transaction, (cause) =>
    left === 0 || !isConflict(cause)
      ? Effect.failCause(cause)
      : Random.nextBetween(PAUSE.shortest, PAUSE.longest).pipe(
          Effect.flatMap(Effect.sleep),
          Effect.andThen(repeatConflicts(transaction, left - 1))
        )
  )

type Transform = Parameters<SqlConnection.Connection["execute"]>[2]

const connectionError = (cause: unknown, message: string): SqlError.SqlError =>
  new SqlError.SqlError({ reason: new SqlError.ConnectionError({ cause, message, operation: "query" }) })

/**
 * A lease of a session, as Effect's SQL client uses it. Every statement of every pool passes here.
 *
 * - An interrupted fiber waits until its statement has ended, so that no statement is cancelled, and the server never
 *   works on more statements than there are sessions.
 * - If the answer does not come within `StatementMillis`, the socket is closed. Whether the statement was executed is
 *   then unknown.
 * - A session that cannot write is closed with its last lease.
 * - A statement outside of a transaction, which is one by itself, is repeated if another transaction broke it off.
 */
class Lease implements SqlConnection.Connection {
  readonly #pool: SessionPool
  readonly #session: Session
  readonly #connection: PgConnection.PgConnection
  readonly #inTransaction: boolean

  /** `alone` is the view of the session that a transaction has to itself. */
  constructor(pool: SessionPool, session: Session, alone?: PgConnection.PgConnection) {
    this.#pool = pool
    this.#session = session
    this.#connection = alone ?? session.connection
    this.#inTransaction = alone !== undefined
  }

  /** Closes the socket if the answer does not come in time; the driver then fails all that wait on it. */
  #bounded<A>(query: Effect.Effect<A, SqlError.SqlError>): Effect.Effect<A, SqlError.SqlError> {
    return Effect.withFiber((fiber) => {
      const limit = setTimeout(() => this.#session.socket.destroy(), fiber.getRef(StatementMillis))
      return Effect.onExit(query, () => Effect.sync(() => clearTimeout(limit)))
    })
  }

  /** Asks the server whether it is a standby. A failed transaction says nothing. */
  #isStandby(): Effect.Effect<boolean> {
    return this.#bounded(this.#connection.query("select pg_is_in_recovery() as standby")).pipe(
      Effect.map(({ rows }) => rows[0]?.["standby"] === true),
      Effect.orElseSucceed(() => false)
    )
  }

  /** Closes the session with its last lease if a statement failed because the server does not serve writes. */
  #judge(error: SqlError.SqlError): Effect.Effect<never, SqlError.SqlError> {
    const discard = Pool.invalidate(this.#pool, this.#session)
    if (meaningOf(error) === "wrongServer") return Effect.andThen(discard, error)
    if (!isAmbiguous(error)) return error
    const elsewhere = Effect.andThen(discard, connectionError(error.reason.cause, error.message))
    return Effect.flatMap(this.#isStandby(), (isStandby) => (isStandby ? elsewhere : error))
  }

  #answered<A>(query: Effect.Effect<A, SqlError.SqlError>): Effect.Effect<A, SqlError.SqlError> {
    const judged = Effect.catch(this.#bounded(query), (error) => this.#judge(error))
    const attempt = Effect.uninterruptible(judged)
    return this.#inTransaction ? attempt : repeatConflicts(attempt)
  }

  #rows(sql: string, values: ReadonlyArray<unknown>, transform: Transform, prepare: boolean) {
    const answer = this.#answered(this.#connection.query(sql, values, prepare))
    return Effect.map(answer, ({ rows }) => transform?.(rows) ?? rows)
  }

  execute(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    return this.#rows(sql, values, transform, true)
  }

  executeUnprepared(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    return this.#rows(sql, values, transform, false)
  }

  executeRaw(sql: string, values: ReadonlyArray<unknown>) {
    return this.#answered(this.#connection.query(sql, values))
  }

  executeValues(sql: string, values: ReadonlyArray<unknown>) {
    return this.#answered(this.#connection.queryValues(sql, values))
  }

  executeValuesUnprepared(sql: string, values: ReadonlyArray<unknown>) {
    return this.#answered(this.#connection.queryValues(sql, values, false))
  }

  /** Reads everything before the first row, because the driver ends a stream by a cancel request. */
  executeStream(sql: string, values: ReadonlyArray<unknown>, transform: Transform) {
    return Stream.fromIterableEffect(this.execute(sql, values, transform))
  }
}

/** Takes a session until the scope closes; waits for a free one no longer than for the answer to a statement. */
const taken = (pool: SessionPool): Effect.Effect<Session, SqlError.SqlError, Scope.Scope> =>
  Effect.flatMap(StatementMillis, (millis) =>
    Effect.timeoutOrElse(Pool.get(pool), {
      duration: millis,
      orElse: () => connectionError(undefined, "No connection became free in time")
    })
  ).pipe(
    // one that is too old is used once more, and closed afterwards
    Effect.tap((session) => (performance.now() < session.endsAt ? Effect.void : Pool.invalidate(pool, session)))
  )

/** Leases a session, which others may use at the same time, until the scope closes. */
export const lease = (pool: SessionPool): SqlConnection.Acquirer =>
  Effect.map(taken(pool), (session) => new Lease(pool, session))

/** Leases a session for a transaction, until the scope closes. */
export const leaseAlone = (pool: SessionPool): SqlConnection.Acquirer =>
  Effect.flatMap(taken(pool), (session) =>
    Effect.map(session.connection.pin, (connection) => new Lease(pool, session, connection))
  )
