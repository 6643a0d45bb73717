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
import type { Localized } from "../../rules/Language.ts"
import { skip, skipUnreadable, ifReadable } from "../../rules/unreadable.ts"
import { explain, type ExplainedRule, type Explanation, type Report, rulesOver } from "../../rules/Rule.ts"
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

const lineRule = <const Code extends string>(options: {
  readonly code: Code
  readonly message: Localized
  readonly explained: Explanation
  readonly check: (item: Item, at: (field: string) => WirePath, report: Report, document: SaleDocument) => void
}): ExplainedRule<PreparedSale, Code> => ({
  code: options.code,
  message: options.message,
  explained: options.explained,
  source: `Annex FE 1.9, rule ${options.code}`,
  check: ({ document }, report) => {
    let index = 0
    // one function for all lines, because nearly none has anything to report
    const at = (field: string): WirePath => ["Items", index, field]
    for (const item of document.items) {
      try {
        options.check(item, at, report, document)
      } catch (error) {
        skipUnreadable(error)
      }
      index++
    }
  }
})

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

/** Rules on quantity, unit, price and amount of each line. */
export const lineRules = rulesOver<PreparedSale>()([
  lineRule({
    code: "FAV04b",
    message: { en: "The quantity must be more than zero.", es: "La cantidad debe ser mayor que cero." },
    explained: explain(
      { path: "$.Items[*].Quantity" },
      "The quantity of a line is not more than zero.",
      "La cantidad de una línea no es mayor que cero.",
      "Correct Items[].Quantity; a return is filed as a note.",
      "Corrija Items[].Quantity; una devolución se transmite como nota."
    ),
    check: (item, at, report) => {
      if (item.quantity.value === 0n) report(at("Quantity"), moreThanZero, "0")
    }
  }),
  lineRule({
    code: "FAV05",
    message: { en: "The unit of measure is not valid.", es: "La unidad de medida no es válida." },
    explained: explain(
      { path: "$.Items[*].UnitCode" },
      "The unit of measure is not in the list.",
      "La unidad de medida no está en la lista.",
      "Correct Items[].UnitCode: 94 unit, KGM kilogram, LTR litre, HUR hour and so on.",
      "Corrija Items[].UnitCode: 94 unidad, KGM kilogramo, LTR litro, HUR hora, etc."
    ),
    check: (item, at, report) => reportUnlessListed(units, item.unitCode, at("UnitCode"), report)
  }),
  lineRule({
    code: "FAV06",
    message: {
      en: "The amount of the line is not quantity by price less discounts plus charges.",
      es: "El valor total de la línea no es igual a la cantidad por el precio menos los descuentos más los cargos."
    },
    explained: explain(
      { path: "$.Items[*].SubtotalAmount" },
      "The amount of a line differs from quantity by price less discounts plus charges by more than 2.00.",
      "El valor de una línea difiere de cantidad por precio menos descuentos más cargos en más de 2,00.",
      "Correct Items[].SubtotalAmount, or Quantity, Price, Discounts and Charges of the line.",
      "Corrija Items[].SubtotalAmount, o Quantity, Price, Discounts y Charges de la línea."
    ),
    check: (item, at, report) => {
      const computed = lineAmount(item)
      // a quantity of 0 is refused by rule FAV04b
      if (!moneyAgrees(item.subtotalAmount, computed) && item.quantity.value !== 0n) {
        report(at("SubtotalAmount"), toFixed(computed, 2), toFixed(item.subtotalAmount, 2))
      }
    }
  }),
  lineRule({
    code: "FAW03",
    message: {
      en: "A free good or service must state its commercial value.",
      es: "Si es una muestra o regalo se debe informar el precio de referencia, mayor que cero."
    },
    explained: explain(
      { path: "$.Items[*].PriceReference" },
      "The commercial value of a free good or service is absent or zero.",
      "Algo se entrega sin cobro y su valor comercial falta o es cero.",
      "Give Items[].PriceReference, more than 0; Price and SubtotalAmount stay 0.",
      "Informe Items[].PriceReference, mayor que 0; Price y SubtotalAmount siguen en 0."
    ),
    check: (item, at, report, document) => {
      const isFree =
        item.subtotalAmount.value === 0n && item.price.value === 0n && !isPositive(item.priceReference ?? zero)
      if (isFree && document.typeCode !== salesControl) report(at("PriceReference"), moreThanZero, undefined)
    }
  }),
  lineRule({
    code: "FAZ09",
    message: {
      en: "The line must identify the good or service by a code.",
      es: "Debe existir el grupo de información de identificación del bien o servicio."
    },
    explained: explain(
      { path: "$.Items[*].Code" },
      "A line does not identify its good or service by a code.",
      "Una línea no identifica su bien o servicio con un código.",
      "Give Items[].Code, or a standard code in Items[].StandardItemIdentification.",
      "Informe Items[].Code, o un código estándar en Items[].StandardItemIdentification."
    ),
    check: (item, at, report) => {
      if (item.code === undefined && item.standardItemIdentification === undefined) {
        report(at("Code"), { en: "the code of the good or service", es: "el código del bien o servicio" }, undefined)
      }
    }
  }),
  lineRule({
    code: "FAZ12",
    message: {
      en: "The standard of the code of the good or service is not valid.",
      es: "El estándar del código del bien o servicio no es válido."
    },
    explained: explain(
      { path: "$.Items[*].StandardItemIdentification.SchemeId" },
      "The standard that the code of a good or service is of is not in the list.",
      "El estándar del código de un bien o servicio no está en la lista.",
      "Correct Items[].StandardItemIdentification.SchemeId: 001 UNSPSC, 010 GTIN, 020 customs tariff, 999 your own; or omit the group for a code of your own.",
      "Corrija Items[].StandardItemIdentification.SchemeId: 001 UNSPSC, 010 GTIN, 020 partida arancelaria, 999 propio; u omita el grupo si el código es propio."
    ),
    check: ({ standardItemIdentification: standard }, at, report) => {
      if (standard === undefined || itemStandards.has(standard.schemeId)) return
      const path = [...at("StandardItemIdentification"), "SchemeId"]
      reportUnlessListed(itemStandards, standard.schemeId, path, report)
    }
  }),
  {
    ...lineRule({
      code: "RAD74",
      message: {
        en: "The GTIN of a good or service or its check digit is not valid.",
        es: "El GTIN de un bien o servicio o su dígito de verificación no es válido."
      },
      explained: explain(
        { path: "$.Items[*].StandardItemIdentification.Id" },
        "A code of the standard 010 is not a GTIN, or its check digit is wrong.",
        "Un código del estándar 010 no es un GTIN, o su dígito de verificación es incorrecto.",
        "Correct Items[].StandardItemIdentification.Id; of a code of your own SchemeId is 999.",
        "Corrija Items[].StandardItemIdentification.Id; si el código es propio, SchemeId es 999."
      ),
      check: ({ standardItemIdentification: standard }, at, report) => {
        if (standard?.schemeId !== gtinStandard) return
        const right = withCheckDigit(standard.id)
        if (right !== standard.id) report([...at("StandardItemIdentification"), "Id"], right ?? gtinForm, standard.id)
      }
    }),
    severity: "notification",
    source: "GS1 General Specifications §7.9.1: check digit by modulo 10"
  }
])
