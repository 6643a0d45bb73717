import { discountReasons } from "@radicar/domain/codes/discountReasons"
import { fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** Discounts and charges as a body states them. */
export interface ReadAllowances {
  readonly Discounts: Wire
  readonly Charges: Wire
}

/** A base with more digits than a body can state is the price by the quantity, which a body need not state. */
const statable = /^[0-9]+(?:\.[0-9]{1,6})?$/u

const readAllowance = (xml: XmlReader, charge: boolean): Wire => {
  const code = xml.text("cbc:AllowanceChargeReasonCode")
  const reason = xml.text("cbc:AllowanceChargeReason")
  // written for want of a reason
  const standard = charge ? "Recargo" : (discountReasons.nameOf(code ?? "") ?? "Descuento")
  const base = xml.text("cbc:BaseAmount")
  return fields({
    Code: code,
    Percentage: number(xml.text("cbc:MultiplierFactorNumeric")),
    Amount: number(xml.text("cbc:Amount")),
    BaseAmount: base !== undefined && statable.test(base) ? number(base) : undefined,
    Reason: reason === standard ? undefined : reason
  })
}

/** `cac:AllowanceCharge` of a document or of a line, discounts and charges apart. */
export const readAllowances = (parent: XmlReader): ReadAllowances => {
  const read = parent.all("cac:AllowanceCharge").map((xml, index) => {
    xml.confirm("cbc:ID", String(index + 1))
    const charge = xml.text("cbc:ChargeIndicator") === "true"
    return { charge, value: readAllowance(xml, charge) }
  })
  return {
    Discounts: list(read.filter(({ charge }) => !charge).map(({ value }) => value)),
    Charges: list(read.filter(({ charge }) => charge).map(({ value }) => value))
  }
}
