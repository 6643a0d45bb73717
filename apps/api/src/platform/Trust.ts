import { NodeFileSystem, NodePath } from "@effect/platform-node"
import { loadTrustAnchors, TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { Context, Effect, FileSystem, Layer } from "effect"
import { join } from "node:path"
import { AuthorityEndpoints, type FilingEnvironment } from "./AuthorityEndpoints.ts"
import { InvalidSetting } from "./settings.ts"

const files = Layer.mergeAll(NodeFileSystem.layer, NodePath.layer)

/** The trust anchors of a variable with a file or folder; none without it. */
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

/**
 * Whether an anchor belongs to a sandbox, by the name that all sandboxes use. Another authority that uses this name is
 * trusted less, never more.
 */
const isOfSandbox = ({ subject }: TrustAnchors["anchors"][number]): boolean =>
  /(?:^|,)O=Radicar Sandbox(?:,|$)/u.test(subject)

/** The anchors of sandboxes, which prove nothing about the authority. */
export const sandboxAnchors = ({ anchors }: TrustAnchors): TrustAnchors => new TrustAnchors(anchors.filter(isOfSandbox))

/** The anchors that are valid in an environment; those of sandboxes are valid in the sandbox only. */
export const anchorsIn = (environment: FilingEnvironment, configured: TrustAnchors): TrustAnchors =>
  environment === "sandbox" ? configured : configured.without(sandboxAnchors(configured))

/** The anchors of a sandbox that this service started, from its directory; none if it started none. */
const ofEmbeddedSandbox = Effect.fnUntraced(function* (dataDirectory: string) {
  const path = join(dataDirectory, "sandbox", "sandbox-authority.pem")
  const fileSystem = yield* FileSystem.FileSystem
  const isThere = yield* Effect.orElseSucceed(fileSystem.exists(path), () => false)
  return isThere ? yield* Effect.orElseSucceed(loadTrustAnchors(path), () => TrustAnchors.none) : TrustAnchors.none
})

/** Configured trust anchors, and the service's data directory. */
interface TrustOptions {
  readonly environment: FilingEnvironment
  readonly dataDirectory: string
  readonly trust: TrustAnchors
  readonly signerTrust: TrustAnchors
}

/** Certification authorities that prove the holder of a signature, per environment. */
export class Trust extends Context.Service<
  Trust,
  {
    readonly in: (environment: FilingEnvironment) => TrustAnchors
    /**
     * The authorities that may issue certificates to signers, per environment. If none are configured, only names can
     * be compared.
     */
    readonly signersIn: (environment: FilingEnvironment) => TrustAnchors
  }
>()("@radicar/api/Trust") {
  /** The configured anchors; in the sandbox environment also those of the sandbox started before. */
  static readonly layer = ({ dataDirectory, environment, signerTrust, trust }: TrustOptions) =>
    Layer.effect(
      Trust,
      Effect.gen(function* () {
        // the sandbox wrote its anchors before its address became known
        yield* AuthorityEndpoints
        const embeddedAnchors = environment === "sandbox" ? yield* ofEmbeddedSandbox(dataDirectory) : TrustAnchors.none
        const all = trust.with(embeddedAnchors)
        const [sandbox, authority] = [all, anchorsIn("production", all)]
        const isConfigured = signerTrust.anchors.length > 0
        const inSandbox = isConfigured ? signerTrust.with(embeddedAnchors) : TrustAnchors.none
        const signers = anchorsIn("production", signerTrust)
        return Trust.of({
          in: (filingEnvironment) => (filingEnvironment === "sandbox" ? sandbox : authority),
          signersIn: (filingEnvironment) => (filingEnvironment === "sandbox" ? inSandbox : signers)
        })
      })
    ).pipe(Layer.provide(files))
}
