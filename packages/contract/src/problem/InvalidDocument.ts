import { Violation } from "@radicar/domain/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The document breaks rules: nothing was filed or stored. `violations` lists all of them, up to 200. */
export class InvalidDocument extends HttpApiError.Problem<InvalidDocument>()(
  "InvalidDocument",
  {
    type: "urn:radicar:problem:invalid-document",
    status: 400,
    title: "The document breaks rules"
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
