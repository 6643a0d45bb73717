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

/** Id of the company that a service with an embedded sandbox has from the start. */
const developmentCompany = "1"

/**
 * Certificate for queries without one from the caller. In the sandbox environment, the sandbox's own authority issues
 * it; elsewhere there is none. If the service started the sandbox itself, `signerOf` returns it as default certificate
 * of the development company, so that a first document needs none.
 */
export class DevelopmentIdentity extends Context.Service<
  DevelopmentIdentity,
  {
    readonly get: Effect.Effect<Option.Option<SigningIdentity>>
    readonly signerOf: (companyId: string) => Effect.Effect<Option.Option<SigningIdentity>>
  }
>()("@radicar/api/DevelopmentIdentity") {
  /**
   * A certificate from the certification authority in a directory, issued at first use. A strict sandbox trusts this
   * authority.
   */
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

  /** Has no certificate. */
  static readonly layerNone = Layer.succeed(
    DevelopmentIdentity,
    DevelopmentIdentity.of({ get: Effect.succeedNone, signerOf: () => Effect.succeedNone })
  )
}
