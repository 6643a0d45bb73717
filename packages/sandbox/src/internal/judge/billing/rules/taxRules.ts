import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { elements, exists, text } from "../../../xml/query.ts"
import { agree, amount, decimal, total } from "../../amount.ts"
import { reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

/** Codes of the annex's table of taxes, and ZY (no tax accrues), which insurers file in production. */
const taxCodes = new Set("01 02 03 04 05 06 07 08 20 21 22 23 24 25 26 30 32 33 34 35 36 ZY ZZ".split(" "))
/** Codes of withholdings. */
const withholdingCodes = new Set(["05", "06", "07"])
// Sugary drinks are taxed per hundred units of measure.
const perHundred = "34"
const hundredth = BigDecimal.make(1n, 2)

/** Tax code of a subtotal. */
export const subtotalCode = (subtotal: XmlElement): string | undefined =>
  text(subtotal, "cac:TaxCategory/cac:TaxScheme/cbc:ID")

/** Subtotals of a TaxTotal or WithholdingTaxTotal. */
export const subtotals = (group: XmlElement): ReadonlyArray<XmlElement> => elements(group, "cac:TaxSubtotal")

/** Tax codes of a TaxTotal; a valid document has exactly one. */
const groupCodes = (group: XmlElement): ReadonlyArray<string> => [
  ...new Set(subtotals(group).map((subtotal) => subtotalCode(subtotal) ?? ""))
]

/** Whether a tax per unit (a nominal tax) is stated: an amount per unit instead of a rate. */
const isNominal = (subtotal: XmlElement): boolean => exists(subtotal, "cbc:PerUnitAmount | cbc:BaseUnitMeasure")

/** Rate of a subtotal as written; the validator compares texts. */
const rate = (subtotal: XmlElement): string => text(subtotal, "cac:TaxCategory/cbc:Percent") ?? ""

/** Whether the amount of a TaxTotal or WithholdingTaxTotal is the sum of its subtotals. */
const sumHolds = (group: XmlElement): boolean =>
  agree(amount(group, "cbc:TaxAmount"), total(group, "cac:TaxSubtotal/cbc:TaxAmount"))

/** Whether an IVA may differ by 5.00, because the issuer rounded it to a multiple of ten (annex 1.9 §5.1.1). */
const isRoundedIva = (subtotal: XmlElement, taxAmount: BigDecimal.BigDecimal): boolean =>
  subtotalCode(subtotal) === "01" && BigDecimal.isZero(BigDecimal.remainderUnsafe(taxAmount, BigDecimal.make(10n, 0)))

/**
 * Whether a subtotal's amount is its product (annex 1.9, rules FAS07 and FAX07). The product is base × rate / 100, or
 * amount per unit × measure for taxes per unit, and a hundredth of that for sugary drinks.
 */
const productHolds = (subtotal: XmlElement): boolean => {
  const product = isNominal(subtotal)
    ? BigDecimal.multiply(amount(subtotal, "cbc:PerUnitAmount"), amount(subtotal, "cbc:BaseUnitMeasure"))
    : BigDecimal.multiply(amount(subtotal, "cbc:TaxableAmount"), decimal(rate(subtotal)) ?? BigDecimal.make(0n, 0))
  const divided =
    !isNominal(subtotal) || subtotalCode(subtotal) === perHundred ? BigDecimal.multiply(product, hundredth) : product
  const taxAmount = amount(subtotal, "cbc:TaxAmount")
  return agree(taxAmount, divided, isRoundedIva(subtotal, taxAmount) ? BigDecimal.make(5n, 0) : undefined)
}

/** Whether a list contains an entry twice. */
const hasDuplicates = (entries: ReadonlyArray<string>): boolean => new Set(entries).size !== entries.length

const general = new Set(["01", "04"])

const headerGroups = ({ root }: JudgedDocument) => elements(root, "cac:TaxTotal")
const headerSubtotals = (invoice: JudgedDocument) => headerGroups(invoice).flatMap(subtotals)
const lineSubtotals = ({ lines }: JudgedDocument) =>
  lines.flatMap((line) => elements(line, "cac:TaxTotal/cac:TaxSubtotal"))

/** Text that identifies a tax with its rate and name, for comparing the header with the lines. */
const signature = (subtotal: XmlElement): string =>
  [
    subtotalCode(subtotal),
    text(subtotal, "cac:TaxCategory/cac:TaxScheme/cbc:Name"),
    isNominal(subtotal) ? "" : rate(subtotal)
  ].join("|")

/** Whether header and lines state different taxes, among those that `picks` selects. */
const differ = (invoice: JudgedDocument, picks: (code: string) => boolean): boolean => {
  const signatures = (groups: ReadonlyArray<XmlElement>) =>
    new Set(groups.filter((subtotal) => picks(subtotalCode(subtotal) ?? "")).map(signature))
  const header = signatures(headerSubtotals(invoice))
  const lines = signatures(lineSubtotals(invoice))
  return header.size !== lines.size || [...header].some((tax) => !lines.has(tax))
}

const repeats = (invoice: JudgedDocument, picks: (code: string) => boolean): boolean =>
  hasDuplicates(headerGroups(invoice).flatMap(groupCodes).filter(picks))

const isGeneral = (code: string): boolean => general.has(code)

/** Rules on taxes of the whole document (annex group AS). */
export const taxRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject(
    "FAS01a",
    "Existe más de un grupo con información de totales para un mismo tributo, o no corresponde a los de las líneas.",
    (d) => repeats(d, (code) => !isGeneral(code)) || differ(d, (code) => !isGeneral(code))
  ),
  reject(
    "FAS01b",
    "El grupo de totales de IVA o INC no existe una única vez en el encabezado o no corresponde al de las líneas.",
    (d) => repeats(d, isGeneral) || differ(d, isGeneral)
  ),
  reject("FAS02", "El valor del tributo no corresponde a la suma de sus subtotales por tarifa.", (d) =>
    headerGroups(d).some((group) => !sumHolds(group))
  ),
  reject("FAS04", "Existe más de un subtotal para la misma tarifa de un tributo.", (d) =>
    headerGroups(d).some((group) =>
      hasDuplicates(
        subtotals(group)
          .filter((subtotal) => !isNominal(subtotal))
          .map(rate)
      )
    )
  ),
  reject("FAS05", "No se informó la base imponible del tributo.", (d) =>
    headerSubtotals(d).some((subtotal) => !isNominal(subtotal) && !exists(subtotal, "cbc:TaxableAmount"))
  ),
  reject("FAS07", "El valor del tributo no corresponde al producto de la tarifa por la base imponible.", (d) =>
    headerSubtotals(d).some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAS09", "No se informó la unidad de medida base o el valor por unidad del tributo nominal.", (d) =>
    headerSubtotals(d).some(
      (subtotal) =>
        isNominal(subtotal) && !(exists(subtotal, "cbc:BaseUnitMeasure") && exists(subtotal, "cbc:PerUnitAmount"))
    )
  ),
  reject("FAS16", "El código del tributo no corresponde a un valor de la lista.", (d) =>
    headerSubtotals(d).some((subtotal) => !taxCodes.has(subtotalCode(subtotal) ?? ""))
  )
]

const withholdings = ({ root }: JudgedDocument) => elements(root, "cac:WithholdingTaxTotal")
const lineWithholdings = ({ lines }: JudgedDocument) =>
  lines.flatMap((line) => elements(line, "cac:WithholdingTaxTotal"))

/** Rules on withholdings of the whole document (annex group AT) and of its lines (annex group AY). */
export const withholdingRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAT01", "Existe más de un grupo con información de totales para una misma retención.", (d) =>
    hasDuplicates(withholdings(d).flatMap(groupCodes))
  ),
  reject("FAT02", "El valor de la retención no corresponde a la suma de sus subtotales por tarifa.", (d) =>
    withholdings(d).some((group) => !sumHolds(group))
  ),
  reject("FAT04", "Existe más de un subtotal para la misma tarifa de una retención.", (d) =>
    withholdings(d).some((group) => hasDuplicates(subtotals(group).map(rate)))
  ),
  reject("FAT07", "El valor de la retención no corresponde al producto de la tarifa por la base.", (d) =>
    withholdings(d)
      .flatMap(subtotals)
      .some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAT12", "El código de la retención no corresponde a un valor de la lista.", (d) =>
    withholdings(d)
      .flatMap(subtotals)
      .some((subtotal) => !withholdingCodes.has(subtotalCode(subtotal) ?? ""))
  ),
  reject("FAY02", "El valor de la retención de la línea no corresponde a la suma de sus subtotales.", (d) =>
    lineWithholdings(d).some((group) => !sumHolds(group))
  ),
  reject("FAY07", "El valor de la retención de la línea no corresponde al producto de la tarifa por la base.", (d) =>
    lineWithholdings(d)
      .flatMap(subtotals)
      .some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAY12", "El código de la retención de la línea no corresponde a un valor de la lista.", (d) =>
    lineWithholdings(d)
      .flatMap(subtotals)
      .some((subtotal) => !withholdingCodes.has(subtotalCode(subtotal) ?? ""))
  )
]

const measured = new Set(["21", "22", "23", "24"])
const lineTaxGroups = (line: XmlElement) => elements(line, "cac:TaxTotal")
const allSubtotals = ({ lines }: JudgedDocument) => lines.flatMap(lineTaxGroups).flatMap(subtotals)

/** Rules on taxes of the lines (annex group AX). */
export const lineTaxRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAX01", "Existe más de un grupo para un mismo tributo en una línea.", ({ lines }) =>
    lines.some((line) => hasDuplicates(lineTaxGroups(line).flatMap(groupCodes)))
  ),
  reject("FAX02", "El valor del tributo de la línea no corresponde a la suma de sus subtotales.", ({ lines }) =>
    lines.flatMap(lineTaxGroups).some((group) => !sumHolds(group))
  ),
  reject(
    "FAX07",
    "El valor del tributo de la línea no corresponde al producto de la tarifa por la base imponible.",
    (d) => allSubtotals(d).some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAX09", "No se informó la unidad de medida base del tributo nominal de la línea.", (d) =>
    allSubtotals(d).some(
      (subtotal) =>
        measured.has(subtotalCode(subtotal) ?? "") && !exists(subtotal, "cbc:BaseUnitMeasure[@unitCode!='']")
    )
  ),
  reject("FAX16", "El código del tributo de la línea no corresponde a un valor de la lista.", (d) =>
    allSubtotals(d).some((subtotal) => !taxCodes.has(subtotalCode(subtotal) ?? ""))
  )
]
