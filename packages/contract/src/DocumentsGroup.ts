import { Invoice } from "@radicar/domain/document/Invoice"
import { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingHeaders, FilingQuery } from "./FilingQuery.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { IdempotencyConflict } from "./problem/IdempotencyConflict.ts"
import { InvalidDocument } from "./problem/InvalidDocument.ts"
import { MalformedBody } from "./problem/MalformedBody.ts"
import { NumberConflict } from "./problem/NumberConflict.ts"
import { PayloadTooLarge } from "./problem/PayloadTooLarge.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { UnsupportedMediaType } from "./problem/UnsupportedMediaType.ts"

/** The result of a filing whose outcome is not known yet: signed, recorded, not lost. */
export const PendingResult = SubmissionResult.pipe(HttpApiSchema.status(202))

/** What can go wrong when a document is filed. */
export const filingProblems = [
  MalformedBody,
  InvalidDocument,
  Forbidden,
  NumberConflict,
  PayloadTooLarge,
  UnsupportedMediaType,
  CertificateUnusable,
  IdempotencyConflict,
  ServiceUnavailable
] as const

/** The operations that file a document with the authority. */
export class DocumentsGroup extends HttpApiGroup.make("documents")
  .add(
    HttpApiEndpoint.post("invoiceCreate", "/invoices", {
      query: FilingQuery,
      headers: FilingHeaders,
      payload: Invoice,
      success: [SubmissionResult, PendingResult],
      error: filingProblems
    }).annotateMerge(
      OpenApi.annotations({
        identifier: "InvoiceCreate",
        summary: "File a sales invoice",
        description:
          "Checks, signs and files a sales invoice (01), export invoice (02) or contingency invoice (03, 04). " +
          "The same document again answers the recorded result and files nothing."
      })
    )
  )
  .middleware(Authorization)
  .prefix("/v1/dian")
  .annotateMerge(OpenApi.annotations({ title: "Documents", description: "File documents with the authority." })) {}
