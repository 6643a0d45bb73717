import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { makeJudge } from "@radicar/sandbox/inner/Judge"
import { isSampled, longOr } from "@radicar/fixtures/long"
import { Arbitrary, Effect } from "effect"
import { compareVerdicts } from "../../src/differential/compareVerdicts.ts"
import { subjects } from "../../src/differential/subjects.ts"

const count = longOr(30, 3)

describe.each(subjects)("$name", ({ bodies, mutations, name: subject, operation }) => {
  it.effect("a document that breaks no rule of domain is accepted by the sandbox", () =>
    Effect.gen(function* () {
      const judge = yield* makeJudge({ certificateDirectory })
      for (const body of yield* Arbitrary.sampleEffect(bodies(judge), { count })) {
        const { outcome, ...verdicts } = compareVerdicts(judge, operation, body)
        assert.strictEqual(outcome, "accepted", `${JSON.stringify(verdicts)}\n${JSON.stringify(body)}`)
      }
    })
  )

  it.effect("both say the same of a document with one thing wrong", () =>
    Effect.gen(function* () {
      const judge = yield* makeJudge({ certificateDirectory })
      const tried = mutations.filter(({ name }) => isSampled(`${subject} ${name}`, 4))
      assert.isNotEmpty(tried)
      const samples = yield* Arbitrary.sampleEffect(bodies(judge), { count: 3 })
      for (const mutation of tried) {
        const changed = samples.map((sample) => structuredClone(sample)).filter((body) => mutation.change(body))
        for (const body of changed.slice(0, longOr(3, 1))) {
          const { outcome, ...verdicts } = compareVerdicts(judge, operation, body)
          assert.notStrictEqual(
            outcome,
            "disagreement",
            `${mutation.name}: ${JSON.stringify(verdicts)}\n${JSON.stringify(body)}`
          )
        }
      }
    })
  )
})
