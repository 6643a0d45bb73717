import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { isUuid, readAll, readFirst, readOne, rowOf, run, storageTransaction } from "../platform/database/records.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import type { Sealed } from "../platform/secrets/seal.ts"

/** A subscription: an address to which events are posted. */
export interface WebhookRow {
  /** UUID version 7. */
  readonly id: string
  readonly createdAt: Date
  /** End of a webhook of kind pull, whose events are read and not posted; `undefined` of kind post. */
  readonly expiresAt: Date | undefined
  /** Purpose of the webhook; empty if none was given. */
  readonly name: string
  /** Empty of kind pull. */
  readonly url: string
  /** Types of events, families such as `document.*`, or `*` for all. */
  readonly events: ReadonlyArray<string>
  /** Companies whose events the webhook receives; all if `*`. */
  readonly companyIds: ReadonlyArray<string>
  /** Creator of the webhook: id of a token, or `oidc:` and the subject of a JWT. */
  readonly createdBy: string | undefined
  readonly state: "enabled" | "disabled"
  /** Time of the first failure since the last success. */
  readonly failingSince: Date | undefined
  readonly disabledAt: Date | undefined
  readonly disabledBecause: DisabledBecause | undefined
}

/**
 * Reasons for a disabled webhook: a caller asked for it, the receiver answered 410, or it accepted nothing for days.
 */
export type DisabledBecause = "asked" | "gone" | "failing"

/** A new webhook with its first secret. */
interface NewWebhook
  extends
    Pick<WebhookRow, "id" | "name" | "url" | "events" | "companyIds">,
    Partial<Pick<WebhookRow, "createdBy" | "expiresAt">> {
  readonly secret: SealedSecret
}

/** Changes of a webhook; absent fields stay. */
interface WebhookChange extends Partial<Pick<WebhookRow, "name" | "url" | "events" | "companyIds" | "state">> {}

/** A stored secret of a webhook. */
export interface SealedSecret extends Sealed {
  /** UUID version 7. */
  readonly id: string
}

const addSecret = (sql: SqlClient.SqlClient, webhookId: string, secret: SealedSecret) =>
  sql`insert into webhook_secrets ${sql.insert(rowOf({ ...secret, webhookId }))}`

/** Reads and replaces the secrets of webhooks. */
const secretStorage = (sql: SqlClient.SqlClient) => ({
  rotate: Effect.fnUntraced(
    function* (id: string, secret: SealedSecret, previousExpires: Date) {
      // two rotations in a day leave two secrets in force, not three
      yield* sql`delete from webhook_secrets where webhook_id = ${id} and expires_at is not null`
      yield* sql`update webhook_secrets set expires_at = ${previousExpires} where webhook_id = ${id}`
      yield* addSecret(sql, id, secret)
    },
    storageTransaction(sql, "WebhookStore.rotate")
  ),
  secrets: (id: string, now: Date) =>
    readAll<SealedSecret>(
      "WebhookStore.secrets",
      sql`
        select id, key_id, nonce, sealed from webhook_secrets
        where webhook_id = ${id} and (expires_at is null or expires_at > ${now})
        order by (expires_at is null) desc, created_at desc`
    ),
  sealedOtherwise: (keyId: string) =>
    readAll<SealedSecret>(
      "WebhookStore.sealedOtherwise",
      sql`select id, key_id, nonce, sealed from webhook_secrets where key_id <> ${keyId}`
    ),
  reseal: ({ id, keyId, nonce, sealed }: SealedSecret) =>
    run(
      "WebhookStore.reseal",
      sql`update webhook_secrets set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed} where id = ${id}`
    )
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const create = Effect.fnUntraced(
    function* ({ secret, ...webhook }: NewWebhook) {
      yield* sql`delete from webhooks where expires_at <= clock_timestamp()`
      const made = yield* readOne<WebhookRow>(
        "WebhookStore.create",
        sql`insert into webhooks ${sql.insert(rowOf(webhook))} returning *`
      )
      yield* addSecret(sql, webhook.id, secret)
      return made
    },
    storageTransaction(sql, "WebhookStore.create")
  )

  const living = sql`(expires_at is null or expires_at > clock_timestamp())`

  const find = (id: string): Effect.Effect<Option.Option<WebhookRow>> =>
    isUuid(id)
      ? readFirst("WebhookStore.find", sql`select * from webhooks where id = ${id} and ${living}`)
      : Effect.succeedNone

  const dropPending = (id: string) => sql`
    update webhook_deliveries set state = 'failed' where webhook_id = ${id} and state = 'pending'`

  const change = Effect.fnUntraced(
    function* (id: string, { state, ...changes }: WebhookChange) {
      const values = rowOf(changes)
      if (Object.keys(values).length > 0) yield* sql`update webhooks set ${sql.update(values)} where id = ${id}`
      if (state === "enabled") {
        yield* sql`
          update webhooks set state = 'enabled', disabled_at = null, disabled_because = null, failing_since = null
          where id = ${id} and state = 'disabled'`
        // deliveries may have been replayed while it was disabled
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
    storageTransaction(sql, "WebhookStore.change")
  )

  return WebhookStore.of({
    create,
    find,
    change,
    ...secretStorage(sql),
    list: readAll("WebhookStore.list", sql`select * from webhooks where ${living} order by created_at, id`),
    remove: (id) => run("WebhookStore.remove", sql`delete from webhooks where id = ${id}`)
  })
})

/** The recorded webhooks. Failures of the database are defects (`StorageError`). */
export class WebhookStore extends Context.Service<
  WebhookStore,
  {
    /** Creates a webhook, and deletes those of kind pull that have ended. */
    readonly create: (webhook: NewWebhook) => Effect.Effect<WebhookRow>
    /** The webhook with an id; `none` also if the text is not a valid id. */
    readonly find: (id: string) => Effect.Effect<Option.Option<WebhookRow>>
    /** All webhooks that have not ended, the oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<WebhookRow>>
    /** Changes the given fields. Disabling ends pending deliveries, enabling clears the failures. */
    readonly change: (id: string, change: WebhookChange) => Effect.Effect<Option.Option<WebhookRow>>
    /** Deletes a webhook with its secrets and deliveries. */
    readonly remove: (id: string) => Effect.Effect<void>
    /** Adds a secret. The previous one expires at `previousExpires`, earlier ones at once. */
    readonly rotate: (id: string, secret: SealedSecret, previousExpires: Date) => Effect.Effect<void>
    /** The secrets in force at `now`, the newest first. */
    readonly secrets: (id: string, now: Date) => Effect.Effect<ReadonlyArray<SealedSecret>>
    /** Secrets of all webhooks that are encrypted with a key other than `keyId`. */
    readonly sealedOtherwise: (keyId: string) => Effect.Effect<ReadonlyArray<SealedSecret>>
    /** Replaces a secret by its newly encrypted form. */
    readonly reseal: (secret: SealedSecret) => Effect.Effect<void>
  }
>()("@radicar/api/WebhookStore") {
  static readonly layer = Layer.effect(WebhookStore, make)
}
