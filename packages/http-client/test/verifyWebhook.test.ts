import { verifyWebhook, type WebhookRequest, WebhookRefused } from "@radicar/http-client/webhook"
import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { randomBytes } from "node:crypto"
import { Webhook } from "standardwebhooks"

const newSecret = (): string => `whsec_${randomBytes(32).toString("base64")}`
const secret = newSecret()
// as Postgres writes JSON, and with letters of two bytes
const body =
  '{"type":"document.accepted","timestamp":"2026-01-15T15:00:01.123Z","data":{"id": "SETP990250583", "prefix": "Ñ"}}'
const now = new Date("2026-01-15T15:00:02Z")

/** The request as another implementation signs it, some seconds before now. */
const request = ({ age = 0, by = [secret] } = {}): WebhookRequest & { readonly headers: Record<string, string> } => {
  const at = new Date(now.getTime() - age * 1000)
  return {
    body,
    secret,
    headers: {
      "webhook-id": "msg_1",
      "webhook-timestamp": String(at.getTime() / 1000),
      "webhook-signature": by.map((each) => new Webhook(each).sign("msg_1", at, body)).join(" ")
    }
  }
}

const capitals = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]))

const refusal = async (changed: WebhookRequest): Promise<WebhookRefused> => {
  try {
    await verifyWebhook(changed)
  } catch (error) {
    if (error instanceof WebhookRefused) return error
    throw error
  }
  return assert.fail("the event was taken")
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now }))
afterEach(() => void vi.useRealTimers())

describe("verifyWebhook takes an event that the library of Standard Webhooks signed", () => {
  it.each([
    ["with headers of node:http", request()],
    ["with headers of fetch", { ...request(), headers: new Headers(request().headers) }],
    ["as bytes", { ...request(), body: Buffer.from(body) }],
    ["with names of headers in capitals", { ...request(), headers: capitals(request().headers) }],
    ["five minutes ago", request({ age: 300 })],
    ["five minutes ahead", request({ age: -300 })],
    ["with a new secret and the one before it", request({ by: [newSecret(), secret] })]
  ])("%s", async (_, asCame) => {
    assert.deepStrictEqual(await verifyWebhook(asCame), JSON.parse(body))
  })
})

describe("verifyWebhook refuses an event, and names the likely mistake", () => {
  const parsed = JSON.parse(body)
  const { "webhook-signature": signature = "", ...unsigned } = request().headers

  it.each([
    ["a parsed body", { ...request(), body: parsed }, "body", "parsed before"],
    ["no signature", { ...request(), headers: unsigned }, "headers", "webhook-signature is missing"],
    ["a line end in the secret", { ...request(), secret: `${secret}\n` }, "secret", "white space"],
    ["a secret of something else", { ...request(), secret: "radicar-dev-token" }, "secret", "whsec_"],
    ["half a secret", { ...request(), secret: secret.slice(0, 20) }, "secret", "whsec_"],
    ["an old event", request({ age: 301 }), "timestamp", "an old one sent again"],
    ["an event of the future", request({ age: -301 }), "timestamp", "clock is wrong"],
    ["no time", { ...request(), headers: { ...request().headers, "webhook-timestamp": "now" } }, "timestamp", "clock"],
    ["another secret", { ...request(), secret: newSecret() }, "signature", "another webhook's"],
    ["a body written again", { ...request(), body: JSON.stringify(parsed) }, "signature", "written again"],
    ["another body", { ...request(), body: body.replace("583", "584") }, "signature", "another webhook's"],
    [
      "a signature of another scheme",
      { ...request(), headers: { ...unsigned, "webhook-signature": signature.replace("v1,", "v1a,") } },
      "signature",
      "another webhook's"
    ],
    [
      "a signature that is no base64",
      { ...request(), headers: { ...unsigned, "webhook-signature": "v1,ñ v1, v1" } },
      "signature",
      "another webhook's"
    ]
  ])("%s", async (_, changed, fault, words) => {
    const { fault: found, message } = await refusal(changed)
    assert.deepStrictEqual([found, message.includes(words)], [fault, true], message)
  })

  it("in Spanish, without the secret", async () => {
    const { message } = await refusal({ ...request(), secret: `${secret} `, language: "es" })
    assert.include(message, "El secreto tiene espacios")
    assert.notInclude(message, secret)
  })
})
