import { HttpApiError } from "effect/http-api"

/** A dependency of the service is not available; nothing was lost. */
export class ServiceUnavailable extends HttpApiError.Problem<ServiceUnavailable>()("ServiceUnavailable", {
  type: "urn:radicar:problem:service-unavailable",
  status: 503,
  title: "The service is not available"
}) {}
