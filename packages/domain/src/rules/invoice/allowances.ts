import { Order } from "effect"
import { BigDecimal } from "effect"
import type { AllowanceCharge } from "../../document/AllowanceCharge.ts"
import type { PreparedInvoice } from "../../document/PreparedInvoice.ts"
import { decimal, toExact, toFixed } from "../../number/Decimal.ts"
import type { WirePath } from "../../wire/Reader.ts"
import type { Report, Rule } from "../Rule.ts"

const isGreater = Order.isGreaterThan(BigDecimal.Order)
const hundred = decimal("100")

const eachOf = (
  lists: {
    readonly Discounts: ReadonlyArray<AllowanceCharge> | undefined
    readonly Charges: ReadonlyArray<AllowanceCharge> | undefined
  },
  path: WirePath,
  visit: (stated: AllowanceCharge, at: (field: string) => WirePath) => void
): void => {
  for (const list of ["Discounts", "Charges"] as const) {
    lists[list]?.forEach((stated, index) => visit(stated, (field) => [...path, list, index, field]))
  }
}

const each = (
  { invoice }: PreparedInvoice,
  visit: (stated: AllowanceCharge, at: (field: string) => WirePath) => void
): void => {
  eachOf({ Discounts: invoice.discounts, Charges: invoice.charges }, [], visit)
  invoice.items.forEach((item, index) => {
    if (item.discounts === undefined && item.charges === undefined) return
    eachOf({ Discounts: item.discounts, Charges: item.charges }, ["Items", index], visit)
  })
}

const amountWithinBase = (stated: AllowanceCharge, at: (field: string) => WirePath, report: Report): void => {
  const { amount, baseAmount } = stated
  if (baseAmount !== undefined && isGreater(amount, baseAmount)) {
    report(at("Amount"), `at most ${toFixed(baseAmount, 2)}`, toFixed(amount, 2))
  }
}

/** Discounts and charges, of the document and of its lines. */
export const allowanceRules: ReadonlyArray<Rule<PreparedInvoice>> = [
  {
    code: "FAQ06",
    message: {
      en: "A discount or charge can not be more than 100 percent.",
      es: "El porcentaje del descuento o cargo no puede ser mayor que 100."
    },
    source: "Annex FE 1.9, rules FAQ06 and FBE05",
    check: (prepared, report) =>
      each(prepared, ({ percentage }, at) => {
        if (percentage !== undefined && isGreater(percentage, hundred)) {
          report(at("Percentage"), "at most 100", toExact(percentage, 2))
        }
      })
  },
  {
    code: "FAQ07",
    message: {
      en: "A discount or charge can not be more than its base.",
      es: "El valor del descuento o cargo no puede superar el valor base."
    },
    source: "Annex FE 1.9, rule FAQ07",
    check: (prepared, report) => each(prepared, (stated, at) => amountWithinBase(stated, at, report))
  }
]
