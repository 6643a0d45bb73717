import { elements } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"
import {
  groupCodes,
  hasDuplicates,
  productHolds,
  rate,
  subtotalCode,
  subtotals,
  sumHolds,
  withholdingCodes
} from "./taxArithmetic.ts"

const groups = ({ root }: JudgedDocument) => elements(root, "cac:WithholdingTaxTotal")
const lineGroups = ({ lines }: JudgedDocument) => lines.flatMap((line) => elements(line, "cac:WithholdingTaxTotal"))

/** Withholdings of the whole document (group AT) and of its lines (group AY). */
export const withholdingRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAT01", "Existe más de un grupo con información de totales para una misma retención.", (d) =>
    hasDuplicates(groups(d).flatMap(groupCodes))
  ),
  reject("FAT02", "El valor de la retención no corresponde a la suma de sus subtotales por tarifa.", (d) =>
    groups(d).some((group) => !sumHolds(group))
  ),
  reject("FAT04", "Existe más de un subtotal para la misma tarifa de una retención.", (d) =>
    groups(d).some((group) => hasDuplicates(subtotals(group).map(rate)))
  ),
  reject("FAT07", "El valor de la retención no corresponde al producto de la tarifa por la base.", (d) =>
    groups(d)
      .flatMap(subtotals)
      .some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAT12", "El código de la retención no corresponde a un valor de la lista.", (d) =>
    groups(d)
      .flatMap(subtotals)
      .some((subtotal) => !withholdingCodes.has(subtotalCode(subtotal) ?? ""))
  ),
  reject("FAY02", "El valor de la retención de la línea no corresponde a la suma de sus subtotales.", (d) =>
    lineGroups(d).some((group) => !sumHolds(group))
  ),
  reject("FAY07", "El valor de la retención de la línea no corresponde al producto de la tarifa por la base.", (d) =>
    lineGroups(d)
      .flatMap(subtotals)
      .some((subtotal) => !productHolds(subtotal))
  ),
  reject("FAY12", "El código de la retención de la línea no corresponde a un valor de la lista.", (d) =>
    lineGroups(d)
      .flatMap(subtotals)
      .some((subtotal) => !withholdingCodes.has(subtotalCode(subtotal) ?? ""))
  )
]
