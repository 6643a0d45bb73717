import type { CheckedSale } from "@radicar/domain/document/CheckedSale"
import { paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import { decimal, toExact } from "@radicar/domain/number/Decimal"
import { headerAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

/** `cac:DeliveryTerms`: the Incoterm of an export. */
export const deliveryTerms = (xml: XmlWriter, { document: { deliveryTerms: terms } }: CheckedSale): void => {
  if (terms === undefined) return
  xml.open("cac:DeliveryTerms")
  xml.plain("cbc:ID", "1")
  xml.optionalLeaf("cbc:SpecialTerms", terms.specialTerms)
  xml.leaf("cbc:LossRiskResponsibilityCode", terms.code)
  xml.close("cac:DeliveryTerms")
}

/** `cac:PaymentMeans` (rules FAN*). */
export const paymentMeans = (xml: XmlWriter, { document }: CheckedSale): void => {
  const { paymentMeans: means } = document
  xml.open("cac:PaymentMeans")
  xml.leaf("cbc:ID", paymentForm(means))
  xml.leaf("cbc:PaymentMeansCode", paymentMethod(means))
  xml.optionalLeaf("cbc:PaymentDueDate", means.date ?? document.dueDate)
  xml.close("cac:PaymentMeans")
}

/** `cac:PrepaidPayment`: what was paid before (rules FBD*). */
export const prepaidPayment = (xml: XmlWriter, { document }: CheckedSale): void => {
  const { prepaidAmount } = document.legalMonetaryTotal
  if (prepaidAmount === undefined || prepaidAmount.value === 0n) return
  xml.open("cac:PrepaidPayment")
  xml.plain("cbc:ID", "1")
  headerAmount(xml, "cbc:PaidAmount", prepaidAmount, document.currencyCode)
  xml.leaf("cbc:ReceivedDate", document.date.date)
  xml.close("cac:PrepaidPayment")
}

const one = toExact(decimal("1"), 2)

/** `cac:PaymentExchangeRate` of a document in another currency than COP (rules FAR*). */
export const exchangeRate = (xml: XmlWriter, { document }: CheckedSale): void => {
  const { currencyCode, paymentExchangeRate: rate } = document
  if (currencyCode === "COP" || rate === undefined) return
  xml.open("cac:PaymentExchangeRate")
  xml.leaf("cbc:SourceCurrencyCode", currencyCode)
  xml.plain("cbc:SourceCurrencyBaseRate", one)
  xml.plain("cbc:TargetCurrencyCode", "COP")
  xml.plain("cbc:TargetCurrencyBaseRate", one)
  xml.plain("cbc:CalculationRate", toExact(rate.calculationRate, 2))
  xml.leaf("cbc:Date", rate.date ?? document.date.date)
  xml.close("cac:PaymentExchangeRate")
}
