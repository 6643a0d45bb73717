import { Event } from "@radicar/domain/inner/document/event/Event"
import { type Operation, registeredType } from "@radicar/domain/inner/documentRegistry"
import { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "@radicar/domain/inner/document/payroll/Payroll"
import { SubmissionResult } from "@radicar/domain/inner/submission/SubmissionResult"
import { CreditNote } from "@radicar/domain/inner/type/creditNote"
import { DebitNote } from "@radicar/domain/inner/type/debitNote"
import { Equivalent, EquivalentNote, EquivalentSpd } from "@radicar/domain/inner/type/equivalent"
import { Invoice } from "@radicar/domain/inner/type/invoice"
import { Support, SupportNote } from "@radicar/domain/inner/type/support"
import { Validation } from "@radicar/domain/inner/Validation"
import { Schema, String } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { Authorization } from "./Authorization.ts"
import { FilingHeaders, FilingQuery } from "./FilingQuery.ts"
import {
  AnotherTaxpayer,
  CertificateUnusable,
  Forbidden,
  IdempotencyConflict,
  InvalidDocument,
  MalformedBody,
  NumberConflict,
  PayloadTooLarge,
  ServiceUnavailable,
  UnsupportedMediaType
} from "./problem/problems.ts"
import { Repeats } from "./Repetition.ts"
import { NeededScope } from "./CurrentCaller.ts"
import { groupTexts, type OperationTexts, operationTexts } from "./openApiTexts.ts"

/** The result of a filing with an unknown outcome: the document is signed and recorded. */
export const PendingResult = SubmissionResult.pipe(HttpApiSchema.status(202))

/** Problems of filing a document. */
export const filingProblems = [
  InvalidDocument,
  MalformedBody,
  Forbidden,
  AnotherTaxpayer,
  NumberConflict,
  PayloadTooLarge,
  UnsupportedMediaType,
  CertificateUnusable,
  IdempotencyConflict,
  ServiceUnavailable
] as const

/** Makes the endpoint that files documents of one type. */
const filingEndpoint = <const Type extends Operation, Body extends Schema.Codec<unknown, unknown>>(
  operation: Type,
  payload: Body,
  { en, es, summary }: OperationTexts
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
      operationTexts(operation, {
        summary,
        en: `${en} The same document again answers the recorded result and files nothing.`,
        es: `${es} El mismo documento otra vez responde el resultado registrado y no radica nada.`
      })
    )

const endpoints = {
  InvoiceCreate: filingEndpoint("InvoiceCreate", Invoice, {
    summary: { en: "File a sales invoice", es: "Radicar una factura de venta" },
    en: "Checks, signs and files a sales invoice (01), export invoice (02) or contingency invoice (03, 04).",
    es: "Revisa, firma y radica una factura de venta (01), de exportación (02) o de contingencia (03, 04)."
  }),
  CreditnoteCreate: filingEndpoint("CreditnoteCreate", CreditNote, {
    summary: { en: "File a credit note", es: "Radicar una nota crédito" },
    en: "Checks, signs and files a credit note (91), with or without reference to an invoice.",
    es: "Revisa, firma y radica una nota crédito (91), con o sin referencia a una factura."
  }),
  DebitnoteCreate: filingEndpoint("DebitnoteCreate", DebitNote, {
    summary: { en: "File a debit note", es: "Radicar una nota débito" },
    en: "Checks, signs and files a debit note (92), with or without reference to an invoice.",
    es: "Revisa, firma y radica una nota débito (92), con o sin referencia a una factura."
  }),
  SupportCreate: filingEndpoint("SupportCreate", Support, {
    summary: { en: "File a support document", es: "Radicar un documento soporte" },
    en: "Checks, signs and files a support document (05) of a purchase from a seller who need not invoice.",
    es: "Revisa, firma y radica un documento soporte (05) de una compra a un vendedor no obligado a facturar."
  }),
  SupportNoteCreate: filingEndpoint("SupportNoteCreate", SupportNote, {
    summary: {
      en: "File an adjustment note of a support document",
      es: "Radicar una nota de ajuste de un documento soporte"
    },
    en: "Checks, signs and files an adjustment note (95) of a support document.",
    es: "Revisa, firma y radica una nota de ajuste (95) de un documento soporte."
  }),
  EquivalentCreate: filingEndpoint("EquivalentCreate", Equivalent, {
    summary: { en: "File an equivalent document", es: "Radicar un documento equivalente" },
    en: "Checks, signs and files an equivalent document: a POS ticket (20, in contingency 07 or 08), or 25, 27, 32, 35, 40, 45, 50, 55.",
    es: "Revisa, firma y radica un documento equivalente: un tiquete POS (20, en contingencia 07 u 08), o 25, 27, 32, 35, 40, 45, 50, 55."
  }),
  EquivalentSpdCreate: filingEndpoint("EquivalentSpdCreate", EquivalentSpd, {
    summary: { en: "File a document of public utilities", es: "Radicar un documento de servicios públicos" },
    en: "Checks, signs and files the equivalent document of public utilities (60) with each service it bills.",
    es: "Revisa, firma y radica el documento equivalente de servicios públicos domiciliarios (60) con cada servicio que factura."
  }),
  EquivalentNoteCreate: filingEndpoint("EquivalentNoteCreate", EquivalentNote, {
    summary: {
      en: "File an adjustment note of an equivalent document",
      es: "Radicar una nota de ajuste de un documento equivalente"
    },
    en: "Checks, signs and files a credit note (94) or debit note (93) of an equivalent document.",
    es: "Revisa, firma y radica una nota crédito (94) o débito (93) de un documento equivalente."
  }),
  EventCreate: filingEndpoint("EventCreate", Event, {
    summary: { en: "File an event", es: "Radicar un evento" },
    en: "Checks, signs and files an event (030 to 051) on a received or issued document.",
    es: "Revisa, firma y radica un evento (030 a 051) sobre un documento recibido o expedido."
  }),
  PayrollCreate: filingEndpoint("PayrollCreate", Payroll, {
    summary: { en: "File a payroll document", es: "Radicar un documento de nómina" },
    en: "Checks, signs and files the payroll support document (102) of one worker and period.",
    es: "Revisa, firma y radica el documento soporte de pago de nómina (102) de un trabajador y un período."
  }),
  PayrollReplaceNote: filingEndpoint("PayrollReplaceNote", PayrollReplaceNote, {
    summary: {
      en: "File a note that replaces a payroll document",
      es: "Radicar una nota que reemplaza un documento de nómina"
    },
    en: "Checks, signs and files an adjustment note (103) that replaces a payroll document.",
    es: "Revisa, firma y radica una nota de ajuste (103) que reemplaza un documento de nómina."
  }),
  PayrollDeleteNote: filingEndpoint("PayrollDeleteNote", PayrollDeleteNote, {
    summary: {
      en: "File a note that deletes a payroll document",
      es: "Radicar una nota que elimina un documento de nómina"
    },
    en: "Checks, signs and files an adjustment note (103) that annuls a payroll document.",
    es: "Revisa, firma y radica una nota de ajuste (103) que elimina un documento de nómina."
  })
} satisfies Readonly<Record<Operation, HttpApiEndpoint.Constraint>>

/** The operations that file a document with the authority. */
export class DocumentsGroup extends HttpApiGroup.make("documents")
  .add(...(Object.values(endpoints) as [(typeof endpoints)[Operation], ...Array<(typeof endpoints)[Operation]>]))
  .middleware(Authorization)
  .annotate(NeededScope, "documents:write")
  .prefix("/v1/dian")
  .annotateMerge(
    groupTexts("Documents", { en: "File documents with the authority.", es: "Radicar documentos ante la DIAN." })
  ) {}
