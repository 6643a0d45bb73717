import { HttpApiError } from "effect/http-api"

/** The octets are not a readable document. `detail` has the reason and, for a ZIP, the file. */
export class UnreadableDocument extends HttpApiError.Problem<UnreadableDocument>()("UnreadableDocument", {
  type: "urn:radicar:problem:unreadable-document",
  status: 400,
  title: "The document cannot be read"
}) {}
