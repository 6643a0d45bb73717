import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

describe.each(backends)("folded names on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("find a counterparty by any spelling", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const sample = sampleSubmission()
        const companyId = "spellings"
        const party = { type: "31", number: "800199436", name: "Groß & Œuvre d’Or ﬁno" }
        yield* submissions.claim({ ...sample, companyId, facts: { ...sample.facts, counterparty: party } })
        const found = (search: string) =>
          Effect.map(submissions.list({ companyId, search, limit: 10 }), ({ length }) => length)
        for (const search of ["GROSS", "groß", "oeuvre", "œuvre", "d'or", "D´Or", "fino", "ﬁno", "gross d'or"])
          assert.strictEqual(yield* found(search), 1, search)
        for (const search of ["-1", "grosse"]) assert.strictEqual(yield* found(search), 0, search)
      })
    )
  })
})
