import type { Blob } from "../blobs/BlobStore.ts"
import type { Mail } from "../storage/Mail.ts"
import type { MailSettings } from "./MailSettings.ts"

/** Whom the server is told: who gets bounces, and those to whom it is still to go. */
export interface Envelope {
  readonly from: string
  readonly to: ReadonlyArray<string>
}

/** A mail as the library takes it: addresses as objects, never as texts that it would read as lists. */
export const messageOf = (
  { from, replyTo }: MailSettings,
  mail: Mail,
  attachment: Blob,
  { from: sender, to }: Envelope
) => {
  const { message, messageId, receivers, subject } = mail
  const named = (kind: "to" | "cc") =>
    receivers.flatMap((each) => (each.kind === kind ? [{ name: "", address: each.address }] : []))
  return {
    from: { name: from.name, address: from.address },
    ...(replyTo === undefined ? {} : { replyTo }),
    to: named("to"),
    cc: named("cc"),
    // copies that nobody sees are nowhere else
    envelope: { from: sender, to: [...to] },
    messageId,
    date: mail.createdAt,
    subject,
    text: message,
    attachments: [{ filename: attachment.name, content: Buffer.from(attachment.bytes), contentType: "application/zip" }]
  }
}
