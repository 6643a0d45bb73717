import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import type { SigningIdentity } from "@radicar/signature/inner/SigningIdentity"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { randomBytes, randomUUIDv7 } from "node:crypto"
import { tokenHash } from "../../access/Tokens.ts"
import { failWith } from "../../http/language.ts"
import { MasterKeys } from "../../platform/secrets/MasterKeys.ts"
import { sealIdentity, unsealIdentity } from "../../platform/secrets/seal.ts"
import { type CertificateRecord, Certificates, type SealedRecord } from "./Certificates.ts"
import { logError, logInfo } from "../../platform/observability/log.ts"

/** Additional authenticated data that binds a stored certificate to its record. */
const boundTo = (id: string): string => `radicar certificate ${id}`

/** A token of 256 random bits, with a prefix that shows its kind. */
const newToken = (): string => `cert_${randomBytes(32).toString("base64url")}`

const noKey = failWith(ServiceUnavailable, {
  en: "The service has no RADICAR_MASTER_KEY, so it stores no certificates; send Content and Password.",
  es: "El servicio no tiene RADICAR_MASTER_KEY y no guarda certificados; envíe Content y Password."
})

const unreadable = failWith(ServiceUnavailable, {
  en: "The stored certificate cannot be read with the keys that this service has; store it again.",
  es: "El certificado guardado no se puede leer con las claves de este servicio; guárdelo de nuevo."
})

const make = Effect.gen(function* () {
  const { keys } = yield* MasterKeys
  const certificates = yield* Certificates

  const store = Effect.fnUntraced(function* (companyId: string, identity: SigningIdentity) {
    const [key] = keys
    if (key === undefined) return yield* noKey
    const id = randomUUIDv7()
    const token = newToken()
    const record = yield* certificates.keep({
      id,
      companyId,
      tokenHash: tokenHash(token),
      nit: identity.nit,
      issuer: identity.issuerName,
      serialNumber: identity.serialNumber,
      notBefore: identity.notBefore,
      notAfter: identity.notAfter,
      ...sealIdentity(key, boundTo(id), identity)
    })
    return { record, token: Redacted.make(token) }
  })

  const opened = Effect.fnUntraced(function* (record: Option.Option<SealedRecord>) {
    if (Option.isNone(record)) return Option.none<SigningIdentity>()
    return yield* unsealIdentity(keys, boundTo(record.value.id), record.value).pipe(
      Effect.map(Option.some),
      Effect.tapError(({ message }) =>
        logError({
          en: "A stored certificate cannot be read",
          es: "No se puede leer un certificado guardado",
          reason: message
        })
      ),
      Effect.catch(() => unreadable)
    )
  })

  const open = (companyId: string, token: Redacted.Redacted) =>
    Effect.flatMap(certificates.find(companyId, tokenHash(Redacted.value(token))), opened)

  const get = (companyId: string, id: string) => Effect.flatMap(certificates.get(companyId, id), opened)

  /**
   * Re-encrypts certificates at the start of the service. Keys are replaced by a restart, so the old key is not needed
   * afterwards.
   */
  const resealAll = Effect.fnUntraced(function* () {
    const [key] = keys
    if (key === undefined) return
    const records = yield* certificates.sealedOtherwise(key.id)
    const resealed = yield* Effect.filter(records, (record) =>
      unsealIdentity(keys, boundTo(record.id), record).pipe(
        Effect.flatMap((identity) => certificates.reseal(record, sealIdentity(key, boundTo(record.id), identity))),
        Effect.as(true),
        Effect.catch(({ message }) =>
          Effect.as(
            logError({
              en: "A stored certificate cannot be read",
              es: "No se puede leer un certificado guardado",
              id: record.id,
              reason: message
            }),
            false
          )
        )
      )
    )
    if (resealed.length > 0)
      yield* logInfo({
        en: "Stored certificates were encrypted again",
        es: "Los certificados guardados se cifraron de nuevo",
        count: resealed.length
      })
  })

  yield* resealAll()
  return CertificateVault.of({ store, open, get, list: certificates.list, remove: certificates.remove })
})

/** Certificates that companies store once, encrypted, and then name by a token in every signing operation. */
export class CertificateVault extends Context.Service<
  CertificateVault,
  {
    /** Stores a certificate. Its token is returned once and not stored. */
    readonly store: (
      companyId: string,
      identity: SigningIdentity
    ) => Effect.Effect<{ readonly record: CertificateRecord; readonly token: Redacted.Redacted }, ServiceUnavailable>
    /** The company's certificate with a token. */
    readonly open: (
      companyId: string,
      token: Redacted.Redacted
    ) => Effect.Effect<Option.Option<SigningIdentity>, ServiceUnavailable>
    /** The company's certificate with an id. */
    readonly get: (companyId: string, id: string) => Effect.Effect<Option.Option<SigningIdentity>, ServiceUnavailable>
    readonly list: (companyId: string) => Effect.Effect<ReadonlyArray<CertificateRecord>>
    /** Deletes a certificate; returns whether there was one. */
    readonly remove: (companyId: string, id: string) => Effect.Effect<boolean>
  }
>()("@radicar/api/CertificateVault") {
  /**
   * The vault in the database. Certificates that are not encrypted with the first master key are re-encrypted first.
   */
  static readonly layer = Layer.effect(CertificateVault, make)
}
