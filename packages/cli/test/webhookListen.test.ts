import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import { Webhook } from "standardwebhooks"
import { startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { type StartedService, startWithSandbox } from "./support/startedService.ts"

let service: StartedService

const options = () => ({ env: { RADICAR_URL: service.url } })

const radicar = (...args: ReadonlyArray<string>) => radicarHere(args, options())

beforeAll(async () => {
  service = await startWithSandbox()
})

afterAll(() => service.stop())

/** A receiver on this machine, and what it got. */
const receiver = async () => {
  const calls: Array<{ readonly body: string; readonly headers: Record<string, string> }> = []
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += String(chunk)))
    request.on("end", () => {
      calls.push({ body, headers: request.headers as Record<string, string> })
      response.writeHead(204).end()
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { calls, url: `http://127.0.0.1:${port}/hook`, stop: () => server.close() }
}

const webhooks = async (): Promise<ReadonlyArray<any>> => JSON.parse((await radicar("webhook", "list")).stdout)

describe("radicar webhook listen", () => {
  it("posts events to this machine, signed with its secret, and takes its webhook with it", async () => {
    const { calls, stop, url } = await receiver()
    const child = startRadicar(["webhook", "listen", "--forward-to", url, "--output", "ndjson"], options())
    const [first] = await once(createInterface({ input: child.stderr }), "line")
    const secret = /whsec_\S+/u.exec(String(first))?.[0] ?? ""
    const lines = createInterface({ input: child.stdout })
    const line = once(lines, "line")
    const triggered = await radicar("webhook", "trigger", "document.rejected")
    expect(triggered.code).toBe(0)
    expect(JSON.parse(String(await line))).toMatchObject({ type: "document.rejected", answer: "204" })
    const [call] = calls
    expect(new Webhook(secret).verify(call?.body ?? "", call?.headers ?? {})).toMatchObject({
      type: "document.rejected",
      data: { status: "rejected", companyId: "1", test: true }
    })
    expect(await webhooks()).toMatchObject([{ kind: "pull", url: "" }])
    child.kill("SIGINT")
    await once(child, "close")
    expect(await webhooks()).toEqual([])
    stop()
  })

  it("posts to no other machine, and triggers nothing if nobody listens", async () => {
    const elsewhere = await radicar("webhook", "listen", "--forward-to", "http://192.0.2.1/hook")
    expect(elsewhere.code).not.toBe(0)
    expect(await webhooks()).toEqual([])
    const unheard = await radicar("webhook", "trigger", "document.accepted", "--language", "es")
    expect(unheard).toMatchObject({ code: 8, stderr: expect.stringContaining("Nadie escucha") })
    expect((await radicar("webhook", "trigger", "document.lost")).code).not.toBe(0)
  })
})
