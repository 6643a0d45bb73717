import { units } from "@radicar/domain/inner/codes/units"
import { BigDecimal } from "effect"
import type { XmlElement } from "libxml2-wasm"
import { element, exists, text } from "../../../xml/query.ts"
import { agree, amount, total, zero } from "../../amount.ts"
import { notify, reject, type Rule } from "../../Rule.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"

const rule = (
  code: string,
  message: string,
  breaks: (line: XmlElement, index: number) => boolean
): Rule<JudgedDocument> => reject(code, message, ({ lines }) => lines.some(breaks))

const isPositive = (value: BigDecimal.BigDecimal): boolean => BigDecimal.isGreaterThan(value, zero)
/** Whether a line is free: its price and its value are zero. Lines of notes have no indicator for that. */
const costsNothing = (line: XmlElement): boolean =>
  ["cac:Price/cbc:PriceAmount", "cbc:LineExtensionAmount"].every((path) => Number(text(line, path)) === 0)

/** Whether the document is a daily control of games (type 32), whose official sample has a line without income. */
const controlsSales = (root: XmlElement): boolean => text(root, "cbc:InvoiceTypeCode") === "32"

const isFree = (line: XmlElement): boolean => text(line, "cbc:FreeOfChargeIndicator") === "true"
// The schema allows every kind of line only its own element.
const quantityPath = "*[self::cbc:InvoicedQuantity or self::cbc:CreditedQuantity or self::cbc:DebitedQuantity]"
const quantity = (line: XmlElement) => element(line, quantityPath)
const referencePrice = "cac:PricingReference/cac:AlternativeConditionPrice/cbc:PriceAmount"
const lineAllowances = (line: XmlElement, charge: "true" | "false") =>
  total(line, `cac:AllowanceCharge[cbc:ChargeIndicator='${charge}']/cbc:Amount`)

/** Whether a line's value is price × quantity minus discounts plus charges. */
const arithmeticHolds = (line: XmlElement): boolean => {
  const units = exists(line, "cac:Price/cbc:BaseQuantity") ? "cac:Price/cbc:BaseQuantity" : quantityPath
  const gross = BigDecimal.multiply(amount(line, "cac:Price/cbc:PriceAmount"), amount(line, units))
  const net = BigDecimal.subtract(gross, lineAllowances(line, "false"))
  return agree(amount(line, "cbc:LineExtensionAmount"), BigDecimal.sum(net, lineAllowances(line, "true")))
}

/** Rules on lines (annex groups AV, AW, AZ and BB). */
export const lineRules: ReadonlyArray<Rule<JudgedDocument>> = [
  rule(
    "FAV02",
    "Las líneas no están numeradas consecutivamente a partir de 1.",
    (line, index) => text(line, "cbc:ID") !== String(index + 1)
  ),
  rule("FAV04a", "No se informó la cantidad de la línea.", (line) => quantity(line) === undefined),
  rule(
    "FAV04b",
    "La cantidad de la línea debe ser mayor que cero.",
    (line) => quantity(line) !== undefined && !isPositive(amount(line, quantityPath))
  ),
  rule(
    "FAV05",
    "La unidad de medida de la cantidad no corresponde a un valor de la lista.",
    (line) => quantity(line) !== undefined && !units.has(text(line, `${quantityPath}/@unitCode`) ?? "")
  ),
  rule(
    "FAV06",
    "El valor total de la línea no corresponde al producto de cantidad por precio unitario, menos descuentos, más cargos.",
    (line) => !isFree(line) && !arithmeticHolds(line)
  ),
  reject(
    "FAW03",
    "El precio de referencia del bien o servicio entregado sin cobro debe ser mayor que cero.",
    ({ lines, root }) =>
      lines.some(
        (line) =>
          (isFree(line) || (costsNothing(line) && !controlsSales(root)) || exists(line, referencePrice)) &&
          !isPositive(amount(line, referencePrice))
      )
  ),
  rule(
    "FAZ02",
    "No se informó la descripción del bien o servicio.",
    (line) => (text(line, "cac:Item/cbc:Description") ?? "").trim() === ""
  ),
  notify("FAZ09", "Debe existir el grupo de información de identificación del bien o servicio.", ({ lines }) =>
    lines.some((line) => !exists(line, "cac:Item/cac:StandardItemIdentification/cbc:ID"))
  ),
  rule("FBB01", "No se informó el grupo de precio de la línea.", (line) => !exists(line, "cac:Price")),
  rule(
    "FBB03",
    "No se informó la cantidad a la que corresponde el precio.",
    (line) => exists(line, "cac:Price") && !exists(line, "cac:Price/cbc:BaseQuantity")
  ),
  rule(
    "FBB04",
    "No se informó la unidad de medida de la cantidad del precio.",
    (line) =>
      exists(line, "cac:Price/cbc:BaseQuantity") && (text(line, "cac:Price/cbc:BaseQuantity/@unitCode") ?? "") === ""
  )
]
