import { RadicarApi } from "@radicar/contract/RadicarApi"
import { type DocumentType, documentTypes } from "@radicar/ubl/documentTypes"
import { Effect } from "effect"
import { HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { Filing } from "../filing/Filing.ts"
import { readBody } from "./readBody.ts"
import { requireAccess } from "./requireAccess.ts"
import type { HttpServerRequest } from "effect/http"

interface FilingHttpRequest {
  readonly request: HttpServerRequest.HttpServerRequest
  readonly query: { readonly companyId: string; readonly providerId: string; readonly isTest?: "true" | "false" }
  readonly headers: {
    readonly "idempotency-key"?: string
    readonly "x-radicar-unknown-fields"?: "ignore" | "refuse"
  }
}

/** The operations that file a document. Bodies are read as text, because amounts must keep every digit. */
export const DocumentsLive = HttpApiBuilder.group(
  RadicarApi,
  "documents",
  Effect.fn(function* (handlers) {
    const filing = yield* Filing
    const create = (document: DocumentType) =>
      Effect.fn(document.operation)(function* ({ headers, query, request }: FilingHttpRequest) {
        yield* requireAccess("documents:write", query)
        const body = yield* readBody(request)
        const result = yield* filing.file({
          document,
          body,
          companyId: query.companyId,
          providerId: query.providerId,
          isTest: query.isTest === "true",
          idempotencyKey: headers["idempotency-key"],
          unknownFields: headers["x-radicar-unknown-fields"] ?? "refuse"
        })
        return HttpServerResponse.jsonUnsafe(result, { status: result.status === "pending" ? 202 : 200 })
      })
    return handlers
      .handleRaw("invoiceCreate", create(documentTypes.InvoiceCreate))
      .handleRaw("creditnoteCreate", create(documentTypes.CreditnoteCreate))
      .handleRaw("debitnoteCreate", create(documentTypes.DebitnoteCreate))
      .handleRaw("supportCreate", create(documentTypes.SupportCreate))
      .handleRaw("supportNoteCreate", create(documentTypes.SupportNoteCreate))
      .handleRaw("eventCreate", create(documentTypes.EventCreate))
      .handleRaw("payrollCreate", create(documentTypes.PayrollCreate))
      .handleRaw("payrollReplaceNote", create(documentTypes.PayrollReplaceNote))
      .handleRaw("payrollDeleteNote", create(documentTypes.PayrollDeleteNote))
  })
)
