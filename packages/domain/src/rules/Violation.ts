import { Schema } from "effect"

/**
 * One thing that is wrong with a document: the authority's rule code (or one of ours, `RAD…`, where no rule of the
 * authority speaks of it), the JSON path into the caller's body (RFC 9535, `$.Items[0].SubtotalAmount`) or the parameter
 * (`query.limit`), a message in the caller's language, what was expected and what was found. Secrets are never shown.
 */
export const Violation = Schema.Struct({
  rule: Schema.String,
  path: Schema.String,
  message: Schema.String,
  expected: Schema.String,
  actual: Schema.String
}).annotate({ identifier: "Violation" })

/** See {@link Violation}. */
export type Violation = typeof Violation.Type
