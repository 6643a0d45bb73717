import type { Localized } from "@radicar/domain/rules/Language"
import { UnreadableDocument } from "@radicar/contract/problem/UnreadableDocument"
import { UnsupportedMediaType } from "@radicar/contract/problem/UnsupportedMediaType"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { readableContentTypes } from "@radicar/contract/ReadingGroup"
import { Clock, Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage, failWith } from "../../http/language.ts"
import { endedEarly, readOctets } from "../../http/readBody.ts"
import { AuthorityEndpoints } from "../../platform/AuthorityEndpoints.ts"
import { Trust } from "../../platform/Trust.ts"
import { HeavyWork, tooCostly } from "../../platform/work/HeavyWork.ts"
import { octetsToRead, readDocuments } from "./readDocuments.ts"

const taken: ReadonlySet<string> = new Set(readableContentTypes)

const requireDocument = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  const encoding = headers["content-encoding"]
  if (taken.has(type) && (encoding === undefined || encoding === "identity")) return Effect.void
  const types = readableContentTypes.join(", ")
  return failWith(UnsupportedMediaType, {
    en: `Send the XML or the ZIP itself, as Content-Type: ${types}; without Content-Encoding.`,
    es: `Envíe el XML o el ZIP tal cual, como Content-Type: ${types}; sin Content-Encoding.`
  })
}

const unreadable = (text: Localized) => failWith(UnreadableDocument, text)

/** Documents of others over HTTP, for whoever may read documents. */
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
        const [en, es] = endedEarly
        const bytes = yield* readOctets(request, unreadable({ en, es }))
        const at = yield* Clock.currentTimeMillis
        const language = yield* CallerLanguage
        const read = yield* run(readDocuments, { bytes, at, language, trust }, octetsToRead(bytes), [
          bytes.buffer
        ]).pipe(Effect.catchTag("TaskStopped", (stopped) => unreadable(tooCostly(stopped))))
        return "unreadable" in read
          ? yield* unreadable(read.unreadable)
          : HttpServerResponse.uint8Array(read.json, { contentType: "application/json" })
      })
    )
  })
)
