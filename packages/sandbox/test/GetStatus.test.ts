import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { getStatus, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "GetStatus",
  (it) => {
    it.effect("answers 00 with a dash and the original ApplicationResponse, whatever the key's case", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const text = invoiceText()
        const sent = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        expect(sent.statusMessage).toBe("La Factura electrónica SETP990000001, ha sido autorizada.")
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text).toUpperCase(), signer))
        expect(answer).toMatchObject({
          isValid: "true",
          statusCode: "00",
          statusDescription: "Procesado Correctamente.",
          statusMessage: "La Factura electrónica SETP-990000001, ha sido autorizada.",
          documentKey: keyOf(text),
          fileName: "fv09003731150002600000001"
        })
        expect(answer.applicationResponse).toEqual(sent.applicationResponse)
      })
    )

    it.effect("answers 99 with the rules of a rejected document", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const text = invoiceText({ number: 990_000_002, edit: replace("UBL 2.1", "UBL 2.0") })
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))
        expect(answer).toMatchObject({ isValid: "false", statusCode: "99", rules: ["FAD01"], documentKey: keyOf(text) })
      })
    )

    it.effect("keeps the valid answer when the same key is rejected later", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const text = invoiceText({ number: 990_000_003 })
        const otherNumber = text.replace("<cbc:ID>SETP990000003<", "<cbc:ID>SETP990000004<")
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        const second = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(otherNumber, signer), signer))
        expect(second.rules).toEqual(["90"])
        expect(yield* Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))).toMatchObject({
          statusCode: "00"
        })
      })
    )

    it.effect.each([
      ["66", "an unknown key", "f".repeat(96)],
      ["89", "a key that is too short", "f".repeat(19)],
      ["89", "no key", ""]
    ] as const)("answers %s to %s", ([statusCode, , trackId]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() => getStatus(sandbox.url, trackId, signer))
        expect(answer).toMatchObject({
          status: 200,
          isValid: "false",
          statusCode,
          applicationResponse: undefined,
          documentKey: undefined
        })
      })
    )
  }
)
