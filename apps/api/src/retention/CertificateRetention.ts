import { decodeIdentity, encodeIdentity } from "@radicar/signature/IdentityBytes"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Context, Effect, Layer, Option, type Redacted } from "effect"
import { RetainedCertificates } from "../storage/RetainedCertificates.ts"
import { readMasterKeys } from "./MasterKey.ts"
import { ownMasterKey } from "./ownMasterKey.ts"
import { RetainedCertificateUnreadable } from "./RetainedCertificateUnreadable.ts"
import { seal, unseal } from "./seal.ts"

/** How certificates are retained. */
export interface RetentionOptions {
  readonly retainCertificates: "while-open" | "never"
  /** Keys as `RADICAR_MASTER_KEY` has them. */
  readonly masterKey: Redacted.Redacted | undefined
  readonly databaseUrl: Redacted.Redacted | undefined
  readonly dataDirectory: string
}

const withKey = Effect.fnUntraced(function* (text: Redacted.Redacted, where: string) {
  const keys = yield* readMasterKeys(text, where)
  const retained = yield* RetainedCertificates

  const open = Effect.fn("CertificateRetention.open")(function* (submissionId: string) {
    const found = yield* retained.find(submissionId)
    if (Option.isNone(found)) return Option.none<SigningIdentity>()
    const key = keys.find(({ id }) => id === found.value.keyId)
    if (key === undefined) return yield* RetainedCertificateUnreadable.unknownKey(found.value.keyId)
    const plain = unseal(key, submissionId, found.value)
    if (plain === undefined) return yield* RetainedCertificateUnreadable.damaged()
    return yield* decodeIdentity(plain).pipe(
      Effect.map(Option.some),
      Effect.mapError(RetainedCertificateUnreadable.damaged),
      Effect.ensuring(Effect.sync(() => plain.fill(0)))
    )
  })

  return CertificateRetention.of({
    retain: (submissionId, identity) =>
      Effect.suspend(() => {
        const plain = encodeIdentity(identity)
        const sealed = seal(keys[0], submissionId, plain)
        plain.fill(0)
        return retained.keep(submissionId, sealed)
      }),
    open,
    erase: retained.erase
  })
})

const without: CertificateRetention["Service"] = {
  retain: () => Effect.void,
  open: () => Effect.succeedNone,
  erase: () => Effect.void
}

const make = Effect.fnUntraced(function* (options: RetentionOptions) {
  const { dataDirectory, databaseUrl, masterKey, retainCertificates } = options
  if (retainCertificates === "never") return without
  if (masterKey !== undefined) return yield* withKey(masterKey, "RADICAR_MASTER_KEY")
  if (databaseUrl === undefined) return yield* withKey(yield* ownMasterKey(dataDirectory), "master.key")
  yield* Effect.logWarning(
    "RADICAR_MASTER_KEY is not set, so no certificate is retained: " +
      "a document whose outcome is open waits until its caller posts it again."
  )
  return without
})

/**
 * What the service needs to go on by itself with a submission whose outcome is open: the caller's certificate and key,
 * encrypted, from the claim to the verdict and no longer.
 */
export class CertificateRetention extends Context.Service<
  CertificateRetention,
  {
    /** Keeps the identity that signed a submission; in the transaction of the claim. */
    readonly retain: (submissionId: string, identity: SigningIdentity) => Effect.Effect<void>
    /** The identity retained for a submission; none where none is retained. */
    readonly open: (
      submissionId: string
    ) => Effect.Effect<Option.Option<SigningIdentity>, RetainedCertificateUnreadable>
    /** Forgets it before the outcome is known. */
    readonly erase: (submissionId: string) => Effect.Effect<void>
  }
>()("@radicar/api/CertificateRetention") {
  /**
   * With the keys of `RADICAR_MASTER_KEY`; without any, the embedded database's service has one of its own, while a
   * service on Postgres retains nothing, because the others on that database could not read it.
   */
  static readonly layer = (options: RetentionOptions) => Layer.effect(CertificateRetention, make(options))
}
