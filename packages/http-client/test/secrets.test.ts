import { assert, describe, it } from "@effect/vitest"
import { inspect } from "node:util"
import { clients, kindOf, rejection } from "./support/clients.ts"
import { proxy } from "./support/proxy.ts"

const marks = ["mark-of-the-password", "mark-of-the-token"] as const
const [password, token] = marks
const body = JSON.stringify({ SigningCertificate: { Content: "AAAA", Password: password } })
const query = { companyId: "1", providerId: "1" }

const showsNothing = (error: unknown): void => {
  // as Node prints an error that nobody caught
  const uncaught = inspect(error, { depth: 20, customInspect: false })
  const shown = [uncaught, inspect(error, { depth: 20 }), String(error), JSON.stringify(error)]
  assert.strictEqual(kindOf(error), "NoAnswer")
  for (const text of shown) for (const mark of marks) assert.notInclude(text, mark)
}

describe.each(clients)("%s: an error of a request with a certificate in it", (_, connect) => {
  const failureOf = (url: string) => rejection(connect({ url, token, retry: false }).submit(body, { query }))

  it("shows neither password nor token where nothing listens", async () => {
    showsNothing(await failureOf("http://127.0.0.1:1"))
  })

  it("shows neither where the answer breaks off", async () => {
    const headers = { "content-type": "application/json", "content-length": "100" }
    using server = await proxy("http://127.0.0.1:1", { status: 200, headers, body: "{", breaks: true })
    showsNothing(await failureOf(server.url))
  })
})

it("a token that no header can carry is refused without showing it", () => {
  const [, connect] = clients[0]
  const secret = "token\nof two lines"
  assert.throws(() => connect({ url: "http://127.0.0.1:1", token: secret }), /authorization/u)
  try {
    connect({ url: "http://127.0.0.1:1", token: secret })
  } catch (error) {
    assert.notInclude(inspect(error, { showHidden: true, depth: 20 }), "of two lines\n")
    assert.notInclude(String(error), "two lines")
  }
})
