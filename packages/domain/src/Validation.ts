import { Schema } from "effect"
import { Violation } from "./rules/Violation.ts"

/**
 * What a check of a document says without filing it. A valid document has its key and the text that the key is the hash
 * of; secrets in it are replaced by their names in braces: `{technicalKey}`, `{softwarePin}`.
 */
export const Validation = Schema.Struct({
  /** Tells the answer of a dry run from the result of a filing. */
  status: Schema.Literals(["valid", "invalid"]),
  valid: Schema.Boolean,
  /** What keeps the authority from accepting it; empty when it is valid. */
  violations: Schema.Array(Violation),
  /** How many violations there are, where `violations` does not list all of them. */
  violationsTotal: Schema.optionalKey(Schema.Int),
  /** What the authority accepts and complains about. */
  notifications: Schema.Array(Violation),
  /** With its prefix. */
  number: Schema.optionalKey(Schema.String),
  documentKey: Schema.optionalKey(Schema.String),
  schemeName: Schema.optionalKey(Schema.Literals(["CUFE-SHA384", "CUDE-SHA384", "CUDS-SHA384", "CUNE-SHA384"])),
  seed: Schema.optionalKey(Schema.String),
  /** The completed body without its secrets, of a dry run with `complete=totals`. */
  body: Schema.optionalKey(Schema.Record(Schema.String, Schema.Unknown))
}).annotate({ identifier: "Validation" })

/** See {@link Validation}. */
export type Validation = typeof Validation.Type
