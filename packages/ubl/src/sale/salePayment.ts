import { PaymentMeans, paymentForm, paymentMethod } from "@radicar/domain/document/PaymentMeans"
import { DeliveryTerms, PaymentExchangeRate, type SaleDocument } from "@radicar/domain/document/SaleDocument"
import type { SaleReading, SaleWriting } from "../part/SaleContext.ts"
import { part, type Row } from "../table/Row.ts"
import { date, derived, exactNumber, fixed, text } from "../table/elements.ts"
import { one } from "../table/nesting.ts"

type SaleRow = Row<SaleDocument, SaleWriting, SaleReading>

/** `cac:DeliveryTerms`: the Incoterm of an export. */
export const deliveryTerms: SaleRow = one(
  "cac:DeliveryTerms",
  "deliveryTerms",
  part<typeof DeliveryTerms.Type>(DeliveryTerms, [
    fixed("cbc:ID", "1"),
    text("cbc:SpecialTerms", "specialTerms"),
    text("cbc:LossRiskResponsibilityCode", "code", "annex FE 1.9 §13.3.7", { note: "an Incoterm" })
  ]),
  { note: "of an export" }
)

/** `cac:PaymentMeans` (rules FAN*). */
export const paymentMeans: SaleRow = one(
  "cac:PaymentMeans",
  "paymentMeans",
  part<PaymentMeans, SaleWriting>(PaymentMeans, [
    text("cbc:ID", "code", "FAN02", { from: paymentForm, note: "1 cash, 2 credit" }),
    text("cbc:PaymentMeansCode", "methodCode", "FAN03", { from: paymentMethod }),
    date("cbc:PaymentDueDate", "date", "FAN04", {
      from: (means, { checked }) => means.date ?? checked.document.dueDate
    })
  ]),
  { rule: "FAN01" }
)

/** `cac:PaymentExchangeRate` of a document in another currency than COP (rules FAR*). */
export const exchangeRate: SaleRow = one(
  "cac:PaymentExchangeRate",
  "paymentExchangeRate",
  part<typeof PaymentExchangeRate.Type, SaleWriting>(PaymentExchangeRate, [
    derived("cbc:SourceCurrencyCode", {
      from: (_, { checked }) => checked.document.currencyCode,
      expected: (_, __, { root }) => root.peek("cbc:DocumentCurrencyCode")
    }),
    fixed("cbc:SourceCurrencyBaseRate", "1.00", { as: "number" }),
    fixed("cbc:TargetCurrencyCode", "COP"),
    fixed("cbc:TargetCurrencyBaseRate", "1.00", { as: "number" }),
    exactNumber("cbc:CalculationRate", "calculationRate", undefined, { note: "pesos for one" }),
    date("cbc:Date", "date", undefined, {
      from: (rate, { checked }) => rate.date ?? checked.document.date.date,
      note: "absent: the day of issue"
    })
  ]),
  {
    from: ({ currencyCode, paymentExchangeRate }) => (currencyCode === "COP" ? undefined : paymentExchangeRate),
    note: "of another currency than COP",
    rule: "FAR01 to FAR07"
  }
)
