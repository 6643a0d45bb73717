import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { files, sendBatch } from "./support/batch.ts"
import { getStatus, getStatusZip, sendFile } from "./support/client.ts"
import { faultBench } from "./support/faultBench.ts"
import { movableClock, testInstant } from "./support/fixedClock.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const time = movableClock()
const batch = Effect.gen(function* () {
  const bench = yield* faultBench()
  const { sandbox, signer, xml } = bench
  time.at(0)
  const send = Effect.promise(() => sendBatch(sandbox.url, files(xml), signer))
  /** What GetStatusZip says some milliseconds after the tests' instant. */
  const poll = (zipKey: string, milliseconds: number) =>
    Effect.promise(() => {
      time.at(milliseconds)
      return getStatusZip(sandbox.url, zipKey, signer, { created: testInstant + milliseconds })
    })
  return { ...bench, send, poll }
})

layer(Sandbox.layer({ certificateDirectory, clock: time.clock }), { excludeTestServices: true })(
  "undeserved verdicts",
  (it) => {
    it.effect("F10 batch-never-queued: StatusCode stays empty", () =>
      Effect.gen(function* () {
        const { poll, sandbox, send } = yield* batch
        yield* sandbox.program({ behaviour: "batch-never-queued" })
        const { zipKey = "" } = yield* send
        for (const milliseconds of [0, 2000, 280_000]) {
          expect(yield* poll(zipKey, milliseconds)).toMatchObject([
            { statusCode: "", statusDescription: "Batch en proceso de validación.", isValid: "false" }
          ])
        }
        expect(yield* sandbox.received).toEqual([])
        time.at(0)
      })
    )

    it.effect("F10 pending: StatusCode is empty as long as told, of a batch and of a document", () =>
      Effect.gen(function* () {
        const { key, poll, sandbox, send, signer } = yield* batch
        const { zipKey = "" } = yield* send
        yield* sandbox.program({ behaviour: "pending", times: 3 })
        for (let round = 0; round < 2; round++) {
          expect(yield* poll(zipKey, 2000)).toMatchObject([{ statusCode: "", isValid: "false" }])
        }
        const status = Effect.promise(() => getStatus(sandbox.url, key, signer))
        expect(yield* status).toMatchObject({ statusCode: "", statusDescription: "Batch en proceso de validación." })
        expect(yield* status).toMatchObject({ statusCode: "00" })
        expect(yield* poll(zipKey, 2000)).toMatchObject([{ statusCode: "00" }])
        time.at(0)
      })
    )

    it.effect.each([
      ["nil", '<b:ErrorMessage i:nil="true" xmlns:c='],
      ["empty", "<b:ErrorMessage xmlns:c="]
    ] as const)("F12: 99 with %s messages, the rules are in the ApplicationResponse alone", ([kind, element]) =>
      Effect.gen(function* () {
        const { fail, key, send, status } = yield* faultBench()
        yield* fail(`rejected-with-${kind}-messages`)
        const answer = yield* send
        expect(answer).toMatchObject({ isValid: "false", statusCode: "99", messages: [], documentKey: key })
        expect(answer.body).toContain(element)
        const evidence = answer.applicationResponse!.toString("utf8")
        expect(evidence).toContain("<cbc:ResponseCode>04</cbc:ResponseCode>")
        expect(evidence).toContain("<cbc:ResponseCode>ZE02</cbc:ResponseCode>")
        // It was rejected indeed: the status says so, and the number is free.
        expect(yield* status).toMatchObject({ statusCode: "99", rules: ["ZE02"] })
        expect(yield* send).toMatchObject({ statusCode: "00" })
      })
    )

    it.effect("F13: 99 with every message twice, on several lines", () =>
      Effect.gen(function* () {
        const { fail, send } = yield* faultBench()
        yield* fail("rejected-with-repeated-messages")
        const { messages, rules, statusCode } = yield* send
        expect(statusCode).toBe("99")
        expect(rules).toEqual(["ZE02", "ZE02"])
        expect(messages[0]).toBe(messages[1])
        expect(messages[0]?.split(/\r?\n|&#xD;/u).filter((line) => line !== "").length).toBeGreaterThan(1)
      })
    )

    it.effect("F13: the rules that a document broke itself, not another one", () =>
      Effect.gen(function* () {
        const { fail, send } = yield* faultBench({ pin: "wrong" })
        yield* fail("rejected-with-repeated-messages")
        expect((yield* send).rules).toEqual(["FAB27b", "FAB27b"])
      })
    )

    it.effect("F14 already-processed: rule 90 with the own key and the evidence of its acceptance", () =>
      Effect.gen(function* () {
        const { fail, key, sandbox, send, status } = yield* faultBench()
        yield* fail("already-processed")
        const answer = yield* send
        expect(answer).toMatchObject({ isValid: "false", statusCode: "99", rules: ["90"], documentKey: key })
        expect(answer.messages).toEqual(["Regla: 90, Rechazo: Documento procesado anteriormente."])
        expect(answer.applicationResponse!.toString("utf8")).toContain("<cbc:ResponseCode>02</cbc:ResponseCode>")
        expect(yield* status).toMatchObject({ statusCode: "00" })
        expect(yield* sandbox.received).toHaveLength(1)
      })
    )

    it.effect("F14 number-taken: rule 90 with another key, and the evidence of that document", () =>
      Effect.gen(function* () {
        const { fail, key, sandbox, send, signer, status } = yield* faultBench()
        yield* fail("number-taken")
        const answer = yield* send
        expect(answer).toMatchObject({ isValid: "false", statusCode: "99", rules: ["90"] })
        const { documentKey = "" } = answer
        expect(documentKey).toMatch(/^[0-9a-f]{96}$/u)
        expect(documentKey).not.toBe(key)
        expect(answer.applicationResponse!.toString("utf8")).toContain(`>${documentKey}</cbc:UUID>`)
        expect(yield* status).toMatchObject({ statusCode: "66" })
        expect(yield* Effect.promise(() => getStatus(sandbox.url, documentKey, signer))).toMatchObject({
          statusCode: "00",
          documentKey
        })
        expect(yield* send).toMatchObject({ rules: ["90"], documentKey })
      })
    )

    it.effect("F15 missing-fields: 66 with entries without the word Regla, nothing on record", () =>
      Effect.gen(function* () {
        const { fail, sandbox, send } = yield* faultBench()
        yield* fail("missing-fields")
        const answer = yield* send
        expect(answer).toMatchObject({
          status: 200,
          isValid: "false",
          statusCode: "66",
          documentKey: undefined,
          applicationResponse: undefined,
          fileName: "fv09003731150002600000001"
        })
        expect(answer.messages).toEqual([expect.stringMatching(/^FAD06: /u)])
        expect(yield* sandbox.received).toEqual([])
      })
    )

    it.effect.each([
      ["internal-error", "66"],
      ["internal-error-after-processing", "00"]
    ] as const)("F16 %s: HTTP 200 with a sentence, and the status is %s", ([behaviour, statusCode]) =>
      Effect.gen(function* () {
        const { fail, send, status } = yield* faultBench()
        yield* fail(behaviour)
        expect(yield* send).toMatchObject({
          status: 200,
          isValid: "false",
          statusCode: "500",
          statusDescription: "Ha ocurrido un error. Por favor inténtentelo de nuevo.",
          messages: [],
          documentKey: undefined,
          applicationResponse: undefined
        })
        expect(yield* status).toMatchObject({ statusCode })
      })
    )

    it.effect("F24 repeated-answer: the answer of before again, the document not processed a second time", () =>
      Effect.gen(function* () {
        const { fail, send } = yield* faultBench()
        const first = yield* send
        yield* fail("repeated-answer")
        expect((yield* send).body).toBe(first.body)
        expect(yield* send).toMatchObject({ rules: ["90"] })
      })
    )

    it.effect("F24 late-answer: what a poll was told first comes after what it was told last", () =>
      Effect.gen(function* () {
        const { poll, sandbox, send } = yield* batch
        const { zipKey = "" } = yield* send
        expect(yield* poll(zipKey, 0)).toMatchObject([{ statusCode: "" }])
        expect(yield* poll(zipKey, 2000)).toMatchObject([{ statusCode: "00" }])
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "late-answer" })
        expect(yield* poll(zipKey, 2000)).toMatchObject([{ statusCode: "" }])
        expect(yield* poll(zipKey, 2000)).toMatchObject([{ statusCode: "00" }])
        time.at(0)
      })
    )

    it.effect("F24: a question that was never asked before is answered as ever", () =>
      Effect.gen(function* () {
        const { fail, send } = yield* faultBench()
        yield* fail("late-answer")
        expect(yield* send).toMatchObject({ statusCode: "00" })
      })
    )

    it.effect("F26: who comes second of two that send at once has rule 90 with the same key", () =>
      Effect.gen(function* () {
        const { key, send } = yield* faultBench()
        const answers = yield* Effect.all([send, send], { concurrency: "unbounded" })
        expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual(["00", "99"])
        expect(answers.map(({ documentKey }) => documentKey)).toEqual([key, key])
      })
    )

    it.effect("apply to payroll documents as well", () =>
      Effect.gen(function* () {
        const { sandbox, signer } = yield* faultBench()
        const send = Effect.promise(() =>
          sendFile(sandbox.url, "SendNominaSync", signInvoice(payrollText(), signer), signer)
        )
        yield* sandbox.program({ behaviour: "rejected-with-nil-messages" })
        yield* sandbox.program({ behaviour: "number-taken" })
        expect(yield* send).toMatchObject({ statusCode: "99", messages: [] })
        expect(yield* send).toMatchObject({ statusCode: "99", rules: ["90"] })
      })
    )

    it.effect("do not apply to what they cannot change", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* faultBench()
        yield* sandbox.program({ behaviour: "missing-fields" })
        expect(yield* status).toMatchObject({ statusCode: "66", messages: [] })
        expect(yield* send).toMatchObject({ statusCode: "66", rules: ["FAD06"] })
        expect(yield* send).toMatchObject({ statusCode: "00" })
      })
    )
  }
)
