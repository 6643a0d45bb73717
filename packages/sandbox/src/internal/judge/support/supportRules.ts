import { elements, exists, text } from "../../xml/query.ts"
import { subtotalCode, subtotals } from "../invoice/taxArithmetic.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"
import { addressRules } from "../invoice/addressRules.ts"
import { buyerRules } from "./buyerRules.ts"
import { vendorRules } from "./vendorRules.ts"

const allowedWithholdings = new Set(["05", "06"])

const codes = ({ root, lines }: JudgedDocument, group: "TaxTotal" | "WithholdingTaxTotal"): ReadonlyArray<string> =>
  [root, ...lines].flatMap((node) =>
    elements(node, `cac:${group}`)
      .flatMap(subtotals)
      .map((subtotal) => subtotalCode(subtotal) ?? "")
  )

/** What support documents (05) and their notes (95) have beside or instead of the invoice's rules. */
export const supportRules: ReadonlyArray<Rule<JudgedDocument>> = [
  ...vendorRules,
  ...buyerRules,
  ...addressRules,
  reject(
    "FAY13",
    "El tributo no está permitido en el documento soporte: solo IVA y las retenciones de IVA y de renta.",
    (d) =>
      codes(d, "TaxTotal").some((code) => code !== "01") ||
      codes(d, "WithholdingTaxTotal").some((code) => !allowedWithholdings.has(code))
  ),
  reject(
    "FFC02a",
    "No se informó la fecha de compra de la línea (InvoicePeriod/StartDate).",
    ({ kind, lines }) =>
      kind.note === undefined &&
      lines.some(
        (line) =>
          !exists(line, "cac:InvoicePeriod/cbc:StartDate") || text(line, "cac:InvoicePeriod/cbc:StartDate") === ""
      )
  )
]
