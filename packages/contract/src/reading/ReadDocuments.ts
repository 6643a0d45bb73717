import { Schema } from "effect"
import { Verification } from "./Verification.ts"

const ReadDocument = Schema.Struct({
  File: Schema.optionalKey(Schema.String.annotate({ description: "Its name in the ZIP." })),
  Kind: Schema.String.annotate({
    description: "invoice, credit-note, event, …; authority-response, container, or unknown."
  }),
  Operation: Schema.NullOr(Schema.String).annotate({
    description: "The operation that files such a document: InvoiceCreate. null where there is none."
  }),
  TypeCode: Schema.NullOr(Schema.String),
  Number: Schema.NullOr(Schema.String).annotate({ description: "Prefix and number." }),
  Environment: Schema.NullOr(Schema.String).annotate({ description: "1 production, 2 tests." }),
  Uuid: Schema.NullOr(Schema.String).annotate({ description: "CUFE, CUDE, CUDS or CUNE." }),
  SchemeName: Schema.NullOr(Schema.String),
  Body: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)).annotate({
    description: "The body of the operation, without secrets; numbers with the digits of the XML."
  }),
  Unread: Schema.Array(Schema.String).annotate({
    description: "XPaths of what the document says and the body has no place for, at most 1000."
  }),
  Verification
}).annotate({ identifier: "ReadDocument" })

/** Documents that were read. */
export const ReadDocuments = Schema.Struct({ Documents: Schema.Array(ReadDocument) }).annotate({
  identifier: "ReadDocuments"
})
