import { Buffer } from "node:buffer"

/** Request codes in place of the protocol version of a start-up message (PostgreSQL "Message Formats"). */
export const requestCode = { ssl: 80877103, encryption: 80877104, cancel: 80877102 } as const

/** Maximum length of a start-up message in bytes (`MAX_STARTUP_PACKET_LENGTH`). */
const LONGEST_STARTUP = 10_000

const message = (type: string, ...body: ReadonlyArray<Uint8Array>): Buffer => {
  const content = Buffer.concat(body)
  const header = Buffer.alloc(5)
  header.write(type, "latin1")
  header.writeInt32BE(4 + content.length, 1)
  return Buffer.concat([header, content])
}

const text = (...values: ReadonlyArray<string>): Buffer => Buffer.from(values.map((value) => `${value}\0`).join(""))

const integers = (...values: ReadonlyArray<number>): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => bytes.writeInt32BE(value, 4 * index))
  return bytes
}

const idle = message("Z", Buffer.from("I"))

/** The reply to a start-up message: authentication succeeded, backend key, ready. */
export const welcome = (processId: number, secret: number): Buffer =>
  Buffer.concat([message("R", integers(0)), message("K", integers(processId, secret)), idle])

/** The reply to a statement cancelled before it began: SQLSTATE 57014. */
export const cancelled = Buffer.concat([
  message("E", text("SERROR", "VERROR", "C57014", "Mcanceling statement due to user request"), Buffer.alloc(1)),
  idle
])

/** The statement that ends any open transaction. */
export const rollback = message("Q", text("ROLLBACK"))

/** Whether a reply ends with "ready for query" outside of any transaction. */
export const endsIdle = (reply: Uint8Array): boolean => idle.equals(reply.subarray(-idle.length))

/** Length of the untyped first message of a connection; `undefined` if more bytes are needed. */
export const startupLength = (bytes: Buffer): number | undefined => {
  if (bytes.length < 8) return undefined
  const length = bytes.readInt32BE(0)
  if (length < 8 || length > LONGEST_STARTUP) throw new Error("Not a PostgreSQL start-up message")
  return bytes.length < length ? undefined : length
}

/** A message of Postgres' wire protocol: its type and all its bytes. */
interface Message {
  readonly type: string
  readonly bytes: Buffer
}

/** The complete messages in `bytes`; an incomplete one at the end is left out. */
export function* messagesOf(bytes: Buffer): Generator<Message> {
  for (let start = 0; start + 5 <= bytes.length;) {
    const length = bytes.readInt32BE(start + 1)
    if (length < 4) throw new Error("Not a PostgreSQL message")
    const end = start + 1 + length
    if (end > bytes.length) return
    yield { type: String.fromCharCode(bytes[start] ?? 0), bytes: bytes.subarray(start, end) }
    start = end
  }
}

/** Messages after which the server sends its pending replies: query, sync, flush, terminate. */
const ENDS: ReadonlySet<string> = new Set(["Q", "S", "H", "X"])

/** The first messages of `bytes` up to one that needs a reply; `undefined` if more bytes are needed. */
export const firstExchange = (bytes: Buffer): { readonly length: number; readonly last: string } | undefined => {
  let length = 0
  for (const message of messagesOf(bytes)) {
    length += message.bytes.length
    if (ENDS.has(message.type)) return { length, last: message.type }
  }
  return undefined
}

/** Whether an error response reports the end of the server, not only of the statement. */
export const isEnd = ({ bytes, type }: Message): boolean =>
  type === "E" && /\0V(?:FATAL|PANIC)\0/u.test(bytes.toString("latin1"))
