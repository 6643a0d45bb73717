import type { MissingReason } from "@radicar/contract/evidence/evidenceParts"
import type { Localized } from "@radicar/domain/rules/Language"

/** Why a bundle lacks a file, for a person. */
export const missingText: Readonly<Record<MissingReason, Localized>> = {
  "not-sent": { en: "nothing of the document has left", es: "el documento no ha salido" },
  "no-answer": { en: "the answer was lost", es: "la respuesta se perdió" },
  open: { en: "the matter is not settled", es: "el asunto no está resuelto" },
  "settled-by-submit": { en: "the first answer settled it", es: "la primera respuesta lo resolvió" },
  "no-proof": { en: "the authority's answer had none", es: "la respuesta de la DIAN no lo trajo" },
  "not-accepted": { en: "the document was not accepted", es: "el documento no fue aceptado" },
  "no-container": { en: "documents of this type go in none", es: "los documentos de este tipo no llevan" },
  "not-signed": { en: "it was not signed, or is not yet", es: "no se firmó, o todavía no" },
  "not-printable": { en: "the rules of today refuse what was sent", es: "las reglas de hoy no aceptan lo enviado" },
  "not-kept": { en: "it was not recorded", es: "no quedó registrado" }
}
