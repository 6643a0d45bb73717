import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { elements, exists, text } from "../../xml/query.ts"
import { agree, amount, decimal, total } from "../amount.ts"

/** Codes of the annex's table of taxes. */
export const taxCodes = new Set("01 02 03 04 05 06 07 08 20 21 22 23 24 25 26 30 32 33 34 35 36 ZZ".split(" "))
/** Codes of withholdings. */
export const withholdingCodes = new Set(["05", "06", "07"])
// Sugary drinks are taxed per hundred units of measure.
const perHundred = "34"
const hundredth = BigDecimal.make(1n, 2)

/** Tax code of a subtotal. */
export const subtotalCode = (subtotal: XmlElement): string | undefined =>
  text(subtotal, "cac:TaxCategory/cac:TaxScheme/cbc:ID")

/** Subtotals of a TaxTotal or WithholdingTaxTotal. */
export const subtotals = (group: XmlElement): ReadonlyArray<XmlElement> => elements(group, "cac:TaxSubtotal")

/** Tax codes of a TaxTotal: one, when the document is right. */
export const groupCodes = (group: XmlElement): ReadonlyArray<string> => [
  ...new Set(subtotals(group).map((subtotal) => subtotalCode(subtotal) ?? ""))
]

/** Whether a tax per unit (a nominal tax) is stated: by amount per unit instead of by rate. */
export const isNominal = (subtotal: XmlElement): boolean => exists(subtotal, "cbc:PerUnitAmount | cbc:BaseUnitMeasure")

/** Rate of a subtotal as written; the validator compares texts. */
export const rate = (subtotal: XmlElement): string => text(subtotal, "cac:TaxCategory/cbc:Percent") ?? ""

/** Whether a group's amount is the sum of its subtotals'. */
export const sumHolds = (group: XmlElement): boolean =>
  agree(amount(group, "cbc:TaxAmount"), total(group, "cac:TaxSubtotal/cbc:TaxAmount"))

/** An IVA that the issuer rounded to a multiple of ten may be 5.00 off (annex 1.9 §5.1.1). */
const isRoundedIva = (subtotal: XmlElement, stated: BigDecimal.BigDecimal): boolean =>
  subtotalCode(subtotal) === "01" && BigDecimal.isZero(BigDecimal.remainderUnsafe(stated, BigDecimal.make(10n, 0)))

/**
 * Whether a subtotal's amount is its product: base × rate / 100, or amount per unit × measure for taxes per unit
 * (a hundredth of it for sugary drinks). Annex 1.9, rules FAS07 and FAX07.
 */
export const productHolds = (subtotal: XmlElement): boolean => {
  const product = isNominal(subtotal)
    ? BigDecimal.multiply(amount(subtotal, "cbc:PerUnitAmount"), amount(subtotal, "cbc:BaseUnitMeasure"))
    : BigDecimal.multiply(amount(subtotal, "cbc:TaxableAmount"), decimal(rate(subtotal)) ?? BigDecimal.make(0n, 0))
  const divided =
    !isNominal(subtotal) || subtotalCode(subtotal) === perHundred ? BigDecimal.multiply(product, hundredth) : product
  const stated = amount(subtotal, "cbc:TaxAmount")
  return agree(stated, divided, isRoundedIva(subtotal, stated) ? BigDecimal.make(5n, 0) : undefined)
}

/** Whether a list has the same entry twice. */
export const hasDuplicates = (entries: ReadonlyArray<string>): boolean => new Set(entries).size !== entries.length
