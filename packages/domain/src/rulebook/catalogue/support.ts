import type { Listed } from "../CatalogueEntry.ts"

/** Rules that only support documents and their notes have (annex DS 1.1). */
export const supportEntries: ReadonlyArray<Listed> = [
  {
    codes: ["FC02a"],
    cause: {
      en: "A line of a support document does not state the day of the purchase.",
      es: "Una línea de un documento soporte no informa la fecha de compra."
    },
    fix: {
      en: "Give Period.StartDate; absent, the day of issue is written.",
      es: "Informe Period.StartDate; si falta se escribe la fecha de emisión."
    },
    path: "$.Period.StartDate",
    decidedBy: "construction"
  },
  {
    codes: ["DSDS01"],
    cause: {
      en: "The authority does not take support documents of this issuer yet.",
      es: "La DIAN aún no recibe documentos soporte de este emisor."
    },
    fix: {
      en: "Enable the issuer for support documents in the authority's portal, then file it again.",
      es: "Habilite al emisor para documento soporte en el portal de la DIAN y transmítalo de nuevo."
    },
    decidedBy: "authority"
  }
]
