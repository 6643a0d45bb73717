import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** Rules AU…: the totals of a sale document (annex FE 1.9, `LegalMonetaryTotal`). */
export const totalEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["AU01"],
    cause: { en: "The document states no totals.", es: "El documento no informa los valores totales." },
    fix: { en: "Give LegalMonetaryTotal.", es: "Informe LegalMonetaryTotal." },
    path: "$.LegalMonetaryTotal",
    decidedBy: "form"
  },
  {
    codes: ["AU02"],
    cause: {
      en: "The gross amount differs from the sum of the lines by more than 2.00.",
      es: "El valor bruto difiere de la suma de las líneas en más de 2,00."
    },
    fix: {
      en: "Make GrossAmount the sum of SubtotalAmount over all Items.",
      es: "Iguale GrossAmount a la suma de SubtotalAmount de todos los Items."
    },
    path: "$.LegalMonetaryTotal.GrossAmount",
    decidedBy: "rules"
  },
  {
    codes: ["AU03", "AU05", "AU07", "AU09", "AU11", "AU13", "AU15"],
    cause: {
      en: "A total is in another currency than the document.",
      es: "Un total está en una moneda distinta de la del documento."
    },
    fix: {
      en: "Every amount is written in CurrencyCode; check that it is the currency of the amounts.",
      es: "Todos los valores se escriben en CurrencyCode; verifique que sea la moneda de los valores."
    },
    path: "$.CurrencyCode",
    decidedBy: "construction"
  }
]
