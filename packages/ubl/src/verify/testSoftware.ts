import { Redacted } from "effect"

/** The software of the sandbox: public test data without value elsewhere. */
export const testSoftware = {
  id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
  pin: Redacted.make("12345")
} as const
