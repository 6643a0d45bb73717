import type { SubmissionDetail } from "@radicar/contract/inner/SubmissionsGroup"
import { outcomeOf } from "@radicar/domain/inner/submission/submissionAdvice"
import { isDecimal } from "../language/money.ts"
import { everyItem } from "../live/useLive.ts"
import type { Client } from "@radicar/http-client/inner/plain"
import { readFile } from "../session/readFile.ts"
import { type CreditedLine, creditedLines } from "./credited.ts"
import type { Fault } from "./faults.ts"
import { isJson, type Json, listOf, text } from "./jsonBody.ts"
import type { Kind } from "./kinds.ts"
import type { DraftSource } from "./serviceDraft.ts"

/** Content of a form before anything is typed. */
export interface Beginning {
  readonly body: Json
  /** Faults for which the authority rejected the document that is corrected. */
  readonly rejections: ReadonlyArray<Fault>
  readonly provider?: string
  readonly isTest: boolean
  /** Operation that filed the document that is opened. */
  readonly operation?: string
  /** Type code of the document that is opened. */
  readonly type?: string | undefined
  readonly source?: DraftSource
  /** Lines of the invoice that a credit note is about. */
  readonly credited?: ReadonlyArray<CreditedLine>
  /** Name of the document that is corrected, copied or noted. */
  readonly name?: string
}

/** The body of a filed document by its key, read from its XML; empty if it cannot be read. */
export const bodyOf = async (client: Client, uuid: string, signal?: AbortSignal): Promise<Json> => {
  const options = signal === undefined ? {} : { signal }
  const file = await client.files.xml({ query: { uuid, kind: "document" } }, options).then(readFile)
  const payload = new Uint8Array(await file.content.arrayBuffer())
  return (await client.reading.read({ payload }, options)).documents[0]?.body ?? {}
}

const without = (source: Json, ...names: ReadonlyArray<string>): Json =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !names.includes(name)))

const hasRate = (part: Json): boolean => {
  const rate = text(part["Percentage"])
  return isDecimal(rate) && Number(rate) > 0
}

/** Discounts and charges: an amount that follows from a percentage is left to the service. */
const openedAllowances = (value: unknown): ReadonlyArray<Json> =>
  listOf(value).map((each) => (hasRate(each) ? without(each, "Amount", "BaseAmount") : each))

const openedList = (part: Json, name: string): Json => {
  const list = openedAllowances(part[name])
  return list.length === 0 ? {} : { [name]: list }
}

/** A tax without what follows from the line; a base that is none of `bases` stays. */
const openedTax = (tax: Json, bases: ReadonlyArray<string>): Json => {
  const { TaxableAmount, ...rest } = without(tax, "Amount")
  return TaxableAmount === undefined || bases.includes(text(TaxableAmount)) ? rest : { ...rest, TaxableAmount }
}

const openedItem = (item: Json): Json => {
  // a withholding of IVA is levied on the IVA of the line
  const bases = [text(item["SubtotalAmount"]), ...listOf(item["Taxes"]).map((tax) => text(tax["Amount"]))]
  const taxes = listOf(item["Taxes"]).map((tax) => openedTax(tax, bases))
  // the base of something given for nothing is stated, not computed
  const isFree = text(item["Price"]) === "0" || item["PriceReference"] !== undefined
  if (isFree) return item
  return {
    ...without(item, "SubtotalAmount", "Taxes", "Discounts", "Charges"),
    ...(taxes.length === 0 ? {} : { Taxes: taxes }),
    ...openedList(item, "Discounts"),
    ...openedList(item, "Charges")
  }
}

/** Totals that do not follow from the lines. */
const statedTotals = ["PayableRoundingAmount", "PrepaidAmount"] as const

/**
 * A filed body as the form opens it: without the amounts that the service computes, and without range and software,
 * which it supplies. Everything else stays as it was filed.
 */
const openedBody = (body: Json): Json => {
  const { NumberingRange, LegalMonetaryTotal, Withholdings, ...others } = without(
    body,
    "Number",
    "Date",
    "Items",
    "Discounts",
    "Charges",
    "SoftwareProvider",
    "SigningCertificate"
  )
  const prefix = isJson(NumberingRange) ? text(NumberingRange["Prefix"]) : ""
  const totals = isJson(LegalMonetaryTotal) ? LegalMonetaryTotal : {}
  const rounds = totals["PayableRoundingAmount"] !== undefined
  const kept = Object.fromEntries(
    [...statedTotals, ...(rounds ? ["PayableAmount"] : [])].flatMap((name) =>
      totals[name] === undefined ? [] : [[name, totals[name]]]
    )
  )
  const withholdings = listOf(Withholdings).map((each) => (hasRate(each) ? without(each, "Amount") : each))
  return {
    ...others,
    ...(prefix === "" ? {} : { NumberingRange: { Prefix: prefix } }),
    Items: listOf(body["Items"]).map(openedItem),
    ...openedList(body, "Discounts"),
    ...openedList(body, "Charges"),
    ...(withholdings.length === 0 ? {} : { Withholdings: withholdings }),
    ...(Object.keys(kept).length === 0 ? {} : { LegalMonetaryTotal: kept })
  }
}

/**
 * A rejected body as it is opened. It keeps its number, which the rejection freed, unless another document has it by
 * now. `hasForm`: the form shows its fields; otherwise it is opened as it was filed.
 */
export const correctedBody = (body: Json, detail: typeof SubmissionDetail.Type, hasForm: boolean): Json => {
  const opened = hasForm ? openedBody(body) : without(body, "Number", "SigningCertificate")
  return detail.reassigned === true || outcomeOf(detail) === "numberTaken" || body["Number"] === undefined
    ? opened
    : { ...opened, Number: body["Number"] }
}

/** A body as a copy of it begins: without number, and without the days of the document it is copied from. */
export const copiedBody = (body: Json): Json => {
  const payment = body["PaymentMeans"]
  const opened = without(openedBody(body), "DueDate", "Period", "Delivery")
  return isJson(payment) ? { ...opened, PaymentMeans: without(payment, "Date") } : opened
}

/** Fields of an invoice that its notes repeat. */
const repeated = ["CompanyParty", "CustomerParty", "PaymentMeans", "CurrencyCode", "PaymentExchangeRate"] as const

/** The body of a note about an invoice as it begins, with these items. */
export const noteBody = (
  { prefix = "", type }: Pick<Kind, "prefix" | "type">,
  invoice: Json,
  { result }: typeof SubmissionDetail.Type,
  items: ReadonlyArray<Json>
): Json => ({
  TypeCode: type,
  DocumentReference: {
    Number: result?.id ?? "",
    Uuid: result?.document.uuid ?? "",
    Date: result?.document.date.slice(0, 19) ?? "",
    SchemeName: "CUFE-SHA384",
    TypeCode: result?.document.type ?? ""
  },
  NumberingRange: { Prefix: prefix },
  ...Object.fromEntries(repeated.flatMap((name) => (invoice[name] === undefined ? [] : [[name, invoice[name]]]))),
  Items: items
})

/** The lines of an invoice with this key, with what its accepted credit notes left of each. */
export const loadCredited = async (
  client: Client,
  company: string,
  uuid: string,
  invoice: Json,
  signal: AbortSignal
): Promise<ReadonlyArray<CreditedLine>> => {
  const about = { companyId: company, corrects: uuid, type: "91", status: "submitted" } as const
  const notes = await everyItem(client.submissions.list({ query: about }, { signal }))
  // an erased note counts in the balance of RAD77 alone
  const bodies = notes.map(({ result }) => bodyOf(client, result?.document.uuid ?? "", signal).catch(() => ({})))
  return creditedLines(invoice, await Promise.all(bodies))
}
