import { Item } from "@radicar/domain/document/Item"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { taxTotals } from "@radicar/domain/document/TaxTotal"
import { readDocument } from "@radicar/domain/wire/readDocument"
import { Result } from "effect"
import { documentNumber } from "../DocumentNumber.ts"
import { readEquivalentGroups } from "../equivalent/readEquivalentGroups.ts"
import { readAllowances } from "../part/readAllowances.ts"
import { readDianExtensions } from "../part/readDianExtensions.ts"
import { readMonetaryTotal } from "../part/readMonetaryTotal.ts"
import { readParty } from "../part/readParty.ts"
import { confirmTaxTotals } from "../part/readTaxes.ts"
import type { ReadDocument } from "../ReadDocument.ts"
import { readSpdFields } from "../spd/readSpdFields.ts"
import { day, fields, list, moment, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import { readPurchaseTime } from "./readPurchaseTime.ts"
import { readSaleLine } from "./readSaleLine.ts"
import { readSalePayment } from "./readSalePayment.ts"
import { readBillingReference, readCorrectionCode, readPeriod, readReferences } from "./readSaleReferences.ts"
import { type SaleElements, saleElements, type SaleForm, saleFormOf, saleTypeCode } from "./SaleForm.ts"

/** Counts as read what every document says alike, or says of itself beside its body. */
const confirmHeader = (root: XmlReader, { profile }: SaleForm, lines: number): void => {
  root.confirm("cbc:UBLVersionID", "UBL 2.1")
  root.confirm("cbc:ProfileID", profile)
  root.confirm("cbc:UUID/@schemeID", root.text("cbc:ProfileExecutionID"))
  root.confirm("cbc:DocumentCurrencyCode/@listID", "ISO 4217 Alpha")
  root.confirm("cbc:LineCountNumeric", String(lines))
}

const readItems = (root: XmlReader, { line, quantity }: SaleElements): ReadonlyArray<JsonValue> => {
  const items = list(root.all(line).map((xml, index) => readSaleLine(xml, quantity, index))) ?? []
  const decoded = Result.all(items.map((item) => readDocument(Item, item, { language: "en" })))
  if (Result.isSuccess(decoded)) confirmTaxTotals(root, taxTotals(decoded.success))
  return items
}

/** The company that issues and who it deals with, by the names of the body. */
const readParties = (root: XmlReader, { purchase }: SaleForm, prefix: string | undefined): Record<string, Wire> => {
  const [supplier, customer] = [root.at("cac:AccountingSupplierParty"), root.at("cac:AccountingCustomerParty")]
  return purchase === true
    ? { CompanyParty: readParty(customer, undefined), SupplierParty: readParty(supplier, prefix) }
    : { CompanyParty: readParty(supplier, prefix), CustomerParty: readParty(customer, undefined) }
}

/** A document of a sale or a purchase, a note or an equivalent; `undefined` where its type is unknown. */
export const readSale = (root: XmlReader): ReadDocument | undefined => {
  const elements = saleElements[root.element?.local ?? ""]
  const typeCode = elements === undefined ? undefined : saleTypeCode(root, elements)
  const form = typeCode === undefined ? undefined : saleFormOf(typeCode)
  if (elements === undefined || form === undefined) return undefined
  const extensions = readDianExtensions(root)
  const registered = "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cac:CorporateRegistrationScheme/cbc:ID"
  const id = root.text("cbc:ID")
  const issued = documentNumber(id, extensions.prefix ?? root.peek(registered))
  const items = readItems(root, elements)
  confirmHeader(root, form, items.length)
  const currency = root.text("cbc:DocumentCurrencyCode")
  const { DeliveryTerms, PaymentExchangeRate, PaymentMeans } = readSalePayment(root, elements.total)
  const body = fields({
    TypeCode: typeCode,
    OperationCode: root.text("cbc:CustomizationID"),
    Number: number(issued.number),
    Date: moment(root.text("cbc:IssueDate"), root.text("cbc:IssueTime")),
    DueDate: day(root.text("cbc:DueDate")),
    CurrencyCode: currency,
    Note: root.text("cbc:Note"),
    ...readReferences(root),
    // an object even when nothing is in it: bodies of a sale have one
    NumberingRange: fields({ ...extensions.range, Prefix: issued.prefix }) ?? new JsonObject([], []),
    SoftwareProvider: extensions.softwareProvider,
    ...readParties(root, form, issued.prefix),
    DeliveryTerms,
    Items: list(items),
    ...readAllowances(root),
    PaymentMeans,
    PaymentExchangeRate,
    LegalMonetaryTotal: readMonetaryTotal(root.at(elements.total)),
    ...(form.purchase === true && form.reasons === undefined
      ? readPurchaseTime(root, elements.line)
      : { Period: readPeriod(root.at("cac:InvoicePeriod")) }),
    ...(form.reasons === undefined
      ? {}
      : { DocumentReference: readBillingReference(root), CorrectionCode: readCorrectionCode(root, form.reasons) }),
    ...readEquivalentGroups(root, elements.total, extensions.ownerNit),
    ...(typeCode === "60" ? readSpdFields(root) : {})
  })
  if (body === undefined) return undefined
  return {
    operation: form.operation,
    body,
    environment: root.text("cbc:ProfileExecutionID"),
    id,
    key: { value: root.text("cbc:UUID"), scheme: root.text("cbc:UUID/@schemeName") },
    unread: root.unread(currency)
  }
}
