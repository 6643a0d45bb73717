import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import { paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { decimal, toExact } from "@radicar/domain/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharges } from "../part/allowanceCharges.ts"
import { dianExtensions } from "../part/dianExtensions.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotal } from "../part/taxTotal.ts"
import { headerAmount } from "../xml/money.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { XmlWriter } from "../xml/XmlWriter.ts"
import { invoiceLine } from "./invoiceLine.ts"

const root = documentRoot("Invoice")
const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listID="ISO 4217 Alpha"`

const header = (xml: XmlWriter, checked: CheckedInvoice, key: DocumentKey): void => {
  const { environment, invoice } = checked
  xml.plain("cbc:UBLVersionID", "UBL 2.1")
  xml.leaf("cbc:CustomizationID", checked.operationCode)
  xml.plain("cbc:ProfileID", "DIAN 2.1: Factura Electrónica de Venta")
  xml.plain("cbc:ProfileExecutionID", environment)
  xml.leaf("cbc:ID", checked.id)
  xml.plain("cbc:UUID", key.value, ` schemeID="${environment}" schemeName="${key.scheme}"`)
  xml.leaf("cbc:IssueDate", invoice.date.date)
  xml.leaf("cbc:IssueTime", invoice.date.timeWithOffset)
  xml.optionalLeaf("cbc:DueDate", invoice.dueDate)
  xml.leaf("cbc:InvoiceTypeCode", invoice.typeCode)
  xml.optionalLeaf("cbc:Note", invoice.note)
  xml.leaf("cbc:DocumentCurrencyCode", invoice.currencyCode, currencyList)
  xml.plain("cbc:LineCountNumeric", String(invoice.items.length))
}

const moment = (xml: XmlWriter, name: "Start" | "End", at: LocalDateTime | undefined): void => {
  if (at === undefined) return
  xml.leaf(`cbc:${name}Date`, at.date)
  if (at.time !== "00:00:00") xml.leaf(`cbc:${name}Time`, at.timeWithOffset)
}

const references = (xml: XmlWriter, { additionalDocumentReferences, invoice }: CheckedInvoice): void => {
  const { orderReference, period } = invoice
  if (period?.startDate !== undefined || period?.endDate !== undefined) {
    xml.open("cac:InvoicePeriod")
    moment(xml, "Start", period.startDate)
    moment(xml, "End", period.endDate)
    xml.close("cac:InvoicePeriod")
  }
  if (orderReference !== undefined) {
    xml.open("cac:OrderReference")
    xml.leaf("cbc:ID", orderReference.number)
    xml.optionalLeaf("cbc:IssueDate", orderReference.date)
    xml.close("cac:OrderReference")
  }
  for (const reference of additionalDocumentReferences) {
    xml.open("cac:AdditionalDocumentReference")
    xml.leaf("cbc:ID", reference.number)
    xml.leaf("cbc:IssueDate", reference.date)
    xml.optionalLeaf("cbc:DocumentTypeCode", reference.typeCode)
    xml.close("cac:AdditionalDocumentReference")
  }
}

const delivery = (xml: XmlWriter, { invoice: { deliveryTerms } }: CheckedInvoice): void => {
  if (deliveryTerms === undefined) return
  xml.open("cac:DeliveryTerms")
  xml.plain("cbc:ID", "1")
  xml.optionalLeaf("cbc:SpecialTerms", deliveryTerms.specialTerms)
  xml.leaf("cbc:LossRiskResponsibilityCode", deliveryTerms.code)
  xml.close("cac:DeliveryTerms")
}

const payment = (xml: XmlWriter, { invoice }: CheckedInvoice): void => {
  const { currencyCode, legalMonetaryTotal, paymentMeans } = invoice
  const { prepaidAmount } = legalMonetaryTotal
  xml.open("cac:PaymentMeans")
  xml.leaf("cbc:ID", paymentForm(paymentMeans))
  xml.leaf("cbc:PaymentMeansCode", paymentMethod(paymentMeans))
  xml.optionalLeaf("cbc:PaymentDueDate", paymentMeans.date ?? invoice.dueDate)
  xml.close("cac:PaymentMeans")
  if (prepaidAmount === undefined || prepaidAmount.value === 0n) return
  xml.open("cac:PrepaidPayment")
  xml.plain("cbc:ID", "1")
  headerAmount(xml, "cbc:PaidAmount", prepaidAmount, currencyCode)
  xml.leaf("cbc:ReceivedDate", invoice.date.date)
  xml.close("cac:PrepaidPayment")
}

const one = toExact(decimal("1"), 2)

const exchangeRate = (xml: XmlWriter, { invoice }: CheckedInvoice): void => {
  const { currencyCode, paymentExchangeRate: rate } = invoice
  if (currencyCode === "COP" || rate === undefined) return
  xml.open("cac:PaymentExchangeRate")
  xml.leaf("cbc:SourceCurrencyCode", currencyCode)
  xml.plain("cbc:SourceCurrencyBaseRate", one)
  xml.plain("cbc:TargetCurrencyCode", "COP")
  xml.plain("cbc:TargetCurrencyBaseRate", one)
  xml.plain("cbc:CalculationRate", toExact(rate.calculationRate, 2))
  xml.leaf("cbc:Date", rate.date ?? invoice.date.date)
  xml.close("cac:PaymentExchangeRate")
}

/** Everything behind the extensions, in XSD order. */
const body = (xml: XmlWriter, checked: CheckedInvoice, key: DocumentKey): void => {
  const { invoice } = checked
  const currency = invoice.currencyCode
  header(xml, checked, key)
  references(xml, checked)
  supplierParty(xml, checked)
  customerParty(xml, checked)
  delivery(xml, checked)
  payment(xml, checked)
  allowanceCharges(xml, checked.allowances, currency)
  exchangeRate(xml, checked)
  for (const total of checked.taxTotals) headerTaxTotal(xml, total, currency)
  for (const total of checked.withholdingTaxTotals) headerTaxTotal(xml, total, currency)
  monetaryTotal(xml, "cac:LegalMonetaryTotal", invoice.legalMonetaryTotal, currency)
  invoice.items.forEach((item, index) => invoiceLine(xml, item, index, currency))
}

/**
 * Writes a sales invoice as UBL 2.1 `Invoice` with the DIAN extensions (annex FE 1.9 §6.1), directly in canonical form.
 * Pure: the same invoice and key give the same bytes.
 */
export const renderInvoice = (checked: CheckedInvoice, key: DocumentKey): CanonicalXml => {
  const head = new XmlWriter()
  head.raw(root.open)
  head.raw("<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>")
  dianExtensions(head, checked, key.value, checked.invoice.numberingRange)
  head.raw("</ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>")
  const tail = new XmlWriter()
  tail.raw("</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>")
  body(tail, checked, key)
  tail.raw(root.close)
  return { head: head.text, tail: tail.text, namespaces: root.namespaces }
}
