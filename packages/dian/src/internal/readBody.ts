import { Effect, Stream } from "effect"
import type { HttpClientError, HttpClientResponse } from "effect/http"
import { gunzip, inflate, type InputType, type ZlibOptions } from "node:zlib"
import type { AuthorityErrorReason } from "../AuthorityErrorReason.ts"
import { decodeText } from "./decodeText.ts"

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
 * The body of an answer, read from the stream and never beyond `limit` bytes, compressed or not. No compression is
 * asked for, but a gateway may apply it all the same.
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
