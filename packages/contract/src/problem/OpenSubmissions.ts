import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** Documents whose outcome is not known. */
const OpenSubmission = Schema.Struct({
  submissionId: Schema.String,
  id: Schema.String.annotate({ description: "Prefix and number." }),
  state: Schema.String
})

/** Nothing was erased: the company has documents whose outcome is not known. `submissions` are the oldest of them. */
export class OpenSubmissions extends HttpApiError.Problem<OpenSubmissions>()(
  "OpenSubmissions",
  {
    type: "urn:radicar:problem:open-submissions",
    status: 409,
    title: "Documents of the company are still open"
  },
  { count: Schema.Int, submissions: Schema.Array(OpenSubmission) }
) {}
