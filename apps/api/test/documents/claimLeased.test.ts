import { assert, describe, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import { hash, randomBytes, randomUUIDv7 } from "node:crypto"
import type { ClaimOptions } from "../../src/documents/submissions/claimSubmission.ts"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const together = { concurrency: "unbounded" } as const

const rejection: Settlement = { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" }

const requestOctets = Buffer.from(`{"Number":1}`)

const sampleClaim = (submission: NewSubmission, overrides: Pick<ClaimOptions, "events"> = {}) => {
  const id = randomUUIDv7()
  return {
    id,
    submission,
    request: {
      key: `submissions/${id}/request.json`,
      name: "request.json",
      sha256: hash("sha256", requestOctets, "hex"),
      bytes: requestOctets
    },
    certificate: { keyId: "0123456789abcdef", nonce: randomBytes(12), sealed: randomBytes(64) },
    job: { id: id.replaceAll("-", ""), element: JSON.stringify({ submissionId: id, look: 1 }), seconds: 5 },
    lease: "1 minute" as const,
    ...overrides
  }
}

const claimLeased = Effect.fnUntraced(function* ({ submission, ...options }: ReturnType<typeof sampleClaim>) {
  const claimed = yield* Submissions.use((submissions) => submissions.claim(submission, options))
  return claimed._tag === "Claimed" && claimed.lease !== undefined
    ? { submission: claimed.submission, lease: claimed.lease }
    : undefined
})

/** How much there is of everything that a claim writes. */
const written = Effect.fnUntraced(function* (issuerNit: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql`
    with own as (select id from submissions where issuer_nit = ${issuerNit})
    select (select count(*)::int from own) as submissions,
      (select count(*)::int from submission_transitions where submission_id in (select id from own)) as steps,
      (select count(*)::int from retained_certificates where submission_id in (select id from own)) as certificates,
      (select count(*)::int from blobs where split_part(key, '/', 2)::uuid in (select id from own)) as blobs,
      (select count(*)::int from jobs where (element::json ->> 'submissionId')::uuid in (select id from own)) as jobs,
      (select count(*)::int from idempotency_keys where submission_id in (select id from own)) as keys,
      (select coalesce(sum(last), 0)::int from file_sequences where issuer_nit = ${issuerNit}) as files`
  return row
})

describe.each(backends)("claiming a number with its lease on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("records what a claim and a lease record, before anything leaves", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const sql = yield* SqlClient.SqlClient
        const signedXml = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
        const fresh = sampleSubmission({ issuerNit: "860100001", reference: "Ñandú 'x' \\", signedXml })
        const claim = sampleClaim(fresh)
        const claimed = yield* claimLeased(claim)
        if (claimed === undefined) return assert.fail("nothing was claimed")
        const { lease, submission } = claimed
        const { facts: _, file: __, ...document } = fresh
        assert.deepInclude(submission, { ...document, id: claim.id, state: "filing", attempts: 1 })
        assert.deepInclude(submission, { fileName: "fv00000001.xml", zipName: "z00000001.zip" })
        assert.deepInclude(lease, { submissionId: claim.id, attempt: 1 })
        assert.deepStrictEqual(lease.until, submission.leaseUntil)
        const stored = yield* submissions.get(claim.id)
        assert.deepStrictEqual({ ...stored, signedXml: undefined }, { ...submission, signedXml: undefined })
        assert.isTrue(Buffer.from(signedXml).equals(stored.signedXml))
        const steps = yield* submissions.history(claim.id)
        assert.deepStrictEqual(
          steps.map(({ attempt, from, origin, to }) => [from, to, origin, attempt]),
          [
            [undefined, "signed", "request", 0],
            ["signed", "filing", "request", 1]
          ]
        )
        const [job] = yield* sql`
          select queue_name, state, element, visible_at > now() + interval '3 seconds' as later from jobs
          where id = ${claim.job.id}`
        const { element } = claim.job
        assert.deepStrictEqual(job, { queue_name: "submissions", state: "pending", element, later: true })
        const [kept] = yield* sql<{ readonly bytes: Uint8Array; readonly sealed: Uint8Array }>`
          select bytes, sealed from blobs, retained_certificates
          where key = ${claim.request.key} and submission_id = ${claim.id}`
        assert.isTrue(requestOctets.equals(kept?.bytes ?? new Uint8Array()))
        assert.deepStrictEqual([...(kept?.sealed ?? [])], [...(claim.certificate?.sealed ?? [])])
        // somebody else has to wait for the lease, and its holder settles
        assert.isUndefined(yield* submissions.lease(claim.id, "1 minute", "worker"))
        const settled = yield* submissions.settle(
          claim.id,
          { state: "accepted", origin: "authority" },
          lease,
          submission
        )
        assert.strictEqual(settled.state, "accepted")
      })
    )

    it.effect("gives it to exactly one of fifty at the same time, and counts one file", () =>
      Effect.gen(function* () {
        const fresh = sampleSubmission({ issuerNit: "860100002" })
        const claims = yield* Effect.all(
          Array.from({ length: 50 }, () => claimLeased(sampleClaim(fresh))),
          together
        )
        assert.lengthOf(
          claims.filter((claimed) => claimed !== undefined),
          1
        )
        const one = { submissions: 1, steps: 2, certificates: 1, blobs: 1, jobs: 1, keys: 0, files: 2 }
        assert.deepStrictEqual(yield* written("860100002"), one)
      })
    )

    it.effect("leaves to others a number that is taken or was freed, and a key that was used, and writes nothing", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const issuerNit = "860100003"
        const idempotency = { operation: "InvoiceCreate", key: "9c1e", contentDigest: "a".repeat(64) }
        const first = sampleSubmission({ issuerNit, idempotency })
        const claimed = yield* claimLeased(sampleClaim(first))
        const before = yield* written(issuerNit)
        assert.deepInclude(before, { submissions: 1, keys: 1 })
        const isLeft = Effect.fnUntraced(function* (submission: NewSubmission) {
          assert.isUndefined(yield* claimLeased(sampleClaim(submission)))
          assert.deepStrictEqual(yield* written(issuerNit), before)
        })
        const { number } = first
        yield* isLeft(sampleSubmission({ issuerNit, number }))
        // of the same family
        yield* isLeft(sampleSubmission({ issuerNit, number, documentType: "02" }))
        yield* isLeft(sampleSubmission({ issuerNit, idempotency }))
        const id = claimed?.submission.id ?? ""
        yield* submissions.settle(id, rejection, claimed?.lease)
        const freed = yield* written(issuerNit)
        assert.isUndefined(yield* claimLeased(sampleClaim(sampleSubmission({ issuerNit, number }))))
        assert.deepStrictEqual(yield* written(issuerNit), freed)
        const found = Option.getOrThrow(yield* submissions.find(first))
        assert.deepInclude(found, { id, state: "rejected" })
      })
    )

    it.effect("records the events of its range with it, or neither", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const fresh = sampleSubmission({ issuerNit: "860100004", companyId: "77" })
        const event = (once: string) =>
          ({ type: "numbering_range.low", companyId: "77", once, data: { left: 9 } }) as const
        const posted = Effect.map(
          sql`select once from webhook_deliveries join events on events.id = event_id`,
          (rows) => rows.map(({ once }) => once)
        )
        yield* sql`
          insert into webhooks (id, url, events, company_ids)
          values (${randomUUIDv7()}, 'https://example.com', array['*'], array['77'])`
        assert.isDefined(yield* claimLeased(sampleClaim(fresh, { events: [event("first"), event("second")] })))
        assert.isUndefined(yield* claimLeased(sampleClaim(fresh, { events: [event("third")] })))
        assert.sameMembers([...(yield* posted)], ["first", "second"])
        yield* sql`delete from webhooks`
      })
    )

    it.effect("is refused to a company whose data were erased", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* sql`insert into erased_companies (id, erased_at, erased_by) values ('78', now(), 'somebody')`
        const fresh = sampleSubmission({ issuerNit: "860100005", companyId: "78" })
        const exit = yield* Effect.exit(claimLeased(sampleClaim(fresh)))
        assert.include(String(exit), "RC409")
        assert.deepInclude(yield* written("860100005"), { submissions: 0, files: 0 })
      })
    )
  })
})
