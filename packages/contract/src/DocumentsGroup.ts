import { Event } from "@radicar/domain/document/event/Event"
import { type Operation, registeredType } from "@radicar/domain/documentRegistry"
import { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "@radicar/domain/document/payroll/Payroll"
import { SubmissionResult } from "@radicar/domain/submission/SubmissionResult"
import { CreditNote } from "@radicar/domain/type/creditNote"
import { DebitNote } from "@radicar/domain/type/debitNote"
import { Equivalent } from "@radicar/domain/type/equivalent"
import { EquivalentNote } from "@radicar/domain/type/equivalentNote"
import { EquivalentSpd } from "@radicar/domain/type/equivalentSpd"
import { Invoice } from "@radicar/domain/type/invoice"
import { Support } from "@radicar/domain/type/support"
import { SupportNote } from "@radicar/domain/type/supportNote"
import { Validation } from "@radicar/domain/Validation"
import { Schema, String } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingHeaders, FilingQuery } from "./FilingQuery.ts"
import { AnotherTaxpayer } from "./problem/AnotherTaxpayer.ts"
import { CertificateUnusable } from "./problem/CertificateUnusable.ts"
import { Forbidden } from "./problem/Forbidden.ts"
import { IdempotencyConflict } from "./problem/IdempotencyConflict.ts"
import { InvalidDocument } from "./problem/InvalidDocument.ts"
import { MalformedBody } from "./problem/MalformedBody.ts"
import { NumberConflict } from "./problem/NumberConflict.ts"
import { PayloadTooLarge } from "./problem/PayloadTooLarge.ts"
import { ServiceUnavailable } from "./problem/ServiceUnavailable.ts"
import { UnsupportedMediaType } from "./problem/UnsupportedMediaType.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"

/** The result of a filing whose outcome is not known yet: signed, recorded, not lost. */
export const PendingResult = SubmissionResult.pipe(HttpApiSchema.status(202))

/** What can go wrong when a document is filed. */
export const filingProblems = [
  MalformedBody,
  InvalidDocument,
  Forbidden,
  AnotherTaxpayer,
  NumberConflict,
  PayloadTooLarge,
  UnsupportedMediaType,
  CertificateUnusable,
  IdempotencyConflict,
  ServiceUnavailable
] as const

/** The operation that takes a document of one type. */
const filingEndpoint = <const Type extends Operation, Body extends Schema.Codec<unknown, unknown>>(
  operation: Type,
  payload: Body,
  texts: { readonly summary: string; readonly description: string }
) =>
  HttpApiEndpoint.post(String.uncapitalize(operation), registeredType(operation).path, {
    query: FilingQuery,
    headers: FilingHeaders,
    // the service reads the text of the body itself
    payload: Schema.toEncoded(payload),
    success: [SubmissionResult, PendingResult, Validation],
    error: filingProblems
  })
    .annotate(Repeats, "numbered")
    .annotateMerge(
      OpenApi.annotations({
        identifier: operation,
        summary: texts.summary,
        description: `${texts.description} The same document again answers the recorded result and files nothing.`
      })
    )

const endpoints = {
  InvoiceCreate: filingEndpoint("InvoiceCreate", Invoice, {
    summary: "File a sales invoice",
    description: "Checks, signs and files a sales invoice (01), export invoice (02) or contingency invoice (03, 04)."
  }),
  CreditnoteCreate: filingEndpoint("CreditnoteCreate", CreditNote, {
    summary: "File a credit note",
    description: "Checks, signs and files a credit note (91), with or without reference to an invoice."
  }),
  DebitnoteCreate: filingEndpoint("DebitnoteCreate", DebitNote, {
    summary: "File a debit note",
    description: "Checks, signs and files a debit note (92), with or without reference to an invoice."
  }),
  SupportCreate: filingEndpoint("SupportCreate", Support, {
    summary: "File a support document",
    description: "Checks, signs and files a support document (05) of a purchase from a seller who need not invoice."
  }),
  SupportNoteCreate: filingEndpoint("SupportNoteCreate", SupportNote, {
    summary: "File an adjustment note of a support document",
    description: "Checks, signs and files an adjustment note (95) of a support document."
  }),
  EquivalentCreate: filingEndpoint("EquivalentCreate", Equivalent, {
    summary: "File an equivalent document",
    description:
      "Checks, signs and files an equivalent document: a POS ticket (20, in contingency 07 or 08), or 25, 27, 32, 35, 40, 45, 50, 55."
  }),
  EquivalentSpdCreate: filingEndpoint("EquivalentSpdCreate", EquivalentSpd, {
    summary: "File a document of public utilities",
    description: "Checks, signs and files the equivalent document of public utilities (60) with each service it bills."
  }),
  EquivalentNoteCreate: filingEndpoint("EquivalentNoteCreate", EquivalentNote, {
    summary: "File an adjustment note of an equivalent document",
    description: "Checks, signs and files a credit note (94) or debit note (93) of an equivalent document."
  }),
  EventCreate: filingEndpoint("EventCreate", Event, {
    summary: "File an event",
    description: "Checks, signs and files an event (030 to 051) on a received or issued document."
  }),
  PayrollCreate: filingEndpoint("PayrollCreate", Payroll, {
    summary: "File a payroll document",
    description: "Checks, signs and files the payroll support document (102) of one worker and period."
  }),
  PayrollReplaceNote: filingEndpoint("PayrollReplaceNote", PayrollReplaceNote, {
    summary: "File a note that replaces a payroll document",
    description: "Checks, signs and files an adjustment note (103) that replaces a payroll document."
  }),
  PayrollDeleteNote: filingEndpoint("PayrollDeleteNote", PayrollDeleteNote, {
    summary: "File a note that deletes a payroll document",
    description: "Checks, signs and files an adjustment note (103) that annuls a payroll document."
  })
} satisfies Readonly<Record<Operation, HttpApiEndpoint.Constraint>>

/** The operations that file a document with the authority. */
export class DocumentsGroup extends HttpApiGroup.make("documents")
  .add(...(Object.values(endpoints) as [(typeof endpoints)[Operation], ...Array<(typeof endpoints)[Operation]>]))
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/dian")
  .annotateMerge(OpenApi.annotations({ title: "Documents", description: "File documents with the authority." })) {}
