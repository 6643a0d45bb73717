import { Clock, Context, Effect, Layer, type Scope } from "effect"
import type { ReceivedDocument } from "./ReceivedDocument.ts"
import type { SandboxCertificate } from "./SandboxCertificate.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxFault } from "./SandboxFault.ts"
import type { SandboxListenError } from "./SandboxListenError.ts"
import type { SandboxOptions } from "./SandboxOptions.ts"
import { extendRegistry } from "./SandboxRegistry.ts"
import { certificateService, openAuthority } from "./internal/authority/certificateService.ts"
import { CertificateDirectory } from "./internal/authority/CertificateDirectory.ts"
import { faultProgram } from "./internal/faults/faultProgram.ts"
import { handleRequest } from "./internal/handleRequest.ts"
import { listen } from "./internal/http/HttpFront.ts"
import { identifiers } from "./internal/identifiers.ts"
import type { SandboxState } from "./internal/SandboxState.ts"
import { memoryDocumentStore } from "./internal/state/memoryDocumentStore.ts"

/**
 * A stand-in for the tax authority's web service: a SOAP 1.2 server that verifies WS-Security, judges the documents it
 * receives by the annex's rules and answers with signed ApplicationResponses. It shares no code with what it judges.
 *
 * @example
 * ```ts
 * const program = Effect.gen(function* () {
 *   const sandbox = yield* Sandbox
 *   const company = yield* sandbox.certificates.issue({ nit: "900373115", name: "Compañía de Prueba S.A.S." })
 *   yield* sandbox.program({ operation: "SendBillSync", behaviour: "drop-after-processing" })
 *   // file a document to sandbox.url …
 *   const [document] = yield* sandbox.received
 * })
 * program.pipe(Effect.provide(Sandbox.layer()))
 * ```
 */
export class Sandbox extends Context.Service<
  Sandbox,
  {
    /** Address of the service, `http://host:port/WcfDianCustomerServices.svc`. */
    readonly url: string
    readonly port: number
    /** The sandbox's own certification authority. */
    readonly certificates: SandboxCertificate["Service"]
    /** Every document judged so far, in order of arrival. */
    readonly received: Effect.Effect<ReadonlyArray<ReceivedDocument>>
    /** Programs a fault for requests to come. */
    readonly program: (fault: SandboxFault) => Effect.Effect<void>
    /** Forgets documents and programmed faults. */
    readonly reset: Effect.Effect<void>
  }
>()("@radicar/sandbox/Sandbox") {
  /** Starts a sandbox that runs until the scope closes. */
  static readonly make = (
    options: SandboxOptions = {}
  ): Effect.Effect<Sandbox["Service"], SandboxListenError | SandboxCertificateError, Scope.Scope> =>
    options.clock === undefined ? start(options) : Effect.provideService(start(options), Clock.Clock, options.clock)

  static readonly layer = (
    options?: SandboxOptions
  ): Layer.Layer<Sandbox, SandboxListenError | SandboxCertificateError> => Layer.effect(Sandbox, Sandbox.make(options))
}

const start = Effect.fnUntraced(function* (options: SandboxOptions) {
  const host = options.host ?? "127.0.0.1"
  const authority = yield* openAuthority(options.certificateDirectory)
  const certificates = certificateService(authority)
  const { clock } = options
  const state: SandboxState = {
    registry: extendRegistry(options.registry ?? {}),
    trust: options.trust ?? "any-in-date",
    authority,
    directory: new CertificateDirectory(authority),
    documents: memoryDocumentStore(),
    faults: faultProgram(),
    identifiers: identifiers(options.seed)
  }
  const port = yield* listen(host, options.port ?? 0, handleRequest(state))
  return Sandbox.of({
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/WcfDianCustomerServices.svc`,
    port,
    certificates: {
      ...certificates,
      issue: (request) =>
        clock === undefined
          ? certificates.issue(request)
          : Effect.provideService(certificates.issue(request), Clock.Clock, clock)
    },
    received: Effect.sync(() => state.documents.all()),
    program: (fault) => Effect.sync(() => state.faults.add(fault)),
    reset: Effect.sync(() => {
      state.documents.clear()
      state.faults.clear()
    })
  })
})
