import { read } from "@radicar/fixtures/certificates/TestCertificates"
import type { TestCertificateName } from "@radicar/fixtures/certificates/TestCertificates"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Effect, Redacted } from "effect"

/** A moment at which the good test certificates are valid. */
export const at = new Date("2026-01-15T12:00:00Z")

/** Opens a test certificate. */
export const openIdentity = (name: TestCertificateName, when: Date = at) => {
  const { bytes, password } = read(name)
  return Pkcs12.open(bytes, Redacted.make(password), when)
}

const identities = new Map<TestCertificateName, Promise<SigningIdentity>>()

/** Opens a test certificate that must open, once: the keys of some take seconds to derive. */
export const identityOf = (name: TestCertificateName): Promise<SigningIdentity> => {
  const opened = identities.get(name) ?? Effect.runPromise(openIdentity(name))
  identities.set(name, opened)
  return opened
}
