import { HttpApiError } from "effect/http-api"

/** The content type of the body is not JSON. */
export class UnsupportedMediaType extends HttpApiError.Problem<UnsupportedMediaType>()("UnsupportedMediaType", {
  type: "urn:radicar:problem:unsupported-media-type",
  status: 415,
  title: "The body must be application/json"
}) {}
