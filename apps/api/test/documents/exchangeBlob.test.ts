import { assert, describe, it } from "@effect/vitest"
import { readExchange, writeExchange } from "../../src/documents/evidence/Exchanges.ts"

const exchange = {
  operation: "SendBillSync",
  url: "https://vpfe.dian.gov.co/WcfDianCustomerServices.svc",
  created: new Date("2026-01-15T15:00:01.250Z"),
  // any octets: a line end among them is no heading's
  request: Uint8Array.of(0x0a, 0xff, 0x00, 0x7b),
  answer: { status: 200, body: Uint8Array.of(0x0a, 0x0a, 0xc3) }
}

describe("an exchange as it is kept", () => {
  it("has its messages to the octet", () => {
    const { answer, request, ...heading } = readExchange(writeExchange(exchange))
    assert.deepStrictEqual(heading, {
      operation: exchange.operation,
      url: exchange.url,
      created: exchange.created
    })
    assert.deepStrictEqual(Uint8Array.from(request), exchange.request)
    assert.strictEqual(answer?.status, 200)
    assert.deepStrictEqual(Uint8Array.from(answer?.body ?? []), exchange.answer.body)
  })

  it("distinguishes an empty answer from none", () => {
    const { answer: _, ...unanswered } = exchange
    assert.isUndefined(readExchange(writeExchange({ ...unanswered, answer: undefined })).answer)
    const empty = { ...exchange, answer: { status: 502, body: new Uint8Array() } }
    assert.strictEqual(readExchange(writeExchange(empty)).answer?.body.length, 0)
  })
})
