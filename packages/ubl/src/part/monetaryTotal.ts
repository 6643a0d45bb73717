import { LegalMonetaryTotal, type SaleDocument } from "@radicar/domain/document/SaleDocument"
import { JsonObject } from "@radicar/domain/json/JsonObject"
import { toFixed, zero } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"
import { part, type Row } from "../table/Row.ts"
import { inCurrency } from "../table/attributes.ts"
import { amount, derived, fixed } from "../table/elements.ts"
import { group } from "../table/nesting.ts"
import type { SaleReading, SaleWriting } from "./SaleContext.ts"

/** An amount that is left out where it is zero. */
const unlessZero = (
  element: string,
  field: "chargeAmount" | "discountAmount" | "payableRoundingAmount" | "prepaidAmount",
  rule: string
): Row<LegalMonetaryTotal> =>
  amount<LegalMonetaryTotal>(element, field, rule, { from: (total) => stated(total[field]) })

const stated = (value: BigDecimal.BigDecimal | undefined): BigDecimal.BigDecimal | undefined =>
  value === undefined || value.value === 0n ? undefined : value

/** The totals of a document (rules FAU*). */
export const monetaryTotal = part<LegalMonetaryTotal>(LegalMonetaryTotal, [
  amount("cbc:LineExtensionAmount", "grossAmount", "FAU02", { required: true }),
  amount("cbc:TaxExclusiveAmount", "taxExclusiveAmount", "FAU04"),
  amount("cbc:TaxInclusiveAmount", "taxInclusiveAmount", "FAU06"),
  unlessZero("cbc:AllowanceTotalAmount", "discountAmount", "FAU08"),
  unlessZero("cbc:ChargeTotalAmount", "chargeAmount", "FAU10"),
  unlessZero("cbc:PrepaidAmount", "prepaidAmount", "FAU12"),
  unlessZero("cbc:PayableRoundingAmount", "payableRoundingAmount", "FAU14"),
  amount("cbc:PayableAmount", "payableAmount", "FAU14", { required: true })
])

/** `cac:PrepaidPayment`: what was paid before, which the totals say too, on the day of issue (rules FBD*). */
export const prepaidPayment: Row<SaleDocument, SaleWriting, SaleReading> = group(
  "cac:PrepaidPayment",
  [
    fixed("cbc:ID", "1"),
    derived("cbc:PaidAmount", {
      from: ({ legalMonetaryTotal: { prepaidAmount = zero } }) => toFixed(prepaidAmount, 2),
      expected: ({ LegalMonetaryTotal: total }) =>
        total instanceof JsonObject ? total.get("PrepaidAmount") : undefined,
      as: "number",
      of: "legalMonetaryTotal.prepaidAmount",
      attributes: [inCurrency as Row<SaleDocument, SaleWriting, SaleReading>]
    }),
    derived("cbc:ReceivedDate", {
      from: ({ date: { date } }) => date,
      expected: (_, __, { root }) => root.peek("cbc:IssueDate")
    })
  ],
  { when: ({ legalMonetaryTotal }) => stated(legalMonetaryTotal.prepaidAmount) !== undefined }
)
