import { Schema } from "effect"
import { ResponseLine, Verification } from "./ApplicationResponse.ts"

/** An event that the authority has registered on an invoice. */
export const RegisteredEvent = Schema.Struct({
  /** Type of the event: `030`. */
  code: Schema.String,
  /** How the authority calls it. */
  description: Schema.String,
  /** Number with prefix. */
  documentId: Schema.String,
  /** CUDE. */
  documentKey: Schema.String,
  /** When it was registered, `yyyy-MM-dd` and `HH:mm:ss-05:00`; empty where the answer does not say it. */
  effectiveDate: Schema.String,
  effectiveTime: Schema.String,
  /** What the authority notified of. */
  lines: Schema.Array(ResponseLine)
})

/** See {@link RegisteredEvent}. */
export type RegisteredEvent = typeof RegisteredEvent.Type

/** The authority's answer to `GetStatusEvent`. */
export class RegisteredEvents extends Schema.Class<RegisteredEvents>("@radicar/dian/inner/RegisteredEvents")({
  /** `00` there are events, `67` there are none, `66` it does not know the document, `68` it is no invoice. */
  statusCode: Schema.Literals(["00", "66", "67", "68"]),
  statusDescription: Schema.String,
  /** In the order of the answer. */
  events: Schema.Array(RegisteredEvent),
  /** Of the signed answer; absent where there is none. */
  verification: Schema.optionalKey(Verification)
}) {}
