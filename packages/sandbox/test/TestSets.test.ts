import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { batchClock, files, sendBatch, testSetId } from "./support/batch.ts"
import { sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { eventText } from "./support/eventText.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const time = batchClock()
const payrollSet = "11111111-0000-4000-8000-000000000001"
const eventSet = "11111111-0000-4000-8000-000000000002"
const foreignSet = "11111111-0000-4000-8000-000000000003"
const softwareSet = "11111111-0000-4000-8000-000000000004"
const smallSet = "11111111-0000-4000-8000-000000000005"
const two = { required: 2, requiredAccepted: 1 }

const registry = {
  testSets: [
    {
      id: payrollSet,
      requirements: [
        { documentTypes: ["102"], ...two },
        { documentTypes: ["103"], ...two }
      ]
    },
    { id: eventSet, requirements: [{ documentTypes: ["030"], ...two }] },
    { id: foreignSet, issuer: "860028580", requirements: [{ documentTypes: ["01"], ...two }] },
    { id: softwareSet, software: "another", requirements: [{ documentTypes: ["01"], ...two }] },
    { id: smallSet, requirements: [{ documentTypes: ["01"], ...two }] }
  ]
}

const broken = (number: number) => invoiceText({ number, edit: replace("UBL 2.1", "UBL 2.0") })

layer(Sandbox.layer({ certificateDirectory, clock: time.clock, registry }), { excludeTestServices: true })(
  "test sets",
  (it) => {
    const prepared = Effect.gen(function* () {
      const sandbox = yield* Sandbox
      yield* sandbox.reset
      const signer = yield* company(sandbox)
      const sendTo = (set: string, ...texts: ReadonlyArray<string>) =>
        Effect.map(
          time.settled(sandbox, files(...texts.map((text) => signInvoice(text, signer))), signer, { testSetId: set }),
          (verdicts) => verdicts.map(({ statusCode, statusDescription }) => [statusCode, statusDescription])
        )
      return { sandbox, signer, sendTo }
    })
    const ok = ["00", "Procesado Correctamente."]
    const wrong = ["99", "Validación contiene errores en campos mandatorios."]
    const closed = (set: string, state: string) => [
      ["2", `Set de prueba con identificador ${set} se encuentra ${state}.`]
    ]

    it.effect("count what is sent, and close when one of each kind was accepted", () =>
      Effect.gen(function* () {
        const { sandbox, sendTo } = yield* prepared
        const text = invoiceText()
        const corrects = { number: "SETP990000001", key: keyOf(text) }
        expect(yield* sendTo(testSetId, text, broken(990_000_002))).toEqual([ok, wrong])
        expect(yield* sendTo(testSetId, noteText({ corrects }))).toEqual([ok])
        const counts = [
          { documentTypes: ["01", "02", "03", "04"], required: 30, requiredAccepted: 1, accepted: 1, rejected: 1 },
          { documentTypes: ["91"], required: 10, requiredAccepted: 1, accepted: 1, rejected: 0 },
          { documentTypes: ["92"], required: 10, requiredAccepted: 1, accepted: 0, rejected: 0 }
        ]
        expect(yield* sandbox.testSets).toEqual([{ id: testSetId, issuer: "900373115", state: "En proceso", counts }])
        expect(yield* sendTo(testSetId, noteText({ typeCode: "92", corrects }))).toEqual([ok])
        expect(yield* sandbox.testSets).toMatchObject([{ state: "Aceptado" }])
        expect(yield* sendTo(testSetId, invoiceText({ number: 990_000_003 }))).toEqual(closed(testSetId, "Aceptado"))
        expect(yield* sandbox.received).toHaveLength(4)
      })
    )

    it.effect("are rejected when too many documents were", () =>
      Effect.gen(function* () {
        const { sendTo } = yield* prepared
        expect(yield* sendTo(smallSet, broken(990_000_001))).toEqual([wrong])
        expect(yield* sendTo(smallSet, broken(990_000_002))).toEqual([wrong])
        expect(yield* sendTo(smallSet, invoiceText())).toEqual(closed(smallSet, "Rechazado"))
      })
    )

    it.effect("still accept as long as enough can be accepted", () =>
      Effect.gen(function* () {
        const { sandbox, sendTo } = yield* prepared
        expect(yield* sendTo(smallSet, broken(990_000_001))).toEqual([wrong])
        expect(yield* sendTo(smallSet, invoiceText())).toEqual([ok])
        expect(yield* sandbox.testSets).toMatchObject([{ state: "Aceptado" }])
      })
    )

    it.effect("do not count what SendBillSync files, nor what was filed before", () =>
      Effect.gen(function* () {
        const { sandbox, signer, sendTo } = yield* prepared
        const document = signInvoice(invoiceText(), signer)
        expect(yield* Effect.promise(() => sendBill(sandbox.url, document, signer))).toMatchObject({ statusCode: "00" })
        expect(yield* sandbox.testSets).toEqual([])
        expect(yield* sendTo(smallSet, invoiceText())).toEqual([wrong])
        expect(yield* sandbox.testSets).toEqual([])
      })
    )

    it.effect("are of payroll as well", () =>
      Effect.gen(function* () {
        const { sandbox, sendTo } = yield* prepared
        const text = payrollText()
        const predecessor = { number: "NE1", key: /CUNE="([0-9a-f]{96})"/u.exec(text)?.[1] ?? "" }
        expect(yield* sendTo(payrollSet, text, payrollText({ branch: "Eliminar", predecessor }))).toEqual([ok, ok])
        expect(yield* sandbox.testSets).toMatchObject([{ id: payrollSet, state: "Aceptado" }])
        expect(yield* sendTo(payrollSet, text)).toEqual(closed(payrollSet, "Aceptado"))
      })
    )

    it.effect("are of events as well, which keep their order", () =>
      Effect.gen(function* () {
        const { sandbox, signer, sendTo } = yield* prepared
        const text = invoiceText()
        const about = { number: "SETP990000001", key: keyOf(text) }
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        expect(yield* sendTo(eventSet, eventText({ code: "032", about }), eventText({ code: "030", about }))).toEqual([
          wrong,
          ok
        ])
        expect(yield* sandbox.testSets).toMatchObject([{ id: eventSet, issuer: "800199436", state: "Aceptado" }])
      })
    )

    it.effect.each([
      ["a set that does not exist", "11111111-0000-4000-8000-00000000000f", "es incorrecto"],
      ["a set of somebody else", foreignSet, "El NIT 900373115 no tiene habilitado un set de prueba"],
      ["a set of another software", softwareSet, "con id 5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"]
    ] as const)("refuse %s with code 2", ([, set, words]) =>
      Effect.gen(function* () {
        const { sandbox, sendTo } = yield* prepared
        expect(yield* sendTo(set, invoiceText())).toEqual([["2", expect.stringContaining(words)]])
        expect(yield* sandbox.received).toEqual([])
      })
    )
  }
)

layer(Sandbox.layer({ certificateDirectory, clock: time.clock, registry: { environment: "1" } }), {
  excludeTestServices: true
})("test sets in production", (it) => {
  it.effect("are not available", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      const answer = yield* Effect.promise(() => sendBatch(sandbox.url, files(Buffer.from("<a/>")), signer))
      expect(answer).toMatchObject({ zipKey: undefined, refusal: "Acción no disponible en producción." })
    })
  )
})
