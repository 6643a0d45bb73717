import { SandboxCertificate } from "@radicar/sandbox/inner/SandboxCertificate"
import { open } from "@radicar/signature/inner/Pkcs12"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Clock, Context, Effect, Layer, Option } from "effect"

/** NIT of the company in the examples. */
const nit = "900373115"

const issue = (directory: string) =>
  Effect.gen(function* () {
    const authority = yield* SandboxCertificate.make({ directory })
    const { password, pkcs12 } = yield* authority.issue({ nit, name: "Desarrollo de radicar", years: 30 })
    return yield* open(pkcs12, password, new Date(yield* Clock.currentTimeMillis))
  })

/** The company that a service with a sandbox of its own has from the start. */
const developmentCompany = "1"

/**
 * Who asks the authority where a caller sends no certificate: in the sandbox environment a certificate of the sandbox's
 * own authority, anywhere else nobody. `signerOf` answers it as the default certificate of the development company,
 * where the service started the sandbox itself: a first document then needs none.
 */
export class DevelopmentIdentity extends Context.Service<
  DevelopmentIdentity,
  {
    readonly get: Effect.Effect<Option.Option<SigningIdentity>>
    readonly signerOf: (companyId: string) => Effect.Effect<Option.Option<SigningIdentity>>
  }
>()("@radicar/api/DevelopmentIdentity") {
  /** Of the authority kept in a directory, which a strict sandbox trusts; made when it is first wanted. */
  static readonly layerSandbox = (directory: string, { isEmbedded }: { readonly isEmbedded: boolean }) =>
    Layer.effect(
      DevelopmentIdentity,
      Effect.map(Effect.cached(issue(directory).pipe(Effect.asSome, Effect.orDie)), (get) =>
        DevelopmentIdentity.of({
          get,
          signerOf: (companyId) => (isEmbedded && companyId === developmentCompany ? get : Effect.succeedNone)
        })
      )
    )

  /** Nobody. */
  static readonly layerNone = Layer.succeed(
    DevelopmentIdentity,
    DevelopmentIdentity.of({ get: Effect.succeedNone, signerOf: () => Effect.succeedNone })
  )
}
