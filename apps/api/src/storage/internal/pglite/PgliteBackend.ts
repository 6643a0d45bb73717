import type { PGlite } from "@electric-sql/pglite"
import { Buffer } from "node:buffer"
import { randomInt } from "node:crypto"
import { Gate } from "./Gate.ts"
import { PgliteSession } from "./PgliteSession.ts"
import { isEnd, messagesOf, rollback } from "./wire.ts"

/**
 * One PGlite that many connections share. It has a single backend session, so a connection has it to itself from the
 * first statement of a transaction to the last. Shared by all, because they belong to the backend session: settings,
 * advisory locks, and prepared statements with a name. Notifications are not delivered.
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

  /** Forgets a connection that has ended. */
  disconnected(session: PgliteSession): void {
    this.#sessions.delete(session.processId)
  }

  /** Has a connection's statement fail if it still waits for its turn; one that runs can not be interrupted. */
  cancel(processId: number, secret: number): void {
    const session = this.#sessions.get(processId)
    if (session?.secret === secret) this.#gate.withdraw(session)
  }

  /** Resolves to `true` when it is the connection's turn, to `false` when it was cancelled before. */
  async begin(session: PgliteSession): Promise<boolean> {
    return this.#gate.holds(session) || (await this.#gate.enter(session))
  }

  /** The connection is outside of any transaction: the next one's turn. */
  end(session: PgliteSession): void {
    this.#gate.leave(session)
  }

  /** Ends the connection's turn, or its waiting for one, and what it has begun. */
  async abandon(session: PgliteSession): Promise<void> {
    if (!this.#gate.holds(session)) return
    try {
      await this.execute(rollback)
    } finally {
      this.#gate.leave(session)
    }
  }

  /** Takes the connection out of the queue. */
  withdraw(session: PgliteSession): void {
    this.#gate.withdraw(session)
  }

  /** Hands messages to the database and answers its reply. */
  async execute(messages: Buffer): Promise<Buffer> {
    const replies: Array<Buffer> = []
    let failed = false
    // One by one, and none after the last that it lived to answer: PGlite, handed a batch, goes on calling a server
    // that has panicked (a full disk is enough) and never comes back.
    for (const message of messagesOf(messages)) {
      const reply = await this.#executeOne(message.bytes)
      const answers = [...messagesOf(reply)]
      failed ||= answers.some(({ type }) => type === "E")
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
    // Not execProtocolRaw: that one parses each reply and keeps what it has parsed for ever. The bytes it hands out
    // are a view of its memory, gone with the next statement.
    await this.#database.execProtocolRawStream(message, { onRawData: (bytes) => void reply.push(bytes.slice()) })
    return Buffer.concat(reply)
  }

  /** Ends all connections, then the database. A crashed one can not be closed; the next start recovers it. */
  async close(): Promise<void> {
    for (const session of this.#sessions.values()) session.destroy()
    await this.#gate.enter(this)
    if (!this.#broken) await this.#database.close()
  }
}
