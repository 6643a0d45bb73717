import { day, fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

const readDeliveryTerms = (xml: XmlReader): Wire => {
  xml.confirm("cbc:ID", "1")
  return fields({ Code: xml.text("cbc:LossRiskResponsibilityCode"), SpecialTerms: xml.text("cbc:SpecialTerms") })
}

const readExchangeRate = (xml: XmlReader, currency: string | undefined): Wire => {
  xml.confirm("cbc:SourceCurrencyCode", currency)
  xml.confirmNumber("cbc:SourceCurrencyBaseRate", "1")
  xml.confirm("cbc:TargetCurrencyCode", "COP")
  xml.confirmNumber("cbc:TargetCurrencyBaseRate", "1")
  return fields({
    CalculationRate: number(xml.text("cbc:CalculationRate")),
    Date: day(xml.text("cbc:Date"))
  })
}

/** Counts a prepayment as read where it is what the totals say, on the day of issue. */
const confirmPrepayment = (root: XmlReader, total: string): void => {
  const xml = root.at("cac:PrepaidPayment")
  xml.confirm("cbc:ID", "1")
  xml.confirmNumber("cbc:PaidAmount", root.peek(`${total}/cbc:PrepaidAmount`))
  xml.confirm("cbc:ReceivedDate", root.peek("cbc:IssueDate"))
}

/** How a sale is delivered and paid; `total` is the element of its totals. */
export const readSalePayment = (root: XmlReader, total: string) => {
  const means = root.at("cac:PaymentMeans")
  confirmPrepayment(root, total)
  return {
    DeliveryTerms: readDeliveryTerms(root.at("cac:DeliveryTerms")),
    PaymentMeans: fields({
      Code: means.text("cbc:ID"),
      MethodCode: means.text("cbc:PaymentMeansCode"),
      Date: day(means.text("cbc:PaymentDueDate"))
    }),
    PaymentExchangeRate: readExchangeRate(root.at("cac:PaymentExchangeRate"), root.peek("cbc:DocumentCurrencyCode"))
  }
}
