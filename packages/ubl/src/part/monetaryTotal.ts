import { LegalMonetaryTotal, PrepaidPayment, type SaleDocument } from "@radicar/domain/document/SaleDocument"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import type { BigDecimal } from "effect"
import { prepaymentsOfOperation } from "@radicar/domain/document/Health"
import { zero } from "@radicar/domain/number/Decimal"
import { attribute } from "../table/attributes.ts"
import { inOrder, part, type Reading, readValues, type Row, type Writing } from "../table/Row.ts"
import { amount, code, date, derived, exactNumber, lineAmount, text } from "../table/elements.ts"
import { each } from "../table/nesting.ts"
import { list, number, type Wire } from "../table/wireValues.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"
import { discountReasons } from "@radicar/domain/codes/discountReasons"
import type { Allowance } from "@radicar/domain/document/Allowance"
import { AllowanceCharge } from "@radicar/domain/document/Item"

/** What is written for want of a reason. */
const defaultReason = (charge: boolean, code: string | undefined): string =>
  charge ? "Recargo" : (discountReasons.nameOf(code ?? "") ?? "Descuento")

/** A base with more digits than a body can state is the price by the quantity, which a body need not state. */
const statable = /^[0-9]+(?:\.[0-9]{1,6})?$/u

const reason: Row<Allowance> = {
  ...text<Allowance>("cbc:AllowanceChargeReason", "reason", undefined, {
    from: ({ charge, reason: stated, reasonCode }) => stated ?? defaultReason(charge, reasonCode)
  }),
  settle: (_, values) => {
    const code = values["Code"] as string | undefined
    if (values["Reason"] === defaultReason(values["charge"] === true, code)) values["Reason"] = undefined
  }
}

const indicator: Row<Allowance> = {
  ...code<Allowance>("cbc:ChargeIndicator", "charge", undefined, { from: ({ charge }) => String(charge) }),
  fields: [],
  read: (xml, values) => {
    values["charge"] = xml.text("cbc:ChargeIndicator") === "true"
  }
}

const allowance = part<Allowance>(AllowanceCharge, [
  derived("cbc:ID", {
    from: (_, { index }) => String(index + 1),
    expected: (_, __, { index }) => String(index + 1)
  }),
  indicator,
  text("cbc:AllowanceChargeReasonCode", "code", undefined, { from: ({ reasonCode }) => reasonCode }),
  reason,
  exactNumber("cbc:MultiplierFactorNumeric", "percentage", "FAQ06, FBE05", {
    note: "at most 100; absent: by the amounts"
  }),
  lineAmount("cbc:Amount", "amount", "FAQ07", { note: "at most the base" }),
  {
    ...lineAmount<Allowance>("cbc:BaseAmount", "baseAmount", undefined, {
      note: "absent: of the document the gross amount, or a charge above it that charge; of a line quantity by price"
    }),
    read: (xml, values) => {
      const base = xml.text("cbc:BaseAmount")
      values["BaseAmount"] = base !== undefined && statable.test(base) ? number(base) : undefined
    }
  }
])

/**
 * Discounts and charges, numbered from 1: of a document (rules FAQ02 to FAQ10) or of a line (FBE01 to FBE08). They are
 * one list in XML and two in a body.
 */
export const allowanceCharges = <S, W extends Writing, R extends Reading>(
  rule: string,
  from: (subject: S, writing: W) => ReadonlyArray<Allowance>
): Row<S, W, R> => ({
  ...each<S, Allowance, W, R>("cac:AllowanceCharge", "discounts", allowance as never, { from, rule }),
  fields: ["discounts", "charges"],
  read: (xml, values, reading) => {
    const { index } = reading
    const all = xml.all("cac:AllowanceCharge").map((found, place) => {
      reading.index = place
      return readValues(allowance, found, reading)
    })
    reading.index = index
    const those = (charge: boolean) =>
      list(all.filter((each) => each["charge"] === charge).map((each) => inOrder(each, allowance.order)))
    values["Discounts"] = those(false)
    values["Charges"] = those(true)
  }
})

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
