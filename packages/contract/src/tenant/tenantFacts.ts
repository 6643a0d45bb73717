import { Schema } from "effect"

/** What an answer says of a configured company or provider besides its settings. */
export const tenantFacts = {
  Id: Schema.String,
  Secrets: Schema.Array(Schema.String).annotate({
    description: "Paths of the secrets that are stored and not shown: NumberingRanges[0].TechnicalKey."
  }),
  Updated: Schema.String.annotate({ description: "ISO 8601, UTC." })
}
