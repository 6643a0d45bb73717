import { NodeFileSystem, NodePath } from "@effect/platform-node"
import { loadTrustAnchors, TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Context, Effect, FileSystem, Layer } from "effect"
import { join } from "node:path"
import { AuthorityEndpoints } from "./AuthorityEndpoints.ts"
import type { FilingEnvironment } from "./FilingEnvironment.ts"
import { InvalidSetting } from "./settings.ts"

const files = Layer.mergeAll(NodeFileSystem.layer, NodePath.layer)

/** The anchors of a variable that names a file or a folder; nobody is trusted without it. */
export const readTrustAnchors = (
  variable: "RADICAR_TRUST_ANCHORS" | "RADICAR_SIGNER_ANCHORS",
  path: string | undefined
): Effect.Effect<TrustAnchors, InvalidSetting> =>
  path === undefined
    ? Effect.succeed(TrustAnchors.none)
    : loadTrustAnchors(path).pipe(
        Effect.mapError(({ text: { en, es } }) =>
          InvalidSetting.mustBe(variable, {
            en: `a file or folder with certificates of certification authorities, in PEM or DER: ${en.replace(/\.$/u, "")}`,
            es: `un archivo o carpeta con certificados de entidades de certificación, en PEM o DER: ${es.replace(/\.$/u, "")}`
          })
        ),
        Effect.provide(files)
      )

/** Every sandbox names its authorities so; whoever uses the name gets less trust, never more. */
const isOfSandbox = ({ subject }: TrustAnchors["anchors"][number]): boolean =>
  /(?:^|,)O=Radicar Sandbox(?:,|$)/u.test(subject)

/** The anchors of sandboxes, which prove nothing about the authority. */
export const sandboxAnchors = ({ anchors }: TrustAnchors): TrustAnchors => new TrustAnchors(anchors.filter(isOfSandbox))

/** The anchors that count in an environment: those of sandboxes count in the sandbox alone. */
export const anchorsIn = (environment: FilingEnvironment, configured: TrustAnchors): TrustAnchors =>
  environment === "sandbox" ? configured : configured.without(sandboxAnchors(configured))

/** The anchors of the sandbox that a service has started, if it has: it keeps them in its directory. */
const ofEmbeddedSandbox = Effect.fnUntraced(function* (dataDirectory: string) {
  const path = join(dataDirectory, "sandbox", "sandbox-authority.pem")
  const fileSystem = yield* FileSystem.FileSystem
  const isThere = yield* Effect.orElseSucceed(fileSystem.exists(path), () => false)
  return isThere ? yield* Effect.orElseSucceed(loadTrustAnchors(path), () => TrustAnchors.none) : TrustAnchors.none
})

/** What the service trusts, and where it keeps its files. */
interface TrustOptions {
  readonly environment: FilingEnvironment
  readonly dataDirectory: string
  readonly trust: TrustAnchors
  readonly signerTrust: TrustAnchors
}

/** Which certification authorities prove whose a signature is, in each environment. */
export class Trust extends Context.Service<
  Trust,
  {
    readonly in: (environment: FilingEnvironment) => TrustAnchors
    /**
     * The authorities that may issue certificates to signers, in each environment; none where none is configured, and
     * then names are all there is to compare.
     */
    readonly signersIn: (environment: FilingEnvironment) => TrustAnchors
  }
>()("@radicar/api/Trust") {
  /** The configured anchors, and in the sandbox environment those of the sandbox that was started before. */
  static readonly layer = ({ dataDirectory, environment, signerTrust, trust }: TrustOptions) =>
    Layer.effect(
      Trust,
      Effect.gen(function* () {
        // a sandbox has written its anchors when its address is known
        yield* AuthorityEndpoints
        const own = environment === "sandbox" ? yield* ofEmbeddedSandbox(dataDirectory) : TrustAnchors.none
        const all = trust.with(own)
        const [sandbox, authority] = [all, anchorsIn("production", all)]
        const isConfigured = signerTrust.anchors.length > 0
        const inSandbox = isConfigured ? signerTrust.with(own) : TrustAnchors.none
        const signers = anchorsIn("production", signerTrust)
        return Trust.of({
          in: (asked) => (asked === "sandbox" ? sandbox : authority),
          signersIn: (asked) => (asked === "sandbox" ? inSandbox : signers)
        })
      })
    ).pipe(Layer.provide(files))
}
