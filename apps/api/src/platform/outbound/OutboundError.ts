import { Schema, Struct } from "effect"

/** Why nothing came back from an address outside. */
const texts = {
  InvalidUrl: "It is no URL of a web server",
  NotHttps: "The URL must begin with https://",
  HasCredentials: "The URL must have no user and no password in it",
  NotPublic: "The host has an address that is not public",
  NameNotResolved: "The name of the host has no address",
  TooManyRedirects: "The server redirects to another address",
  TimedOut: "The answer did not arrive in time",
  ConnectionFailed: "The connection failed",
  TooLarge: "The answer is too large"
} as const

/** An address outside was not called, or gave no answer. The message names neither the address nor what was sent. */
export class OutboundError extends Schema.TaggedError<OutboundError>()("OutboundError", {
  reason: Schema.Literals(Struct.keys(texts)),
  message: Schema.String
}) {
  /** With the message of the reason, and what is known beyond it. */
  static because(reason: keyof typeof texts, detail?: string): OutboundError {
    const message = detail === undefined ? texts[reason] : `${texts[reason]}: ${detail}`
    return new OutboundError({ reason, message })
  }
}
