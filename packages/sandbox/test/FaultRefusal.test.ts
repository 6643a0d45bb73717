import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { ask, post, sendBody } from "./support/client.ts"
import { faultBench } from "./support/faultBench.ts"
import { fixedClock, testInstant } from "./support/fixedClock.ts"
import { soapEnvelope } from "./support/soapEnvelope.ts"

const minutes = (count: number): number => count * 60_000

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })("refusals", (it) => {
  it.effect.each([
    ["F7", 403, "Forbidden"],
    ["F4", 500, "Internal Server Error"],
    ["F4", 502, "Bad Gateway"],
    ["F4", 503, "Service Unavailable"],
    ["F4", 504, "Gateway Timeout"],
    ["F7", 507, "Insufficient Storage"],
    ["F7", 508, "Loop Detected"]
  ] as const)("%s: a page with status %i, nothing on record", ([, status, title]) =>
    Effect.gen(function* () {
      const { fail, sandbox, send } = yield* faultBench()
      yield* fail(`http-${status}`)
      const answer = yield* send
      expect([answer.status, answer.contentType]).toEqual([status, "text/html; charset=utf-8"])
      expect(answer.body).toMatch(/^<!DOCTYPE html>/u)
      expect(answer.body).toContain(title)
      expect(yield* sandbox.received).toEqual([])
      expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
    })
  )

  it.effect.each([
    [
      "F5",
      "invalid-security-fault",
      /<s:Value>s:Sender<\/s:Value><s:Subcode><s:Value xmlns:a="[^"]*secext-1\.0\.xsd">a:InvalidSecurity<\/s:Value>/u
    ],
    ["F6", "certificate-fault", /<s:Value>s:Client<\/s:Value>.*The creator of this fault did not specify a Reason\./u]
  ] as const)("%s %s: HTTP 500 with the fault, nothing on record", ([, behaviour, fault]) =>
    Effect.gen(function* () {
      const { fail, sandbox, send } = yield* faultBench()
      yield* fail(behaviour)
      const answer = yield* send
      expect([answer.status, answer.contentType]).toEqual([500, "application/soap+xml; charset=utf-8"])
      expect(answer.body).toMatch(fault)
      expect(answer.body).not.toContain("Security ")
      expect(yield* sandbox.received).toEqual([])
    })
  )

  it.effect("F19: a clock that is 6 minutes behind refuses what is new, and says its time in Date", () =>
    Effect.gen(function* () {
      const { fail, sandbox, send, signer, xml } = yield* faultBench()
      const envelope = soapEnvelope(
        { operation: "SendBillSync", body: sendBody([{ name: "a.xml", bytes: xml }]), lifetime: minutes(5) },
        signer
      )
      const file = Effect.promise(async () => {
        const headers = { "content-type": "application/soap+xml" }
        const response = await fetch(sandbox.url, { method: "POST", headers, body: envelope })
        return { status: response.status, date: response.headers.get("date"), body: await response.text() }
      })
      yield* fail("clock-behind")
      const refused = yield* file
      expect(refused.status).toBe(500)
      expect(refused.body).toContain("a:InvalidSecurity")
      expect(refused.date).toBe(new Date(testInstant - minutes(6)).toUTCString())
      expect(yield* sandbox.received).toEqual([])

      // A header that holds for 60 seconds is refused 6 minutes ahead; one of 5 minutes holds until 10 minutes.
      yield* fail("clock-ahead")
      expect((yield* send).body).toContain("a:InvalidSecurity")
      yield* sandbox.program({ behaviour: "clock-ahead", duration: "11 minutes" })
      expect((yield* file).body).toContain("a:InvalidSecurity")
      yield* fail("clock-ahead")
      const accepted = yield* file
      expect(accepted.body).toContain("<b:StatusCode>00</b:StatusCode>")
      expect(accepted.date).toBe(new Date(testInstant + minutes(6)).toUTCString())
    })
  )

  it.effect("F20 certificate-expired: accepted once, and from the second request on refused for good", () =>
    Effect.gen(function* () {
      const { sandbox, send, status } = yield* faultBench()
      yield* sandbox.program({ behaviour: "certificate-expired", nit: "900373115", from: 2 })
      expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
      for (const answer of [yield* status, yield* send, yield* status]) {
        expect(answer.status).toBe(500)
        expect(answer.body).toContain("<s:Value>s:Client</s:Value>")
      }
      yield* sandbox.reset
      expect(yield* send).toMatchObject({ status: 200, statusCode: "00" })
    })
  )

  it.effect("F21: 404 with a SOAP answer in it, by GetAcquirer of itself and by any operation when told", () =>
    Effect.gen(function* () {
      const { fail, sandbox, send, signer } = yield* faultBench()
      const parameters = { identificationType: "31", identificationNumber: "1" }
      const unknown = yield* Effect.promise(() => ask(sandbox.url, "GetAcquirer", parameters, signer))
      expect([unknown.status, unknown.statusCode]).toEqual([404, "404"])
      yield* fail("http-404-with-answer")
      const answer = yield* send
      expect(answer).toMatchObject({
        status: 404,
        contentType: "application/soap+xml; charset=utf-8",
        statusCode: "00"
      })
    })
  )

  it.effect("F22: GetNumberingRange has no prefix associated with the software", () =>
    Effect.gen(function* () {
      const { sandbox, signer } = yield* faultBench()
      const parameters = {
        accountCode: "900373115",
        accountCodeT: "900373115",
        softwareCode: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
      }
      yield* sandbox.program({ behaviour: "no-associated-prefix", nit: "900373115" })
      const codeOf = Effect.promise(async () => {
        const { body, status } = await ask(sandbox.url, "GetNumberingRange", parameters, signer)
        return [status, /<b:OperationCode>(\d+)</u.exec(body)?.[1], /ResponseList i:nil="true"/u.test(body)]
      })
      expect(yield* codeOf).toEqual([200, "302", true])
      expect(yield* codeOf).toEqual([200, "100", false])
    })
  )

  it.effect("say the sandbox's time in Date, whatever the answer", () =>
    Effect.gen(function* () {
      const { url } = yield* Sandbox
      const headers = { "content-type": "application/soap+xml" }
      const response = yield* Effect.promise(() => fetch(url, { method: "POST", headers, body: "no xml" }))
      expect(response.headers.get("date")).toBe("Thu, 15 Jan 2026 12:00:00 GMT")
      expect((yield* Effect.promise(() => post(url, "no xml"))).status).toBe(400)
    })
  )
})
