import { assert, describe, layer } from "@effect/vitest"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { generatedInvoice, InvoiceSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { longOr } from "@radicar/fixtures/long"
import { Effect } from "effect"
import { signingCertificate, TestService } from "../support/TestService.ts"

describe("any invoice", () => {
  layer(TestService.shared("Postgres"), { excludeTestServices: true })((it) => {
    let number = 991000000

    // the sandbox was written from the annex without sight of this code: what one makes the other must accept
    it.effect.prop(
      "the sandbox accepts what passes our rules",
      { seed: InvoiceSeed },
      ({ seed }) =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          const answer = yield* post({
            ...generatedInvoice(seed),
            Number: number++,
            Date: fromEpochMillis(Date.now()).toString(),
            SigningCertificate: signingCertificate()
          })
          assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        }),
      { arbitrary: { runs: longOr(100, 25) } }
    )
  })
})
