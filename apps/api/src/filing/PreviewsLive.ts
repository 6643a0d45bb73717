import { maximumDraftBytes } from "@radicar/contract/inner/DraftsGroup"
import { isTrue } from "@radicar/contract/inner/FilingQuery"
import { PreviewDocument } from "@radicar/contract/inner/PreviewsGroup"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { requireAccess } from "../access/requireAccess.ts"
import { DocumentFiles } from "../documents/files/DocumentFiles.ts"
import { decodeText, encodeText, parseBody, readBody, readJson } from "../http/readBody.ts"
import { AuthorityEndpoints, testEnvironment } from "../platform/AuthorityEndpoints.ts"
import { Filing } from "./Filing.ts"

/** The PDF of a document before it is filed, over HTTP. */
export const PreviewsLive = HttpApiBuilder.group(
  RadicarApi,
  "previews",
  Effect.fn(function* (handlers) {
    const filing = yield* Filing
    const files = yield* DocumentFiles
    const { standard } = yield* AuthorityEndpoints
    return handlers.handleRaw(
      "create",
      Effect.fn("PreviewCreate")(function* ({ query, request }) {
        yield* requireAccess(query)
        const { companyId, paper, providerId } = query
        const isTest = isTrue(query.isTest)
        const json = yield* parseBody(decodeText(yield* readBody(request, maximumDraftBytes)))
        const stated = yield* readJson(json, PreviewDocument)
        // the form of the field names no other
        const operation = stated.operation as Operation
        const options = { companyId, providerId, isTest, contingency: false, unknownFields: "refuse" } as const
        const drafted = yield* filing.draft(
          { ...options, document: documentTypes[operation] },
          encodeText(writeJson(stated.body))
        )
        const environment = isTest ? testEnvironment(standard) : standard
        const pdf = yield* files.draft({ ...drafted, companyId, providerId, environment, operation, paper })
        if (pdf === undefined) return yield* Effect.die(new Error(`A valid ${operation} cannot be printed`))
        return HttpServerResponse.uint8Array(pdf, {
          contentType: "application/pdf",
          headers: { "cache-control": "no-store" }
        })
      })
    )
  })
)
