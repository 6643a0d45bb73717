import { Schema } from "effect"

/** What an answer says about a configured company or provider in addition to its settings. */
export const tenantFacts = {
  id: Schema.String,
  secrets: Schema.Array(Schema.String).annotate({
    description: "Paths of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey."
  }),
  updated: Schema.String.annotate({ description: "ISO 8601, UTC." })
}

/** Request headers of a `PUT` that replaces settings: conditions on what is stored (RFC 9110 §13.1). */
export const replaceHeaders = {
  "if-match": Schema.optionalKey(
    Schema.String.annotate({ description: "Replaces only the settings with this `ETag`; 412 if they have changed." })
  ),
  "if-none-match": Schema.optionalKey(
    Schema.Literal("*").annotate({ description: "`*` replaces nothing: 412 if there are settings already." })
  )
}
