import type { CheckedInvoice } from "@radicar/domain/document/CheckedInvoice"
import { paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import { decimal, toExact } from "@radicar/domain/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { allowanceCharge } from "../part/allowanceCharge.ts"
import { dianExtensions } from "../part/dianExtensions.ts"
import { monetaryTotal } from "../part/monetaryTotal.ts"
import { customerParty, supplierParty } from "../part/party.ts"
import { headerTaxTotal } from "../part/taxTotal.ts"
import { branch, concat, leaf, optionalLeaf } from "../xml/element.ts"
import { headerAmount } from "../xml/money.ts"
import { documentRoot } from "../xml/documentRoot.ts"
import { invoiceLine } from "./invoiceLine.ts"

const root = documentRoot("Invoice")
const currencyList = ` listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listID="ISO 4217 Alpha"`

const header = (checked: CheckedInvoice, key: DocumentKey): string => {
  const { environment, invoice } = checked
  return (
    leaf("cbc:UBLVersionID", "UBL 2.1") +
    leaf("cbc:CustomizationID", checked.operationCode) +
    leaf("cbc:ProfileID", "DIAN 2.1: Factura Electrónica de Venta") +
    leaf("cbc:ProfileExecutionID", environment) +
    leaf("cbc:ID", checked.id) +
    leaf("cbc:UUID", key.value, ` schemeID="${environment}" schemeName="${key.scheme}"`) +
    leaf("cbc:IssueDate", invoice.date.date) +
    leaf("cbc:IssueTime", invoice.date.timeWithOffset) +
    optionalLeaf("cbc:DueDate", invoice.dueDate) +
    leaf("cbc:InvoiceTypeCode", invoice.typeCode) +
    optionalLeaf("cbc:Note", invoice.note) +
    leaf("cbc:DocumentCurrencyCode", invoice.currencyCode, currencyList) +
    branch("cbc:LineCountNumeric", String(invoice.items.length))
  )
}

const moment = (name: "Start" | "End", at: LocalDateTime | undefined): string =>
  at === undefined
    ? ""
    : leaf(`cbc:${name}Date`, at.date) + (at.time === "00:00:00" ? "" : leaf(`cbc:${name}Time`, at.timeWithOffset))

const references = ({ additionalDocumentReferences, invoice }: CheckedInvoice): string => {
  const { orderReference, period } = invoice
  const invoicePeriod = moment("Start", period?.startDate) + moment("End", period?.endDate)
  return (
    (invoicePeriod === "" ? "" : branch("cac:InvoicePeriod", invoicePeriod)) +
    (orderReference === undefined
      ? ""
      : branch(
          "cac:OrderReference",
          leaf("cbc:ID", orderReference.number) + optionalLeaf("cbc:IssueDate", orderReference.date)
        )) +
    concat(additionalDocumentReferences, (reference) =>
      branch(
        "cac:AdditionalDocumentReference",
        leaf("cbc:ID", reference.number) +
          leaf("cbc:IssueDate", reference.date) +
          optionalLeaf("cbc:DocumentTypeCode", reference.typeCode)
      )
    )
  )
}

const delivery = ({ invoice: { deliveryTerms } }: CheckedInvoice): string =>
  deliveryTerms === undefined
    ? ""
    : branch(
        "cac:DeliveryTerms",
        leaf("cbc:ID", "1") +
          optionalLeaf("cbc:SpecialTerms", deliveryTerms.specialTerms) +
          leaf("cbc:LossRiskResponsibilityCode", deliveryTerms.code)
      )

const payment = ({ invoice }: CheckedInvoice): string => {
  const { currencyCode, legalMonetaryTotal, paymentMeans } = invoice
  const { prepaidAmount } = legalMonetaryTotal
  return (
    branch(
      "cac:PaymentMeans",
      leaf("cbc:ID", paymentForm(paymentMeans)) +
        leaf("cbc:PaymentMeansCode", paymentMethod(paymentMeans)) +
        optionalLeaf("cbc:PaymentDueDate", paymentMeans.date ?? invoice.dueDate)
    ) +
    (prepaidAmount === undefined || prepaidAmount.value === 0n
      ? ""
      : branch(
          "cac:PrepaidPayment",
          leaf("cbc:ID", "1") +
            headerAmount("cbc:PaidAmount", prepaidAmount, currencyCode) +
            leaf("cbc:ReceivedDate", invoice.date.date)
        ))
  )
}

const one = toExact(decimal("1"), 2)

const exchangeRate = ({ invoice }: CheckedInvoice): string => {
  const { currencyCode, paymentExchangeRate: rate } = invoice
  if (currencyCode === "COP" || rate === undefined) return ""
  return branch(
    "cac:PaymentExchangeRate",
    leaf("cbc:SourceCurrencyCode", currencyCode) +
      leaf("cbc:SourceCurrencyBaseRate", one) +
      leaf("cbc:TargetCurrencyCode", "COP") +
      leaf("cbc:TargetCurrencyBaseRate", one) +
      branch("cbc:CalculationRate", toExact(rate.calculationRate, 2)) +
      leaf("cbc:Date", rate.date ?? invoice.date.date)
  )
}

/**
 * Writes a sales invoice as UBL 2.1 `Invoice` with the DIAN extensions (annex FE 1.9 §6.1), directly in canonical form.
 * Pure: the same invoice and key give the same bytes.
 */
export const renderInvoice = (checked: CheckedInvoice, key: DocumentKey): CanonicalXml => {
  const { invoice } = checked
  const currency = invoice.currencyCode
  const head =
    root.open +
    "<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent>" +
    dianExtensions(checked, key) +
    "</ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension><ext:ExtensionContent>"
  const tail =
    "</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>" +
    header(checked, key) +
    references(checked) +
    supplierParty(checked) +
    customerParty(checked) +
    delivery(checked) +
    payment(checked) +
    concat(checked.allowances, (stated, index) => allowanceCharge(stated, index, currency)) +
    exchangeRate(checked) +
    concat(checked.taxTotals, (total) => headerTaxTotal(total, currency)) +
    concat(checked.withholdingTaxTotals, (total) => headerTaxTotal(total, currency)) +
    monetaryTotal("cac:LegalMonetaryTotal", invoice.legalMonetaryTotal, currency) +
    concat(invoice.items, (item, index) => invoiceLine(item, index, currency)) +
    root.close
  return { head, tail, namespaces: root.namespaces }
}
