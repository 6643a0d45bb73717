import { RejectedRule, SubmissionStatus } from "@radicar/domain/submission/SubmissionResult"
import { Schema } from "effect"

/** Where a document for a test set stands. */
export const TestSetDocumentStatus = Schema.Literals([...SubmissionStatus.literals, "refused"]).annotate({
  identifier: "TestSetDocumentStatus",
  description:
    "submitted: accepted. rejected: refused, by its rules (statusCode 99) or before they were asked, as by a closed test " +
    "set (2). processing: uploaded, see zipkey; the verdict is to come. pending: recorded, not uploaded yet or of unknown " +
    "outcome. refused: the authority did not take the request, so nothing was filed; send it again."
})

/**
 * A document that was uploaded for a test set, and what the authority said of it. Texts are empty until it says
 * something.
 */
export const TestSetDocument = Schema.Struct({
  operation: Schema.String,
  id: Schema.String.annotate({ description: "Number with prefix." }),
  prefix: Schema.String,
  number: Schema.Int,
  uuid: Schema.String.annotate({ description: "CUFE, CUDE, CUDS or CUNE." }),
  submissionId: Schema.String,
  zipkey: Schema.String.annotate({ description: "Key of its upload; empty until there is one." }),
  status: TestSetDocumentStatus,
  statusCode: Schema.String,
  statusMessage: Schema.String,
  statusDescription: Schema.String,
  violations: Schema.Array(RejectedRule).annotate({
    description: "The rules that the authority rejected it by, explained."
  })
}).annotate({ identifier: "TestSetDocument" })

/** See {@link TestSetDocument}. */
export type TestSetDocument = typeof TestSetDocument.Type

/** How far a test set is, as far as this service knows: it counts its own documents. */
export const TestSetProgress = Schema.Struct({
  total: Schema.Int,
  accepted: Schema.Int,
  rejected: Schema.Int.annotate({ description: "By the rules; these count against the set." }),
  notProcessed: Schema.Int.annotate({
    description: "Refused before the rules were asked: the set is closed or not known, or the request was not taken."
  }),
  open: Schema.Int.annotate({ description: "Without a verdict yet." }),
  state: Schema.Literals(["open", "accepted", "rejected", "refused"]).annotate({
    description:
      "What the authority has said of the set. accepted, rejected: it is closed and takes nothing any more. refused: it takes " +
      "nothing for it from this issuer, software and certificate; message says why. open: none of these so far."
  }),
  message: Schema.optionalKey(Schema.String.annotate({ description: "The authority's own sentence about the set." }))
}).annotate({ identifier: "TestSetProgress" })

/** See {@link TestSetProgress}. */
export type TestSetProgress = typeof TestSetProgress.Type

/** A test set: its documents, in the order of the request, else in order of filing; and its progress. */
export const TestSet = Schema.Struct({
  testSetId: Schema.String,
  documents: Schema.Array(TestSetDocument),
  progress: TestSetProgress.annotate({ description: "Of every document of the set, not only of those listed." })
}).annotate({ identifier: "TestSet" })

/** See {@link TestSet}. */
export type TestSet = typeof TestSet.Type
