import { HttpApiError } from "effect/http-api"

/** The operation does not take the content type of the body; `detail` says which it takes. */
export class UnsupportedMediaType extends HttpApiError.Problem<UnsupportedMediaType>()("UnsupportedMediaType", {
  type: "urn:radicar:problem:unsupported-media-type",
  status: 415,
  title: "The content type of the body is not taken"
}) {}
