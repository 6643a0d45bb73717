import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { variedSale } from "@radicar/domain/inner/example/variedSale"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { Result } from "effect"
import type { PlannedDocument, PlannedOperation } from "./PlannedDocument.ts"

/** Facts common to planned documents: date, prefix of the invoices, issuer and software. */
export interface PlanBasis {
  readonly date: LocalDateTime
  /** Prefix of the invoices. The service knows the rest of their range, or queries it. */
  readonly prefix: string
  /** `CompanyParty` of every document. */
  readonly issuer: JsonObject
  /** Id of the software; absent if the service knows it. */
  readonly softwareId: string | undefined
}

/** An accepted invoice to which notes can refer. */
export interface NotedInvoice {
  readonly planned: PlannedDocument
  readonly uuid: string
}

/** Fields that a note has in common with its invoice. */
const shared = ["CustomerParty", "Items", "LegalMonetaryTotal", "PaymentMeans"] as const

const jsonOf = (value: object): JsonObject => {
  const json = parseJson(JSON.stringify(value)).pipe(Result.getOrThrow)
  return json instanceof JsonObject ? json : JsonObject.from({})
}

const completed = (body: JsonObject, { issuer, softwareId }: PlanBasis): JsonObject => {
  const base = body.with("Note", "Documento del set de pruebas").with("CompanyParty", issuer)
  return softwareId === undefined ? base : base.with("SoftwareProvider", JsonObject.from({ Id: softwareId }))
}

const prefixOf = (body: JsonObject): string => {
  const range = body.get("NumberingRange")
  return range instanceof JsonObject ? String(range.get("Prefix") ?? "") : ""
}

const planned = (operation: PlannedOperation, number: number, body: JsonObject): PlannedDocument => ({
  operation,
  number,
  id: `${prefixOf(body)}${number}`,
  body
})

/** Plans an invoice. The number determines the sold items, so that any 60 consecutive invoices differ. */
export const planInvoice = (number: number, basis: PlanBasis): PlannedDocument => {
  const { date, prefix } = basis
  const sale = { ...invoiceExample({ number, date }), ...variedSale({ date, variant: number % 420 }) }
  const body = completed(jsonOf(sale), basis).with("NumberingRange", JsonObject.from({ Prefix: prefix }))
  return planned("InvoiceCreate", number, body)
}

/** Plans a note that covers an accepted invoice completely. */
export const planNote = (
  operation: Exclude<PlannedOperation, "InvoiceCreate">,
  number: number,
  invoice: NotedInvoice,
  basis: PlanBasis
): PlannedDocument => {
  const { body, id } = invoice.planned
  const reference = { uuid: invoice.uuid, number: id, date: String(body.get("Date")).slice(0, 10) }
  const example = completed(
    jsonOf(documentDefinitions[operation].example({ number, date: basis.date, reference })),
    basis
  )
  return planned(
    operation,
    number,
    shared.reduce((note, field) => note.with(field, body.get(field) ?? null), example)
  )
}
