import { Clock, Context, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { constants, inflateRawSync } from "node:zlib"
import { firstIdOf, readAll } from "../platform/database/records.ts"
import type { FilingEnvironment } from "../platform/AuthorityEndpoints.ts"
import { markIn } from "./requestMark.ts"

/** A series whose numbers a program states. */
export interface NumberedSeries {
  readonly type: string
  readonly prefix: string
  /** Time of record of its newest document with a stated number. */
  readonly last: Date
}

/** Period in milliseconds in which documents count: 30 days. */
const periodMillis = 30 * 86_400_000

/** Maximum number of prefixes of a company that are looked at. */
const maximumPrefixes = 30

/** Number of the newest documents of a prefix that are looked at. */
const newest = 3

/** Octets of a packed document that contain the `Id` of its signature, which precedes the content. */
const headOctets = 8192

/** The beginning of a document and its series. */
interface DocumentHead {
  readonly documentType: string
  readonly prefix: string
  readonly createdAt: Date
  /** First octets of the signed document, deflated. */
  readonly head: Uint8Array
}

/** Whether the request of a document stated its number: the signature of any other has a mark. */
const statesNumber = ({ head }: DocumentHead): boolean => {
  const xml = inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH }).toString("latin1")
  const start = xml.indexOf("<ds:Signature ")
  const id = start < 0 ? undefined : / Id="([^"]*)"/u.exec(xml.slice(start, xml.indexOf(">", start)))?.[1]
  return id !== undefined && markIn(id) === undefined
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient

  /** The newest documents of each prefix, without those that took a freed number, as corrections do. */
  const heads = (companyId: string, environment: FilingEnvironment, since: string) =>
    readAll<DocumentHead>(
      "ProgramSeries.heads",
      sql`
        with recursive prefixes as (
          (select prefix, 1 as place from documents where company_id = ${companyId} and id >= ${since}::uuid
            order by prefix limit 1)
          union all
          select (select prefix from documents where company_id = ${companyId} and id >= ${since}::uuid
              and prefix > before.prefix order by prefix limit 1), place + 1
            from prefixes as before where before.prefix is not null and place < ${maximumPrefixes}
        )
        select latest.* from prefixes, lateral (
          select document_type, prefix, created_at, substring(deflated_xml from 1 for ${headOctets}) as head
          from documents as document
          where company_id = ${companyId} and document.prefix = prefixes.prefix and id >= ${since}::uuid
            and environment = ${environment} and deflated_xml is not null
            and not exists (select from freed where (freed.issuer_nit, freed.environment, freed.document_family, freed.prefix, freed.number)
              = (document.issuer_nit, document.environment, document.document_family, document.prefix, document.number)
              and freed.id < document.id)
          order by id desc limit ${newest}
        ) as latest`
    )

  return ProgramSeries.of({
    of: Effect.fnUntraced(function* (companyId, environment) {
      const since = new Date((yield* Clock.currentTimeMillis) - periodMillis)
      const found = new Map<string, NumberedSeries>()
      for (const head of yield* heads(companyId, environment, firstIdOf(since))) {
        const { createdAt: last, documentType: type, prefix } = head
        const name = `${type} ${prefix}`
        if (!found.has(name) && statesNumber(head)) found.set(name, { type, prefix, last })
      }
      return [...found.values()]
    })
  })
})

/** Series of a company that programs number. */
export class ProgramSeries extends Context.Service<
  ProgramSeries,
  {
    /** Series of which one of the newest documents of the last 30 days stated its number. */
    readonly of: (companyId: string, environment: FilingEnvironment) => Effect.Effect<ReadonlyArray<NumberedSeries>>
  }
>()("@radicar/api/ProgramSeries") {
  /** Reads the documents in the database. */
  static readonly layer = Layer.effect(ProgramSeries, make)
}
