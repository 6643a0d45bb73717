import type { Mail as MailItem } from "@radicar/contract/mail/Mail"
import type { Mail } from "../storage/Mail.ts"
import type { MailBounce } from "../storage/MailBounces.ts"
import type { Submission } from "../storage/Submission.ts"

/** What came back of a receiver, as callers see it. */
export const receiverBounce = ({ diagnostic, reportedAt, state, status }: MailBounce) => ({
  state,
  status,
  ...(diagnostic === undefined ? {} : { diagnostic }),
  reported: reportedAt.toISOString()
})

/** A mail, its document and what came back of it, as callers see them. */
export const mailItem = (
  mail: Mail,
  { documentKey, number, prefix }: Submission,
  bounces: ReadonlyArray<MailBounce>
): MailItem => {
  const { createdAt, failure, id, messageId, receivers, reply, state, subject, triedAt, tries } = mail
  const ofReceiver = new Map(bounces.map((bounce) => [bounce.receiver, bounce]))
  return {
    id,
    state,
    document: { uuid: documentKey, id: `${prefix}${number}` },
    subject,
    messageId,
    receivers: receivers.map((receiver, place) => {
      const bounce = ofReceiver.get(place)
      return bounce === undefined ? receiver : { ...receiver, bounce: receiverBounce(bounce) }
    }),
    created: createdAt.toISOString(),
    tries,
    ...(triedAt === undefined ? {} : { tried: triedAt.toISOString() }),
    ...(reply === undefined ? {} : { reply }),
    ...(failure === undefined ? {} : { failure })
  }
}
