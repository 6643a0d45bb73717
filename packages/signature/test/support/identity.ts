import { read } from "@radicar/certificates/TestCertificates"
import type { TestCertificateName } from "@radicar/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted } from "effect"

/** A moment at which the good test certificates are valid. */
export const at = new Date("2026-01-15T12:00:00Z")

/** Opens a test certificate. */
export const openIdentity = (name: TestCertificateName, when: Date = at) => {
  const { bytes, password } = read(name)
  return Pkcs12.open(bytes, Redacted.make(password), when)
}

/** Opens a test certificate that must open. */
export const identityOf = (name: TestCertificateName) => Effect.runPromise(openIdentity(name))
