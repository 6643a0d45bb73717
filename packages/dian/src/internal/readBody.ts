import { Effect, Stream } from "effect"
import type { HttpClientError, HttpClientResponse } from "effect/http"
import { gunzip, inflate, type InputType, type ZlibOptions } from "node:zlib"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"

const strict = (label: string, bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
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

type Failure = HttpClientError.HttpClientError | AuthorityErrorReason
type Decompress = (
  input: InputType,
  options: ZlibOptions,
  done: (error: NodeJS.ErrnoException | null, output: Buffer) => void
) => void

const DECOMPRESSORS: Readonly<Record<string, Decompress>> = { gzip: gunzip, "x-gzip": gunzip, deflate: inflate }

const collect = (response: HttpClientResponse.HttpClientResponse, limit: number): Effect.Effect<Buffer, Failure> =>
  Effect.suspend(() => {
    const chunks: Array<Uint8Array> = []
    let size = 0
    return response.stream.pipe(
      Stream.runForEach((chunk): Effect.Effect<void, AuthorityErrorReason> => {
        size += chunk.length
        if (size > limit) return Effect.fail({ _tag: "AnswerTooLarge", limit })
        chunks.push(chunk)
        return Effect.void
      }),
      Effect.map(() => Buffer.concat(chunks))
    )
  })

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

/** An answer's body, no longer compressed. */
export interface Body {
  readonly bytes: Uint8Array
  readonly text: string
}

/**
 * The body of an answer, read from the stream and never beyond `limit` bytes, compressed or not. The client requests no
 * compression, but a gateway may apply it all the same.
 */
export const readBody = Effect.fnUntraced(function* (
  response: HttpClientResponse.HttpClientResponse,
  limit: number
): Effect.fn.Return<Body, Failure> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase()
  const raw = yield* collect(response, limit)
  const run = DECOMPRESSORS[encoding]
  if (run === undefined && encoding !== "identity" && encoding !== "") {
    return yield* Effect.fail<Failure>({ _tag: "MalformedAnswer", detail: "it is compressed in a way not asked for" })
  }
  const bytes = run === undefined || raw.length === 0 ? raw : yield* decompress(run, raw, limit)
  const text = decodeText(bytes, response.headers["content-type"])
  if (text === undefined) {
    return yield* Effect.fail<Failure>({ _tag: "MalformedAnswer", detail: "its bytes are not in the declared charset" })
  }
  return { bytes, text }
})
