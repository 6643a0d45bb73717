import { Clock, Context, Effect, Layer, type Scope } from "effect"
import { adminHandler } from "./internal/admin/adminHandler.ts"
import { clockDial } from "./internal/admin/clockDial.ts"
import { certificateService, openAuthority } from "./internal/certificates/certificateService.ts"
import { settleBatches } from "./internal/filing/settleBatches.ts"
import { handleRequest } from "./internal/handleRequest.ts"
import { listen } from "./internal/http/HttpFront.ts"
import { startWorkshop } from "./internal/startWorkshop.ts"
import { keptDocumentStore, openDocumentFile } from "./internal/state/documentFile.ts"
import { makeState } from "./internal/state/SandboxState.ts"
import { description } from "./internal/wsdl/description.ts"
import type { ReceivedDocument } from "./ReceivedDocument.ts"
import type { ReceivedRequest } from "./ReceivedRequest.ts"
import type { SandboxCertificate } from "./SandboxCertificate.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxFault } from "./SandboxFault.ts"
import type { SandboxListenError } from "./SandboxListenError.ts"
import type { SandboxOptions } from "./SandboxOptions.ts"
import type { SandboxRegistry } from "./SandboxRegistry.ts"
import type { TestSetProgress } from "./TestSetProgress.ts"

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
    /** The latest thousand SOAP requests, in order of arrival. */
    readonly requests: Effect.Effect<ReadonlyArray<ReceivedRequest>>
    /** Progress of issuers in test sets. */
    readonly testSets: Effect.Effect<ReadonlyArray<TestSetProgress>>
    /** Adds data to the authority's registry. */
    readonly seed: (further: Partial<SandboxRegistry>) => Effect.Effect<void>
    /** Programs a fault for future requests. */
    readonly program: (fault: SandboxFault) => Effect.Effect<void>
    /** Deletes documents, batches, requests, programmed faults, and data added after the start. */
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
  const dial = clockDial(yield* Clock.Clock)
  const clock = options.admin === true ? dial.clock : options.clock
  const onClock = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    clock === undefined ? effect : Effect.provideService(effect, Clock.Clock, clock)
  const { documentFile } = options
  const documents = documentFile === undefined ? undefined : keptDocumentStore(yield* openDocumentFile(documentFile))
  const state = makeState(options, authority, yield* startWorkshop(options.threads), documents)
  /** Reads the current state, after judging the batches that are due. */
  const read = <A>(look: () => A): Effect.Effect<A> =>
    onClock(
      Clock.currentTimeMillis.pipe(
        Effect.flatMap((now) => settleBatches(state, now)),
        Effect.andThen(state.batches.settled()),
        Effect.map(look)
      )
    )
  const port = yield* Effect.provideService(
    listen(host, options.port ?? 0, {
      service: handleRequest(state),
      pages: description,
      admin: options.admin === true ? adminHandler(state, dial) : undefined
    }),
    Clock.Clock,
    dial.clock
  )
  return Sandbox.of({
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/WcfDianCustomerServices.svc`,
    port,
    certificates: {
      ...certificates,
      issue: (request) => onClock(certificates.issue(request))
    },
    received: read(() => state.documents.all()),
    requests: read(() => state.requests.all()),
    testSets: read(() => state.testSets.all()),
    seed: (further) => Effect.sync(() => state.registryStore.seed(further)),
    program: (fault) => Effect.sync(() => state.faults.add(fault)),
    reset: Effect.sync(state.clear)
  })
})
