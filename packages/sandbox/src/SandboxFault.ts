import { Duration, Option, Schema } from "effect"
import { SandboxBehaviour } from "./SandboxBehaviour.ts"
import { SandboxOperation } from "./SandboxOperation.ts"

const Count = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

/** A span of time as Effect takes it: `"65 seconds"`, or a number of milliseconds. */
const Span = Schema.declare<Duration.Input>(
  (value): value is Duration.Input =>
    (typeof value === "string" || typeof value === "number" || Duration.isDuration(value)) &&
    Option.exists(Duration.fromInput(value as Duration.Input), Duration.isGreaterThanOrEqualTo(Duration.zero))
)

/**
 * A programmed fault: which requests get which behaviour. A request that several faults are due for gets the one
 * programmed first; the others wait. Every restriction that is absent holds for all.
 */
export const SandboxFault = Schema.Struct({
  behaviour: SandboxBehaviour,
  operation: Schema.optionalKey(SandboxOperation),
  /** NIT without check digit: of the certificate that signs the request, or of the document's issuer. */
  nit: Schema.optionalKey(Schema.String),
  /** Prefix and number of the document sent or asked about; `*` stands for any characters. */
  number: Schema.optionalKey(Schema.String),
  /** The fault waits for the nth request that fits, 1 when absent. */
  from: Schema.optionalKey(Count),
  /** How many requests get it then; 1 when absent, 2 for `simultaneous`. */
  times: Schema.optionalKey(Schema.Union([Count, Schema.Literal("always")])),
  /** Chance from 0 to 1 that a request gets it, by the sandbox's seed; 1 when absent. */
  probability: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))),
  /** How long an answer takes; see the behaviours. */
  delay: Schema.optionalKey(Span),
  /** How long a document is forgotten, or how far a clock is off; see the behaviours. */
  duration: Schema.optionalKey(Span)
})
export type SandboxFault = typeof SandboxFault.Type
