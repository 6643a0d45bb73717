import type { Listed } from "../CatalogueEntry.ts"

/** Rules AU…: the totals of a sale document (annex FE 1.9, `LegalMonetaryTotal`). */
export const totalEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AU01"],
    cause: { en: "The document states no totals.", es: "El documento no informa los valores totales." },
    fix: { en: "Give LegalMonetaryTotal.", es: "Informe LegalMonetaryTotal." },
    path: "$.LegalMonetaryTotal",
    decidedBy: "form"
  },
  "FAU02",
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
  },
  "FAU04",
  "FAU06",
  "FAU08",
  "FAU10",
  {
    codes: ["AU12"],
    cause: {
      en: "The prepaid total is not the sum of the prepayments.",
      es: "El total de anticipos no es la suma de los anticipos."
    },
    fix: {
      en: "Nothing: the prepayment is written from PrepaidAmount. A credit note must leave it out.",
      es: "Ninguna: el anticipo se escribe desde PrepaidAmount. Una nota crédito debe omitirlo."
    },
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    decidedBy: "construction"
  },
  "FAU14"
]
