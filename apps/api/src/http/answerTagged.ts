import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => each.trim().replace(/^W\//u, "") === tag || each.trim() === "*")

/** Answers bytes with an entity tag of their contents, or 304 to a caller that already has them (RFC 9110 §13.1.2). */
export const answerTagged = Effect.fnUntraced(function* (
  bytes: Uint8Array,
  options: {
    readonly contentType: string
    readonly cacheControl: string
    /** Value of `Vary`: headers that the answer also depends on. */
    readonly vary?: string
    /** Further headers of an answer with the bytes. */
    readonly headers?: Readonly<Record<string, string>>
  }
) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`
  const { cacheControl, contentType, vary } = options
  const shared = { etag, "cache-control": cacheControl, ...(vary === undefined ? {} : { vary }) }
  if (matches(headers["if-none-match"], etag)) return HttpServerResponse.empty({ status: 304, headers: shared })
  return HttpServerResponse.uint8Array(bytes, { contentType, headers: { ...shared, ...options.headers } })
})
