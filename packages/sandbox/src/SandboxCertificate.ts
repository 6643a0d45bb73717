import { Context, Effect, Layer } from "effect"
import { certificateService, openAuthority } from "./internal/certificates/certificateService.ts"
import type { IssuedCertificate } from "./IssuedCertificate.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxCertificateRequest } from "./SandboxCertificateRequest.ts"

/**
 * The sandbox's own certification authority. In strict trust the sandbox accepts only what this authority issued; the
 * certificate that signs its ApplicationResponses comes from it as well.
 *
 * With a `directory` the authority's keys are kept there, so that several processes share one authority; without one
 * they live in memory.
 */
export class SandboxCertificate extends Context.Service<
  SandboxCertificate,
  {
    readonly issue: (request: SandboxCertificateRequest) => Effect.Effect<IssuedCertificate, SandboxCertificateError>
    /** PEM of the root, and of the subordinate that issues. */
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
