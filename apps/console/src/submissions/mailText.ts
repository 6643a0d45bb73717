import type { documentMailStates, mailFilters } from "@radicar/contract/inner/ledger"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { mailStateNames } from "@radicar/domain/inner/submission/mailStateNames"
import type { Tone } from "../parts/Notice.tsx"

/** State of the newest e-mail of a document. */
export type MailState = (typeof documentMailStates)[number]

const tones: Readonly<Record<MailState, Tone>> = {
  none: "neutral",
  queued: "neutral",
  sent: "good",
  failed: "danger",
  bounced: "danger"
}

/** Name and urgency of the state of a document's e-mail. */
export const faceOfMail = (mail: MailState): { readonly name: Localized; readonly tone: Tone } => ({
  name: mailStateNames[mail],
  tone: tones[mail]
})

/** Names of the states of e-mails to filter by. */
export const mailFilterNames: Readonly<Record<(typeof mailFilters)[number], Localized>> = {
  none: mailStateNames.none,
  queued: mailStateNames.queued,
  sent: mailStateNames.sent,
  unresolved: { en: "To resolve", es: "Por resolver" },
  undelivered: { en: "Did not arrive", es: "No llegó" },
  failed: mailStateNames.failed,
  bounced: mailStateNames.bounced
}
