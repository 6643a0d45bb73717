import { maximumDrafts, type ListedDraft, type PutDraft } from "@radicar/contract/inner/DraftsGroup"
import { operations } from "@radicar/domain/inner/documentRegistry"
import { Clock, Context, Effect, Layer, type Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import {
  readAll,
  readFirst,
  recordOf,
  type Row,
  rowOf,
  runAny,
  storageTransaction
} from "../../platform/database/records.ts"

/** A draft's company, author and id. */
export interface DraftName {
  readonly companyId: string
  /** Id of a token, or `oidc:` and the subject of a JWT. */
  readonly madeBy: string
  readonly id: string
}

/** A draft without its body. */
export interface DraftRow extends Omit<typeof ListedDraft.Type, "updated"> {
  /** Version of the draft, which changes with every update. */
  readonly revision: string
  readonly updatedAt: Date
}

/** Content of a draft to store. */
export interface DraftContent extends Omit<typeof PutDraft.Type, "body"> {
  /** JSON of the body. */
  readonly body: string
}

/** Outcome of storing a draft: the stored one, or why nothing was stored. */
export type StoredDraft =
  | { readonly _tag: "Stored"; readonly draft: DraftRow }
  | { readonly _tag: "Filed"; readonly documentKey: string }
  | { readonly _tag: "Full" }
  | { readonly _tag: "Changed" }

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** Condition on the key under which a draft was filed. */
  const isKeyOf = (companyId: string, id: string) =>
    sql`known.company_id = ${companyId} and ${sql.in("known.operation", operations)} and known.key = ${id}`

  const documentKey = (companyId: string, id: string) => sql`
    select document_key from idempotency_keys as known join documents on documents.id = known.submission_id
    where ${isKeyOf(companyId, id)} limit 1`

  const ofCaller = ({ companyId, madeBy }: Omit<DraftName, "id">) =>
    sql`company_id = ${companyId} and made_by = ${madeBy}`

  const columns = sql.literal(
    "id, revision, operation, type_code, state, purpose, source, party, total, currency, updated_at"
  )

  const put = Effect.fnUntraced(
    function* (name: DraftName, { body, ...content }: DraftContent, replaces: string | undefined) {
      const { companyId, id, madeBy } = name
      // of two requests at once, the second sees what the first stored
      yield* sql`
        select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(["drafts", companyId, madeBy])}, 0))`
      const [known] = yield* sql<Row>`
        select (select revision from drafts where ${ofCaller(name)} and id = ${id}::uuid) as revision,
          (select count(*)::int from drafts where ${ofCaller(name)}) as drafts,
          (${documentKey(companyId, id)}) as document_key`
      const {
        documentKey: filedAs,
        drafts = 0,
        revision
      } = recordOf<{
        readonly revision: string | undefined
        readonly drafts: number | undefined
        readonly documentKey: string | undefined
      }>(known ?? {})
      if (filedAs !== undefined) return { _tag: "Filed", documentKey: filedAs } as const
      if (replaces !== undefined && replaces !== revision) return { _tag: "Changed" } as const
      if (revision === undefined && drafts >= maximumDrafts) return { _tag: "Full" } as const
      const updatedAt = new Date(yield* Clock.currentTimeMillis)
      const { currency, operation, party, purpose, source, state = "open", total, typeCode } = content
      const stated = { operation, typeCode, state, purpose, source, party, total, currency, body }
      const [stored] = yield* sql<Row>`
        insert into drafts ${sql.insert(rowOf({ ...name, revision: randomUUIDv7(), ...stated, updatedAt }))}
        on conflict (company_id, id, made_by) do update set
          revision = excluded.revision, operation = excluded.operation, type_code = excluded.type_code,
          state = excluded.state, purpose = excluded.purpose, source = excluded.source, party = excluded.party,
          total = excluded.total, currency = excluded.currency, body = excluded.body, updated_at = excluded.updated_at
        returning ${columns}`
      return { _tag: "Stored", draft: recordOf<DraftRow>(stored ?? {}) } as const
    },
    storageTransaction(sql, "Drafts.put")
  )

  return Drafts.of({
    put,
    list: (caller) =>
      readAll<DraftRow>(
        "Drafts.list",
        sql`
          select ${columns} from drafts
          where ${ofCaller(caller)} and not exists (
            select from idempotency_keys as known where known.company_id = drafts.company_id
              and ${sql.in("known.operation", operations)} and known.key = drafts.id::text)
          order by updated_at desc limit ${maximumDrafts}`
      ),
    find: (name) =>
      readFirst<DraftRow & { readonly body: string }>(
        "Drafts.find",
        sql`select ${columns}, body from drafts where ${ofCaller(name)} and id = ${name.id}::uuid`
      ),
    filedAs: ({ companyId, id }) =>
      readFirst<{ readonly documentKey: string }>("Drafts.filedAs", documentKey(companyId, id)),
    remove: (name) =>
      runAny("Drafts.remove", sql`delete from drafts where ${ofCaller(name)} and id = ${name.id}::uuid returning id`)
  })
})

/** Documents that callers prepare. Failures of the database are defects (`StorageError`). */
export class Drafts extends Context.Service<
  Drafts,
  {
    /** Stores or replaces a draft; only its version `replaces`, if that is stated. */
    readonly put: (name: DraftName, content: DraftContent, replaces: string | undefined) => Effect.Effect<StoredDraft>
    /** The drafts of a caller, the last changed first. */
    readonly list: (caller: Omit<DraftName, "id">) => Effect.Effect<ReadonlyArray<DraftRow>>
    readonly find: (name: DraftName) => Effect.Effect<Option.Option<DraftRow & { readonly body: string }>>
    /** Key of the document of the company that was filed with the draft's id as Idempotency-Key. */
    readonly filedAs: (
      name: Pick<DraftName, "companyId" | "id">
    ) => Effect.Effect<Option.Option<{ readonly documentKey: string }>>
    /** Deletes a draft; returns whether there was one. */
    readonly remove: (name: DraftName) => Effect.Effect<boolean>
  }
>()("@radicar/api/Drafts") {
  /** Stores the drafts in the database. */
  static readonly layer = Layer.effect(Drafts, make)
}
