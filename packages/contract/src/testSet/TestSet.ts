import { RejectedRule, SubmissionStatus } from "@radicar/domain/submission/SubmissionResult"
import { Schema } from "effect"

/** Where a document for a test set stands. */
export const TestSetDocumentStatus = Schema.Literals([...SubmissionStatus.literals, "refused"]).annotate({
  identifier: "TestSetDocumentStatus",
  description:
    "submitted: accepted. rejected: refused, by its rules (StatusCode 99) or before they were asked, as by a closed test " +
    "set (2). processing: uploaded, see ZipKey; the verdict is to come. pending: recorded, not uploaded yet or of unknown " +
    "outcome. refused: the authority did not take the request, so nothing was filed; send it again."
})

/**
 * A document that was uploaded for a test set, and what the authority said of it. Texts are empty until it says
 * something.
 */
export const TestSetDocument = Schema.Struct({
  Operation: Schema.String,
  Id: Schema.String.annotate({ description: "Number with prefix." }),
  Prefix: Schema.String,
  Number: Schema.Int,
  Uuid: Schema.String.annotate({ description: "CUFE, CUDE, CUDS or CUNE." }),
  SubmissionId: Schema.String,
  ZipKey: Schema.String.annotate({ description: "Key of its upload; empty until there is one." }),
  Status: TestSetDocumentStatus,
  StatusCode: Schema.String,
  StatusMessage: Schema.String,
  StatusDescription: Schema.String,
  Violations: Schema.Array(RejectedRule).annotate({
    description: "The rules that the authority rejected it by, explained."
  })
}).annotate({ identifier: "TestSetDocument" })

/** See {@link TestSetDocument}. */
export type TestSetDocument = typeof TestSetDocument.Type

/** How far a test set is, as far as this service knows: it counts its own documents. */
export const TestSetProgress = Schema.Struct({
  Total: Schema.Int,
  Accepted: Schema.Int,
  Rejected: Schema.Int.annotate({ description: "By the rules; these count against the set." }),
  NotProcessed: Schema.Int.annotate({
    description: "Refused before the rules were asked: the set is closed or not known, or the request was not taken."
  }),
  Open: Schema.Int.annotate({ description: "Without a verdict yet." }),
  State: Schema.Literals(["open", "accepted", "rejected", "refused"]).annotate({
    description:
      "What the authority has said of the set. accepted, rejected: it is closed and takes nothing any more. refused: it takes " +
      "nothing for it from this issuer, software and certificate; Message says why. open: none of these so far."
  }),
  Message: Schema.optionalKey(Schema.String.annotate({ description: "The authority's own sentence about the set." }))
}).annotate({ identifier: "TestSetProgress" })

/** See {@link TestSetProgress}. */
export type TestSetProgress = typeof TestSetProgress.Type

/** A test set: its documents, in the order of the request, else in order of filing; and its progress. */
export const TestSet = Schema.Struct({
  TestSetId: Schema.String,
  Documents: Schema.Array(TestSetDocument),
  Progress: TestSetProgress.annotate({ description: "Of every document of the set, not only of those listed." })
}).annotate({ identifier: "TestSet" })

/** See {@link TestSet}. */
export type TestSet = typeof TestSet.Type
