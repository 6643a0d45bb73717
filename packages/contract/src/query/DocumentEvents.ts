import { Schema } from "effect"
import { AnswerProof } from "../AnswerProof.ts"

/** An event that the authority has registered on an invoice. */
export const DocumentEvent = Schema.Struct({
  code: Schema.String.annotate({ description: "Type of the event, such as 030." }),
  name: Schema.String.annotate({ description: "How the authority calls it." }),
  id: Schema.String.annotate({ description: "Its number, with prefix." }),
  uuid: Schema.String.annotate({ description: "Its CUDE." }),
  registered: Schema.optionalKey(
    Schema.String.annotate({ description: "When the authority registered it, ISO 8601 with offset." })
  ),
  notifications: Schema.Array(Schema.Struct({ rule: Schema.String, message: Schema.String })).annotate({
    description: "Rules that the authority notified of."
  })
}).annotate({ identifier: "DocumentEvent" })

/** The events of an invoice, as the authority answers them. */
export const DocumentEvents = Schema.Struct({
  uuid: Schema.String.annotate({ description: "CUFE of the invoice." }),
  state: Schema.Literals(["known", "unknown", "noInvoice"]).annotate({
    description: "unknown: the authority does not know the key. noInvoice: it is not that of an invoice."
  }),
  statusCode: Schema.String,
  statusDescription: Schema.String,
  asked: Schema.String.annotate({ description: "ISO 8601 with offset." }),
  proof: Schema.optionalKey(AnswerProof),
  items: Schema.Array(DocumentEvent)
}).annotate({ identifier: "DocumentEvents" })

/** See {@link DocumentEvents}. */
export type DocumentEvents = typeof DocumentEvents.Type
