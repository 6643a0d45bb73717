import { assert, describe, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import type { NewSubmission, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const rejection: Settlement = { state: "rejected", origin: "operator", statusCode: "99", errorMessage: "FAD06" }

const together = { concurrency: "unbounded" } as const

describe.each(backends)("claiming a number on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("records the document with its bytes before anything is sent", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const signedXml = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
        const number = 9_999_999_999
        const fresh = sampleSubmission({ number, prefix: "", reference: "Ñandú 'x' \\", signedXml })
        const claim = yield* submissions.claim(fresh)
        assert.strictEqual(claim._tag, "Claimed")
        const { facts: _, file: __, ...document } = fresh
        const stored = yield* submissions.get(claim.submission.id)
        assert.deepInclude({ ...stored, signedXml: undefined }, { ...document, signedXml: undefined })
        assert.isTrue(Buffer.from(signedXml).equals(stored.signedXml))
        assert.deepInclude(stored, { state: "signed", attempts: 0, statusCode: "", zipKey: "", leaseUntil: undefined })
        assert.match(stored.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7/u)
        assert.deepStrictEqual(yield* submissions.find(fresh), Option.some(stored))
        assert.deepStrictEqual(yield* submissions.findById(stored.id), Option.some(stored))
      })
    )

    it.effect("gives it to exactly one of fifty at the same time", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const fresh = sampleSubmission()
        const claims = yield* Effect.all(
          Array.from({ length: 50 }, () => submissions.claim(fresh)),
          together
        )
        assert.lengthOf(
          claims.filter(({ _tag }) => _tag === "Claimed"),
          1
        )
        assert.lengthOf(new Set(claims.map(({ submission }) => submission.id)), 1)
        const sql = yield* SqlClient.SqlClient
        const [count] = yield* sql`select count(*)::int as count from submissions where number = ${fresh.number}`
        assert.deepStrictEqual(count, { count: 1 })
      })
    )

    it.effect("returns the holder of the number, even with other content, and writes nothing", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const file = { ...sampleSubmission().file, kind: "untouched" }
        const first = yield* submissions.claim(sampleSubmission({ file }))
        const again = sampleSubmission({
          file,
          number: first.submission.number,
          contentDigest: "d".repeat(64),
          idempotency: { operation: "InvoiceCreate", key: "unused", contentDigest: "a".repeat(64) }
        })
        const second = yield* submissions.claim(again)
        const { submission } = first
        assert.deepStrictEqual(second, { _tag: "Taken", by: "number", submission, known: { numbered: submission } })
        assert.deepStrictEqual(
          yield* submissions.known({ companyId: "1", idempotency: { operation: "InvoiceCreate", key: "unused" } }),
          {}
        )
        assert.lengthOf(yield* submissions.history(first.submission.id), 1)
        const third = yield* submissions.claim(sampleSubmission({ file }))
        assert.strictEqual(third.submission.fileName, "fv00000002.xml")
      })
    )

    it.effect("is about issuer, environment, type, prefix and number, not about the company", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const fresh = sampleSubmission()
        const others: ReadonlyArray<Partial<NewSubmission>> = [
          {},
          { issuerNit: "800197268" },
          { environment: "production" },
          { documentType: "03" },
          { documentType: "91" },
          { prefix: "" },
          { number: fresh.number + 1_000_000 }
        ]
        for (const other of others) {
          const claim = yield* submissions.claim({ ...fresh, ...other })
          assert.strictEqual(claim._tag, "Claimed", JSON.stringify(other))
        }
        // 01, 02 and 04 share their numbers at the authority
        const same: ReadonlyArray<Partial<NewSubmission>> = [
          { companyId: "2" },
          { documentType: "02" },
          { documentType: "04" }
        ]
        for (const other of same) {
          const claim = yield* submissions.claim({ ...fresh, ...other })
          assert.strictEqual(claim._tag, "Taken", JSON.stringify(other))
        }
      })
    )

    it.effect("fails for a document rejected meanwhile that is not a correction, and writes nothing", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const file = { ...sampleSubmission().file, kind: "rejected" }
        const fresh = sampleSubmission({ file })
        const { submission } = yield* submissions.claim(fresh)
        yield* submissions.settle(submission.id, rejection, undefined)
        for (const corrects of [undefined, randomUUIDv7()]) {
          const twin = yield* submissions.claim(fresh, corrects === undefined ? {} : { corrects })
          assert.strictEqual(twin._tag === "Taken" ? twin.by : "", "rejection")
          assert.strictEqual(twin.submission.id, submission.id)
        }
        const correction = yield* submissions.claim(fresh, { corrects: submission.id })
        assert.strictEqual(correction._tag, "Claimed")
        assert.strictEqual(correction.submission.fileName, "fv00000002.xml")
      })
    )

    it.effect.each(["rejected", "refused"] as const)("is possible again once it was %s, for one", (state) =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const fresh = sampleSubmission()
        const ids: Array<string> = []
        const claim = submissions.claim(fresh, { corrects: "any" })
        for (let round = 0; round < 3; round++) {
          const claims = yield* Effect.all([claim, claim], together)
          assert.sameMembers(
            claims.map(({ _tag }) => _tag),
            ["Claimed", "Taken"]
          )
          const { id } = claims[0].submission
          ids.push(id)
          assert.strictEqual(Option.getOrThrow(yield* submissions.find(fresh)).id, id)
          yield* submissions.settle(id, { ...rejection, state }, undefined)
          // of those only, the newest
          assert.deepInclude(Option.getOrThrow(yield* submissions.find(fresh)), { id, state })
        }
        assert.lengthOf(new Set(ids), 3)
      })
    )

    it.effect("numbers the files without gaps or repetitions, by issuer, kind and year", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const names = (kind: string) => ({ file: `${kind}*.xml`, zip: "z*.zip" })
        const claims = Array.from({ length: 40 }, (_, index) => {
          const kind = index % 2 === 0 ? "fv" : "nc"
          const year = index % 4 < 2 ? 2030 : 2031
          const fresh = sampleSubmission({ issuerNit: "860000001", file: { kind, year, names: names(kind) } })
          // every document twice: the one in vain must not use a number up
          return [submissions.claim(fresh), submissions.claim(fresh)]
        })
        const answers = yield* Effect.all(claims.flat(), together)
        const claimed = answers.filter(({ _tag }) => _tag === "Claimed").map(({ submission }) => submission)
        const counted = (prefix: string, upTo: number, end: string) =>
          Array.from({ length: upTo }, (_, index) => {
            const name = `${prefix}${(index + 1).toString(16).toUpperCase().padStart(8, "0")}.${end}`
            return [name, name]
          })
            .flat()
            .sort()
        // per year and kind 10 documents, per year 20 ZIPs; two years
        const fileNames = claimed.map(({ fileName }) => fileName).sort()
        assert.deepStrictEqual(fileNames, [...counted("fv", 10, "xml"), ...counted("nc", 10, "xml")].sort())
        assert.deepStrictEqual(claimed.map(({ zipName }) => zipName).sort(), counted("z", 20, "zip"))
      })
    )

    it.effect("writes nothing when a value is out of bounds", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const fresh = sampleSubmission({ issuerNit: "860000002" })
        const exit = yield* Effect.exit(submissions.claim({ ...fresh, number: 10_000_000_000 }))
        assert.include(String(exit), "documents_number_check")
        assert.notInclude(String(exit), "10000000000")
        const claim = yield* submissions.claim(fresh)
        assert.deepInclude(claim.submission, { fileName: "fv00000001.xml", zipName: "z00000001.zip" })
      })
    )

    it.effect("keeps the Idempotency-Key, and lets one key claim once", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const idempotency = { operation: "InvoiceCreate", key: "7f3c", contentDigest: "a".repeat(64) }
        const first = yield* submissions.claim(sampleSubmission({ idempotency }))
        const keyed = { contentDigest: "a".repeat(64), submission: first.submission, isFound: false }
        assert.deepStrictEqual(
          yield* submissions.known({ companyId: "1", idempotency: { operation: "InvoiceCreate", key: "7f3c" } }),
          { keyed, numbered: first.submission }
        )
        assert.deepStrictEqual(
          yield* submissions.known({ companyId: "2", idempotency: { operation: "InvoiceCreate", key: "7f3c" } }),
          {}
        )
        assert.deepStrictEqual(
          yield* submissions.known({ companyId: "1", idempotency: { operation: "EventCreate", key: "7f3c" } }),
          {}
        )

        const other = sampleSubmission({ idempotency })
        const second = yield* submissions.claim(other)
        assert.deepStrictEqual(second, { _tag: "Taken", by: "key", submission: first.submission, known: { keyed } })
        assert.isTrue(Option.isNone(yield* submissions.find(other)))

        const key = { operation: "InvoiceCreate", key: "race", contentDigest: "a".repeat(64) }
        const race = Array.from({ length: 20 }, () => submissions.claim(sampleSubmission({ idempotency: key })))
        const claims = yield* Effect.all(race, together)
        assert.lengthOf(
          claims.filter(({ _tag }) => _tag === "Claimed"),
          1
        )
        assert.lengthOf(new Set(claims.map(({ submission }) => submission.id)), 1)
      })
    )

    it.effect("finds nothing in an empty database", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        assert.isTrue(Option.isNone(yield* submissions.find(sampleSubmission())))
        assert.isTrue(Option.isNone(yield* submissions.findById("019a0000-0000-7000-8000-000000000000")))
        assert.isTrue(Option.isNone(yield* submissions.findById("'; drop table submissions")))
      })
    )
  })
})
