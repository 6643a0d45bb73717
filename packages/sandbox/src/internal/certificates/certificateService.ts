import { createPublicKey } from "node:crypto"
import { Clock, Effect, Redacted } from "effect"
import type { IssuedCertificate } from "../../IssuedCertificate.ts"
import { SandboxCertificateError } from "../../SandboxCertificateError.ts"
import type { SandboxCertificateRequest } from "../../SandboxCertificateRequest.ts"
import { loadOrCreateAuthority } from "./authorityDirectory.ts"
import { buildCertificate, buildPkcs12 } from "./buildCertificate.ts"
import { type CertificateAuthority, createAuthority, generateRsaKey } from "./CertificateAuthority.ts"

/** Loads the authority from a directory, or makes a new one in memory. */
export const openAuthority = (directory: string | undefined) =>
  directory === undefined ? Effect.promise(createAuthority) : loadOrCreateAuthority(directory)

/** Public operations of an authority; its keys stay inside. */
export const certificateService = (authority: CertificateAuthority) => ({
  rootPem: authority.root.certificatePem,
  subordinatePem: authority.subordinate.certificatePem,
  issue: (request: SandboxCertificateRequest) => issueCertificate(authority, request)
})

/** Issues a certificate with a new RSA 2048 key and the chain in the PKCS#12 file; valid for two years by default. */
const issueCertificate = Effect.fn("SandboxCertificate.issue")(function* (
  authority: CertificateAuthority,
  request: SandboxCertificateRequest
): Effect.fn.Return<IssuedCertificate, SandboxCertificateError> {
  const password = request.password ?? Redacted.make("sandbox")
  // oxlint-disable-next-line no-control-regex -- the range is the definition of ASCII
  if (!/^[\x00-\x7f]*$/u.test(Redacted.value(password))) {
    return yield* refuse({
      en: "The password of a sandbox certificate must be ASCII.",
      es: "La contraseña de un certificado del sandbox debe ser ASCII."
    })
  }
  if (!/^\d{1,20}$/u.test(request.nit)) {
    return yield* refuse({
      en: "The NIT of a sandbox certificate must be digits.",
      es: "El NIT de un certificado del sandbox debe ser de dígitos."
    })
  }
  const now = yield* Clock.currentTimeMillis
  const notBefore = request.validFrom ?? new Date(now - 86_400_000)
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + (request.years ?? 2))
  const privateKey = yield* Effect.promise(generateRsaKey)
  const certificatePem = buildCertificate({
    subject: [
      { type: "C", value: "CO" },
      { type: "O", value: request.name },
      { type: "serialNumber", value: request.nit },
      { type: "CN", value: request.name }
    ],
    publicKey: createPublicKey(privateKey),
    privateKey,
    issuer: authority.subordinate,
    authority: false,
    notBefore,
    notAfter
  })
  const chainPem = [authority.subordinate.certificatePem, authority.root.certificatePem]
  const pkcs12 = buildPkcs12(privateKey, [certificatePem, ...chainPem], Redacted.value(password), request.nit)
  return { nit: request.nit, pkcs12, password, privateKey, certificatePem, chainPem, notBefore, notAfter }
})

const refuse = (text: SandboxCertificateError["text"]) =>
  new SandboxCertificateError({ reason: "invalid-request", text })
