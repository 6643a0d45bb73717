import { expect, layer } from "@effect/vitest"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { files, sendBatch } from "./support/batch.ts"
import { getStatus, getStatusZip, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"

layer(Sandbox.layer({ clock: fixedClock(), batches: { delay: 0 } }), { excludeTestServices: true })(
  "programmed faults",
  (it) => {
    const prepared = Effect.gen(function* () {
      const sandbox = yield* Sandbox
      yield* sandbox.reset
      const signer = yield* company(sandbox)
      const text = invoiceText()
      const send = Effect.tryPromise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
      const status = Effect.promise(() => getStatus(sandbox.url, keyOf(text), signer))
      return { sandbox, send, status }
    })

    it.effect("drop-after-processing: no answer, but the document is there", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "drop-after-processing" })
        yield* Effect.flip(send)
        expect(yield* status).toMatchObject({ statusCode: "00" })
        expect(yield* send).toMatchObject({ rules: ["90"] })
      })
    )

    it.effect.each(["drop-before-processing", "truncated"] as const)("%s: no answer that can be read", (behaviour) =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour })
        yield* Effect.flip(send)
        expect(yield* status).toMatchObject({ statusCode: behaviour === "truncated" ? "00" : "66" })
      })
    )

    it.effect("http-503: a gateway's page, nothing processed, as often as told", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "http-503", times: 2 })
        const first = yield* send
        expect(first.status).toBe(503)
        expect(first.contentType).toContain("text/html")
        expect(yield* status).toMatchObject({ statusCode: "66" })
        expect((yield* send).status).toBe(503)
        expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
      })
    )

    it.effect("slow: answers, but not before its delay", () =>
      Effect.gen(function* () {
        const { sandbox, send } = yield* prepared
        yield* sandbox.program({ behaviour: "slow", delay: "200 millis" })
        const start = process.hrtime.bigint()
        expect(yield* send).toMatchObject({ statusCode: "00" })
        expect(process.hrtime.bigint() - start).toBeGreaterThan(195_000_000n)
      })
    )

    it.effect("invalid-security-fault: a fault, nothing processed", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "invalid-security-fault" })
        const answer = yield* send
        expect(answer.status).toBe(500)
        expect(answer.body).toContain("a:InvalidSecurity")
        expect(yield* status).toMatchObject({ statusCode: "66" })
      })
    )

    it.effect("application-response-tampered: the answer differs from what is recorded", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "application-response-tampered" })
        const tampered = (yield* send).applicationResponse!.toString("utf8")
        const recorded = (yield* status).applicationResponse!.toString("utf8")
        expect(tampered).not.toBe(recorded)
        expect(tampered.replace("DIAN 2.2", "DIAN 2.1")).toBe(recorded)
      })
    )

    it.effect("application-response-tampered: every verdict of a batch differs from what is recorded", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* prepared
        const signer = yield* company(sandbox)
        const [first, second] = [1, 2].map((number) => invoiceText({ number: 990_000_000 + number }))
        const batch = files(signInvoice(first!, signer), signInvoice(second!, signer))
        const { zipKey } = yield* Effect.promise(() => sendBatch(sandbox.url, batch, signer))
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "application-response-tampered" })
        const answers = () => Effect.promise(() => getStatusZip(sandbox.url, zipKey!, signer))
        const [tampered, recorded] = [yield* answers(), yield* answers()]
        expect(tampered).toHaveLength(2)
        for (const [index, answer] of tampered.entries()) {
          const text = answer.applicationResponse!.toString("utf8")
          expect(text.replace("DIAN 2.2", "DIAN 2.1")).toBe(recorded[index]!.applicationResponse!.toString("utf8"))
          expect(text).toContain("DIAN 2.2")
        }
      })
    )

    it.effect("accepted-without-application-response: nil now, there later", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "accepted-without-application-response" })
        const answer = yield* send
        expect(answer).toMatchObject({ isValid: "true", statusCode: "00", applicationResponse: undefined })
        expect(answer.body).toContain('<b:XmlBase64Bytes i:nil="true"/>')
        expect((yield* status).applicationResponse).toBeDefined()
      })
    )

    it.effect("befalls its operation alone", () =>
      Effect.gen(function* () {
        const { sandbox, send, status } = yield* prepared
        yield* sandbox.program({ operation: "GetStatus", behaviour: "http-503" })
        expect(yield* send).toMatchObject({ statusCode: "00" })
        expect((yield* status).status).toBe(503)
        expect((yield* status).statusCode).toBe("00")
      })
    )
  }
)
