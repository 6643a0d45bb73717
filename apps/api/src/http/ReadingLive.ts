import { UnreadableDocument } from "@radicar/contract/problem/UnreadableDocument"
import { UnsupportedMediaType } from "@radicar/contract/problem/UnsupportedMediaType"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { readableContentTypes } from "@radicar/contract/ReadingGroup"
import { writeJson } from "@radicar/domain/json/writeJson"
import type { Localized } from "@radicar/domain/rules/Language"
import { Clock, Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage } from "../language/CallerLanguage.ts"
import { failLocalized } from "../language/failLocalized.ts"
import { readFiles } from "../reading/readFiles.ts"
import { endedEarly, readOctets } from "./readBody.ts"
import { requireScope } from "./requireAccess.ts"

const taken: ReadonlySet<string> = new Set(readableContentTypes)

const requireDocument = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  const encoding = headers["content-encoding"]
  if (taken.has(type) && (encoding === undefined || encoding === "identity")) return Effect.void
  const types = readableContentTypes.join(", ")
  return failLocalized(
    {
      en: `Send the XML or the ZIP as it is, as Content-Type: ${types}; without Content-Encoding.`,
      es: `Envíe el XML o el ZIP tal cual, como Content-Type: ${types}; sin Content-Encoding.`
    },
    (detail) => new UnsupportedMediaType({ detail })
  )
}

const unreadable = (text: Localized) => failLocalized(text, (detail) => new UnreadableDocument({ detail }))

/** Documents of others over HTTP, for whoever may read documents. */
export const ReadingLive = HttpApiBuilder.group(RadicarApi, "reading", (handlers) =>
  handlers.handleRaw(
    "read",
    Effect.fn("DocumentRead")(function* ({ request }) {
      yield* requireScope("documents:read")
      yield* requireDocument(request)
      const [en, es] = endedEarly
      const bytes = yield* readOctets(request, unreadable({ en, es }))
      const at = new Date(yield* Clock.currentTimeMillis)
      const answer = yield* Effect.catch(readFiles(bytes, at, yield* CallerLanguage), unreadable)
      return HttpServerResponse.text(writeJson(answer), { contentType: "application/json" })
    })
  )
)
