import { Schema } from "effect"

/** `RADICAR_OUTBOUND_ALLOW` can not be used. */
export class OutboundAllowRefused extends Schema.TaggedError<OutboundAllowRefused>()("OutboundAllowRefused", {
  message: Schema.String
}) {
  static readonly form = new OutboundAllowRefused({
    message:
      "RADICAR_OUTBOUND_ALLOW must list origins with commas between: http://127.0.0.1:9000,https://hooks.example.internal. " +
      "Whoever may register a webhook can have the service call them, so name nothing but receivers."
  })
}
