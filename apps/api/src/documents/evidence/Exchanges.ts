import type { ApplicationResponse } from "@radicar/dian/inner/ApplicationResponse"
import type { SoapExchange } from "@radicar/dian/inner/SoapExchange"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { BlobStore, type PreparedBlob } from "../../platform/blobs/BlobStore.ts"
import { storageOperation } from "../../platform/database/records.ts"
import type { CountedFile } from "../files/Containers.ts"
import type { FileSeries } from "../submissions/FileSequences.ts"
import { lastingParts, pack, readFile, repeatedBy } from "../submissions/packed.ts"
import type { Submission } from "../submissions/Submission.ts"

/** First line of a stored exchange, in JSON; the octets of its messages follow. */
const Heading = Schema.Struct({
  operation: Schema.String,
  url: Schema.String,
  created: Schema.String,
  requestBytes: Schema.Int,
  /** HTTP status of the answer, whose octets follow the request; absent if there was none. */
  status: Schema.optionalKey(Schema.Int)
})

const decodeHeading = Schema.decodeUnknownSync(Heading)

const LINE_END = 0x0a

/** Writes an exchange as one file: a heading and both messages. */
export const writeExchange = ({ answer, created, operation, request, url }: SoapExchange): Uint8Array => {
  const heading: typeof Heading.Type = {
    operation,
    url,
    created: created.toISOString(),
    requestBytes: request.length,
    ...(answer === undefined ? {} : { status: answer.status })
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(heading)}\n`), request, ...(answer ? [answer.body] : [])])
}

/** Reads the output of {@link writeExchange}; throws for anything else. */
export const readExchange = (bytes: Uint8Array): SoapExchange => {
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = written.indexOf(LINE_END)
  const { created, operation, requestBytes, status, url } = decodeHeading(
    JSON.parse(written.subarray(0, end).toString("utf8"))
  )
  const messages = written.subarray(end + 1)
  return {
    operation,
    url,
    created: new Date(created),
    request: messages.subarray(0, requestBytes),
    answer: status === undefined ? undefined : { status, body: messages.subarray(requestBytes) }
  }
}

/** The exchanges of a submission's delivery, as evidence to store. */
export interface DeliveryEvidence {
  /** Exchange that sent the document, if the document may have arrived. */
  readonly sent?: SoapExchange | undefined
  /** The exchange whose answer settled the submission. */
  readonly decisive?: SoapExchange | undefined
  /** The parsed answer that settled the submission, which saves parsing it again. */
  readonly answer?: ApplicationResponse | undefined
}

const slots = ["submit", "settled"] as const

type Slot = (typeof slots)[number]

/** A stored file, or a document whose container is unsigned. */
interface Kept {
  readonly sha256: string | null
  readonly unsigned: string | null
}

/** Maximum number of unsigned containers that one filing signs. */
const signedAtOnce = 20

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const sql = yield* SqlClient.SqlClient

  const prepare = Effect.fnUntraced(function* (submission: Submission, slot: Slot, exchange: SoapExchange) {
    const bytes = yield* pack(writeExchange(exchange), lastingParts(submission), repeatedBy.exchange)
    return yield* blobs.prepare(blobKeys.exchange(submission.id, slot), { name: `soap-${slot}`, bytes })
  })

  const row = ({ bytes, key, name, sha256 }: PreparedBlob) =>
    sql`(${key}::text, ${name}::text, ${sha256}::text, ${bytes}::bytea)`

  /**
   * SQL for the blob key of an exchange that both sent the document and settled it: the key for sent documents, or the
   * key for settlements if an earlier attempt occupies the first.
   */
  const bothSlots = (submissionId: string) => {
    const [submit, settled] = slots.map((slot) => blobKeys.exchange(submissionId, slot))
    return sql`case when key = ${submit} and exists (select from blobs where key = ${submit}) then ${settled} else key end`
  }

  /**
   * Stores files that are not stored yet, in one statement, unless the submission was erased meanwhile. The container
   * (AttachedDocument) gets the next number in its series of file names. Returns the SHA-256 of the files that were
   * stored. With a container, also returns the issuer's documents whose containers are still unsigned.
   */
  const keepAll = (
    { companyId, environment, id: submissionId, issuerNit }: Submission,
    files: ReadonlyArray<PreparedBlob>,
    key: Statement.Fragment,
    series: FileSeries | undefined
  ) => {
    const name =
      series === undefined
        ? sql`name`
        : sql`case when name like '%*%' then name_file_1(name, ${series.issuerNit}, ${series.kind}, ${series.year}::integer)
            else name end`
    const ofIssuer = sql`company_id = ${companyId} and environment = ${environment} and issuer_nit = ${issuerNit}`
    const unsigned =
      series === undefined
        ? sql``
        : sql`union all (select null, id from unsigned_containers where ${ofIssuer} and id <> ${submissionId} limit ${signedAtOnce})`
    const signed = sql`delete from unsigned_containers where ${ofIssuer} and id = ${submissionId} and ${series !== undefined}`
    return sql<Kept>`
      with own as (select from standings where id = ${submissionId} and erased_at is null for share), stored as (
        insert into blobs (key, name, sha256, bytes)
        select ${key}, ${name}, sha256, bytes
        from (values ${sql.csv(files.map(row))}) as files (key, name, sha256, bytes), own
        on conflict (key) do nothing returning sha256
      ), signed as (${signed})
      select sha256, null::uuid as unsigned from stored ${unsigned}`
  }

  const get = Effect.fnUntraced(function* (submission: Submission, slot: Slot) {
    const kept = yield* readFile(blobs, blobKeys.exchange(submission.id, slot), submission)
    return Option.isNone(kept) ? undefined : readExchange(kept.value.bytes)
  })

  return Exchanges.of({
    keep: Effect.fnUntraced(function* (
      submission: Submission,
      { decisive, sent }: DeliveryEvidence,
      container: CountedFile | undefined
    ) {
      const files: Array<PreparedBlob> = []
      if (container !== undefined) {
        const { bytes, key, pattern: name } = container
        files.push(yield* blobs.prepare(key, { name, bytes }))
      }
      if (sent !== undefined) files.push(yield* prepare(submission, "submit", sent))
      // at most two exchanges of a submission are stored, however often it is sent
      if (decisive !== undefined && decisive !== sent) files.push(yield* prepare(submission, "settled", decisive))
      const key = sent !== undefined && decisive === sent ? bothSlots(submission.id) : sql.literal("key")
      if (files.length === 0) return []
      const kept = yield* keepAll(submission, files, key, container?.counted)
      const digests = new Set(kept.map(({ sha256 }) => sha256))
      yield* blobs.abandon(files.filter(({ sha256 }) => !digests.has(sha256)))
      return kept.flatMap(({ unsigned }) => unsigned ?? [])
    }, storageOperation("Exchanges.keep")),
    get: Effect.fnUntraced(function* (submission: Submission) {
      const [submit, settled] = yield* Effect.forEach(slots, (slot) => get(submission, slot))
      return { submit, settled }
    })
  })
})

/**
 * Stored exchanges between the service and the authority: at most two of a submission. These are the first request
 * that may have delivered the document, and the exchange that settled it, if different. Queries that settled nothing
 * are not stored.
 */
export class Exchanges extends Context.Service<
  Exchanges,
  {
    /**
     * Stores the exchanges that are not stored yet, and the container of an accepted document, in one statement. With a
     * container, returns the ids of the issuer's documents whose containers are still unsigned, 20 at most.
     */
    readonly keep: (
      submission: Submission,
      evidence: DeliveryEvidence,
      container?: CountedFile
    ) => Effect.Effect<ReadonlyArray<string>>
    readonly get: (
      submission: Submission
    ) => Effect.Effect<{ readonly submit: SoapExchange | undefined; readonly settled: SoapExchange | undefined }>
  }
>()("@radicar/api/Exchanges") {
  static readonly layer = Layer.effect(Exchanges, make)
}
