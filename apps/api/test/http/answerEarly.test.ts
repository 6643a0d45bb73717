import { assert, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { answerEarly } from "../../src/http/server.ts"

it("a request that comes before the service is ready is answered 503, later ones by the service alone", async () => {
  const server = answerEarly(createServer().on("request", () => {}))
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`
  const early = await fetch(url)
  assert.strictEqual(early.status, 503)
  assert.strictEqual(early.headers.get("content-type"), "application/problem+json")
  assert.deepInclude(await early.json(), { type: "urn:radicar:problem:service-unavailable", status: 503 })
  server.on("request", (_request, response) => response.end("ready"))
  const later = await fetch(url)
  assert.strictEqual(later.status, 200)
  assert.strictEqual(await later.text(), "ready")
  server.closeAllConnections()
  server.close()
})
