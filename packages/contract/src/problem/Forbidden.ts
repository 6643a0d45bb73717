import { HttpApiError } from "effect/http-api"

/** The token may not act for this company or provider, or lacks the scope. */
export class Forbidden extends HttpApiError.Problem<Forbidden>()("Forbidden", {
  type: "urn:radicar:problem:forbidden",
  status: 403,
  title: "Not allowed"
}) {}
