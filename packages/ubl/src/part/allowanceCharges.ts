import { discountReasons } from "@radicar/domain/inner/codes/discountReasons"
import type { Allowance } from "@radicar/domain/inner/document/Allowance"
import { AllowanceCharge } from "@radicar/domain/inner/document/Item"
import { inOrder, part, type Reading, type Row, readValues, type Writing } from "../table/Row.ts"
import { code, derived, exactNumber, lineAmount, text } from "../table/elements.ts"
import { each } from "../table/nesting.ts"
import { list, number } from "../table/wireValues.ts"

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
