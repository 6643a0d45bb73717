import { ServiceUnavailable } from "@radicar/contract/inner/problem/problems"
import { Context, Effect, Layer } from "effect"
import { randomBytes, randomUUIDv7 } from "node:crypto"
import { failWith } from "../http/language.ts"
import { MasterKeys } from "../platform/secrets/MasterKeys.ts"
import { seal, unseal } from "../platform/secrets/seal.ts"
import { type SealedSecret, WebhookStore } from "./WebhookStore.ts"
import { logError } from "../platform/observability/log.ts"

/** Additional authenticated data that binds a webhook's encrypted secret to its record. */
const boundTo = (id: string): string => `radicar webhook secret ${id}`

/** Length of a secret; Standard Webhooks 1.0 allows 24 to 64 bytes. */
const bytesOfSecret = 32

const noKey = failWith(ServiceUnavailable, {
  en: "The service has no RADICAR_MASTER_KEY, so it stores no webhook secrets.",
  es: "El servicio no tiene RADICAR_MASTER_KEY y no guarda secretos de webhooks."
})

const make = Effect.gen(function* () {
  const { keys } = yield* MasterKeys
  const webhooks = yield* WebhookStore
  const [key] = keys

  const fresh = Effect.suspend(() => {
    if (key === undefined) return noKey
    const id = randomUUIDv7()
    const bytes = randomBytes(bytesOfSecret)
    const sealed: SealedSecret = { id, ...seal(key, boundTo(id), bytes) }
    return Effect.succeed({ sealed, text: `whsec_${bytes.toString("base64")}` })
  })

  const open = (sealed: SealedSecret) => unseal(keys, boundTo(sealed.id), sealed)

  const resealAll = Effect.fnUntraced(function* () {
    if (key === undefined) return
    for (const secret of yield* webhooks.sealedOtherwise(key.id)) {
      const bytes = open(secret)
      if (bytes === undefined)
        yield* logError({
          en: "The secret of a webhook cannot be read",
          es: "No se puede leer el secreto de un webhook",
          id: secret.id
        })
      else yield* webhooks.reseal({ id: secret.id, ...seal(key, boundTo(secret.id), bytes) })
    }
  })

  yield* resealAll()
  return WebhookSecrets.of({
    fresh,
    inForce: Effect.fnUntraced(function* (webhookId: string, now: Date) {
      return (yield* webhooks.secrets(webhookId, now)).flatMap((secret) => open(secret) ?? [])
    })
  })
})

/** The secrets that sign deliveries, encrypted with the service's master key, as the certificates in the vault are. */
export class WebhookSecrets extends Context.Service<
  WebhookSecrets,
  {
    /** A new secret and its sealed form. `text` is shown to the caller once. */
    readonly fresh: Effect.Effect<{ readonly sealed: SealedSecret; readonly text: string }, ServiceUnavailable>
    /** The secrets that sign a webhook's deliveries now, the newest first; unreadable ones are left out. */
    readonly inForce: (webhookId: string, now: Date) => Effect.Effect<ReadonlyArray<Uint8Array>>
  }
>()("@radicar/api/WebhookSecrets") {
  /**
   * Stores the secrets in the database. At its start it re-encrypts with the first master key every secret that another
   * key encrypted.
   */
  static readonly layer = Layer.effect(WebhookSecrets, make)
}
