import type { XmlElement } from "libxml2-wasm"
import { elements, exists } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"
import {
  groupCodes,
  hasDuplicates,
  productHolds,
  subtotalCode,
  subtotals,
  sumHolds,
  taxCodes
} from "./taxArithmetic.ts"

const measured = new Set(["21", "22", "23", "24"])
const groups = (line: XmlElement) => elements(line, "cac:TaxTotal")
const allSubtotals = ({ lines }: JudgedDocument) => lines.flatMap(groups).flatMap(subtotals)

/** Taxes of the lines (group AX). */
export const lineTaxRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAX01", "Existe más de un grupo para un mismo tributo en una línea.", ({ lines }) =>
    lines.some((line) => hasDuplicates(groups(line).flatMap(groupCodes)))
  ),
  reject("FAX02", "El valor del tributo de la línea no corresponde a la suma de sus subtotales.", ({ lines }) =>
    lines.flatMap(groups).some((group) => !sumHolds(group))
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
