import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The number was filed with other content. `existing` says which document has it, and `differences` the first fields in
 * which it differs, if it is the caller's own.
 */
export class NumberConflict extends HttpApiError.Problem<NumberConflict>()(
  "NumberConflict",
  {
    type: "urn:radicar:problem:number-conflict",
    status: 409,
    title: "The number is taken"
  },
  {
    existing: Schema.optionalKey(Schema.Struct({ id: Schema.String, uuid: Schema.String, status: Schema.String })),
    differences: Schema.optionalKey(
      Schema.Array(Schema.String).annotate({
        description: "JSON paths of at most five fields, such as `$.Items[0].Price`."
      })
    )
  }
) {}
