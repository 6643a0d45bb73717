import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { SandboxCertificate } from "@radicar/sandbox/inner/SandboxCertificate"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Effect, Result } from "effect"

/** PEM of the sandbox's subordinate authority, which issued the certificate of its answers. */
export const sandboxPem = await Effect.runPromise(
  Effect.map(SandboxCertificate.make({ directory: certificateDirectory }), ({ subordinatePem }) => subordinatePem)
)

/** PEM of the authorities of the sandbox and of the test certificates. */
export const testTrustPem = `${sandboxPem}${readPem("sub.pem")}`

/** The anchors in a PEM text. */
export const anchorsOf = (pem: string): TrustAnchors => Result.getOrThrow(TrustAnchors.read([Buffer.from(pem)]))
