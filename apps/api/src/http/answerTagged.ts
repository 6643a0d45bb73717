import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => each.trim().replace(/^W\//u, "") === tag || each.trim() === "*")

/** Answers bytes with a tag of their contents, or 304 to a caller that has them already (RFC 9110 §13.1.2). */
export const answerTagged = Effect.fnUntraced(function* (
  bytes: Uint8Array,
  options: {
    readonly contentType: string
    readonly cacheControl: string
    /** Says what else the answer depends on. */
    readonly vary?: string
    /** Headers of an answer that has the bytes. */
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
