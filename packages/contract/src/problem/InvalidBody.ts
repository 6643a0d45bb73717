import { Violation } from "@radicar/domain/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The body does not have the form that the operation takes: nothing was changed. `violations` lists every invalid value. */
export class InvalidBody extends HttpApiError.Problem<InvalidBody>()(
  "InvalidBody",
  {
    type: "urn:radicar:problem:invalid-body",
    status: 400,
    title: "The body does not fit the operation"
  },
  { violations: Schema.Array(Violation) }
) {}
