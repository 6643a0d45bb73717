import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules AU…: the totals of a sale document (annex FE 1.9, `LegalMonetaryTotal`). */
export const totalEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AU01"], path: "$.LegalMonetaryTotal", decidedBy: "form" },
    "The document states no totals.",
    "El documento no informa los valores totales.",
    "Give LegalMonetaryTotal.",
    "Informe LegalMonetaryTotal."
  ),
  "FAU02",
  explain(
    {
      codes: ["AU03", "AU05", "AU07", "AU09", "AU11", "AU13", "AU15"],
      path: "$.CurrencyCode",
      decidedBy: "construction"
    },
    "A total is in another currency than the document.",
    "Un total está en una moneda distinta de la del documento.",
    "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
    "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
  ),
  "FAU04",
  "FAU06",
  "FAU08",
  "FAU10",
  "FAU12",
  "FAU14"
]
