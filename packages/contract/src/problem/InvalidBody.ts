import { Violation } from "@radicar/domain/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"
import { MalformedBody } from "./MalformedBody.ts"
import { PayloadTooLarge } from "./PayloadTooLarge.ts"
import { UnsupportedMediaType } from "./UnsupportedMediaType.ts"

/**
 * The body does not have the form that the operation takes: nothing was changed. `violations` lists every invalid
 * value.
 */
export class InvalidBody extends HttpApiError.Problem<InvalidBody>()(
  "InvalidBody",
  {
    type: "urn:radicar:problem:invalid-body",
    status: 400,
    title: "The body does not fit the operation"
  },
  {
    violations: Schema.Array(Violation),
    violationsTotal: Schema.optionalKey(
      Schema.Int.annotate({
        description: "How many violations there are, where `violations` lists only the first 200."
      })
    )
  }
) {}

/** What can be wrong with the body of a resource. */
export const bodyProblems = [MalformedBody, InvalidBody, PayloadTooLarge, UnsupportedMediaType] as const
