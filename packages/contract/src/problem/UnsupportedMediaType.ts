import { HttpApiError } from "effect/http-api"

/** The operation does not accept the content type of the body; `detail` names the accepted ones. */
export class UnsupportedMediaType extends HttpApiError.Problem<UnsupportedMediaType>()("UnsupportedMediaType", {
  type: "urn:radicar:problem:unsupported-media-type",
  status: 415,
  title: "The content type of the body is not supported"
}) {}
