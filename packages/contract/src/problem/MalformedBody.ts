import { HttpApiError } from "effect/http-api"

/** The body is not a JSON text; `detail` has the position of the fault. */
export class MalformedBody extends HttpApiError.Problem<MalformedBody>()("MalformedBody", {
  type: "urn:radicar:problem:malformed-body",
  status: 400,
  title: "The body is not JSON"
}) {}
