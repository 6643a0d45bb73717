import type { Localized } from "../rules/Language.ts"

/** Names of the states of a document's e-mail for users. */
export const mailStateNames = {
  none: { en: "Not mailed", es: "Sin enviar" },
  queued: { en: "To be sent", es: "Por enviar" },
  sent: { en: "Sent", es: "Enviado" },
  failed: { en: "Not accepted", es: "No aceptado" },
  bounced: { en: "Came back", es: "Devuelto" }
} as const satisfies Readonly<Record<string, Localized>>
