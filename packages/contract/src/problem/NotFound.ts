import { HttpApiError } from "effect/http-api"

/** There is no such resource, or it belongs to somebody else. */
export class NotFound extends HttpApiError.Problem<NotFound>()("NotFound", {
  type: "urn:radicar:problem:not-found",
  status: 404,
  title: "Not found"
}) {}
