import { assert, describe, layer } from "@effect/vitest"
import { Effect, Option } from "effect"
import { randomBytes } from "node:crypto"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { backends } from "../support/storage/backends.ts"
import { sampleSubmission } from "../support/storage/sampleSubmission.ts"

describe.each(backends)("a document of 18 MB on $name", (backend) => {
  layer(backend.layer, { excludeTestServices: true })((it) => {
    it.effect("is claimed, leased, settled and found", () =>
      Effect.gen(function* () {
        const submissions = yield* Submissions
        const signedXml = new Uint8Array(randomBytes(18_000_000))
        const fresh = sampleSubmission({ signedXml })
        const { submission } = yield* submissions.claim(fresh)
        assert.strictEqual((yield* submissions.claim(fresh))._tag, "Taken")
        const lease = yield* submissions.lease(submission.id, "1 minute", "request")
        const acceptance = { state: "accepted", origin: "authority", statusCode: "00" } as const
        yield* submissions.settle(submission.id, { ...acceptance, applicationResponse: signedXml }, lease)
        const found = Option.getOrThrow(yield* submissions.find(fresh))
        const got = yield* submissions.get(submission.id)
        for (const { applicationResponse, signedXml: bytes, state } of [found, got]) {
          assert.strictEqual(state, "accepted")
          assert.isTrue(Buffer.from(signedXml).equals(bytes))
          assert.isTrue(Buffer.from(signedXml).equals(applicationResponse ?? new Uint8Array()))
        }
      })
    )
  })
})
