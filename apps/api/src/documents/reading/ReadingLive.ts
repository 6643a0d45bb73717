import type { Localized } from "@radicar/domain/inner/rules/Language"
import { UnreadableDocument, UnsupportedMediaType } from "@radicar/contract/inner/problem/problems"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { readableContentTypes } from "@radicar/contract/inner/ReadingGroup"
import { Clock, Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { isTakenCoding, readOctets } from "../../http/readBody.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { Trust } from "../../platform/Trust.ts"
import { HeavyWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import { octetsToRead, readDocuments } from "./readDocuments.ts"

const acceptedTypes: ReadonlySet<string> = new Set(readableContentTypes)

const requireDocument = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (acceptedTypes.has(type) && isTakenCoding(request)) return Effect.void
  const types = readableContentTypes.join(", ")
  return failWith(UnsupportedMediaType, {
    en: `Send the XML or the ZIP itself, as Content-Type: ${types}; with Content-Encoding: gzip or none.`,
    es: `Envíe el XML o el ZIP tal cual, como Content-Type: ${types}; con Content-Encoding: gzip o sin él.`
  })
}

const unreadable = (text: Localized) => failWith(UnreadableDocument, text)

/** Reading of other issuers' documents over HTTP, for callers that may read documents. */
export const ReadingLive = HttpApiBuilder.group(
  RadicarApi,
  "reading",
  Effect.fn(function* (handlers) {
    const { standard } = yield* AuthorityEndpoints
    const trust = (yield* Trust).in(standard).files
    const { run } = yield* HeavyWork
    return handlers.handleRaw(
      "read",
      Effect.fn("DocumentRead")(function* ({ request }) {
        yield* requireDocument(request)
        const bytes = yield* readOctets(request, unreadable)
        const at = yield* Clock.currentTimeMillis
        const language = yield* CallerLanguage
        const read = yield* run(readDocuments, { bytes, at, language, trust }, octetsToRead(bytes), {
          transfer: [bytes.buffer]
        }).pipe(Effect.catchTag("TaskStopped", (stopped) => unreadable(tooCostly(stopped))))
        return "unreadable" in read
          ? yield* unreadable(read.unreadable)
          : HttpServerResponse.uint8Array(read.json, { contentType: "application/json" })
      })
    )
  })
)
