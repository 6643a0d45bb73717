import { HttpApiError } from "effect/http-api"

/** The resource does not exist, or belongs to another tenant. */
export class NotFound extends HttpApiError.Problem<NotFound>()("NotFound", {
  type: "urn:radicar:problem:not-found",
  status: 404,
  title: "Not found"
}) {}
