import type { FilingConfiguration } from "@radicar/domain/inner/FilingConfiguration"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { Redacted } from "effect"

/** Time of every verdict in milliseconds since the epoch; generated documents are issued at the same time. */
export const at = now.epochMillis

/** Configuration of filings, with the software that the sandbox knows. */
export const configuration: FilingConfiguration = {
  environment: "2",
  now,
  software: { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") },
  // as for an event whose invoice cannot be looked up: values that it omits are violations
  referencedInvoice: "unknown"
}
