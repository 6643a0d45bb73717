import { Schema } from "effect"
import { AnswerProof } from "../AnswerProof.ts"

const stated = (description: string) => Schema.NullOr(Schema.String).annotate({ description })

const ReadSigner = Schema.Struct({
  nit: stated("Digits, with or without check digit as in the certificate."),
  commonName: stated("Common name."),
  subject: Schema.String,
  issuer: Schema.String,
  serialNumber: Schema.String,
  notBefore: Schema.String,
  notAfter: Schema.String
}).annotate({ identifier: "ReadSigner" })

const ReadSignature = Schema.Struct({
  valid: Schema.Boolean.annotate({ description: "The signature is proven: the degree of `proof` is proven." }),
  proof: AnswerProof,
  signer: Schema.NullOr(ReadSigner),
  signingTime: stated("ISO 8601, UTC."),
  role: stated("supplier or third party.")
}).annotate({ identifier: "ReadSignature" })

const ReadKey = Schema.Struct({
  valid: Schema.Boolean.annotate({ description: "Every check of the key holds." }),
  recomputed: Schema.Boolean.annotate({
    description: "The key was computed again, which takes a secret; here the public ones of the test environment."
  })
}).annotate({ identifier: "ReadKey" })

const ReadResponse = Schema.Struct({
  valid: Schema.Boolean.annotate({ description: "It is proven to be the authority's, and every check holds." }),
  proof: AnswerProof,
  accepted: Schema.Boolean,
  code: stated("02 validated, 04 rejected."),
  description: stated("In the authority's words."),
  date: stated("As stated, with offset."),
  uuid: stated("Key of the answer."),
  documentUuid: stated("Key of the document answered."),
  messages: Schema.Array(
    Schema.Struct({ rule: Schema.NullOr(Schema.String), message: Schema.NullOr(Schema.String) }).annotate({
      identifier: "ReadMessage"
    })
  ),
  signature: ReadSignature
}).annotate({ identifier: "ReadAuthorityResponse" })

const part = Schema.Literals(["document", "container", "answer"])

const ReadCheck = Schema.Struct({
  part,
  section: Schema.String,
  check: Schema.String,
  ok: Schema.Boolean,
  detail: Schema.String,
  expected: Schema.optionalKey(Schema.String),
  actual: Schema.optionalKey(Schema.String),
  firstDifference: Schema.optionalKey(
    Schema.Int.annotate({ description: "Place of the first character that differs, from 1." })
  ),
  differingPart: Schema.optionalKey(Schema.Struct({ part: Schema.String, text: Schema.String }))
}).annotate({ identifier: "ReadCheck" })

const ReadNote = Schema.Struct({ part, section: Schema.String, note: Schema.String, text: Schema.String }).annotate({
  identifier: "ReadNote"
})

/**
 * What holds of a document that was read, of its container and of the authority's answer: what `radicar verify` says.
 */
const Verification = Schema.Struct({
  valid: Schema.Boolean.annotate({ description: "Every check holds, and every signature is proven." }),
  proof: AnswerProof,
  signature: ReadSignature,
  key: ReadKey,
  authorityResponse: Schema.NullOr(ReadResponse),
  container: Schema.NullOr(
    Schema.Struct({ valid: Schema.Boolean, signed: Schema.Boolean }).annotate({ identifier: "ReadContainer" })
  ),
  checks: Schema.Array(ReadCheck),
  notes: Schema.Array(ReadNote)
}).annotate({ identifier: "Verification" })

const ReadDocument = Schema.Struct({
  file: Schema.optionalKey(Schema.String.annotate({ description: "Its name in the ZIP." })),
  kind: Schema.String.annotate({
    description: "invoice, credit-note, event, …; authority-response, container, or unknown."
  }),
  operation: Schema.NullOr(Schema.String).annotate({
    description: "The operation that files such a document: InvoiceCreate. null where there is none."
  }),
  typeCode: Schema.NullOr(Schema.String),
  number: Schema.NullOr(Schema.String).annotate({ description: "Prefix and number." }),
  environment: Schema.NullOr(Schema.String).annotate({ description: "1 production, 2 tests." }),
  uuid: Schema.NullOr(Schema.String).annotate({ description: "CUFE, CUDE, CUDS or CUNE." }),
  schemeName: Schema.NullOr(Schema.String),
  body: Schema.NullOr(Schema.Record(Schema.String, Schema.Unknown)).annotate({
    description: "The body of the operation, without secrets; numbers with the digits of the XML."
  }),
  unread: Schema.Array(Schema.String).annotate({
    description: "XPaths of what the document says and the body has no place for, at most 1000."
  }),
  verification: Verification
}).annotate({ identifier: "ReadDocument" })

/** Documents that were read. */
export const ReadDocuments = Schema.Struct({ documents: Schema.Array(ReadDocument) }).annotate({
  identifier: "ReadDocuments"
})
