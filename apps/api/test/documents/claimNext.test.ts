import { assert, describe, layer } from "@effect/vitest"
import { Effect, Exit, Option } from "effect"
import type { NumberSeries, Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const together = { concurrency: "unbounded" } as const

/** A series of its own for each test. */
const series = (prefix: string, to = 1000): NumberSeries => ({
  issuerNit: "900373115",
  environment: "habilitacion",
  documentType: "01",
  prefix,
  from: 1,
  to
})

const holder = (key: string) => ({
  companyId: "1",
  idempotency: { operation: "InvoiceCreate", key, contentDigest: "a".repeat(64) }
})

const rejected: Settlement = { state: "rejected", origin: "operator", statusCode: "99" }

describe.each(backends)("claiming the next number on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    const next = (numbers: NumberSeries, key: string, documentType = numbers.documentType) =>
      Submissions.use((submissions) =>
        submissions.claimNext({ ...numbers, documentType }, holder(key), (number) => {
          const { idempotency } = holder(key)
          return Effect.succeed({
            submission: sampleSubmission({ prefix: numbers.prefix, number, documentType, idempotency })
          })
        })
      )

    const numberOf = (numbers: NumberSeries, key: string, documentType?: string) =>
      Effect.map(next(numbers, key, documentType), (claim) =>
        claim._tag === "Claimed" ? claim.submission.number : claim._tag
      )

    const settle = (prefix: string, number: number, settlement: Settlement) =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const found = Option.getOrThrow(yield* submissions.find(sampleSubmission({ prefix, number })))
        yield* submissions.settle(found.id, settlement, undefined)
      })

    it.effect("gives fifty concurrent callers fifty consecutive numbers, across the types of a family", () =>
      Effect.gen(function* () {
        const numbers = series("ROW")
        const given = yield* Effect.all(
          Array.from({ length: 50 }, (_, index) => numberOf(numbers, `row ${index}`, index % 2 === 0 ? "01" : "02")),
          together
        )
        assert.sameMembers(
          given,
          Array.from({ length: 50 }, (_, index) => index + 1)
        )
      })
    )

    it.effect("gives one key one number, for any number of concurrent callers", () =>
      Effect.gen(function* () {
        const claims = yield* Effect.all(
          Array.from({ length: 20 }, () => next(series("KEY"), "one key")),
          together
        )
        const ids = claims.map((claim) => ("submission" in claim ? claim.submission.id : claim._tag))
        assert.lengthOf(new Set(ids), 1)
        assert.lengthOf(
          claims.filter(({ _tag }) => _tag === "Claimed"),
          1
        )
      })
    )

    it.effect("gives nothing to a key that a refused document of other content came with", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const numbers = series("OTH")
        const first = yield* next(numbers, "other content")
        yield* settle("OTH", 1, { ...rejected, state: "refused" })
        const idempotency = { ...holder("other content").idempotency, contentDigest: "b".repeat(64) }
        const taken = yield* submissions.claimNext(numbers, holder("other content"), (number) =>
          Effect.succeed({ submission: sampleSubmission({ prefix: "OTH", number, idempotency }) })
        )
        assert.deepInclude(taken, { _tag: "Taken", by: "key" })
        assert.strictEqual(first._tag, "Claimed")
        assert.strictEqual(yield* numberOf(numbers, "next"), 1)
      })
    )

    it.effect("uses no number for a document that could not be created", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const numbers = series("ROLL")
        const broken = submissions.claimNext(numbers, holder("broken"), () => Effect.fail("not signed"))
        assert.deepStrictEqual(yield* Effect.exit(broken), Exit.fail("not signed"))
        const halfway = submissions.claimNext(
          numbers,
          holder("halfway"),
          // refused by the database
          (number) =>
            Effect.succeed({ submission: sampleSubmission({ prefix: "ROLL", number, environment: "none" as never }) })
        )
        assert.isTrue(Exit.isFailure(yield* Effect.exit(halfway)))
        assert.strictEqual(yield* numberOf(numbers, "whole"), 1)
      })
    )

    it.effect("continues after the highest stated number, even with concurrent callers that state numbers", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const numbers = series("STAT")
        yield* submissions.claim(sampleSubmission({ prefix: "STAT", number: 40 }))
        assert.strictEqual(yield* numberOf(numbers, "first"), 41)
        const stated = Array.from({ length: 30 }, (_, index) =>
          submissions.claim(sampleSubmission({ prefix: "STAT", number: 42 + index }))
        )
        const given = Array.from({ length: 30 }, (_, index) => numberOf(numbers, `race ${index}`))
        const [claims, got] = yield* Effect.all([Effect.all(stated, together), Effect.all(given, together)], together)
        const claimed = claims.filter(({ _tag }) => _tag === "Claimed").map(({ submission }) => submission.number)
        assert.lengthOf(new Set([...claimed, ...got]), claimed.length + got.length)
      })
    )

    it.effect("reassigns a rejected number once, and never a number that the authority has for another document", () =>
      Effect.gen(function* () {
        const numbers = series("FREE")
        for (const key of ["a", "b", "c", "d"]) yield* numberOf(numbers, key)
        yield* settle("FREE", 3, rejected)
        yield* settle("FREE", 2, { ...rejected, alarm: `numberTaken:${"c".repeat(96)}` })
        assert.strictEqual(yield* numberOf(numbers, "e"), 3)
        assert.strictEqual(yield* numberOf(numbers, "f"), 5)
        yield* settle("FREE", 3, rejected)
        assert.strictEqual(yield* numberOf(numbers, "g"), 3)
        yield* settle("FREE", 5, rejected)
        yield* Submissions.use(({ claim }) =>
          claim(sampleSubmission({ prefix: "FREE", number: 5 }), { corrects: "any" })
        )
        assert.strictEqual(yield* numberOf(numbers, "h"), 6)
      })
    )

    it.effect("reports that no number is left", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const numbers = series("LAST", 2)
        assert.strictEqual(yield* submissions.nextNumber(numbers), 1)
        const given = [yield* numberOf(numbers, "1"), yield* numberOf(numbers, "2"), yield* numberOf(numbers, "3")]
        assert.deepStrictEqual(given, [1, 2, "UsedUp"])
        assert.isUndefined(yield* submissions.nextNumber(numbers))
        yield* settle("LAST", 1, rejected)
        assert.strictEqual(yield* submissions.nextNumber(numbers), 1)
        assert.strictEqual(yield* numberOf(numbers, "4"), 1)
      })
    )
  })
})
