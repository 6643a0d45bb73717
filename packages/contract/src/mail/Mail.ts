import { Schema } from "effect"
import { ReceiverBounce } from "./MailBounce.ts"

/** The outcome of a mail for one receiver. */
export const MailReceiver = Schema.Struct({
  kind: Schema.Literals(["to", "cc", "bcc"]),
  address: Schema.String,
  origin: Schema.optionalKey(
    Schema.Literals(["request", "GetAcquirer", "GetExchangeEmails", "document"]).annotate({
      description:
        "Where the address is from: the request, what the authority has of this receiver (GetAcquirer), its list of all (GetExchangeEmails), or the document, where the authority has none."
    })
  ),
  asOf: Schema.optionalKey(
    Schema.String.annotate({
      description: "Of GetExchangeEmails: when the list was queried. ISO 8601, UTC."
    })
  ),
  state: Schema.Literals(["queued", "sent", "failed"]).annotate({
    description:
      "sent: the mail server accepted it. failed: the server rejected the address permanently, or a day of attempts has passed."
  }),
  reply: Schema.optionalKey(
    Schema.String.annotate({ description: "What the mail server said last of this receiver." })
  ),
  bounce: Schema.optionalKey(
    ReceiverBounce.annotate({ description: "What came back later, after the mail server had taken the mail." })
  )
}).annotate({ identifier: "MailReceiver" })

/** A mail with a document, and its outcome. */
export const Mail = Schema.Struct({
  id: Schema.String.annotate({ description: "UUID." }),
  state: Schema.Literals(["queued", "sent", "partial", "failed"]).annotate({
    description:
      "queued: to be sent or tried again. sent: taken for every receiver. partial: taken for some, refused for others. failed: taken for none."
  }),
  document: Schema.Struct({ uuid: Schema.String, id: Schema.String }).annotate({
    description: "Key of the document, and its number with prefix."
  }),
  subject: Schema.String,
  messageId: Schema.String.annotate({ description: "Message-ID, the same each time that the mail is tried." }),
  receivers: Schema.Array(MailReceiver),
  created: Schema.String.annotate({ description: "ISO 8601, UTC." }),
  tries: Schema.Int,
  tried: Schema.optionalKey(Schema.String.annotate({ description: "When it was tried last. ISO 8601, UTC." })),
  reply: Schema.optionalKey(
    Schema.String.annotate({ description: "With what the mail server took it: proof that it was sent." })
  ),
  failure: Schema.optionalKey(Schema.String.annotate({ description: "Why the last attempt failed." }))
}).annotate({ identifier: "Mail" })

/** See {@link Mail}. */
export type Mail = typeof Mail.Type
