import { Schema } from "effect"

/**
 * One rule by which the authority refused a document, explained. `message` is what the authority said; the rest is known
 * for the rules of its annexes: `path` says where in the body it is mended, `[*]` standing for every element of a list.
 */
export const RejectedRule = Schema.Struct({
  rule: Schema.optionalKey(Schema.String),
  message: Schema.String,
  path: Schema.optionalKey(Schema.String),
  cause: Schema.optionalKey(Schema.String),
  fix: Schema.optionalKey(Schema.String)
}).annotate({ identifier: "RejectedRule" })

/** See {@link RejectedRule}. */
export type RejectedRule = typeof RejectedRule.Type
