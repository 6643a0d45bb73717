import { Buffer } from "node:buffer"
import { Duplex } from "node:stream"
import type { PgliteBackend } from "./PgliteBackend.ts"
import { cancelled, endsIdle, firstExchange, requestCode, startupLength, welcome } from "./wire.ts"

type Done = (error?: Error | null) => void

/**
 * The server's end of a connection to PGlite, in the PostgreSQL wire protocol 3: what a socket to a Postgres server
 * would be. A transaction left open by an ended connection is rolled back.
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

  override _final(done: Done): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#backend.disconnected(this)
    this.#backend.withdraw(this)
    const finish = () => done(error)
    // What runs can not be interrupted: its turn ends when it is done.
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
