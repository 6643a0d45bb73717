import type { PGlite } from "@electric-sql/pglite"
import { Buffer } from "node:buffer"
import { randomInt } from "node:crypto"
import { Duplex } from "node:stream"
import {
  cancelled,
  endsIdle,
  firstExchange,
  isEnd,
  messagesOf,
  requestCode,
  rollback,
  startupLength,
  welcome
} from "./wire.ts"

/**
 * Admits one connection at a time, in order of arrival. A waiting connection can be withdrawn; an admitted one stays
 * until it leaves.
 */
class Gate {
  #inside: object | undefined
  readonly #waiting = new Map<object, (entered: boolean) => void>()

  /** Resolves to `true` once `who` is admitted, to `false` if it was withdrawn before. */
  enter(who: object): Promise<boolean> {
    if (this.#inside === undefined) {
      this.#inside = who
      return Promise.resolve(true)
    }
    return new Promise((resolve) => this.#waiting.set(who, resolve))
  }

  /** Whether `who` is admitted. */
  holds(who: object): boolean {
    return this.#inside === who
  }

  /** Takes `who` out of the queue; `false` if it was not waiting. */
  withdraw(who: object): boolean {
    const resolve = this.#waiting.get(who)
    this.#waiting.delete(who)
    resolve?.(false)
    return resolve !== undefined
  }

  /** Admits the next one, if `who` is the admitted one. */
  leave(who: object): void {
    if (this.#inside !== who) return
    const [next] = this.#waiting
    this.#inside = next?.[0]
    if (next === undefined) return
    this.#waiting.delete(next[0])
    next[1](true)
  }
}

type Done = (error?: Error | null) => void

/**
 * The server side of a connection to PGlite, in the PostgreSQL wire protocol 3, as a socket to a Postgres server would
 * be. It answers one exchange after the other: waits for its turn (`begin`), executes, and passes the turn on when no
 * transaction is open (`end`). When the connection ends, it leaves the queue (`withdraw`), and its open transaction is
 * rolled back after the running statement (`abandon`).
 */
export class PgliteSession extends Duplex {
  readonly processId: number
  readonly secret: number
  readonly #backend: PgliteBackend
  #received: Buffer = Buffer.alloc(0)
  #started = false
  #working: Promise<void> = Promise.resolve()

  constructor(backend: PgliteBackend, processId: number, secret: number) {
    super()
    this.#backend = backend
    this.processId = processId
    this.secret = secret
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk])
    this.#working = this.#work()
    this.#working.then(() => done(), done)
  }

  // the caller has closed its side, and with it the connection
  override _final(done: Done): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#backend.disconnected(this)
    this.#backend.withdraw(this)
    const finish = () => done(error)
    // A running statement cannot be interrupted: the turn ends when it is done.
    this.#working
      .catch(() => {})
      .then(() => this.#backend.abandon(this))
      .then(finish, finish)
  }

  async #work(): Promise<void> {
    while (!this.destroyed) {
      if (!this.#started) {
        const length = startupLength(this.#received)
        if (length === undefined) return
        this.#start(this.#take(length))
        continue
      }
      const exchange = firstExchange(this.#received)
      if (exchange === undefined) return
      const messages = this.#take(exchange.length)
      if (exchange.last === "X") this.destroy()
      else await this.#answer(messages)
    }
  }

  #take(length: number): Buffer {
    const taken = this.#received.subarray(0, length)
    this.#received = this.#received.subarray(length)
    return taken
  }

  #start(request: Buffer): void {
    switch (request.readInt32BE(4)) {
      case requestCode.ssl:
      case requestCode.encryption:
        this.push("N")
        return
      case requestCode.cancel:
        if (request.length >= 16) this.#backend.cancel(request.readInt32BE(8), request.readInt32BE(12))
        this.destroy()
        return
      default:
        this.#started = true
        this.push(welcome(this.processId, this.secret))
    }
  }

  async #answer(messages: Buffer): Promise<void> {
    if (!(await this.#backend.begin(this))) {
      if (!this.destroyed) this.push(cancelled)
      return
    }
    if (this.destroyed) return
    const reply = await this.#backend.execute(messages)
    if (endsIdle(reply)) this.#backend.end(this)
    if (!this.destroyed) this.push(reply)
  }
}

/**
 * One PGlite shared by many connections. It has a single backend session, so a connection has it exclusively from the
 * first statement of a transaction to the last. Settings, advisory locks and named prepared statements belong to the
 * session, so all connections share them. Notifications are not delivered.
 */
export class PgliteBackend {
  readonly #database: PGlite
  readonly #gate = new Gate()
  readonly #sessions = new Map<number, PgliteSession>()
  #lastProcessId = 0
  #broken = false

  constructor(database: PGlite) {
    this.#database = database
  }

  /** Opens a connection. */
  connect(): PgliteSession {
    const session = new PgliteSession(this, ++this.#lastProcessId, randomInt(2 ** 31))
    this.#sessions.set(session.processId, session)
    return session
  }

  /** Removes a connection that has ended. */
  disconnected(session: PgliteSession): void {
    this.#sessions.delete(session.processId)
  }

  /** Makes a connection's statement fail if it is still waiting for its turn; a running one cannot be interrupted. */
  cancel(processId: number, secret: number): void {
    const session = this.#sessions.get(processId)
    if (session?.secret === secret) this.#gate.withdraw(session)
  }

  /** Resolves to `true` when it is the connection's turn, to `false` if it was cancelled before. */
  async begin(session: PgliteSession): Promise<boolean> {
    return this.#gate.holds(session) || (await this.#gate.enter(session))
  }

  /** Passes the turn on after a connection has left its transaction. */
  end(session: PgliteSession): void {
    this.#gate.leave(session)
  }

  /** Ends the connection's turn and rolls back its open transaction. */
  async abandon(session: PgliteSession): Promise<void> {
    if (!this.#gate.holds(session)) return
    try {
      await this.execute(rollback)
    } finally {
      this.#gate.leave(session)
    }
  }

  /** Removes the connection from the queue. */
  withdraw(session: PgliteSession): void {
    this.#gate.withdraw(session)
  }

  /** Sends messages to the database and returns its reply. */
  async execute(messages: Buffer): Promise<Buffer> {
    const replies: Array<Buffer> = []
    let failed = false
    // One by one, and none after a message without a complete reply: PGlite, given a batch, keeps calling a server
    // that has panicked (a full disk is enough) and never returns.
    for (const message of messagesOf(messages)) {
      const reply = await this.#executeOne(message.bytes)
      const answers = [...messagesOf(reply)]
      failed ||= answers.some(({ type }) => type === "E")
      // after an error Postgres silently skips all messages up to the next sync; a flush (H) has no reply of its own
      const answered = answers.length > 0 || failed || message.type === "H"
      if (!answered || answers.some(isEnd)) this.#broken = true
      if (this.#broken) break
      replies.push(reply)
    }
    if (this.#broken) throw new Error("The embedded database has crashed")
    return Buffer.concat(replies)
  }

  async #executeOne(message: Buffer): Promise<Buffer> {
    if (this.#broken) return Buffer.alloc(0)
    const reply: Array<Uint8Array> = []
    // Not execProtocolRaw: it parses each reply and keeps the result forever. The bytes here are a view of its memory,
    // valid until the next statement.
    await this.#database.execProtocolRawStream(message, { onRawData: (bytes) => void reply.push(bytes.slice()) })
    return Buffer.concat(reply)
  }

  /** Ends all connections, then the database. A crashed database cannot be closed; the next start recovers it. */
  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.destroy()
    await this.#gate.enter(this)
    if (!this.#broken) await this.#database.close()
  }
}
