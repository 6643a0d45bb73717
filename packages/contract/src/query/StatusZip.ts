import { Schema } from "effect"
import { AnswerProof } from "../AnswerProof.ts"

/** What the authority's answer means for a document, or for a batch as a whole. */
export const BatchVerdict = Schema.Literals([
  "accepted",
  "acceptedWithoutEvidence",
  "rejected",
  "notProcessed",
  "processing",
  "unknownDocument",
  "inconclusive"
]).annotate({
  identifier: "BatchVerdict",
  description:
    "accepted: valid, and the authority's signed answer says so. acceptedWithoutEvidence: valid, without the signed " +
    "answer. rejected: refused by the rules. notProcessed: refused before validation. processing: ask again. " +
    "unknownDocument: the authority does not know it. inconclusive: nothing certain; alarms and statusCode tell why."
})

/** See {@link BatchVerdict}. */
export type BatchVerdict = typeof BatchVerdict.Type

/** A rule or notification of the authority; `cause`, `fix` and `path` where the rule is known. */
export const AnsweredRule = Schema.Struct({
  kind: Schema.Literals(["rejection", "notification"]),
  rule: Schema.optionalKey(Schema.String),
  message: Schema.String,
  cause: Schema.optionalKey(Schema.String),
  fix: Schema.optionalKey(Schema.String),
  path: Schema.optionalKey(Schema.String)
}).annotate({ identifier: "AnsweredRule" })

/** The signed ApplicationResponse of the authority, and whether it is one. */
export const AnsweredEvidence = Schema.Struct({
  responseCode: Schema.String.annotate({ description: "02 validated, 04 rejected." }),
  issued: Schema.String.annotate({ description: "ISO 8601 with offset, as signed." }),
  number: Schema.String.annotate({ description: "Number of the document answered, with prefix." }),
  uuid: Schema.String.annotate({ description: "Key of the document answered." }),
  verified: Schema.Boolean.annotate({ description: "The signature is proven to be the tax authority's." }),
  proof: AnswerProof,
  problems: Schema.Array(Schema.String),
  content: Schema.String.annotate({ description: "The exact bytes, base64." })
}).annotate({ identifier: "AnsweredEvidence" })

/** One answer about a batch: about a document of it, or, with neither `uuid` nor `fileName`, about all of it. */
export const BatchAnswer = Schema.Struct({
  verdict: BatchVerdict,
  statusCode: Schema.String,
  statusMessage: Schema.String,
  statusDescription: Schema.String,
  uuid: Schema.optionalKey(
    Schema.String.annotate({ description: "Key as answered: under rule 90 that of the document accepted before." })
  ),
  fileName: Schema.optionalKey(Schema.String),
  rules: Schema.Array(AnsweredRule),
  alarms: Schema.Array(Schema.String).annotate({ description: "Why an answer cannot be trusted." }),
  applicationResponse: Schema.optionalKey(AnsweredEvidence)
}).annotate({ identifier: "BatchAnswer" })

/** See {@link BatchAnswer}. */
export type BatchAnswer = typeof BatchAnswer.Type

/** Where a batch stands. */
export const BatchState = Schema.Literals(["open", "final", "stalled", "unknown"]).annotate({
  identifier: "BatchState",
  description:
    "open: the authority is still at it, or its proof of some document is missing. final: nothing changes any more. " +
    "stalled: open for some six hours, so that the service does not follow it any more; upload the documents again, or " +
    "ask for each by its key. unknown: the authority does not know the key."
})

/** The outcome of a batch. */
export const StatusZip = Schema.Struct({
  zipkey: Schema.String,
  state: BatchState,
  followed: Schema.Boolean.annotate({
    description: "Whether the service goes on asking by itself, with the certificate of the first question."
  }),
  asked: Schema.String.annotate({ description: "When the authority said this, ISO 8601 with offset." }),
  age: Schema.Int.annotate({ description: "Seconds since then." }),
  items: Schema.Array(BatchAnswer)
}).annotate({ identifier: "StatusZip" })

/** See {@link StatusZip}. */
export type StatusZip = typeof StatusZip.Type
