import { HttpApiError } from "effect/http-api"

/** A query parameter or header is absent or has the wrong form. */
export class InvalidRequest extends HttpApiError.Problem<InvalidRequest>()("InvalidRequest", {
  type: "urn:radicar:problem:invalid-request",
  status: 400,
  title: "The request is not valid"
}) {}
