import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { isUuid, readAll, readFirst, readOne, rowOf, run } from "../platform/database/records.ts"
import { storageTransaction } from "../platform/database/storageOperation.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import type { Sealed } from "../platform/secrets/seal.ts"

/** An address to which events are posted. */
export interface Webhook {
  /** UUID version 7. */
  readonly id: string
  readonly createdAt: Date
  /** What it is for; empty when nobody has said so. */
  readonly name: string
  readonly url: string
  /** Names of events, families such as `document.*`, or `*`. */
  readonly events: ReadonlyArray<string>
  /** Companies whose events it gets; all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  /** Id of the token that made it, or `oidc:` and the subject of a JWT. */
  readonly createdBy: string | undefined
  readonly state: "enabled" | "disabled"
  /** First failure since it took something. */
  readonly failingSince: Date | undefined
  readonly disabledAt: Date | undefined
  readonly disabledBecause: DisabledBecause | undefined
}

/** Why a webhook gets nothing: a caller wants it so, it answered 410, or it has taken nothing for days. */
export type DisabledBecause = "asked" | "gone" | "failing"

/** A webhook to be made, with its first secret. */
interface NewWebhook
  extends Pick<Webhook, "id" | "name" | "url" | "events" | "companyIds">, Partial<Pick<Webhook, "createdBy">> {
  readonly secret: SealedSecret
}

/** What changes of a webhook; what is absent stays. */
interface WebhookChange extends Partial<Pick<Webhook, "name" | "url" | "events" | "companyIds" | "state">> {}

/** A secret of a webhook as it is kept. */
export interface SealedSecret extends Sealed {
  /** UUID version 7. */
  readonly id: string
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const addSecret = (webhookId: string, secret: SealedSecret) =>
    sql`insert into webhook_secrets ${sql.insert(rowOf({ ...secret, webhookId }))}`

  const create = Effect.fnUntraced(
    function* ({ secret, ...webhook }: NewWebhook) {
      const made = yield* readOne<Webhook>(
        "Webhooks.create",
        sql`insert into webhooks ${sql.insert(rowOf(webhook))} returning *`
      )
      yield* addSecret(webhook.id, secret)
      return made
    },
    storageTransaction(sql, "Webhooks.create")
  )

  const find = (id: string): Effect.Effect<Option.Option<Webhook>> =>
    isUuid(id) ? readFirst("Webhooks.find", sql`select * from webhooks where id = ${id}`) : Effect.succeedNone

  const dropPending = (id: string) => sql`
    update webhook_deliveries set state = 'failed' where webhook_id = ${id} and state = 'pending'`

  const change = Effect.fnUntraced(
    function* (id: string, { state, ...stated }: WebhookChange) {
      const values = rowOf(stated)
      if (Object.keys(values).length > 0) yield* sql`update webhooks set ${sql.update(values)} where id = ${id}`
      if (state === "enabled") {
        yield* sql`
          update webhooks set state = 'enabled', disabled_at = null, disabled_because = null, failing_since = null
          where id = ${id} and state = 'disabled'`
        // what was replayed while it was disabled
        yield* wake(id)
      }
      if (state === "disabled") {
        yield* sql`
          update webhooks set state = 'disabled', disabled_at = clock_timestamp(), disabled_because = 'asked'
          where id = ${id} and state = 'enabled'`
        yield* dropPending(id)
      }
      return yield* find(id)
    },
    storageTransaction(sql, "Webhooks.change")
  )

  const rotate = Effect.fnUntraced(
    function* (id: string, secret: SealedSecret, previousExpires: Date) {
      // who rotates twice in a day has two secrets in force, not three
      yield* sql`delete from webhook_secrets where webhook_id = ${id} and expires_at is not null`
      yield* sql`update webhook_secrets set expires_at = ${previousExpires} where webhook_id = ${id}`
      yield* addSecret(id, secret)
    },
    storageTransaction(sql, "Webhooks.rotate")
  )

  return Webhooks.of({
    create,
    find,
    change,
    rotate,
    list: readAll("Webhooks.list", sql`select * from webhooks order by created_at, id`),
    remove: (id) => run("Webhooks.remove", sql`delete from webhooks where id = ${id}`),
    secrets: (id, now) =>
      readAll(
        "Webhooks.secrets",
        sql`
          select id, key_id, nonce, sealed from webhook_secrets
          where webhook_id = ${id} and (expires_at is null or expires_at > ${now})
          order by (expires_at is null) desc, created_at desc`
      ),
    sealedOtherwise: (keyId) =>
      readAll(
        "Webhooks.sealedOtherwise",
        sql`select id, key_id, nonce, sealed from webhook_secrets where key_id <> ${keyId}`
      ),
    reseal: ({ id, keyId, nonce, sealed }) =>
      run(
        "Webhooks.reseal",
        sql`update webhook_secrets set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed} where id = ${id}`
      )
  })
})

/** The webhooks. Failures of the database are defects (`StorageError`). */
export class Webhooks extends Context.Service<
  Webhooks,
  {
    readonly create: (webhook: NewWebhook) => Effect.Effect<Webhook>
    /** None as well where the text is no id. */
    readonly find: (id: string) => Effect.Effect<Option.Option<Webhook>>
    /** All of them, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<Webhook>>
    /** Changes what is stated. Disabling ends what was on its way, enabling forgets the failures. */
    readonly change: (id: string, change: WebhookChange) => Effect.Effect<Option.Option<Webhook>>
    /** With its secrets and its deliveries. */
    readonly remove: (id: string) => Effect.Effect<void>
    /** Adds a secret; the one before it holds until a moment, one before that no more. */
    readonly rotate: (id: string, secret: SealedSecret, previousExpires: Date) => Effect.Effect<void>
    /** The secrets in force at `now`, the newest first. */
    readonly secrets: (id: string, now: Date) => Effect.Effect<ReadonlyArray<SealedSecret>>
    /** Those of every webhook that another key than this encrypted. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<SealedSecret>>
    /** Replaces what another key encrypted. */
    readonly reseal: (secret: SealedSecret) => Effect.Effect<void>
  }
>()("@radicar/api/Webhooks") {
  static readonly layer = Layer.effect(Webhooks, make)
}
