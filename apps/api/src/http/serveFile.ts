import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"
import { createHash } from "node:crypto"
import type { ServedFile } from "../files/DocumentFiles.ts"

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(",").some((each) => each.trim().replace(/^W\//u, "") === tag || each.trim() === "*")

/** Answers a file with its name and a tag by which it need not be sent again (RFC 9110 §13.1.2). */
export const serveFile = Effect.fnUntraced(function* ({ bytes, contentType, name }: ServedFile) {
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`
  const shared = { etag, "cache-control": "private, no-cache" }
  if (matches(headers["if-none-match"], etag)) return HttpServerResponse.empty({ status: 304, headers: shared })
  return HttpServerResponse.uint8Array(bytes, {
    contentType,
    headers: { ...shared, "content-disposition": `attachment; filename="${name}"` }
  })
})
