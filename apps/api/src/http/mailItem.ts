import type { Mail as MailItem } from "@radicar/contract/mail/Mail"
import type { Mail } from "../storage/Mail.ts"
import type { Submission } from "../storage/Submission.ts"

/** A mail and its document as callers see them. */
export const mailItem = (mail: Mail, { documentKey, number, prefix }: Submission): MailItem => {
  const { createdAt, failure, id, messageId, receivers, reply, state, subject, triedAt, tries } = mail
  return {
    id,
    state,
    document: { uuid: documentKey, id: `${prefix}${number}` },
    subject,
    messageId,
    receivers,
    created: createdAt.toISOString(),
    tries,
    ...(triedAt === undefined ? {} : { tried: triedAt.toISOString() }),
    ...(reply === undefined ? {} : { reply }),
    ...(failure === undefined ? {} : { failure })
  }
}
