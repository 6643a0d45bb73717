import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../../src/Sandbox.ts"
import { sendBill } from "./client.ts"
import { company } from "./company.ts"
import { fixedClock } from "./fixedClock.ts"
import { type InvoiceChanges, invoiceText } from "./invoiceText.ts"
import { type SignatureChanges, signInvoice } from "./signInvoice.ts"

/** A broken invoice: what was broken, and the rules the sandbox must name, no more and no less. */
export interface BrokenInvoice extends InvoiceChanges {
  readonly rules: ReadonlyArray<string>
  readonly what: string
  readonly signature?: SignatureChanges
}

/** Files every broken invoice with a running sandbox and compares the rules it names. */
export const testBrokenInvoices = (title: string, cases: ReadonlyArray<BrokenInvoice>): void =>
  layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(title, (it) => {
    it.effect.each(cases.map((entry) => [`${entry.rules.join(", ")}: ${entry.what}`, entry] as const))(
      "%s",
      ([, entry]) =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          const signer = yield* company(sandbox)
          const xml = signInvoice(invoiceText(entry), signer, entry.signature)
          const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
          expect(answer.rules.toSorted()).toEqual(entry.rules.toSorted())
          expect(answer).toMatchObject({ status: 200, isValid: "false", statusCode: "99" })
        })
    )
  })
