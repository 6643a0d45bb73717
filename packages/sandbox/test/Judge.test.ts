import { expect, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { certificateService, openAuthority } from "../src/internal/certificates/certificateService.ts"
import { makeJudge } from "../src/Judge.ts"
import { testInstant } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { signInvoice } from "./support/signInvoice.ts"

it.effect.each(["any-in-date", "strict"] as const)("keeps an accepted document under the trust %s", (trust) =>
  Effect.gen(function* () {
    const signer = yield* certificateService(yield* openAuthority(certificateDirectory)).issue({
      nit: "900373115",
      name: "Compañía de Prueba",
      validFrom: new Date("2026-01-01T00:00:00Z")
    })
    const judge = yield* makeJudge({ certificateDirectory, trust })
    const invoice = invoiceText()
    const note = signInvoice(noteText({ corrects: { number: "SETP990000001", key: keyOf(invoice) } }), signer)
    expect(judge.judge(note, testInstant).accepted).toBe(false)
    expect(judge.file(signInvoice(invoice, signer), testInstant)).toEqual({ accepted: true, findings: [] })
    expect(judge.judge(note, testInstant)).toEqual({ accepted: true, findings: [] })
  })
)
