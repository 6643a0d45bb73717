import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Fiber } from "effect"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "../support/eventually.ts"
import { serviceProcess } from "../support/serviceProcess.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, masterKey } from "../support/TestService.ts"

/** A connection, what has come over it, and when it was closed. */
const connected = (url: string, text: string) =>
  Effect.promise(async () => {
    const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1")
    const state = { received: "", closedAt: undefined as number | undefined }
    socket.on("error", () => {})
    socket.on("data", (chunk) => (state.received += chunk.toString("utf8")))
    socket.on("close", () => (state.closedAt = performance.now()))
    await once(socket, "connect")
    if (text !== "") socket.write(text)
    return state
  })

const get = "GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"

describe("a service that receives SIGTERM", () => {
  it.live("closes idle connections at once, and answers what is under way", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const databaseUrl = yield* migratedDatabase
      const { end, url } = yield* serviceProcess({ databaseUrl, authorityUrl: sandbox.url, masterKey })
      const used = yield* connected(url, get)
      const unused = yield* connected(url, "")
      yield* eventually(
        Effect.sync(() => used.received),
        (received) => received.includes("200 OK")
      )
      yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "4 seconds" })
      const body = JSON.stringify(invoiceBody(990004900))
      const filing = yield* connected(
        url,
        `POST /v1/dian/invoices/?companyId=1&providerId=1 HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
          `authorization: Bearer ${developmentToken}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
      )
      yield* eventually(sandbox.requests, (requests) => requests.length > 0)
      const ending = yield* Effect.forkChild(end("SIGTERM"))
      for (const each of [used, unused]) {
        yield* eventually(
          Effect.sync(() => each.closedAt),
          (closedAt) => closedAt !== undefined
        )
      }
      yield* Fiber.join(ending)
      const endedAt = performance.now()
      // the answer came, although others were closed before
      for (const each of [used, unused]) assert.isBelow(each.closedAt ?? Infinity, filing.closedAt ?? 0)
      assert.include(filing.received, "200 OK")
      assert.include(filing.received, '"status":"submitted"')
      assert.match(filing.received, /\r\nconnection: close\r\n/iu)
      // nothing is waited for until the time for requests under way is over
      assert.isBelow(endedAt - (filing.closedAt ?? 0), 20_000)
    }).pipe(Effect.provide(Sandbox.layer({ certificateDirectory })), Effect.scoped)
  )
})
