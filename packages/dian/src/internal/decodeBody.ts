import { Effect } from "effect"
import { gunzip, inflate, type InputType, type ZlibOptions } from "node:zlib"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"

const utf8 = new TextDecoder("utf-8", { fatal: true })

const strict = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return (label === utf8.encoding ? utf8 : new TextDecoder(label, { fatal: true })).decode(bytes)
  } catch {
    // An unknown label or bytes that are not of that encoding: both mean "not this one".
    return undefined
  }
}

const byteOrderMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return undefined
}

/**
 * Text of an HTTP body, or `undefined` if its bytes fit no declared encoding.
 *
 * UTF-8 is tried before the declared charset: bytes that are valid UTF-8 practically never mean anything else, while
 * gateways do mislabel the answers they pass on.
 */
export const decodeText = (bytes: Uint8Array, contentType: string | undefined): string | undefined => {
  const mark = byteOrderMark(bytes)
  if (mark !== undefined) return strict(mark, bytes)
  const declared = /charset\s*=\s*"?([\w.:-]+)/iu.exec(contentType ?? "")?.[1]
  return strict("utf-8", bytes) ?? (declared === undefined ? undefined : strict(declared, bytes))
}

type Decompress = (
  input: InputType,
  options: ZlibOptions,
  done: (error: NodeJS.ErrnoException | null, output: Buffer) => void
) => void

const DECOMPRESSORS: Readonly<Record<string, Decompress>> = { gzip: gunzip, "x-gzip": gunzip, deflate: inflate }

const decompress = (run: Decompress, bytes: Buffer, limit: number): Effect.Effect<Buffer, AuthorityErrorReason> =>
  Effect.callback((resume) => {
    run(bytes, { maxOutputLength: limit }, (error, output) => {
      if (error === null) return resume(Effect.succeed(output))
      resume(
        Effect.fail(
          error.code === "ERR_BUFFER_TOO_LARGE"
            ? { _tag: "AnswerTooLarge", limit }
            : { _tag: "MalformedAnswer", detail: "its compression is damaged" }
        )
      )
    })
  })

/** A body as it came, with the headers of its answer. */
export interface ReceivedBody {
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly raw: Buffer
}

/** An answer's body, no longer compressed. */
interface Body {
  readonly bytes: Uint8Array
  readonly text: string
}

const malformed = (detail: string) => Effect.fail<AuthorityErrorReason>({ _tag: "MalformedAnswer", detail })

/**
 * The body of an answer, which has at most `limit` bytes, compressed or not. The client requests no compression, but a
 * gateway may apply it all the same.
 */
export const decodeBody = Effect.fnUntraced(function* (
  { headers, raw }: ReceivedBody,
  limit: number
): Effect.fn.Return<Body, AuthorityErrorReason> {
  const encoding = (headers["content-encoding"] ?? "identity").trim().toLowerCase()
  const run = DECOMPRESSORS[encoding]
  if (run === undefined && encoding !== "identity" && encoding !== "") {
    return yield* malformed("it is compressed in a way not asked for")
  }
  const bytes = run === undefined || raw.length === 0 ? raw : yield* decompress(run, raw, limit)
  const text = decodeText(bytes, headers["content-type"])
  return text === undefined ? yield* malformed("its bytes are not in the declared charset") : { bytes, text }
})
