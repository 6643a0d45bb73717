import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { now } from "@radicar/generated/generatedInvoice"
import { Redacted } from "effect"

/** The moment of every verdict, in milliseconds since the epoch: generated documents are issued then. */
export const at = now.epochMillis

/** The software that the sandbox knows. */
export const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") },
  // as whoever files an event has it in the end: what it omits of its invoice is a violation
  referencedInvoice: "unknown"
}
