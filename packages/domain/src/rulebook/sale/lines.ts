import { type Report, type Check, ruleWithCause, type Rules, rule } from "../../rules/Rule.ts"
import type { Localized } from "../../rules/Language.ts"
import { ifReadable, checkEach, skip } from "../../rules/unreadable.ts"
import type { BigDecimal } from "effect"
import { itemStandards } from "../../codes/itemStandards.ts"
import { units } from "../../codes/units.ts"
import type { Item } from "../../document/Item.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { SaleDocument } from "../../document/SaleDocument.ts"
import { lineAmount } from "../../document/saleAmounts.ts"
import { decimal, isPositive, isWithin, roundHalfEven, toFixed, zero } from "../../number/Decimal.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { moreThanZero } from "../../rules/sharedWordings.ts"

const one = decimal("1")
const two = decimal("2")
const five = decimal("5")

const isMultipleOfTen = ({ scale, value }: BigDecimal.BigDecimal): boolean => value % 10n ** BigInt(scale + 1) === 0n

/**
 * Compares recomputed money as the authority does: both sides are rounded half to even to whole units and may then
 * differ by at most 2.00. For an IVA that the issuer rounded to a multiple of ten, the limit is 5.00 (annex FE 1.9
 * §5.1.1).
 */
export const moneyAgrees = (
  statedAmount: BigDecimal.BigDecimal,
  computed: BigDecimal.BigDecimal,
  kind: "money" | "iva" = "money"
): boolean =>
  // rounding moves each side by at most a half, so a difference of one becomes at most two
  isWithin(statedAmount, computed, one) ||
  isWithin(
    roundHalfEven(statedAmount, 0),
    roundHalfEven(computed, 0),
    kind === "iva" && isMultipleOfTen(statedAmount) ? five : two
  )

type CheckLine = (item: Item, at: (field: string) => WirePath, report: Report, document: SaleDocument) => void

/** Makes a check of each line. */
const ofLines =
  (check: CheckLine): Check<PreparedSale> =>
  ({ document }, report) => {
    let line = 0
    // one function for all lines, because nearly none has anything to report
    const at = (field: string): WirePath => ["Items", line, field]
    checkEach(document.items, (item, index) => {
      line = index
      check(item, at, report, document)
    })
  }

/**
 * Candidates for the amount of a line: the stated amount. If rule FAV06 refuses it, the computed amount comes first.
 */
export const possibleLineAmounts = (item: Item): ReadonlyArray<BigDecimal.BigDecimal> => {
  // a quantity of 0 is refused by rule FAV04b and determines nothing
  const computed = item.quantity.value === 0n ? skip() : lineAmount(item)
  return ifReadable(
    () => (moneyAgrees(item.subtotalAmount, computed) ? [item.subtotalAmount] : [computed, item.subtotalAmount]),
    () => [computed]
  )
}

/** The code of GTIN in the list of standards. */
const gtinStandard = "010"

/** The GTIN with its correct check digit (GS1 General Specifications §7.9.1); `undefined` if it is not a GTIN. */
const withCheckDigit = (gtin: string): string | undefined => {
  if (!/^(?:[0-9]{8}|[0-9]{12,14})$/u.test(gtin)) return undefined
  const digits = gtin.slice(0, -1)
  let total = 0
  for (let index = 0; index < digits.length; index++) {
    total += Number(digits[digits.length - 1 - index]) * (index % 2 === 0 ? 3 : 1)
  }
  return `${digits}${(10 - (total % 10)) % 10}`
}

const gtinForm: Localized = {
  en: "a GTIN: 8, 12, 13 or 14 digits, of which the last is the check digit",
  es: "un GTIN: 8, 12, 13 o 14 dígitos, de los que el último es el dígito de verificación"
}

/**
 * The type code of the daily control of games. In this type, a line of 0 is a machine without income, not a free item
 * (official sample of type 32).
 */
const salesControl = "32"

const gtinSource = "GS1 General Specifications §7.9.1: check digit by modulo 10"

const checkLineAmount = ofLines((item, at, report) => {
  const computed = lineAmount(item)
  // a quantity of 0 is refused by rule FAV04b
  if (!moneyAgrees(item.subtotalAmount, computed) && item.quantity.value !== 0n) {
    report(at("SubtotalAmount"), toFixed(computed, 2), toFixed(item.subtotalAmount, 2))
  }
})

/** Rules on quantity, unit, price and amount of each line. */
export const lineRules: Rules<PreparedSale> = [
  rule(
    { code: "FAV04b", path: "$.Items[*].Quantity" },
    "The quantity must be more than zero.",
    "La cantidad debe ser mayor que cero.",
    "Correct Items[].Quantity; a return is filed as a note.",
    "Corrija Items[].Quantity; una devolución se transmite como nota.",
    ofLines((item, at, report) => {
      if (item.quantity.value === 0n) report(at("Quantity"), moreThanZero, "0")
    })
  ),
  rule(
    { code: "FAV05", path: "$.Items[*].UnitCode" },
    "The unit of measure is not valid.",
    "La unidad de medida no es válida.",
    "Correct Items[].UnitCode: 94 unit, KGM kilogram, LTR litre, HUR hour and so on.",
    "Corrija Items[].UnitCode: 94 unidad, KGM kilogramo, LTR litro, HUR hora, etc.",
    ofLines((item, at, report) => reportUnlessListed(units, item.unitCode, at("UnitCode"), report))
  ),
  ruleWithCause(
    { code: "FAV06", path: "$.Items[*].SubtotalAmount" },
    "The amount of the line is not quantity by price less discounts plus charges.",
    "El valor total de la línea no es igual a la cantidad por el precio menos los descuentos más los cargos.",
    "The amount of a line differs from quantity by price less discounts plus charges by more than 2.00.",
    "El valor de una línea difiere de cantidad por precio menos descuentos más cargos en más de 2,00.",
    "Correct Items[].SubtotalAmount, or Quantity, Price, Discounts and Charges of the line.",
    "Corrija Items[].SubtotalAmount, o Quantity, Price, Discounts y Charges de la línea.",
    checkLineAmount
  ),
  rule(
    { code: "FAW03", path: "$.Items[*].PriceReference" },
    "A free good or service must state its commercial value.",
    "Si es una muestra o regalo se debe informar el precio de referencia, mayor que cero.",
    "Give Items[].PriceReference, more than 0; Price and SubtotalAmount stay 0.",
    "Informe Items[].PriceReference, mayor que 0; Price y SubtotalAmount siguen en 0.",
    ofLines((item, at, report, document) => {
      const isFree =
        item.subtotalAmount.value === 0n && item.price.value === 0n && !isPositive(item.priceReference ?? zero)
      if (isFree && document.typeCode !== salesControl) report(at("PriceReference"), moreThanZero, undefined)
    })
  ),
  rule(
    { code: "FAZ09", path: "$.Items[*].Code" },
    "The line must identify the good or service by a code.",
    "Debe existir el grupo de información de identificación del bien o servicio.",
    "Give Items[].Code, or a standard code in Items[].StandardItemIdentification.",
    "Informe Items[].Code, o un código estándar en Items[].StandardItemIdentification.",
    ofLines((item, at, report) => {
      if (item.code === undefined && item.standardItemIdentification === undefined) {
        report(at("Code"), { en: "the code of the good or service", es: "el código del bien o servicio" }, undefined)
      }
    })
  ),
  rule(
    { code: "FAZ12", path: "$.Items[*].StandardItemIdentification.SchemeId" },
    "The standard of the code of the good or service is not valid.",
    "El estándar del código del bien o servicio no es válido.",
    "Correct Items[].StandardItemIdentification.SchemeId: 001 UNSPSC, 010 GTIN, 020 customs tariff, 999 your own; or omit the group for a code of your own.",
    "Corrija Items[].StandardItemIdentification.SchemeId: 001 UNSPSC, 010 GTIN, 020 partida arancelaria, 999 propio; u omita el grupo si el código es propio.",
    ofLines(({ standardItemIdentification: standard }, at, report) => {
      if (standard === undefined || itemStandards.has(standard.schemeId)) return
      const path = [...at("StandardItemIdentification"), "SchemeId"]
      reportUnlessListed(itemStandards, standard.schemeId, path, report)
    })
  ),
  rule(
    { code: "RAD74", severity: "notification", path: "$.Items[*].StandardItemIdentification.Id", source: gtinSource },
    "The GTIN of a good or service or its check digit is not valid.",
    "El GTIN de un bien o servicio o su dígito de verificación no es válido.",
    "Correct Items[].StandardItemIdentification.Id; of a code of your own SchemeId is 999.",
    "Corrija Items[].StandardItemIdentification.Id; si el código es propio, SchemeId es 999.",
    ofLines(({ standardItemIdentification: standard }, at, report) => {
      if (standard?.schemeId !== gtinStandard) return
      const right = withCheckDigit(standard.id)
      if (right !== standard.id) report([...at("StandardItemIdentification"), "Id"], right ?? gtinForm, standard.id)
    })
  )
]
