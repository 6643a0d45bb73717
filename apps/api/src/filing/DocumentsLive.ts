import { isTrue, type QueryFlag } from "@radicar/contract/inner/FilingQuery"
import type { DocumentsGroup } from "@radicar/contract/inner/DocumentsGroup"
import { RadicarApi } from "@radicar/contract/inner/RadicarApi"
import { type DocumentType, documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Record, String } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { leaveToSettlement, noteSubject } from "../access/auditing.ts"
import { setRetryAfter } from "../access/RequestLimits.ts"
import { requireAccess } from "../access/requireAccess.ts"
import { readBody } from "../http/readBody.ts"
import type { DryRun } from "./dryRun.ts"
import { Filing } from "./Filing.ts"
import type { FilingOptions } from "./FilingRequest.ts"

interface FilingHttpRequest {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly query: {
    readonly companyId: string
    readonly providerId: string
    readonly isTest?: QueryFlag
    readonly dryRun?: QueryFlag
    readonly contingency?: "auto"
    readonly complete?: "totals"
  }
  readonly headers: {
    readonly "idempotency-key"?: string
    readonly "x-radicar-unknown-fields"?: "ignore" | "refuse"
  }
}

type Endpoint = keyof (typeof DocumentsGroup)["endpoints"]

// an endpoint without a type of document does not compile
const types: Readonly<Record<Endpoint, DocumentType>> = Record.mapKeys(documentTypes, String.uncapitalize) as {
  readonly [Operation in keyof typeof documentTypes as Uncapitalize<Operation>]: DocumentType
}

/** Retry hint in seconds, while a filing is impossible. */
const PAUSE = 30

/** The handlers of a group, complete for all its endpoints. */
type Complete<Handlers> =
  Handlers extends HttpApiBuilder.Handlers<infer Requirements, infer Endpoints, infer _Handled>
    ? HttpApiBuilder.Handlers<Requirements, Endpoints, keyof Endpoints>
    : never

/** Answers a dry run with its findings and, if requested, the completed body, whose numbers keep every digit. */
const validationAnswer = ({ completed, validation }: DryRun) => {
  if (completed === undefined) return HttpServerResponse.jsonUnsafe(validation)
  const answer = `${JSON.stringify(validation).slice(0, -1)},"body":${completed}}`
  return HttpServerResponse.text(answer, { contentType: "application/json" })
}

/** The operations that file a document. Bodies are read as octets, because amounts must keep every digit. */
export const DocumentsLive = HttpApiBuilder.group(
  RadicarApi,
  "documents",
  Effect.fn(function* (handlers) {
    const filing = yield* Filing
    const create = (document: DocumentType) =>
      Effect.fn(document.operation)(function* ({ headers, query, request }: FilingHttpRequest) {
        yield* requireAccess(query)
        const body = yield* readBody(request)
        const options: FilingOptions = {
          document,
          companyId: query.companyId,
          providerId: query.providerId,
          isTest: isTrue(query.isTest),
          contingency: query.contingency === "auto",
          completes: query.complete === "totals",
          idempotencyKey: headers["idempotency-key"],
          unknownFields: headers["x-radicar-unknown-fields"] ?? "refuse"
        }
        if (isTrue(query.dryRun)) return validationAnswer(yield* filing.validate(options, body))
        yield* leaveToSettlement
        const result = yield* filing
          .file(options, body)
          .pipe(Effect.tapErrorTag("ServiceUnavailable", () => setRetryAfter(PAUSE)))
        yield* noteSubject(result.document.uuid)
        return HttpServerResponse.jsonUnsafe(result, { status: result.status === "pending" ? 202 : 200 })
      })
    const { invoiceCreate, ...others } = types
    const first = handlers.handleRaw("invoiceCreate", create(invoiceCreate))
    // All endpoints of the group have the same input and answers, so one handler's type stands for all, here and below.
    const all = Object.entries(others).reduce(
      (built, [endpoint, type]) => built.handleRaw(endpoint as "creditnoteCreate", create(type)) as typeof first,
      first
    )
    return all as unknown as Complete<typeof first>
  })
)
