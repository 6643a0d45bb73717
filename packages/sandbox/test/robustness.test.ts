import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { post, sendBill, sendBody } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { randomNumbers } from "./support/randomNumbers.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { soapEnvelope } from "./support/soapEnvelope.ts"

/** Changes one to three bytes, or removes or repeats a stretch. */
const mutate = (bytes: Uint8Array, next: () => number): Uint8Array => {
  const copy = Buffer.from(bytes)
  const at = next() % copy.byteLength
  const length = 1 + (next() % 40)
  switch (next() % 3) {
    case 0: {
      for (let count = next() % 3; count >= 0; count--) copy[next() % copy.byteLength] = 32 + (next() % 95)
      return copy
    }
    case 1:
      return Buffer.concat([copy.subarray(0, at), copy.subarray(at + length)])
    default:
      return Buffer.concat([copy.subarray(0, at + length), copy.subarray(at)])
  }
}

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "any input",
  (it) => {
    it.effect("answers every damaged document with a reason, and never accepts one", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const original = Buffer.from(signInvoice(invoiceText(), signer))
        const next = randomNumbers(20_260_115)
        for (let round = 0; round < 300; round++) {
          const damaged = mutate(original, next)
          if (original.equals(damaged)) continue
          const answer = yield* Effect.promise(() => sendBill(sandbox.url, damaged, signer))
          expect(answer.status).toBe(200)
          // White space in a tag and the XML declaration are not part of what is signed.
          if (answer.statusCode === "00") expect(insignificant(damaged)).toBe(insignificant(original))
          else expect(["99", "89", "66"]).toContain(answer.statusCode)
          yield* sandbox.reset
        }
      })
    )

    it.effect("answers every damaged envelope", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const body = sendBody([{ name: "a.xml", bytes: Buffer.from("<a/>") }])
        const original = Buffer.from(soapEnvelope({ operation: "SendBillSync", body, variant: "B1" }, signer))
        const next = randomNumbers(15_012_026)
        for (let round = 0; round < 300; round++) {
          const answer = yield* Effect.promise(() => post(sandbox.url, mutate(original, next)))
          expect([200, 400, 500]).toContain(answer.status)
          if (answer.status === 500) expect(answer.body).toContain("<s:Fault>")
        }
      })
    )

    it.effect("rejects a signed document without canonical form", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(
          invoiceText({ edit: replace("<sts:DianExtensions>", '<sts:DianExtensions xmlns:x="relative">') }),
          signer
        )
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        expect(answer).toMatchObject({ statusCode: "99", rules: ["SIGNPLGNS"] })
      })
    )

    // time that grew with the square of the depth would be minutes
    it.effect("rejects deep nesting", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const deep = Buffer.from("<a>".repeat(100_000) + "</a>".repeat(100_000))
        expect(yield* Effect.promise(() => sendBill(sandbox.url, deep, signer))).toMatchObject({ rules: ["ZB01"] })
      })
    )
  }
)

const insignificant = (xml: Uint8Array): string =>
  Buffer.from(xml)
    .toString("utf8")
    .replace(/^<\?xml.*\?>\s*/u, "")
    .replaceAll(/\s+(?=[^<]*>)/gu, "")
