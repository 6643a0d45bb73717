import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { ask, fieldOf, getStatus, sendBill, sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { insertBefore, replace } from "./support/edit.ts"
import { equivalentText } from "./support/equivalentText.ts"
import { eventText } from "./support/eventText.ts"
import { faultBench } from "./support/faultBench.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { credit } from "./support/invoiceEdits.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { supportText } from "./support/supportText.ts"

const withNote = (text: string) => replace("Niño &amp; Cía", text)

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "a document that asks for a fault",
  (it) => {
    it.effect("gets it once, from its operation, and is then processed", () =>
      Effect.gen(function* () {
        const { send, status } = yield* faultBench({ edit: withNote("[[sandbox:http-503]]") })
        expect((yield* status).status).toBe(200)
        expect((yield* send).status).toBe(503)
        expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
      })
    )

    it.effect("gets several faults, also of other operations, in the order of its text", () =>
      Effect.gen(function* () {
        const { send, status } = yield* faultBench({
          edit: withNote(
            "Gracias. [[sandbox:http-502 times=2]] [[sandbox:internal-error]] [[sandbox:http-504 operation=GetStatus from=2]]"
          )
        })
        expect((yield* send).status).toBe(502)
        expect((yield* send).status).toBe(502)
        expect((yield* send).statusCode).toBe("500")
        expect((yield* send).statusCode).toBe("00")
        expect((yield* status).status).toBe(200)
        expect((yield* status).status).toBe(504)
      })
    )

    it.effect("gets faults of queries only when it is queried, or when its issuer queries", () =>
      Effect.gen(function* () {
        const { sandbox, send, signer, status } = yield* faultBench({
          edit: withNote("[[sandbox:pending]] [[sandbox:no-associated-prefix]]")
        })
        const parameters = {
          accountCode: "900373115",
          accountCodeT: "900373115",
          softwareCode: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
        }
        const ranges = Effect.promise(async () => {
          const { body } = await ask(sandbox.url, "GetNumberingRange", parameters, signer)
          return fieldOf(body, "OperationCode")
        })
        expect(yield* ranges).toBe("100")
        expect(yield* send).toMatchObject({ statusCode: "00" })
        expect(yield* status).toMatchObject({ statusCode: "" })
        expect(yield* status).toMatchObject({ statusCode: "00" })
        expect(yield* ranges).toBe("302")
        expect(yield* ranges).toBe("100")
      })
    )

    it.effect("gets it alone: other documents do not", () =>
      Effect.gen(function* () {
        const { sandbox, send, signer } = yield* faultBench({
          edit: withNote("[[sandbox:http-503 operation=GetStatus times=always]]")
        })
        const other = invoiceText({ number: 990_000_002 })
        yield* send
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(other, signer), signer))
        expect((yield* Effect.promise(() => getStatus(sandbox.url, keyOf(other), signer))).status).toBe(200)
      })
    )

    it.effect("may quote a duration, escaped or not", () =>
      Effect.gen(function* () {
        const { send, status } = yield* faultBench({
          edit: withNote("[[sandbox:drop-and-forget duration='2 hours']]")
        })
        yield* Effect.flip(send)
        expect(yield* status).toMatchObject({ statusCode: "66" })
        expect(yield* send).toMatchObject({ rules: ["90"] })
      })
    )

    it.effect.each([
      "[[sandbox:explode]]",
      "[[sandbox:slow delay=soon]]",
      "[[sandbox:http-503 times=0]]",
      "[sandbox:http-503]"
    ])("is processed where there is no such fault: %s", (text) =>
      Effect.gen(function* () {
        const { send } = yield* faultBench({ edit: withNote(text) })
        expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
      })
    )

    const marker = "[[sandbox:http-507]]"
    const noted = insertBefore("<cbc:DocumentCurrencyCode>", `<cbc:Note>${marker}</cbc:Note>`)
    const sold = invoiceText({ issueDate: "2026-01-15", edit: credit })
    it.effect.each([
      ["a note", "SendBillSync", noteText({ edit: noted })],
      ["a support document", "SendBillSync", supportText({ edit: noted })],
      ["an equivalent", "SendBillSync", equivalentText({ edit: noted })],
      [
        "a payroll document",
        "SendNominaSync",
        payrollText({ edit: insertBefore("<Empleador ", `<Notas>${marker}</Notas>`) })
      ],
      [
        "an event",
        "SendEventUpdateStatus",
        eventText({
          code: "030",
          about: { number: "SETP990000001", key: keyOf(sold) },
          edit: insertBefore("<cac:SenderParty>", `<cbc:Note>${marker}</cbc:Note>`)
        })
      ]
    ] as const)("may be %s", ([, operation, text]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        const send = Effect.promise(() => sendFile(sandbox.url, operation, signInvoice(text, signer), signer))
        expect((yield* send).status).toBe(507)
        expect((yield* send).status).toBe(200)
      })
    )
  }
)
