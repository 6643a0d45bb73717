import { HttpApiError } from "effect/http-api"

/** The octets are no document that can be read; `detail` says why, and which file of a ZIP it is. */
export class UnreadableDocument extends HttpApiError.Problem<UnreadableDocument>()("UnreadableDocument", {
  type: "urn:radicar:problem:unreadable-document",
  status: 400,
  title: "The document cannot be read"
}) {}
