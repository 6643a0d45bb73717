import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/**
 * The document is not to be mailed, and nothing was queued. `reason`: `notAccepted` by the authority (yet), `ambiguous`
 * because several documents have the number, `noContainer` because documents of its type go to nobody, `tooLarge` for
 * the 2 MB of a mail, `noAddress` where none is stated, and neither the authority nor the document has one.
 */
export class MailRefused extends HttpApiError.Problem<MailRefused>()(
  "MailRefused",
  {
    type: "urn:radicar:problem:mail-refused",
    status: 422,
    title: "The document cannot be mailed"
  },
  { reason: Schema.Literals(["notAccepted", "ambiguous", "noContainer", "tooLarge", "noAddress"]) }
) {}
