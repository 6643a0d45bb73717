import { Schema } from "effect"
import { HttpApiError } from "effect/http-api"

/** The body is larger than `limit` bytes. */
export class PayloadTooLarge extends HttpApiError.Problem<PayloadTooLarge>()(
  "PayloadTooLarge",
  {
    type: "urn:radicar:problem:payload-too-large",
    status: 413,
    title: "The body is too large"
  },
  { limit: Schema.Int }
) {}
