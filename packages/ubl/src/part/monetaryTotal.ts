import { LegalMonetaryTotal, PrepaidPayment, type SaleDocument } from "@radicar/domain/inner/document/SaleDocument"
import { JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonObject"
import type { BigDecimal } from "effect"
import { prepaymentsOfOperation } from "@radicar/domain/inner/document/Health"
import { zero } from "@radicar/domain/inner/number/Decimal"
import { attribute } from "../table/attributes.ts"
import { part, type Row } from "../table/Row.ts"
import { amount, date, text } from "../table/elements.ts"
import { each } from "../table/nesting.ts"
import { list, type Wire } from "../table/wireValues.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"

/** An amount that is left out where it is zero. */
const unlessZero = (
  element: string,
  field: "chargeAmount" | "discountAmount" | "payableRoundingAmount",
  rule: string
): Row<LegalMonetaryTotal, SaleWriting, SaleReading> =>
  amount(element, field, rule, { from: (total) => stated(total[field]) })

const stated = (value: BigDecimal.BigDecimal | undefined): BigDecimal.BigDecimal | undefined =>
  value === undefined || value.value === 0n ? undefined : value

/** What was paid before: nothing is said of none, except where it is taken off what is payable. */
const prepaidAmount: Row<LegalMonetaryTotal, SaleWriting, SaleReading> = amount(
  "cbc:PrepaidAmount",
  "prepaidAmount",
  "FAU12",
  {
    from: (total, { checked }) =>
      prepaymentsOfOperation(checked.operationCode) === "credited"
        ? (total.prepaidAmount ?? zero)
        : stated(total.prepaidAmount)
  }
)

/** The totals of a document (rules FAU*). */
export const monetaryTotal = part<LegalMonetaryTotal, SaleWriting, SaleReading>(LegalMonetaryTotal, [
  amount("cbc:LineExtensionAmount", "grossAmount", "FAU02", { required: true }),
  amount("cbc:TaxExclusiveAmount", "taxExclusiveAmount", "FAU04"),
  amount("cbc:TaxInclusiveAmount", "taxInclusiveAmount", "FAU06"),
  unlessZero("cbc:AllowanceTotalAmount", "discountAmount", "FAU08"),
  unlessZero("cbc:ChargeTotalAmount", "chargeAmount", "FAU10"),
  prepaidAmount,
  unlessZero("cbc:PayableRoundingAmount", "payableRoundingAmount", "FAU14"),
  amount("cbc:PayableAmount", "payableAmount", "FAU14", { required: true })
])

const payment = part<PrepaidPayment, SaleWriting, SaleReading>(PrepaidPayment, [
  text("cbc:ID", "id", "FBD02", {
    from: ({ id }, { index }) => id ?? String(index + 1),
    note: "absent: its place in the list",
    attributes: [attribute("schemeID", "conceptCode", "FED104", { note: "of the health sector" })]
  }),
  amount("cbc:PaidAmount", "amount", "FBD03"),
  date("cbc:ReceivedDate", "date", "FBD05"),
  // others repeat the day on which it was received
  { element: "cbc:PaidDate", fields: [], settle: (xml) => xml.confirm("cbc:PaidDate", xml.peek("cbc:ReceivedDate")) }
])

const asList = (value: Wire | undefined): ReadonlyArray<JsonValue> => (Array.isArray(value) ? value : [])

/** A payment of nothing on no day, as documents write it where nothing was paid before. */
const isUnpaid = (payment: JsonValue): boolean =>
  payment instanceof JsonObject && payment.get("Date") === undefined && Number(String(payment.get("Amount"))) === 0

/** `cac:PrepaidPayment`: what was paid before. The one amount of the totals is a payment of the day of issue. */
export const prepaidPayments: Row<SaleDocument, SaleWriting, SaleReading> = {
  ...each<SaleDocument, PrepaidPayment, SaleWriting, SaleReading>("cac:PrepaidPayment", "prepaidPayments", payment, {
    from: (_, { checked }) => checked.prepayments,
    note: "absent: `LegalMonetaryTotal.PrepaidAmount`, on the day of issue",
    rule: "FBD"
  }),
  settle: (root, values) => {
    const payments = asList(values["PrepaidPayments"]).filter((payment) => !isUnpaid(payment))
    values["PrepaidPayments"] = list(payments)
    const [only, another] = payments
    if (!(only instanceof JsonObject) || another !== undefined) return
    const [totals, issued] = [values["LegalMonetaryTotal"], root.peek("cbc:IssueDate")]
    const total = totals instanceof JsonObject ? totals.get("PrepaidAmount") : undefined
    const isTotal = total !== undefined && String(only.get("Amount")) === String(total)
    const isOfIssue = issued !== undefined && String(only.get("Date")).startsWith(issued)
    const isNumbered = only.get("Id") === "1" && only.get("ConceptCode") === undefined
    if (isTotal && isOfIssue && isNumbered) values["PrepaidPayments"] = undefined
  }
}
