import { Context, Effect, Layer } from "effect"
import { certificateService, openAuthority } from "./internal/certificates/certificateService.ts"
import type { IssuedCertificate } from "./IssuedCertificate.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxCertificateRequest } from "./SandboxCertificateRequest.ts"

/**
 * The sandbox's own certification authority. In strict trust the sandbox accepts only certificates of this authority.
 * It also issues the certificate that signs the ApplicationResponses.
 *
 * With a `directory` the authority's keys are kept there, so that several processes share one authority. Without one
 * they are kept in memory.
 */
export class SandboxCertificate extends Context.Service<
  SandboxCertificate,
  {
    readonly issue: (request: SandboxCertificateRequest) => Effect.Effect<IssuedCertificate, SandboxCertificateError>
    /** PEM of the root, and of the issuing subordinate. */
    readonly rootPem: string
    readonly subordinatePem: string
  }
>()("@radicar/sandbox/SandboxCertificate") {
  static readonly make = (options?: {
    readonly directory?: string
  }): Effect.Effect<SandboxCertificate["Service"], SandboxCertificateError> =>
    Effect.map(openAuthority(options?.directory), certificateService)

  static readonly layer = (options?: {
    readonly directory?: string
  }): Layer.Layer<SandboxCertificate, SandboxCertificateError> =>
    Layer.effect(SandboxCertificate, SandboxCertificate.make(options))
}
