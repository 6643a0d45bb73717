import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Context, Effect, Layer, Option } from "effect"
import { MasterKeys } from "../secrets/MasterKeys.ts"
import { sealIdentity, unsealIdentity } from "../secrets/sealIdentity.ts"
import type { SealedIdentityUnreadable } from "../secrets/SealedIdentityUnreadable.ts"
import { RetainedCertificates } from "../storage/RetainedCertificates.ts"

/** Whether certificates are retained. */
export interface RetentionOptions {
  readonly retainCertificates: "while-open" | "never"
}

const without: CertificateRetention["Service"] = {
  retains: false,
  retain: () => Effect.void,
  open: () => Effect.succeedNone,
  erase: () => Effect.void
}

/** What a retained certificate is bound to: moved to another submission, it does not open. */
const boundTo = (submissionId: string): string => `radicar retained certificate ${submissionId}`

const make = Effect.fnUntraced(function* ({ retainCertificates }: RetentionOptions) {
  if (retainCertificates === "never") return without
  const { keys } = yield* MasterKeys
  const retained = yield* RetainedCertificates
  const [key] = keys
  if (key === undefined) {
    yield* Effect.logWarning(
      "RADICAR_MASTER_KEY is not set, so no certificate is retained: " +
        "a document whose outcome is open waits until its caller posts it again."
    )
    return without
  }
  return CertificateRetention.of({
    retains: true,
    retain: (submissionId, identity) =>
      Effect.suspend(() => retained.keep(submissionId, sealIdentity(key, boundTo(submissionId), identity))),
    open: Effect.fn("CertificateRetention.open")(function* (submissionId: string) {
      const found = yield* retained.find(submissionId)
      if (Option.isNone(found)) return Option.none<SigningIdentity>()
      return Option.some(yield* unsealIdentity(keys, boundTo(submissionId), found.value))
    }),
    erase: retained.erase
  })
})

/**
 * What the service needs to go on by itself with a submission whose outcome is open: the caller's certificate and key,
 * encrypted, from the claim to the verdict and no longer.
 */
export class CertificateRetention extends Context.Service<
  CertificateRetention,
  {
    /** Whether any is retained, so that the service can go on by itself. */
    readonly retains: boolean
    /** Keeps the identity that signed a submission; in the transaction of the claim. */
    readonly retain: (submissionId: string, identity: SigningIdentity) => Effect.Effect<void>
    /** The identity retained for a submission; none where none is retained. */
    readonly open: (submissionId: string) => Effect.Effect<Option.Option<SigningIdentity>, SealedIdentityUnreadable>
    /** Forgets it before the outcome is known. */
    readonly erase: (submissionId: string) => Effect.Effect<void>
  }
>()("@radicar/api/CertificateRetention") {
  /** With the service's master keys; without any, nothing is retained. */
  static readonly layer = (options: RetentionOptions) => Layer.effect(CertificateRetention, make(options))
}
