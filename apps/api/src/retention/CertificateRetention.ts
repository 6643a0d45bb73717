import { decodeIdentity, encodeIdentity } from "@radicar/signature/IdentityBytes"
import type { SigningIdentity } from "@radicar/signature/SigningIdentity"
import { Context, Effect, Layer, Option, type Redacted } from "effect"
import { type CertificateStore, RetainedCertificates } from "../storage/RetainedCertificates.ts"
import { type MasterKey, readMasterKeys } from "./MasterKey.ts"
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

/** Certificates retained for one kind of thing, by its id. */
export interface Retention {
  /** Keeps an identity that has signed; in the transaction that opens what it is retained for. */
  readonly retain: (id: string, identity: SigningIdentity) => Effect.Effect<void>
  /** The identity retained; none where none is. */
  readonly open: (id: string) => Effect.Effect<Option.Option<SigningIdentity>, RetainedCertificateUnreadable>
  /** Forgets it before the outcome is known. */
  readonly erase: (id: string) => Effect.Effect<void>
}

const retentionIn = (store: CertificateStore, keys: readonly [MasterKey, ...ReadonlyArray<MasterKey>]): Retention => ({
  retain: (id, identity) =>
    Effect.suspend(() => {
      const plain = encodeIdentity(identity)
      const sealed = seal(keys[0], id, plain)
      plain.fill(0)
      return store.keep(id, sealed)
    }),
  open: Effect.fn("CertificateRetention.open")(function* (id) {
    const found = yield* store.find(id)
    if (Option.isNone(found)) return Option.none<SigningIdentity>()
    const key = keys.find((each) => each.id === found.value.keyId)
    if (key === undefined) return yield* RetainedCertificateUnreadable.unknownKey(found.value.keyId)
    const plain = unseal(key, id, found.value)
    if (plain === undefined) return yield* RetainedCertificateUnreadable.damaged()
    return yield* decodeIdentity(plain).pipe(
      Effect.map(Option.some),
      Effect.mapError(RetainedCertificateUnreadable.damaged),
      Effect.ensuring(Effect.sync(() => plain.fill(0)))
    )
  }),
  erase: store.erase
})

const withKey = Effect.fnUntraced(function* (text: Redacted.Redacted, where: string) {
  const keys = yield* readMasterKeys(text, where)
  const { batches, submissions } = yield* RetainedCertificates
  return CertificateRetention.of({ ...retentionIn(submissions, keys), batches: retentionIn(batches, keys) })
})

const nothing: Retention = {
  retain: () => Effect.void,
  open: () => Effect.succeedNone,
  erase: () => Effect.void
}

const without: CertificateRetention["Service"] = { ...nothing, batches: nothing }

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
 * What the service needs to go on by itself with a submission, or a batch, whose outcome is open: the caller's certificate
 * and key, encrypted, until the outcome is known and no longer.
 */
export class CertificateRetention extends Context.Service<
  CertificateRetention,
  Retention & { readonly batches: Retention }
>()("@radicar/api/CertificateRetention") {
  /**
   * With the keys of `RADICAR_MASTER_KEY`; without any, the embedded database's service has one of its own, while a
   * service on Postgres retains nothing, because the others on that database could not read it.
   */
  static readonly layer = (options: RetentionOptions) => Layer.effect(CertificateRetention, make(options))
}
