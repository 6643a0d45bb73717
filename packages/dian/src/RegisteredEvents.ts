import { Schema } from "effect"
import { ResponseLine, Verification } from "./ApplicationResponse.ts"

/** An event that the authority has registered on an invoice. */
export const RegisteredEvent = Schema.Struct({
  /** Type of the event: `030`. */
  code: Schema.String,
  /** Description in the authority's words. */
  description: Schema.String,
  /** Number with prefix. */
  documentId: Schema.String,
  /** CUDE. */
  documentKey: Schema.String,
  /** Date and time of registration, `yyyy-MM-dd` and `HH:mm:ss-05:00`; empty if the answer does not state it. */
  effectiveDate: Schema.String,
  effectiveTime: Schema.String,
  /** Notifications of the authority. */
  lines: Schema.Array(ResponseLine)
})

/** See {@link RegisteredEvent}. */
export type RegisteredEvent = typeof RegisteredEvent.Type

/** The authority's answer to `GetStatusEvent`. */
export class RegisteredEvents extends Schema.Class<RegisteredEvents>("@radicar/dian/inner/RegisteredEvents")({
  /** `00` there are events, `67` there are none, `66` the document is unknown, `68` it is not an invoice. */
  statusCode: Schema.Literals(["00", "66", "67", "68"]),
  statusDescription: Schema.String,
  /** In the order of the answer. */
  events: Schema.Array(RegisteredEvent),
  /** Verification of the signed answer; absent if the answer is not signed. */
  verification: Schema.optionalKey(Verification)
}) {}
