import { Clock, Context, type Duration, Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { AuditEntry } from "../../access/AuditLog.ts"
import {
  isUuid,
  readAll,
  readFirst,
  readIds,
  type Row,
  run,
  storageOperation
} from "../../platform/database/records.ts"
import { lostSubmission } from "../../platform/database/StorageError.ts"
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
  doubtSeries,
  type NextClaim,
  nextNumber,
  type Numbered,
  type Obstructed,
  yieldNumber
} from "./claimSubmission.ts"
import {
  findSubmission,
  type Known,
  type KnownQuery,
  listSubmissions,
  listTestSet,
  readKnown,
  type SubmissionSummary,
  type TestSetIdentity
} from "./findSubmissions.ts"
import { idsOfNumber, type SubmissionFilter } from "./filterDocuments.ts"
import { type Ledger, readLedger } from "./ledgerFacts.ts"
import { leaseSubmission, prolongLeases } from "./leaseSubmission.ts"
import { settleSubmission } from "./settleSubmission.ts"
import type {
  Dismissal,
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
import { type SummaryGroup, type SummaryRequest, summarizeSubmissions } from "./summarizeSubmissions.ts"

/** Finds submissions by their id, number or key. */
const lookups = (sql: SqlClient.SqlClient) => {
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
    const submission = yield* findById(id)
    return Option.isSome(submission) ? submission.value : yield* lostSubmission("Submissions.get")
  })

  return {
    find: (documentIdentity: SubmissionIdentity) =>
      findSubmission(sql, documentIdentity).pipe(storageOperation("Submissions.find")),
    findById,
    get,
    ofDocumentKey,
    ofNumber,
    hasRejectedTwin: ({ documentKey, id }: Pick<Submission, "documentKey" | "id">) =>
      Effect.map(
        readAll(
          "Submissions.hasRejectedTwin",
          sql`select from freed where document_key = ${documentKey} and id <> ${id} and state = 'rejected' limit 1`
        ),
        ({ length }) => length > 0
      ),
    stateOf: (id: string) =>
      Effect.flatMap(
        readFirst<Pick<Submission, "state">>("Submissions.stateOf", sql`select state from standings where id = ${id}`),
        Option.match({
          onNone: () => lostSubmission("Submissions.stateOf"),
          onSome: ({ state }) => Effect.succeed(state)
        })
      )
  }
}

/** Reads and changes the decisions not to correct a document. */
const dismissals = (sql: SqlClient.SqlClient) => ({
  dismissal: (id: string) =>
    readFirst<Dismissal>(
      "Submissions.dismissal",
      sql`select reason, dismissed_by as by, dismissed_at as at from dismissals where id = ${id}`
    ),
  dismiss: (id: string, companyId: string, { by, reason }: Omit<Dismissal, "at">) =>
    run(
      "Submissions.dismiss",
      sql`
        insert into dismissals (id, company_id, reason, dismissed_by) values (${id}, ${companyId}, ${reason}, ${by})
        on conflict (id) do update
          set reason = excluded.reason, dismissed_by = excluded.dismissed_by, dismissed_at = clock_timestamp()`
    ),
  restore: (id: string) => run("Submissions.restore", sql`delete from dismissals where id = ${id}`)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { wake } = yield* LaneJobs

  const settle = settleSubmission(sql, wake)

  return Submissions.of({
    ...lookups(sql),
    ...dismissals(sql),
    list: (filter: SubmissionFilter) => listSubmissions(sql, filter).pipe(storageOperation("Submissions.list")),
    ledger: (documents) => readLedger(sql, documents),
    summarize: (request: SummaryRequest) =>
      summarizeSubmissions(sql, request).pipe(storageOperation("Submissions.summarize")),
    ofTestSet: (testSetIdentity: TestSetIdentity) =>
      listTestSet(sql, testSetIdentity).pipe(storageOperation("Submissions.ofTestSet")),
    history: (id) =>
      readAll(
        "Submissions.history",
        sql`
          select at, from_state as from, to_state as to, origin, attempt, detail from submission_transitions
          where submission_id = ${id} order by submission_transitions.id`
      ),
    open: readIds("Submissions.open", sql`select id from open_submissions order by id`),
    known: (query) => readKnown(sql, query).pipe(storageOperation("Submissions.known")),
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
    settle,
    yieldNumber: yieldNumber(sql, wake, settle),
    doubt: doubtSeries(sql)
  })
})

/**
 * The record of filed documents and of the right to send them. A number is claimed once, one process at a time sends a
 * submission, and a verdict never changes. Only this record and the authority decide whether a document was filed.
 *
 * Failures of the database are defects (`StorageError`).
 */
export class Submissions extends Context.Service<
  Submissions,
  {
    /**
     * Finds the submission of a number within its document family: the one that was neither rejected nor refused; if
     * there is none, the newest.
     */
    readonly find: (documentIdentity: SubmissionIdentity) => Effect.Effect<Option.Option<Submission>>
    /** Documents filed by this service under the key or number in a note, without rejected and refused ones. */
    readonly corrected: (reference: StatedReference) => Effect.Effect<ReadonlyArray<FiledDocument>>
    /** Documents filed by this service that forbid filing a payroll document. */
    readonly payrollObstacles: (claim: PayrollClaim) => Effect.Effect<ReadonlyArray<PayrollObstacle>>
    /** The submission with an id; `none` also if the text is not a UUID. */
    readonly findById: (id: string) => Effect.Effect<Option.Option<Submission>>
    /** The submission with an id that this service assigned; a missing one is a defect. */
    readonly get: (id: string) => Effect.Effect<Submission>
    /** Submissions with a document key, of every company; one neither rejected nor refused comes first. */
    readonly ofDocumentKey: (documentKey: string) => Effect.Effect<ReadonlyArray<Submission>>
    /** Submissions of a company by prefix and number together, such as `SETP990000001`, the newest first. */
    readonly ofNumber: (companyId: string, numbered: string) => Effect.Effect<ReadonlyArray<Submission>>
    /** Whether another submission with the same document key was rejected, and this one corrects it. */
    readonly hasRejectedTwin: (submission: Pick<Submission, "documentKey" | "id">) => Effect.Effect<boolean>
    /** A page of a company's submissions in the order of the filter, without their bytes; see `listSubmissions`. */
    readonly list: (filter: SubmissionFilter) => Effect.Effect<ReadonlyArray<SubmissionSummary>>
    /** Facts in a ledger, and states of e-mails, by the ids of documents. */
    readonly ledger: (
      documents: ReadonlyArray<Pick<Submission, "id" | "state">>
    ) => Effect.Effect<ReadonlyMap<string, Ledger>>
    /** Sums of the amounts of a company's documents, by group. */
    readonly summarize: (request: SummaryRequest) => Effect.Effect<ReadonlyArray<SummaryGroup>>
    /** State of a submission, without reading its document; a missing one is a defect. */
    readonly stateOf: (id: string) => Effect.Effect<SubmissionState>
    /** Every submission for a test set, the oldest first. */
    readonly ofTestSet: (testSetIdentity: TestSetIdentity) => Effect.Effect<ReadonlyArray<SubmissionSummary>>
    /** Ids of the submissions whose outcome is open, the oldest first. */
    readonly open: Effect.Effect<ReadonlyArray<string>>
    /** History of a submission, the oldest line first. */
    readonly history: (id: string) => Effect.Effect<ReadonlyArray<SubmissionTransition>>
    /** The decision not to correct a document. */
    readonly dismissal: (id: string) => Effect.Effect<Option.Option<Dismissal>>
    /** Records the decision not to correct a document; a later decision replaces an earlier one. */
    readonly dismiss: (id: string, companyId: string, decision: Omit<Dismissal, "at">) => Effect.Effect<void>
    /** Withdraws the decision not to correct a document. */
    readonly restore: (id: string) => Effect.Effect<void>
    /** Reads what is known of a request, the submissions of its key and of its number, in one statement. */
    readonly known: (query: KnownQuery) => Effect.Effect<Known>
    /**
     * Claims the number that a document states and records the document with everything that belongs to it, in one
     * statement.
     *
     * Returns `Taken`, and writes nothing, in three cases. A submission that was neither rejected nor refused has the
     * number. A submission, possibly with other content, has the Idempotency-Key. Or the number's last document was
     * rejected, and this one does not correct it. Fails with `Obstructed`, and writes nothing, if there are findings
     * about references or payrolls.
     */
    readonly claim: (submission: NewSubmission, options?: ClaimOptions) => Effect.Effect<Claim, Obstructed>
    /** Milliseconds since the epoch by the clock that all processes on the database share. */
    readonly now: Effect.Effect<number>
    /**
     * Claims the next number of a series. No other claim gets the same number. If this claim fails, the number stays
     * free. `withNumber` makes the document within the transaction. `Taken` by `key` returns the earlier submission
     * with the same Idempotency-Key, which keeps its number, or the document without a request with the same mark.
     */
    readonly claimNext: <E>(
      series: NumberSeries,
      holder: KnownQuery,
      withNumber: (number: number) => Effect.Effect<Numbered, E>
    ) => Effect.Effect<NextClaim, E | Obstructed>
    /** The number that `claimNext` would assign now; `undefined` if all are used. */
    readonly nextNumber: (series: NumberSeries) => Effect.Effect<number | undefined>
    /**
     * Takes the right to send a submission for a limited time; a sender that needs longer must extend it. Returns
     * `undefined` if another process has the right, or if nothing is left to send (`processing`, `accepted`,
     * `rejected`, `refused`). If `attempt` is above 1, query the authority before sending.
     */
    readonly lease: (id: string, duration: Duration.Input, sender: Sender) => Effect.Effect<Lease | undefined>
    /** Extends leases to `duration` from now. A lease that another lease or a settlement has ended stays ended. */
    readonly prolong: (leases: ReadonlyArray<Lease>, duration: Duration.Input) => Effect.Effect<void>
    /**
     * Records the outcome of a submission and releases the lease. Returns the submission as recorded afterwards.
     * `lease` is the one it was sent under; `undefined` for a caller that did not send, such as a status query.
     *
     * A recorded verdict stays. An acceptance is adopted from any caller. Any other outcome is adopted only from the
     * holder of the last lease, or from a caller that did not send while no lease is held. In each case
     * `submissionMoves` must allow the move. An outcome that is not adopted is noted in the history.
     *
     * `held` is the submission as its sender knows it, which saves reading it again. `entry` is written to the audit
     * log if the submission is accepted or rejected afterwards.
     */
    readonly settle: (
      id: string,
      settlement: Settlement,
      lease: Lease | undefined,
      held?: Submission,
      entry?: AuditEntry
    ) => Effect.Effect<Submission>
    /**
     * Settles a submission as refused, because the authority has another document with its number, and records that
     * document without a request: claimed, and settled by `acceptance`, in one transaction. Returns both afterwards;
     * `undefined`, and writes nothing, if somebody else has settled the submission or another one has the number.
     */
    readonly yieldNumber: (
      submission: Submission,
      refusal: Settlement,
      lease: Lease | undefined,
      holder: NewSubmission,
      acceptance: Settlement
    ) => Effect.Effect<readonly [yielded: Submission, holder: Submission] | undefined>
    /**
     * Puts the series of a submission in doubt for ten minutes: the authority has a document in it that this database
     * lacks. Until then `claimNext` gives its next number only when all earlier ones are settled, so that a request
     * whose document was lost is not filed again while another request meets that document.
     */
    readonly doubt: (id: string) => Effect.Effect<void>
  }
>()("@radicar/api/Submissions") {
  /** Stores submissions in the database. */
  static readonly layer = Layer.effect(Submissions, make)
}
