import { Schema } from "effect"
import { ReadProof } from "../AnswerProof.ts"

const stated = (description: string) => Schema.NullOr(Schema.String).annotate({ description })

const ReadSigner = Schema.Struct({
  Nit: stated("Digits, with or without check digit as in the certificate."),
  CommonName: stated("Common name."),
  Subject: Schema.String,
  Issuer: Schema.String,
  SerialNumber: Schema.String,
  NotBefore: Schema.String,
  NotAfter: Schema.String
}).annotate({ identifier: "ReadSigner" })

const ReadSignature = Schema.Struct({
  Valid: Schema.Boolean.annotate({ description: "The signature is proven: the degree of Proof is proven." }),
  Proof: ReadProof,
  Signer: Schema.NullOr(ReadSigner),
  SigningTime: stated("ISO 8601, UTC."),
  Role: stated("supplier or third party.")
}).annotate({ identifier: "ReadSignature" })

const ReadKey = Schema.Struct({
  Valid: Schema.Boolean.annotate({ description: "Every check of the key holds." }),
  Recomputed: Schema.Boolean.annotate({
    description: "The key was computed again, which takes a secret; here the public ones of the test environment."
  })
}).annotate({ identifier: "ReadKey" })

const ReadResponse = Schema.Struct({
  Valid: Schema.Boolean.annotate({ description: "It is proven to be the authority's, and every check holds." }),
  Proof: ReadProof,
  Accepted: Schema.Boolean,
  Code: stated("02 validated, 04 rejected."),
  Description: stated("In the authority's words."),
  Date: stated("As stated, with offset."),
  Uuid: stated("Key of the answer."),
  DocumentUuid: stated("Key of the document answered."),
  Messages: Schema.Array(
    Schema.Struct({ Rule: Schema.NullOr(Schema.String), Message: Schema.NullOr(Schema.String) }).annotate({
      identifier: "ReadMessage"
    })
  ),
  Signature: ReadSignature
}).annotate({ identifier: "ReadAuthorityResponse" })

const Part = Schema.Literals(["document", "container", "answer"])

const ReadCheck = Schema.Struct({
  Part,
  Section: Schema.String,
  Check: Schema.String,
  Ok: Schema.Boolean,
  Detail: Schema.String,
  Expected: Schema.optionalKey(Schema.String),
  Actual: Schema.optionalKey(Schema.String),
  FirstDifference: Schema.optionalKey(
    Schema.Int.annotate({ description: "Place of the first character that differs, from 1." })
  ),
  DifferingPart: Schema.optionalKey(Schema.Struct({ Part: Schema.String, Text: Schema.String }))
}).annotate({ identifier: "ReadCheck" })

const ReadNote = Schema.Struct({ Part, Section: Schema.String, Note: Schema.String, Text: Schema.String }).annotate({
  identifier: "ReadNote"
})

/**
 * What holds of a document that was read, of its container and of the authority's answer: what `radicar verify` says.
 */
const Verification = Schema.Struct({
  Valid: Schema.Boolean.annotate({ description: "Every check holds, and every signature is proven." }),
  Proof: ReadProof,
  Signature: ReadSignature,
  Key: ReadKey,
  AuthorityResponse: Schema.NullOr(ReadResponse),
  Container: Schema.NullOr(
    Schema.Struct({ Valid: Schema.Boolean, Signed: Schema.Boolean }).annotate({ identifier: "ReadContainer" })
  ),
  Checks: Schema.Array(ReadCheck),
  Notes: Schema.Array(ReadNote)
}).annotate({ identifier: "Verification" })

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
