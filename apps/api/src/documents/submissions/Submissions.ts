import { Clock, Context, type Duration, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { AuditEntry } from "../../access/AuditLog.ts"
import { isUuid, readAll, readFirst, readIds, readOne, type Row } from "../../platform/database/records.ts"
import { storageOperation } from "../../platform/database/storageOperation.ts"
import { LaneJobs } from "../../platform/jobs/LaneJobs.ts"
import {
  type FiledDocument,
  findCorrected,
  findObstacles,
  type PayrollClaim,
  type PayrollObstacle,
  type StatedReference
} from "./documentReferences.ts"
import {
  type Claim,
  claimNextNumber,
  type ClaimOptions,
  claimSubmission,
  type KeyHolder,
  type NextClaim,
  nextNumber,
  type Numbered,
  type Obstructed
} from "./claimSubmission.ts"
import {
  findSubmission,
  idsOfNumber,
  listSubmissions,
  listTestSet,
  type SubmissionFilter,
  type SubmissionSummary,
  type TestSetIdentity
} from "./findSubmissions.ts"
import { leaseSubmission, prolongLeases } from "./leaseSubmission.ts"
import { settleSubmission } from "./settleSubmission.ts"
import type {
  Lease,
  NewSubmission,
  NumberSeries,
  Settlement,
  Submission,
  SubmissionIdentity,
  SubmissionTransition
} from "./Submission.ts"
import { submissionOf } from "./submissionRow.ts"
import type { Sender, SubmissionState } from "./submissionStates.ts"

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const findById = Effect.fnUntraced(function* (id: string) {
    if (!isUuid(id)) return Option.none<Submission>()
    const [row] = yield* sql<Row>`select * from submissions where id = ${id}`
    return Option.map(Option.fromNullishOr(row), submissionOf)
  }, storageOperation("Submissions.findById"))

  const ofDocumentKey = Effect.fnUntraced(function* (documentKey: string) {
    const rows = yield* sql<Row>`
      select * from submissions
      where id in (
        select id from numbers where document_key = ${documentKey}
        union all select id from freed where document_key = ${documentKey})
      order by (state in ('rejected', 'refused')), created_at desc limit 20`
    return rows.map(submissionOf)
  }, storageOperation("Submissions.ofDocumentKey"))

  const ofNumber = Effect.fnUntraced(function* (companyId: string, numbered: string) {
    const rows = yield* sql<Row>`
      select * from submissions
      where id in (${idsOfNumber(sql, companyId, numbered)})
        and coalesce(written_id, prefix || number::text) = ${numbered}
      order by created_at desc limit 20`
    return rows.map(submissionOf)
  }, storageOperation("Submissions.ofNumber"))

  const get = Effect.fnUntraced(function* (id: string) {
    const found = yield* findById(id)
    return Option.isSome(found) ? found.value : yield* Effect.die(new Error(`There is no submission ${id}`))
  })

  return Submissions.of({
    find: (identity) => findSubmission(sql, identity).pipe(storageOperation("Submissions.find")),
    findById,
    get,
    ofDocumentKey,
    ofNumber,
    list: (filter: SubmissionFilter) => listSubmissions(sql, filter).pipe(storageOperation("Submissions.list")),
    ofTestSet: (identity: TestSetIdentity) =>
      listTestSet(sql, identity).pipe(storageOperation("Submissions.ofTestSet")),
    stateOf: (id) =>
      Effect.map(
        readOne<Pick<Submission, "state">>("Submissions.stateOf", sql`select state from standings where id = ${id}`),
        ({ state }) => state
      ),
    history: (id) =>
      readAll(
        "Submissions.history",
        sql`
          select at, from_state as from, to_state as to, origin, attempt, detail from submission_transitions
          where submission_id = ${id} order by submission_transitions.id`
      ),
    open: readIds("Submissions.open", sql`select id from open_submissions order by id`),
    idempotent: (companyId, operation, key) =>
      readFirst(
        "Submissions.idempotent",
        sql`
          select content_digest, submission_id from idempotency_keys
          where company_id = ${companyId} and operation = ${operation} and key = ${key}`
      ),
    corrected: (reference: StatedReference) =>
      findCorrected(sql, reference).pipe(storageOperation("Submissions.corrected")),
    payrollObstacles: (claim: PayrollClaim) =>
      findObstacles(sql, claim).pipe(storageOperation("Submissions.payrollObstacles")),
    claim: claimSubmission(sql, wake),
    now: sql<{ readonly now: Date }>`select clock_timestamp() as now`.pipe(
      Effect.flatMap(([row]) => (row === undefined ? Clock.currentTimeMillis : Effect.succeed(row.now.getTime()))),
      storageOperation("Submissions.now")
    ),
    claimNext: claimNextNumber(sql, wake),
    nextNumber: (series: NumberSeries) => nextNumber(sql, series).pipe(storageOperation("Submissions.nextNumber")),
    lease: leaseSubmission(sql),
    prolong: prolongLeases(sql),
    settle: settleSubmission(sql, wake)
  })
})

/**
 * The record of what was filed, and who may send it: a number is claimed once, a submission is sent by one process at a
 * time, a verdict is never changed. Whether a document was filed is decided here and at the authority, nowhere else.
 *
 * Failures of the database are defects (`StorageError`).
 */
export class Submissions extends Context.Service<
  Submissions,
  {
    /** The submission of a number in its family that was neither rejected nor refused, else the newest that was. */
    readonly find: (identity: SubmissionIdentity) => Effect.Effect<Option.Option<Submission>>
    /** What was filed here under the key or the number that a note refers to, and neither rejected nor refused. */
    readonly corrected: (reference: StatedReference) => Effect.Effect<ReadonlyArray<FiledDocument>>
    /** What was filed here that a payroll document must not be filed after. */
    readonly payrollObstacles: (claim: PayrollClaim) => Effect.Effect<ReadonlyArray<PayrollObstacle>>
    /** The submission of an id; none as well where the text is no id. */
    readonly findById: (id: string) => Effect.Effect<Option.Option<Submission>>
    /** The submission of an id that this service gave; a defect if there is none. */
    readonly get: (id: string) => Effect.Effect<Submission>
    /**
     * Those of a document key, of whatever company: first the one that was neither rejected nor refused, then the
     * newest.
     */
    readonly ofDocumentKey: (documentKey: string) => Effect.Effect<ReadonlyArray<Submission>>
    /** Those of a company whose number with its prefix is this, `SETP990000001`, the newest first. */
    readonly ofNumber: (companyId: string, numbered: string) => Effect.Effect<ReadonlyArray<Submission>>
    /** A page of a company's submissions, the newest first, without their bytes. */
    readonly list: (filter: SubmissionFilter) => Effect.Effect<ReadonlyArray<SubmissionSummary>>
    /** Where a submission stands, without reading its document; a defect if there is none. */
    readonly stateOf: (id: string) => Effect.Effect<SubmissionState>
    /** Every submission for a test set, the oldest first. */
    readonly ofTestSet: (identity: TestSetIdentity) => Effect.Effect<ReadonlyArray<SubmissionSummary>>
    /** Ids of the submissions whose outcome is open, the oldest first. */
    readonly open: Effect.Effect<ReadonlyArray<string>>
    /** What happened to a submission, from the first. */
    readonly history: (id: string) => Effect.Effect<ReadonlyArray<SubmissionTransition>>
    /** The content and the submission that an Idempotency-Key came with. */
    readonly idempotent: (
      companyId: string,
      operation: string,
      key: string
    ) => Effect.Effect<Option.Option<{ readonly contentDigest: string; readonly submissionId: string }>>
    /**
     * Claims the number that a document states, and records it with all that belongs to it, in one statement. `Taken`:
     * nothing was written, because a submission that was neither rejected nor refused has the number, or some
     * submission has the key, which may have other content, or because the number's last document was rejected and this
     * does not correct it. Fails, and nothing was written, where there is something to say first.
     */
    readonly claim: (submission: NewSubmission, options?: ClaimOptions) => Effect.Effect<Claim, Obstructed>
    /** Milliseconds since the epoch by the clock that all processes on the database share. */
    readonly now: Effect.Effect<number>
    /**
     * As `claim`, of the next number of a series, which no other claim of a next number gets and which nobody has if
     * this one fails: `withNumber` makes the document of a number inside the transaction. `Taken` by the key: it came
     * before, and has its number.
     */
    readonly claimNext: <E>(
      series: NumberSeries,
      holder: KeyHolder,
      withNumber: (number: number) => Effect.Effect<Numbered, E>
    ) => Effect.Effect<NextClaim, E | Obstructed>
    /** The number that `claimNext` would give now; `undefined` where all are used. */
    readonly nextNumber: (series: NumberSeries) => Effect.Effect<number | undefined>
    /**
     * Takes the right to send a submission; who sends for longer prolongs it. `undefined`: somebody else has it, or
     * there is nothing to send (`processing`, `accepted`, `rejected`, `refused`). If `attempt` is above 1, ask the
     * authority before sending.
     */
    readonly lease: (id: string, duration: Duration.Input, sender: Sender) => Effect.Effect<Lease | undefined>
    /** Makes leases last so long from now, but those which are over because somebody else took one or settled. */
    readonly prolong: (leases: ReadonlyArray<Lease>, duration: Duration.Input) => Effect.Effect<void>
    /**
     * Records the outcome of a submission, gives the lease back, and answers the submission afterwards. `lease`
     * is the one that was sent under; `undefined` for a caller that did not send, such as a status query.
     *
     * A verdict on record stays. An acceptance is adopted from anybody; any other outcome only from the holder of the
     * last lease or, while nobody has a lease, from one who did not send; and only where `submissionMoves` allows it.
     * What is not adopted is in the history. `held` is the submission as its sender knows it, which is then not read
     * again. `entry` is written to the audit log with it, if the submission is accepted or rejected afterwards.
     */
    readonly settle: (
      id: string,
      settlement: Settlement,
      lease: Lease | undefined,
      held?: Submission,
      entry?: AuditEntry
    ) => Effect.Effect<Submission>
  }
>()("@radicar/api/Submissions") {
  /** Submissions in the database. */
  static readonly layer = Layer.effect(Submissions, make)
}
