import { Schema } from "effect"

/** What an answer says about a configured company or provider in addition to its settings. */
export const tenantFacts = {
  id: Schema.String,
  secrets: Schema.Array(Schema.String).annotate({
    description: "Paths of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey."
  }),
  updated: Schema.String.annotate({ description: "ISO 8601, UTC." })
}
