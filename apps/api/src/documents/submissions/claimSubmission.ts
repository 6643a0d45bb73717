import { deflate } from "@radicar/zip/inner/zip"
import { Duration, Effect, Schema, Semaphore } from "effect"
import { type SqlClient, SqlError } from "effect/sql"
import { hash, randomUUIDv7 } from "node:crypto"
import { documentFamily } from "@radicar/domain/inner/documentRegistry"
import type { PreparedBlob } from "../../platform/blobs/BlobStore.ts"
import { momentOfId, type Row, rowOf, storageOperation } from "../../platform/database/records.ts"
import { StorageError } from "../../platform/database/StorageError.ts"
import type { PlannedJob } from "../../platform/jobs/Jobs.ts"
import type { Sealed } from "../../platform/secrets/seal.ts"
import { eventRow, type NewEvent } from "../../webhooks/Events.ts"
import {
  correctionRows,
  documentEvents,
  payrollRow,
  referenceRows,
  type StatedReference
} from "./documentReferences.ts"
import { factsRow, filingOf, shownFacts, unanswered } from "./submissionRow.ts"
import { isDetached, type Known, type KnownQuery, readKnown } from "./findSubmissions.ts"
import type { settleSubmission } from "./settleSubmission.ts"
import type { Lease, NewSubmission, NumberSeries, Settlement, Submission } from "./Submission.ts"
import { submissionStates } from "./submissionStates.ts"

/** Records that a claim of a number writes in addition to the signed document. */
export interface ClaimOptions {
  /** UUID version 7; a new one if absent. */
  readonly id?: string
  /** The body of the request, as stored. */
  readonly request?: PreparedBlob
  /** The caller's certificate to retain, encrypted. */
  readonly certificate?: Sealed | undefined
  /** Job that follows up the submission if its caller does not return. */
  readonly job?: PlannedJob | undefined
  /** Duration of the lease to take with the claim; without one, the claim takes no right to send. */
  readonly lease?: Duration.Input
  /** Events about the numbering range of the document. */
  readonly events?: ReadonlyArray<NewEvent>
  /** A reference that was not checked yet: the claim fails if there are findings about it. */
  readonly reference?: StatedReference | undefined
  /** Id of the rejected submission with the same number that the document corrects, or "any". */
  readonly corrects?: string
  /** Whether the service has given the document its number. */
  readonly isAssigned?: true
}

/** Reason why a submission makes a claim fail: it has the number or the key, or was rejected under the number. */
type Holding = "number" | "key" | "rejection"

/**
 * The result of claiming the key and number of a document, so that nobody else files it. `Taken` contains the
 * submission that already had one of them, and all that is known of the request; nothing was written.
 */
export type Claim =
  | { readonly _tag: "Claimed"; readonly submission: Submission; readonly lease?: Lease }
  | { readonly _tag: "Taken"; readonly by: Holding; readonly submission: Submission; readonly known: Known }

/** The submission in the way of a claim; `undefined` if it freed the number or the key meanwhile. */
const takenBy = (by: Holding, known: Known): Claim | undefined => {
  const holder = by === "key" ? known.keyed?.submission : known.numbered
  const isFreed = by === "number" && holder !== undefined && submissionStates[holder.state].freesNumber
  return holder === undefined || isFreed ? undefined : { _tag: "Taken", by, submission: holder, known }
}

/**
 * Error of a claim whose findings must be reported first; nothing was written. `Submissions.corrected` returns the
 * findings about a reference, `Submissions.payrollObstacles` those about a payroll.
 */
export class Obstructed extends Schema.TaggedError<Obstructed>()("Obstructed", {
  by: Schema.Literals(["reference", "payroll"])
}) {}

/** Another submission has the number or the Idempotency-Key, or was rejected under the number. */
class Held extends Schema.TaggedError<Held>()("Held", { by: Schema.Literals(["number", "key", "rejection"]) }) {}

/** Whether the number or the key was used between check and insert. */
const isUsedMeanwhile = (error: unknown): boolean =>
  error instanceof SqlError.SqlError && StorageError.of("", error).code === "RC410"

/** The document and everything that belongs to it, as input of `claim_submission_1`. */
const claimJson = (
  submission: NewSubmission,
  options: ClaimOptions & { readonly id: string },
  recorded: Submission
) => {
  const { file, idempotency, outage } = submission
  const { certificate, corrects, events = [], id, isAssigned, job, lease, reference, request } = options
  const { bytes: _, ...kept } = request ?? { bytes: null }
  return JSON.stringify({
    document: filingOf(submission, { id }),
    state: outage === undefined ? "signed" : "contingency",
    files: { kind: file.kind, year: file.year, ...file.names },
    key: idempotency && { key: idempotency.key, digest: idempotency.contentDigest },
    corrects,
    assigned: isAssigned,
    lease_seconds: lease === undefined ? undefined : Duration.toSeconds(Duration.fromInputUnsafe(lease)),
    request: request && kept,
    certificate_key_id: certificate?.keyId,
    job,
    references: reference && referenceRows(reference),
    payroll: payrollRow({ ...submission, id }),
    corrections: correctionRows({ ...submission, id }),
    facts: factsRow({ ...submission, id }),
    outage: outage && {
      ...rowOf(outage),
      attempts: outage.attempts.map((attempt) => ({ outage_id: outage.id, ...attempt }))
    },
    events: [...events, ...documentEvents(undefined, recorded)].map(eventRow)
  })
}

/** Calls the SQL function `claim_submission_1`. */
const callClaim = (sql: SqlClient.SqlClient, wake: (webhook: string) => Effect.Effect<void>) =>
  Effect.fnUntraced(function* (
    claimed: NewSubmission,
    options: ClaimOptions
  ): Effect.fn.Return<Claim, Held | Obstructed | SqlError.SqlError> {
    const { corrects: _____, facts, file: _, idempotency: __, outage, payroll: ___, sale: ____, ...document } = claimed
    const { certificate, id = randomUUIDv7(), lease, request } = options
    const deflatedXml = yield* deflate(claimed.signedXml)
    const recorded: Submission = {
      ...unanswered,
      ...document,
      ...shownFacts(facts),
      id,
      fileName: "",
      zipName: "",
      deflatedXml,
      createdAt: momentOfId(id),
      state: outage === undefined ? "signed" : "contingency",
      attempts: 0,
      leaseUntil: undefined,
      outageBeganAt: outage?.beganAt,
      writtenId: document.writtenId
    }
    const json = claimJson(claimed, { ...options, id }, recorded)
    const [row = {}] = yield* sql<Row>`
      select * from claim_submission_1(${json}::text::jsonb, ${deflatedXml}::bytea,
        ${hash("sha256", claimed.signedXml, "buffer")}::bytea, ${request?.bytes ?? null}::bytea,
        ${certificate?.nonce ?? null}::bytea, ${certificate?.sealed ?? null}::bytea)`
    const obstacle = row["obstacle"]
    if (obstacle === "reference" || obstacle === "payroll") return yield* new Obstructed({ by: obstacle })
    if (obstacle !== null) return yield* new Held({ by: obstacle as Held["by"] })
    yield* Effect.forEach(row["woken"] as ReadonlyArray<string>, wake, { discard: true })
    const names = {
      fileName: row["file_name"] as string,
      zipName: row["zip_name"] as string
    }
    if (lease === undefined) return { _tag: "Claimed", submission: { ...recorded, ...names } }
    const until = row["lease_until"] as Date
    return {
      _tag: "Claimed",
      submission: { ...recorded, ...names, state: "filing", attempts: 1, leaseUntil: until },
      lease: { submissionId: id, attempt: 1, until }
    }
  })

/**
 * Queues by issuer, so that one claim at a time of each issuer reaches the database. Concurrent claims would occupy
 * connections only to wait for the issuer's lock.
 */
const makeTurns = () => {
  const turns = new Map<string, { readonly semaphore: Semaphore.Semaphore; users: number }>()
  return (issuer: string) =>
    <A, E, R>(claim: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.suspend(() => {
        const turn = turns.get(issuer) ?? { semaphore: Semaphore.makeUnsafe(1), users: 0 }
        turn.users += 1
        turns.set(issuer, turn)
        return Effect.ensuring(
          turn.semaphore.withPermits(1)(claim),
          Effect.sync(() => {
            turn.users -= 1
            if (turn.users === 0) turns.delete(issuer)
          })
        )
      })
}

/**
 * Gives up a submission whose number another document has, and records that document without a request, in one
 * transaction; see `Submissions.yieldNumber`.
 */
export const yieldNumber = (
  sql: SqlClient.SqlClient,
  wake: (webhook: string) => Effect.Effect<void>,
  settle: ReturnType<typeof settleSubmission>
) => {
  const operation = "Submissions.yieldNumber"
  const call = callClaim(sql, wake)
  return (
    submission: Submission,
    refusal: Settlement,
    lease: Lease | undefined,
    holder: NewSubmission,
    acceptance: Settlement
  ): Effect.Effect<readonly [yielded: Submission, holder: Submission] | undefined> => {
    const both = Effect.gen(function* () {
      const yielded = yield* settle(submission.id, refusal, lease, submission)
      // somebody else has settled it
      if (yielded.state !== "refused") return undefined
      const claimed = yield* call(holder, { corrects: "any" })
      return [yielded, yield* settle(claimed.submission.id, acceptance, undefined, claimed.submission)] as const
    })
    return sql.withTransaction(both).pipe(
      storageOperation(operation),
      // a submission of another request has the number, and will meet the document itself
      Effect.catch(() => Effect.undefined)
    )
  }
}

/** Claims numbers that documents state; see `Submissions.claim`. */
export const claimSubmission = (sql: SqlClient.SqlClient, wake: (webhook: string) => Effect.Effect<void>) => {
  const operation = "Submissions.claim"
  const call = callClaim(sql, wake)
  const inTurn = makeTurns()
  const claim = (submission: NewSubmission, options: ClaimOptions = {}): Effect.Effect<Claim, Obstructed> =>
    inTurn(submission.issuerNit)(call(submission, options)).pipe(
      Effect.retry({ while: isUsedMeanwhile }),
      storageOperation(operation),
      Effect.catchTag("Held", ({ by }) =>
        Effect.gen(function* () {
          const taken = takenBy(by, yield* readKnown(sql, { ...submission, documentIdentity: submission }))
          if (taken !== undefined) return taken
          if (yield* isDetached(sql, submission)) {
            return yield* Effect.die(
              StorageError.because(operation, "the number is one of a month that was detached", false)
            )
          }
          // rejected or refused between the two queries: the number is free again
          return yield* claim(submission, options)
        }).pipe(storageOperation(operation))
      )
    )
  return claim
}

const seriesJson = ({ documentType, ...series }: NumberSeries): string =>
  JSON.stringify(rowOf({ ...series, documentFamily: documentFamily(documentType) }))

const parseNumber = (next: bigint | null | undefined): number | undefined =>
  next === null || next === undefined ? undefined : Number(next)

/** The next number of a series; `undefined` if all are used. */
export const nextNumber = (sql: SqlClient.SqlClient, series: NumberSeries) =>
  Effect.map(
    sql<{ readonly next: bigint | null }>`select next from next_number_1(${seriesJson(series)}::text::jsonb)`,
    ([row]) => parseNumber(row?.next)
  )

/**
 * Locks the next number of a series, then answers whether the series must not give it now: Postgres evaluates a select
 * list from left to right. What is read after that is of a time when its earlier numbers were settled.
 */
const lockSeries = (sql: SqlClient.SqlClient, series: NumberSeries) =>
  Effect.map(
    sql<{ readonly held: boolean }>`
      select lock_series_1(series.stated), is_held_1(series.stated) as held
      from (select ${seriesJson(series)}::text::jsonb as stated) as series`,
    ([row]) => row?.held === true
  )

/**
 * The result of a claim of the next number. `UsedUp` if none is left; `InDoubt` if the series is in doubt, and its
 * earlier numbers did not get their outcomes within twenty seconds.
 */
export type NextClaim = Claim | { readonly _tag: "UsedUp" } | { readonly _tag: "InDoubt" }

const isInDoubt = ({ _tag }: NextClaim): boolean => _tag === "InDoubt"

/** Pause before a series in doubt is asked again, and how often it is. */
const again = { pause: "200 millis", times: 100 } as const

/** Puts the series of a submission in doubt; see `Submissions.doubt`. */
export const doubtSeries = (sql: SqlClient.SqlClient) => (id: string) =>
  Effect.asVoid(sql`select doubt_series_1(${id})`).pipe(storageOperation("Submissions.doubt"))

/** A document with its assigned number, and the other records that its claim writes. */
export interface Numbered {
  readonly submission: NewSubmission
  readonly options?: ClaimOptions
}

/** Claims the next number of a series in one transaction; see `Submissions.claimNext`. */
export const claimNextNumber = (sql: SqlClient.SqlClient, wake: (webhook: string) => Effect.Effect<void>) => {
  const operation = "Submissions.claimNext"
  const call = callClaim(sql, wake)
  return <E>(
    series: NumberSeries,
    holder: KnownQuery,
    withNumber: (number: number) => Effect.Effect<Numbered, E>
  ): Effect.Effect<NextClaim, E | Obstructed> => {
    const byKey = Effect.map(readKnown(sql, holder), (known) => takenBy("key", known))
    const numbered = Effect.gen(function* () {
      const isHeld = yield* lockSeries(sql, series)
      const earlierClaim = yield* byKey
      // a refused document was not filed, and its number may be taken
      if (earlierClaim !== undefined && earlierClaim.submission.state !== "refused") return earlierClaim
      if (isHeld) return { _tag: "InDoubt" } satisfies NextClaim
      const number = yield* nextNumber(sql, series)
      if (number === undefined) return { _tag: "UsedUp" } satisfies NextClaim
      const { options, submission } = yield* withNumber(number)
      return (yield* call(submission, { ...options, corrects: "any", isAssigned: true })) satisfies NextClaim
    })
    // a caller that states its own numbers was faster
    const isOvertaken = (error: unknown): boolean =>
      isUsedMeanwhile(error) || (error instanceof Held && error.by === "number")
    return Effect.retry(sql.withTransaction(numbered), { while: isOvertaken }).pipe(
      Effect.tap((claimed) => (isInDoubt(claimed) ? Effect.sleep(again.pause) : Effect.void)),
      Effect.repeat({ while: isInDoubt, times: again.times }),
      storageOperation(operation),
      Effect.catch((error): Effect.Effect<NextClaim, E | Obstructed> =>
        error instanceof Held
          ? byKey.pipe(storageOperation(operation), Effect.flatMap(Effect.fromNullishOr), Effect.orDie)
          : Effect.fail(error as E | Obstructed)
      )
    )
  }
}
