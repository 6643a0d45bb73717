import { HttpApiError } from "effect/http-api"

/** The bearer token is absent, unknown, expired or revoked. */
export class Unauthorized extends HttpApiError.Problem<Unauthorized>()("Unauthorized", {
  type: "urn:radicar:problem:unauthorized",
  status: 401,
  title: "No valid token"
}) {}
