import { described } from "@radicar/domain/inner/rules/described"
import { Violation } from "@radicar/domain/inner/rules/Violation"
import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * A path or query parameter or a header is absent, unknown or malformed; nothing was done. `violations` lists each one;
 * its `path` is `query.limit`, `path.id` or `header.idempotency-key`.
 */
export class InvalidRequest extends HttpApiError.Problem<InvalidRequest>()(
  "InvalidRequest",
  {
    type: "urn:radicar:problem:invalid-request",
    status: 400,
    title: "The request is not valid"
  },
  {
    violations: described(Schema.optionalKey(Schema.Array(Violation)), {
      en: "Each parameter that is absent, unknown or of a wrong form; `path` is query.limit, path.id or header.idempotency-key.",
      es: "Cada parámetro ausente, desconocido o de forma equivocada; `path` es query.limit, path.id o header.idempotency-key."
    })
  }
) {}
