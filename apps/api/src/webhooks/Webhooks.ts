import { Context, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { isUuid } from "../platform/database/ids.ts"
import { storageOperation, storageTransaction } from "../platform/database/storageOperation.ts"
import { LaneJobs } from "../platform/jobs/LaneJobs.ts"
import type { Sealed } from "../platform/secrets/seal.ts"
import { recordReader, type Row } from "../platform/database/records.ts"

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
  readonly state: "enabled" | "disabled"
  /** First failure since it took something. */
  readonly failingSince: Date | undefined
  readonly disabledAt: Date | undefined
  readonly disabledBecause: DisabledBecause | undefined
}

/** Why a webhook gets nothing: a caller wants it so, it answered 410, or it has taken nothing for days. */
export type DisabledBecause = "asked" | "gone" | "failing"

/** A webhook to be made, with its first secret. */
interface NewWebhook extends Pick<Webhook, "id" | "name" | "url" | "events" | "companyIds"> {
  readonly secret: SealedSecret
}

/** What changes of a webhook; what is absent stays. */
interface WebhookChange extends Partial<Pick<Webhook, "name" | "url" | "events" | "companyIds" | "state">> {}

/** A secret of a webhook as it is kept. */
export interface SealedSecret extends Sealed {
  /** UUID version 7. */
  readonly id: string
}

/** The webhook of a row. */
const webhookOf = recordReader<Webhook>({
  id: "id",
  createdAt: "created_at",
  name: "name",
  url: "url",
  events: "events",
  companyIds: "company_ids",
  state: "state",
  failingSince: "failing_since",
  disabledAt: "disabled_at",
  disabledBecause: "disabled_because"
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const addSecret = (webhookId: string, { id, keyId, nonce, sealed }: SealedSecret) =>
    sql`insert into webhook_secrets ${sql.insert({ id, webhook_id: webhookId, key_id: keyId, nonce, sealed })}`

  const create = Effect.fnUntraced(
    function* ({ companyIds, events, id, name, secret, url }: NewWebhook) {
      const [row] = yield* sql<Row>`
        insert into webhooks ${sql.insert({ id, name, url, events, company_ids: companyIds })} returning *`
      if (row === undefined) return yield* Effect.die(new Error("The webhook was not kept"))
      yield* addSecret(id, secret)
      return webhookOf(row)
    },
    storageTransaction(sql, "Webhooks.create")
  )

  const find = Effect.fnUntraced(function* (id: string) {
    if (!isUuid(id)) return Option.none<Webhook>()
    const [row] = yield* sql<Row>`select * from webhooks where id = ${id}`
    return Option.map(Option.fromNullishOr(row), webhookOf)
  }, storageOperation("Webhooks.find"))

  const dropPending = (id: string) => sql`
    update webhook_deliveries set state = 'failed' where webhook_id = ${id} and state = 'pending'`

  const change = Effect.fnUntraced(
    function* (id: string, { companyIds, events, name, state, url }: WebhookChange) {
      const values = {
        ...(name === undefined ? {} : { name }),
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events }),
        ...(companyIds === undefined ? {} : { company_ids: companyIds })
      }
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
    list: sql<Row>`select * from webhooks order by created_at, id`.pipe(
      Effect.map((rows) => rows.map(webhookOf)),
      storageOperation("Webhooks.list")
    ),
    remove: (id: string) =>
      sql`delete from webhooks where id = ${id}`.pipe(Effect.asVoid, storageOperation("Webhooks.remove")),
    secrets: (id: string, now: Date) =>
      sql<SealedSecret>`
        select id, key_id as "keyId", nonce, sealed from webhook_secrets
        where webhook_id = ${id} and (expires_at is null or expires_at > ${now})
        order by (expires_at is null) desc, created_at desc`.pipe(storageOperation("Webhooks.secrets")),
    sealedOtherwise: (keyId: string) =>
      sql<SealedSecret>`
        select id, key_id as "keyId", nonce, sealed from webhook_secrets where key_id <> ${keyId}`.pipe(
        storageOperation("Webhooks.sealedOtherwise")
      ),
    reseal: ({ id, keyId, nonce, sealed }: SealedSecret) =>
      sql`
        update webhook_secrets set key_id = ${keyId}, nonce = ${nonce}, sealed = ${sealed} where id = ${id}`.pipe(
        Effect.asVoid,
        storageOperation("Webhooks.reseal")
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
  static readonly layer: Layer.Layer<Webhooks, never, SqlClient.SqlClient | LaneJobs> = Layer.effect(Webhooks, make)
}
