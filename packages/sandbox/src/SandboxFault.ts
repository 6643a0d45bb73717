import { Duration, Option, Schema } from "effect"
import { SandboxBehaviour } from "./SandboxBehaviour.ts"
import { SandboxOperation } from "./SandboxOperation.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

/** A time span that Effect accepts: `"65 seconds"`, or a number of milliseconds. */
const Span = Schema.declare<Duration.Input>(
  (value): value is Duration.Input =>
    (typeof value === "string" || typeof value === "number" || Duration.isDuration(value)) &&
    Option.exists(Duration.fromInput(value as Duration.Input), Duration.isGreaterThanOrEqualTo(Duration.zero))
)

/**
 * A programmed fault: the affected requests and their behaviour. If several faults match a request, the one programmed
 * first applies and the others wait. An absent restriction matches every request.
 */
export const SandboxFault = Schema.Struct({
  behaviour: SandboxBehaviour,
  operation: Schema.optionalKey(SandboxOperation),
  /** NIT without check digit, of the certificate that signs the request or of the document's issuer. */
  nit: Schema.optionalKey(Schema.String),
  /** Prefix and number of the document sent or asked about; `*` matches any characters. */
  number: Schema.optionalKey(Schema.String),
  /** Number of the first matching request to affect. Default: 1. */
  from: Schema.optionalKey(Count),
  /** Number of requests to affect from then on. Default: 1, and 2 for `simultaneous`. */
  times: Schema.optionalKey(Schema.Union([Count, Schema.Literal("always")])),
  /** Probability from 0 to 1 that a request is affected, by the sandbox's seed. Default: 1. */
  probability: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))),
  /** Time until an answer; see the behaviours. */
  delay: Schema.optionalKey(Span),
  /** Time for which a document is forgotten, or offset of a clock; see the behaviours. */
  duration: Schema.optionalKey(Span)
})
export type SandboxFault = typeof SandboxFault.Type
