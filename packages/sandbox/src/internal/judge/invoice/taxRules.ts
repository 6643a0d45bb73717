import type { XmlElement } from "libxml2-wasm"
import { elements, exists, text } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"
import {
  groupCodes,
  hasDuplicates,
  isNominal,
  productHolds,
  rate,
  subtotalCode,
  subtotals,
  sumHolds,
  taxCodes
} from "./taxArithmetic.ts"

const general = new Set(["01", "04"])

const headerGroups = ({ root }: JudgedDocument) => elements(root, "cac:TaxTotal")
const headerSubtotals = (invoice: JudgedDocument) => headerGroups(invoice).flatMap(subtotals)
const lineSubtotals = ({ lines }: JudgedDocument) =>
  lines.flatMap((line) => elements(line, "cac:TaxTotal/cac:TaxSubtotal"))

/** A tax with its rate and name, comparable between the header and the lines. */
const signature = (subtotal: XmlElement): string =>
  [
    subtotalCode(subtotal),
    text(subtotal, "cac:TaxCategory/cac:TaxScheme/cbc:Name"),
    isNominal(subtotal) ? "" : rate(subtotal)
  ].join("|")

/** Whether the header and the lines do not state the same taxes, among those a predicate picks. */
const differ = (invoice: JudgedDocument, picks: (code: string) => boolean): boolean => {
  const stated = (found: ReadonlyArray<XmlElement>) =>
    new Set(found.filter((subtotal) => picks(subtotalCode(subtotal) ?? "")).map(signature))
  const header = stated(headerSubtotals(invoice))
  const lines = stated(lineSubtotals(invoice))
  return header.size !== lines.size || [...header].some((tax) => !lines.has(tax))
}

const repeats = (invoice: JudgedDocument, picks: (code: string) => boolean): boolean =>
  hasDuplicates(headerGroups(invoice).flatMap(groupCodes).filter(picks))

const isGeneral = (code: string): boolean => general.has(code)

/** Taxes of the whole document (group AS). */
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
