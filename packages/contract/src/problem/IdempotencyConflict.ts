import { HttpApiError } from "effect/http-api"

/** The same Idempotency-Key was used with another document. */
export class IdempotencyConflict extends HttpApiError.Problem<IdempotencyConflict>()("IdempotencyConflict", {
  type: "urn:radicar:problem:idempotency-conflict",
  status: 422,
  title: "The idempotency key was used for another request"
}) {}
