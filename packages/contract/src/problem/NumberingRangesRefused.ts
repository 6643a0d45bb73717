import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The authority names no ranges. `operationCode` is its own, `reason` what it means, `detail` what to do about it. */
export class NumberingRangesRefused extends HttpApiError.Problem<NumberingRangesRefused>()(
  "NumberingRangesRefused",
  {
    type: "urn:radicar:problem:numbering-ranges-refused",
    status: 422,
    title: "The authority names no numbering ranges"
  },
  {
    reason: Schema.Literals(["noRange", "noAssociatedPrefix", "softwareNotOwned", "notAuthorised"]),
    operationCode: Schema.String
  }
) {}
