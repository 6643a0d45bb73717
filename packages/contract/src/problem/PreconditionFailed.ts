import { HttpApiError } from "effect/http-api"

/**
 * The settings are not in the version that `If-Match` names, or exist although `If-None-Match` is `*`. Nothing was
 * changed.
 */
export class PreconditionFailed extends HttpApiError.Problem<PreconditionFailed>()("PreconditionFailed", {
  type: "urn:radicar:problem:precondition-failed",
  status: 412,
  title: "The settings have changed"
}) {}
