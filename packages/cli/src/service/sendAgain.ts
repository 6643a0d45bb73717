import type { Localized } from "@radicar/domain/rules/Language"

/** What to do when nobody knows whether a document was filed. */
export const sendAgain: Localized = {
  en: "Whether the document was filed is not known. Run the same command again: the service files a document only once.",
  es: "No se sabe si el documento quedó radicado. Repita el comando: el servicio radica un documento una sola vez."
}
