import { MalformedBody } from "@radicar/contract/problem/MalformedBody"
import { PayloadTooLarge } from "@radicar/contract/problem/PayloadTooLarge"
import { UnsupportedMediaType } from "@radicar/contract/problem/UnsupportedMediaType"
import { Effect, Stream } from "effect"
import type { HttpServerRequest } from "effect/http"

/** Bytes of a body that are read at most: 10 MiB. */
const maximumBodyBytes = 10 * 1024 * 1024

const tooLarge = new PayloadTooLarge({
  limit: maximumBodyBytes,
  detail: `The body is larger than ${maximumBodyBytes} bytes.`
})

const requireJson = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase()
  const encoding = request.headers["content-encoding"]
  if (type === "application/json" && (encoding === undefined || encoding === "identity")) return Effect.void
  const detail = "Send the document as Content-Type: application/json, without Content-Encoding."
  return Effect.fail(new UnsupportedMediaType({ detail }))
}

/** The text of a JSON body, at most {@link maximumBodyBytes} long and valid UTF-8. */
export const readBody = Effect.fn("readBody")(function* (request: HttpServerRequest.HttpServerRequest) {
  yield* requireJson(request)
  if (Number(request.headers["content-length"] ?? 0) > maximumBodyBytes) return yield* tooLarge
  const chunks: Array<Uint8Array> = []
  let size = 0
  yield* Stream.runForEach(request.stream, (chunk) => {
    size += chunk.length
    chunks.push(chunk)
    return size > maximumBodyBytes ? Effect.fail(tooLarge) : Effect.void
  }).pipe(
    Effect.catchTag("HttpServerError", () =>
      Effect.fail(new MalformedBody({ detail: "The body ended before it was complete." }))
    )
  )
  return yield* Effect.try({
    try: () => new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks, size)),
    catch: () => new MalformedBody({ detail: "The body is not valid UTF-8." })
  })
})
