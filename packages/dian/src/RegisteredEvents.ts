import { Schema } from "effect"
import { ResponseLine, Verification } from "./ApplicationResponse.ts"

/** An event, such as an acknowledgement of receipt, that the authority has registered on an invoice. */
export const RegisteredEvent = Schema.Struct({
  /** Code of the event type, such as `030` (acknowledgement of receipt). */
  code: Schema.String,
  /** Description of the event in the authority's words. */
  description: Schema.String,
  /** Number of the event, with its prefix. */
  documentId: Schema.String,
  /** Key of the event (CUDE). */
  documentKey: Schema.String,
  /** Date and time of registration, `yyyy-MM-dd` and `HH:mm:ss-05:00`; empty if the answer does not state it. */
  effectiveDate: Schema.String,
  effectiveTime: Schema.String,
  /** Notifications of the authority about the event. */
  lines: Schema.Array(ResponseLine)
})

/** A value of the schema {@link RegisteredEvent}. */
export type RegisteredEvent = typeof RegisteredEvent.Type

/** The authority's answer to `GetStatusEvent`. */
export class RegisteredEvents extends Schema.Class<RegisteredEvents>("@radicar/dian/inner/RegisteredEvents")({
  /**
   * `StatusCode` as answered: `00` there are events, `67` there are none, `66` the document is unknown, `68` it is not
   * an invoice.
   */
  statusCode: Schema.Literals(["00", "66", "67", "68"]),
  statusDescription: Schema.String,
  /** Registered events, in the order of the answer. */
  events: Schema.Array(RegisteredEvent),
  /** Verification of the signed answer; absent if the answer is not signed. */
  verification: Schema.optionalKey(Verification)
}) {}
