import { Schema } from "effect"

/** What another mail server reported of a receiver, after the own one had taken the mail. */
export const ReceiverBounce = Schema.Struct({
  state: Schema.Literals(["bounced", "delayed"]).annotate({
    description: "bounced: it will not be delivered. delayed: it is still tried."
  }),
  status: Schema.String.annotate({ description: "Enhanced status code (RFC 3463), such as 5.1.1: no such mailbox." }),
  diagnostic: Schema.optionalKey(Schema.String.annotate({ description: "What that server said, in its words." })),
  reported: Schema.String.annotate({ description: "When the report came here. ISO 8601, UTC." })
}).annotate({ identifier: "ReceiverBounce" })

/** What was recorded of a report. */
export const MailBounce = Schema.Struct({
  mailId: Schema.String.annotate({ description: "Id of the mail that the report is about." }),
  receivers: Schema.Array(
    Schema.Struct({ address: Schema.String, ...ReceiverBounce.fields }).annotate({ identifier: "BouncedReceiver" })
  ).annotate({
    description:
      "Those that it came back from or is late for; empty where the report says that it was delivered or passed on."
  })
}).annotate({ identifier: "MailBounce" })

/** See {@link MailBounce}. */
export type MailBounce = typeof MailBounce.Type
