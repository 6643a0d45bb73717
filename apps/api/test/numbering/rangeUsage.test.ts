import { assert, describe, layer } from "@effect/vitest"
import { Effect, Layer } from "effect"
import type { Settlement } from "../../src/documents/submissions/Submission.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { RangeUsage } from "../../src/numbering/RangeUsage.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

const rejected: Settlement = { state: "rejected", origin: "operator", statusCode: "99" }

const taken: Settlement = { ...rejected, alarm: `contradiction numberTaken:${"c".repeat(96)}` }

const span = {
  environment: "habilitacion",
  issuerNit: "900373115",
  prefix: "LEDG",
  fromNumber: 1,
  toNumber: 100
} as const

describe.each(backends)("the usage of a range's numbers, on $name", (backend) => {
  layer(RangeUsage.layer.pipe(Layer.provideMerge(backend.layer)), { excludeTestServices: true })((it) => {
    it.effect("counts each number once, by its current state", () =>
      Effect.gen(function* () {
        const { claim, settle } = yield* Submissions
        const { ofSpan, pace } = yield* RangeUsage
        assert.deepStrictEqual(yield* ofSpan(span), {
          used: 0,
          freedByRejection: 0,
          usedByOthers: 0,
          lastNumber: undefined
        })
        const file = (number: number, settlement?: Settlement) =>
          Effect.gen(function* () {
            const { submission } = yield* claim(sampleSubmission({ prefix: "LEDG", number }), { corrects: "any" })
            if (settlement !== undefined) yield* settle(submission.id, settlement, undefined)
          })
        yield* file(1)
        yield* file(2, rejected)
        yield* file(3, taken)
        yield* file(4, { ...rejected, state: "refused" })
        yield* file(5, rejected)
        yield* file(5)
        yield* file(6, rejected)
        yield* file(6, rejected)
        // another rejection after rule 90 gives nothing back, and another alarm takes nothing away
        yield* file(7, taken)
        yield* file(7, rejected)
        yield* file(8, { ...rejected, alarm: "applicationResponseUnproven" })
        yield* file(101)
        assert.deepStrictEqual(yield* ofSpan(span), { used: 2, freedByRejection: 4, usedByOthers: 2, lastNumber: 8 })
        const { companyId } = sampleSubmission({ prefix: "LEDG", number: 1 })
        const { since, used } = yield* pace(companyId, span, new Date(0))
        assert.strictEqual(used, 8)
        assert.isDefined(since)
        assert.deepStrictEqual(yield* pace("none", span, new Date(0)), { used: 0, since: undefined })
      })
    )
  })
})
