import { assert, describe, it, layer } from "@effect/vitest"
import { Cause, Effect, Exit, Option } from "effect"
import { SqlClient } from "effect/sql"
import type { Lease, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import {
  isFinal,
  submissionMoves,
  type SubmissionState,
  submissionStates
} from "../../src/documents/submissions/submissionStates.ts"
import { jobId } from "../../src/platform/jobs/Jobs.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const acceptance: Settlement = {
  state: "accepted",
  origin: "authority",
  statusCode: "00",
  statusMessage: "La Factura electrónica ha sido autorizada.",
  statusDescription: "Procesado Correctamente.",
  errorMessage: "",
  applicationResponse: new Uint8Array([1, 2, 3])
}
const rejection: Settlement = {
  state: "rejected",
  origin: "authority",
  statusCode: "99",
  errorMessage: "FAD06\nFAJ44b"
}
const failure = {
  failure: { operation: "SendBillSync", reason: { _tag: "ConnectionLost", code: "ECONNRESET" } }
} as const
const unknown: Settlement = { state: "unknown", origin: "request", detail: failure }

const claimed = Effect.gen(function* () {
  const { submission } = yield* Submissions.use((submissions) => submissions.claim(sampleSubmission()))
  return submission.id
})

const leased = Effect.fnUntraced(function* (id: string, seconds = 60) {
  const lease = yield* Submissions.use((submissions) => submissions.lease(id, seconds * 1000, "request"))
  if (lease === undefined) throw new Error("not leased")
  return lease
})

/** As if the time of the lease had passed. */
const expire = (id: string) =>
  SqlClient.SqlClient.use((sql) => sql`update standings set lease_until = now() - interval '1 second' where id = ${id}`)

const steps = (id: string) =>
  Effect.map(
    Submissions.use((submissions) => submissions.history(id)),
    (history) => history.map(({ attempt, detail, from, origin, to }) => [from, to, origin, attempt, detail])
  )

describe.each(backends)("leasing on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("lets exactly one of thirty send", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const all = Array.from({ length: 30 }, () => submissions.lease(id, "1 minute", "request"))
        const leases = (yield* Effect.all(all, { concurrency: "unbounded" })).filter((lease) => lease !== undefined)
        assert.lengthOf(leases, 1)
        assert.deepInclude(leases[0], { submissionId: id, attempt: 1 })
        const submission = yield* submissions.get(id)
        assert.deepInclude(submission, { state: "filing", attempts: 1, leaseUntil: leases[0]?.until })
      })
    )

    it.effect("lasts for the requested time by the database's clock, then another process may lease", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const sql = yield* SqlClient.SqlClient
        const id = yield* claimed
        yield* leased(id, 90)
        const [left] = yield* sql<{ seconds: number }>`
          select extract(epoch from lease_until - now())::float8 as seconds from submissions where id = ${id}`
        assert.approximately(left?.seconds ?? 0, 90, 5)
        assert.isUndefined(yield* submissions.lease(id, "1 minute", "request"))
        yield* expire(id)
        const all = Array.from({ length: 10 }, () => submissions.lease(id, "1 minute", "worker"))
        const leases = (yield* Effect.all(all, { concurrency: "unbounded" })).filter((lease) => lease !== undefined)
        assert.lengthOf(leases, 1)
        assert.strictEqual(leases[0]?.attempt, 2)
        assert.deepStrictEqual(yield* steps(id), [
          [undefined, "signed", "request", 0, ""],
          ["signed", "filing", "request", 1, ""],
          ["filing", "filing", "worker", 2, ""]
        ])
      })
    )

    it.effect("is extended only for its holder", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const first = yield* leased(id, 0)
        const secondsLeft = Effect.map(
          SqlClient.SqlClient.use(
            (sql) => sql<{ seconds: number | null }>`
              select extract(epoch from lease_until - clock_timestamp())::float8 as seconds from submissions
              where id = ${id}`
          ),
          ([row]) => row?.seconds
        )
        yield* submissions.prolong([first], "1 minute")
        assert.approximately((yield* secondsLeft) ?? 0, 60, 5)
        assert.isUndefined(yield* submissions.lease(id, "1 minute", "worker"))
        yield* submissions.prolong([first], 0)
        const second = yield* leased(id, 90)
        yield* submissions.prolong([first], "10 minutes")
        assert.approximately((yield* secondsLeft) ?? 0, 90, 5)
        yield* submissions.settle(id, unknown, second)
        yield* submissions.prolong([first, second], "10 minutes")
        assert.isNull(yield* secondsLeft)
      })
    )

    it.effect("of zero duration ends at once", () =>
      Effect.gen(function* () {
        const id = yield* claimed
        assert.strictEqual((yield* leased(id, 0)).attempt, 1)
        assert.strictEqual((yield* leased(id, 0)).attempt, 2)
      })
    )

    it.effect.each([
      ["signed", true],
      ["refused", false],
      ["unknown", true],
      ["processing", false],
      ["accepted", false],
      ["rejected", false]
    ] as ReadonlyArray<readonly [Exclude<SubmissionState, "filing">, boolean]>)(
      "of one that is %s: %s",
      ([state, possible]) =>
        Effect.gen(function* () {
          const submissions = yield* Submissions
          const id = yield* claimed
          const origin = state === "signed" ? "request" : "authority"
          yield* submissions.settle(id, { state, origin }, yield* leased(id))
          assert.strictEqual((yield* submissions.lease(id, "1 minute", "request")) !== undefined, possible)
          assert.strictEqual((yield* submissions.get(id)).attempts, possible ? 2 : 1)
        })
    )

    it.effect("of an unknown submission returns nothing", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        assert.isUndefined(yield* submissions.lease("019a0000-0000-7000-8000-000000000000", "1 minute", "request"))
      })
    )
  })
})

/** Who knows the submission settles in one statement what is sent under a lease; the outcome must be the same. */
const ways = backends.flatMap((backend) => [
  { ...backend, way: "with the submission at hand", isAtHand: true },
  { ...backend, way: "without", isAtHand: false }
])

describe.each(ways)("settling on $name, $way", ({ isAtHand, layer: backend }) => {
  const settle = Effect.fnUntraced(function* (id: string, settlement: Settlement, lease: Lease | undefined) {
    const submissions = yield* Submissions
    const held = isAtHand ? Option.getOrUndefined(yield* submissions.findById(id)) : undefined
    return yield* submissions.settle(id, settlement, lease, held)
  })

  layer(backend, { excludeTestServices: true })((it) => {
    it.effect("returns the recorded answer, whatever answer its sender knew before", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const recorded = new Uint8Array([4, 5, 6])
        yield* submissions.settle(id, { ...unknown, applicationResponse: recorded }, yield* leased(id))
        const lease = yield* leased(id)
        const known = { ...(yield* submissions.get(id)), applicationResponse: new Uint8Array([7, 8, 9]) }
        const { applicationResponse: _, ...withoutEvidence } = acceptance
        const settled = yield* submissions.settle(id, withoutEvidence, lease, isAtHand ? known : undefined)
        assert.deepStrictEqual([...(settled.applicationResponse ?? [])], [...recorded])
        assert.deepStrictEqual(yield* submissions.get(id), settled)
      })
    )

    it.effect("records the answer and the history, and gives the lease back", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const lease = yield* leased(id)
        const settled = yield* settle(id, acceptance, lease)
        const { applicationResponse: _, origin: __, ...answer } = acceptance
        assert.deepInclude(settled, answer)
        assert.deepStrictEqual([...(settled.applicationResponse ?? [])], [1, 2, 3])
        assert.deepInclude(settled, { attempts: 1, leaseUntil: undefined })
        assert.instanceOf(settled.answeredAt, Date)
        assert.deepStrictEqual(yield* submissions.get(id), settled)
        assert.deepStrictEqual(yield* steps(id), [
          [undefined, "signed", "request", 0, ""],
          ["signed", "filing", "request", 1, ""],
          ["filing", "accepted", "authority", 1, ""]
        ])
      })
    )

    it.effect.each([
      [acceptance, rejection],
      [rejection, acceptance],
      [acceptance, unknown],
      [rejection, { state: "processing", origin: "authority", zipKey: "z" }]
    ] as ReadonlyArray<readonly [Settlement, Settlement]>)("leaves a verdict unchanged: %o", ([verdict, later]) =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const lease = yield* leased(id)
        const settled = yield* settle(id, verdict, lease)
        assert.deepStrictEqual(yield* settle(id, later, lease), settled)
        assert.deepStrictEqual(yield* settle(id, verdict, undefined), settled)
        assert.deepStrictEqual(yield* submissions.get(id), settled)
        const last = (yield* steps(id)).at(-1)
        const detail = JSON.stringify({ notAdopted: later.state, ...later.detail })
        assert.deepStrictEqual(last, [verdict.state, verdict.state, later.origin, 1, detail])
      })
    )

    it.effect("gives one verdict to many who settle at once", () =>
      Effect.gen(function* () {
        const id = yield* claimed
        const lease = yield* leased(id)
        const all = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? acceptance : rejection))
        const answers = yield* Effect.all(
          all.map((settlement) => settle(id, settlement, lease)),
          { concurrency: "unbounded" }
        )
        assert.lengthOf(new Set(answers.map(({ state }) => state)), 1)
      })
    )

    it.effect("adds the evidence of an acceptance that came without", () =>
      Effect.gen(function* () {
        const id = yield* claimed
        const { applicationResponse: _, ...bare } = acceptance
        assert.isUndefined((yield* settle(id, bare, undefined)).applicationResponse)
        yield* settle(id, acceptance, undefined)
        const again = { ...acceptance, applicationResponse: new Uint8Array([9]) }
        const settled = yield* settle(id, again, undefined)
        assert.deepStrictEqual([...(settled.applicationResponse ?? [])], [1, 2, 3])
      })
    )

    it.effect("keeps the ZIP key and the last answer when an outcome is lost", () =>
      Effect.gen(function* () {
        const id = yield* claimed
        const answer = { statusCode: "", statusMessage: "in process", zipKey: "0f5e", alarm: "contradiction" }
        yield* settle(id, { state: "processing", origin: "authority", ...answer }, yield* leased(id))
        const lost = yield* settle(id, unknown, undefined)
        assert.deepInclude(lost, { state: "unknown", ...answer })
        const found = yield* settle(id, acceptance, undefined)
        assert.deepInclude(found, { state: "accepted", zipKey: "0f5e", alarm: undefined })
      })
    )

    it.effect.each(["unknown", "processing", "rejected", "signed", "refused"] as const)(
      "ignores a holder with an expired lease while the next one sends: %s",
      (state) =>
        Effect.gen(function* () {
          const submissions = yield* Submissions
          const id = yield* claimed
          const late: Lease = yield* leased(id)
          yield* expire(id)
          const next = yield* leased(id)
          const origin = state === "unknown" || state === "signed" ? "request" : "authority"
          const settlement: Settlement = { state, origin }
          assert.strictEqual((yield* settle(id, settlement, late)).state, "filing")
          assert.strictEqual((yield* settle(id, settlement, undefined)).state, "filing")
          assert.isUndefined(yield* submissions.lease(id, "1 minute", "request"))
          assert.strictEqual((yield* settle(id, settlement, next)).state, state)
          // nor what the next one has found
          assert.strictEqual((yield* settle(id, unknown, late)).state, state)
        })
    )

    it.effect("rejects moves that only other origins may make", () =>
      Effect.gen(function* () {
        const id = yield* claimed
        const lease = yield* leased(id)
        for (const origin of ["request", "worker"] as const) {
          for (const state of ["accepted", "rejected", "refused", "processing"] as const) {
            assert.strictEqual((yield* settle(id, { state, origin }, lease)).state, "filing")
            assert.deepStrictEqual((yield* steps(id)).at(-1), [
              "filing",
              "filing",
              origin,
              1,
              JSON.stringify({ notAdopted: state })
            ])
          }
        }
      })
    )

    it.effect("adopts an acceptance even from a holder with an expired lease", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const id = yield* claimed
        const late = yield* leased(id)
        yield* expire(id)
        yield* leased(id)
        assert.strictEqual((yield* settle(id, acceptance, late)).state, "accepted")
        assert.isUndefined(yield* submissions.lease(id, "1 minute", "request"))
      })
    )

    it.effect("cancels the follow-up of a finally settled submission, unless it has begun", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const followed = Effect.fnUntraced(function* (isBegun: boolean) {
          const id = yield* claimed
          yield* sql`
            insert into jobs (id, queue_name, element, state, attempts, visible_at, acquired_at, created_at, updated_at)
            values (${jobId(id, 1)}, 'submissions', '{}', 'pending', 0, now() + interval '1 hour',
              ${isBegun ? sql`now()` : sql`null`}, now(), now())`
          return id
        })
        const looks = (id: string) =>
          Effect.map(sql`select id from jobs where id = ${jobId(id, 1)}`, (rows) => rows.length)
        const [settled, begun, open] = [yield* followed(false), yield* followed(true), yield* followed(false)]
        yield* settle(settled, acceptance, yield* leased(settled))
        yield* settle(begun, acceptance, yield* leased(begun))
        yield* settle(open, unknown, yield* leased(open))
        assert.deepStrictEqual([yield* looks(settled), yield* looks(begun), yield* looks(open)], [0, 1, 1])
      })
    )

    it.effect("fails for an unknown submission, and under another's lease", () =>
      Effect.gen(function* () {
        const [one, other] = [yield* claimed, yield* claimed]
        const lease = yield* leased(one)
        assert.isTrue(Exit.hasDies(yield* Effect.exit(settle(other, acceptance, lease))))
        const nobody = "019a0000-0000-7000-8000-000000000000"
        assert.isTrue(Exit.hasDies(yield* Effect.exit(settle(nobody, acceptance, undefined))))
      })
    )
  })
})

describe("the states", () => {
  it("never change if they are final, and otherwise can reach each final state", () => {
    const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>
    for (const from of states) {
      const ends = submissionMoves.filter((move) => move.from === from && isFinal(move.to)).map(({ to }) => to)
      assert.deepStrictEqual(ends.toSorted(), isFinal(from) ? [] : ["accepted", "refused", "rejected"], from)
    }
  })
})

describe.each(backends)("a submission that the database has lost, on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("is no failure of the service: the same may succeed later", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const gone = "01a223b5-5e3e-72dc-b6cf-d60500ba8ad4"
        const held = { ...(yield* submissions.claim(sampleSubmission())).submission, id: gone }
        for (const lost of [
          submissions.settle(gone, acceptance, undefined, held),
          submissions.settle(gone, acceptance, undefined),
          submissions.get(gone),
          submissions.stateOf(gone)
        ]) {
          const defect = Cause.squash(
            Option.getOrThrow(Exit.getCause(yield* Effect.exit(lost as Effect.Effect<unknown>)))
          )
          assert.include(defect, { _tag: "StorageError", retryable: true })
        }
      })
    )
  })
})

describe.each(backends)("the tables on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("protect verdicts, signed bytes and history from every statement", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const sql = yield* SqlClient.SqlClient
        const id = yield* claimed
        yield* submissions.settle(id, acceptance, undefined)
        const attempts = [
          sql`update standings set state = 'unknown' where id = ${id}`,
          sql`update documents set deflated_xml = 'x'::bytea where id = ${id}`,
          sql`update documents set deflated_xml = null, xml_sha256 = null where id = ${id}`,
          sql`update documents set xml_sha256 = sha256('x') where id = ${id}`,
          sql`update documents set number = 1 where id = ${id}`,
          sql`delete from documents where id = ${id}`,
          sql`delete from standings where id = ${id}`,
          sql`delete from numbers where id = ${id}`,
          sql`update submission_transitions set detail = 'x' where submission_id = ${id}`,
          sql`delete from submission_transitions`,
          sql`truncate submission_transitions`
        ]
        for (const attempt of attempts) assert.isTrue(Exit.isFailure(yield* Effect.exit(attempt)))
        assert.strictEqual((yield* submissions.get(id)).state, "accepted")
        assert.lengthOf(yield* submissions.history(id), 2)
      })
    )
  })
})
