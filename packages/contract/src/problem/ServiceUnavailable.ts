import { HttpApiError } from "effect/http-api"

/** Something the service depends on is not available; nothing was lost. */
export class ServiceUnavailable extends HttpApiError.Problem<ServiceUnavailable>()("ServiceUnavailable", {
  type: "urn:radicar:problem:service-unavailable",
  status: 503,
  title: "The service is not available"
}) {}
