import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { elements, exists, texts } from "../../../xml/query.ts"
import { agree, amount, decimal, total, zero } from "../../amount.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { isCrediting } from "./healthRules.ts"

const statedTotal = ({ totals }: JudgedDocument, field: string) =>
  totals === undefined ? zero : amount(totals, `cbc:${field}`)
const taxable = "cac:TaxTotal/cac:TaxSubtotal/cbc:TaxableAmount"

/** Taxable base of a line, counted once even if several taxes share it. */
const baseOnce = (line: XmlElement): BigDecimal.BigDecimal =>
  texts(line, taxable).reduce((largest, value) => BigDecimal.max(largest, decimal(value) ?? zero), zero)

const bagTax = "cac:TaxTotal[cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID='22']"

/** Value of a line with only the tax on plastic bags; zero for any other line. */
const bagValue = (line: XmlElement): BigDecimal.BigDecimal =>
  exists(line, bagTax) && !exists(line, taxable) ? amount(line, "cbc:LineExtensionAmount") : zero

/**
 * Whether the taxable total is the sum of the line bases. Official samples count a base once per line, the annex's
 * expression once per tax; both are accepted. Lines with only the tax on bags may be included: one large issuer counts
 * them, the expression does not.
 */
const exclusiveHolds = (invoice: JudgedDocument): boolean => {
  const value = statedTotal(invoice, "TaxExclusiveAmount")
  const once = BigDecimal.sumAll(invoice.lines.map(baseOnce))
  const each = BigDecimal.sumAll(invoice.lines.map((line) => total(line, taxable)))
  const bags = BigDecimal.sumAll(invoice.lines.map(bagValue))
  return [once, each].some((base) => agree(value, base) || agree(value, BigDecimal.sum(base, bags)))
}

const allowances = ({ root }: JudgedDocument, charge: "true" | "false") =>
  total(root, `cac:AllowanceCharge[cbc:ChargeIndicator='${charge}']/cbc:Amount`)

/** Rules on totals (annex group AU). */
export const totalRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAU02",
    "El valor bruto antes de tributos no es igual a la suma de los valores de las líneas.",
    (d) =>
      !agree(
        statedTotal(d, "LineExtensionAmount"),
        BigDecimal.sumAll(d.lines.map((line) => amount(line, "cbc:LineExtensionAmount")))
      )
  ),
  reject(
    "FAU04",
    "La base imponible es distinta de la suma de las bases imponibles de las líneas.",
    (d) => !exclusiveHolds(d)
  ),
  reject(
    "FAU06",
    "El valor bruto más tributos es distinto del valor bruto más la suma de los tributos.",
    (d) =>
      !agree(
        statedTotal(d, "TaxInclusiveAmount"),
        BigDecimal.sum(statedTotal(d, "LineExtensionAmount"), total(d.root, "cac:TaxTotal/cbc:TaxAmount"))
      )
  ),
  reject(
    "FAU08",
    "El total de descuentos es distinto de la suma de los descuentos del documento.",
    (d) => !agree(statedTotal(d, "AllowanceTotalAmount"), allowances(d, "false"))
  ),
  reject(
    "FAU10",
    "El total de cargos es distinto de la suma de los cargos del documento.",
    (d) => !agree(statedTotal(d, "ChargeTotalAmount"), allowances(d, "true"))
  ),
  reject(
    "FAU12",
    "El total de anticipos es distinto de la suma de los anticipos del documento.",
    (d) =>
      d.totals !== undefined &&
      exists(d.totals, "cbc:PrepaidAmount") &&
      !agree(statedTotal(d, "PrepaidAmount"), total(d.root, "cac:PrepaidPayment/cbc:PaidAmount"))
  ),
  reject("FAU14", "El valor a pagar es distinto del valor bruto más tributos, menos descuentos, más cargos.", (d) => {
    const inclusive = statedTotal(d, "TaxInclusiveAmount")
    const discounted = BigDecimal.subtract(inclusive, statedTotal(d, "AllowanceTotalAmount"))
    // Prepayments are informative: the rule's expression declares them but does not use them. The health sector deducts
    // them.
    const charged = BigDecimal.sum(discounted, statedTotal(d, "ChargeTotalAmount"))
    const payable = isCrediting(d) ? BigDecimal.subtract(charged, statedTotal(d, "PrepaidAmount")) : charged
    // The rule does not mention the rounding, which has no sign: the amount may include it or not.
    const rounding = statedTotal(d, "PayableRoundingAmount")
    const readings = [payable, BigDecimal.sum(payable, rounding), BigDecimal.subtract(payable, rounding)]
    return !readings.some((reading) => agree(statedTotal(d, "PayableAmount"), reading))
  }),
  notify(
    "FBD03",
    "El valor del anticipo es superior al valor a pagar.",
    (d) =>
      !isCrediting(d) &&
      BigDecimal.isGreaterThan(total(d.root, "cac:PrepaidPayment/cbc:PaidAmount"), statedTotal(d, "PayableAmount"))
  )
]

const negative =
  "descendant::*[(@currencyID or self::cbc:Percent or self::cbc:MultiplierFactorNumeric) and number(.) < 0]"

/** Rules against negative amounts and percentages anywhere in the document. */
export const positiveValueRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("VLR01", "Los valores monetarios/porcentajes deben corresponder a valores Positivos.", ({ root }) =>
    elements(root, "cac:*").some((child) => exists(child, negative))
  )
]
