import type { documentMailStates, mailFilters } from "@radicar/contract/inner/ledger"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Tone } from "../parts/Notice.tsx"

/** State of the newest e-mail of a document. */
export type MailState = (typeof documentMailStates)[number]

/** Name and urgency of each state of a document's e-mail. */
export const mailFaces: Readonly<Record<MailState, { readonly name: Localized; readonly tone: Tone }>> = {
  none: { name: { en: "Not mailed", es: "Sin enviar" }, tone: "neutral" },
  queued: { name: { en: "To be sent", es: "Por enviar" }, tone: "neutral" },
  sent: { name: { en: "Sent", es: "Enviado" }, tone: "good" },
  failed: { name: { en: "Not accepted", es: "No aceptado" }, tone: "danger" },
  bounced: { name: { en: "Came back", es: "Devuelto" }, tone: "danger" }
}

/** Names of the states of e-mails to filter by. */
export const mailFilterNames: Readonly<Record<(typeof mailFilters)[number], Localized>> = {
  none: mailFaces.none.name,
  queued: mailFaces.queued.name,
  sent: mailFaces.sent.name,
  unresolved: { en: "To resolve", es: "Por resolver" },
  undelivered: { en: "Did not arrive", es: "No llegó" },
  failed: mailFaces.failed.name,
  bounced: mailFaces.bounced.name
}
