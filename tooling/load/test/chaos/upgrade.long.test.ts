import { developmentToken } from "@radicar/api/access/DevelopmentTenant"
import { earlierService, maySkip, releaseBefore } from "@radicar/build/earlier/earlierPrograms"
import { serviceFile } from "@radicar/build/bundle/service"
import { createDatabase } from "@radicar/fixtures/postgres/createDatabase"
import { startPostgres } from "@radicar/fixtures/postgres/startPostgres"
import { startService } from "@radicar/fixtures/processes/startService"
import { Effect } from "effect"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { assert, describe, it } from "vitest"
import { invoiceText } from "../../src/chaos/clients/bodies.ts"
import { startSandbox } from "../../src/chaos/processes/SandboxProcess.ts"
import { midnightIsNear, tenMinutes } from "./support/chaos.ts"

interface Reply {
  readonly status: number
  readonly text: string
}

/** A service in a process of its own. */
interface Service extends AsyncDisposable {
  readonly url: string
  /** `kill -9`. */
  readonly kill: () => Promise<unknown>
}

const startOn = async (file: string, environment: Readonly<Record<string, string>>): Promise<Service> => {
  const { stop, url } = await startService({ file, variables: environment })
  const kill = () => stop("SIGKILL")
  return { url, kill, [Symbol.asyncDispose]: async () => void (await kill()) }
}

const call = async (service: Service, path: string, body?: string, key?: string): Promise<Reply> => {
  const response = await fetch(`${service.url}/v1/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      authorization: `Bearer ${developmentToken}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(key === undefined ? {} : { "idempotency-key": key })
    },
    ...(body === undefined ? {} : { body })
  })
  return { status: response.status, text: await response.text() }
}

const file = (service: Service, body: string, key?: string): Promise<Reply> =>
  call(service, "dian/invoices/?companyId=1&providerId=1", body, key)

/** Until it holds, which the test's own time limits. */
const eventually = async (holds: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await holds())) await pause(100)
}

/** A web server that takes webhooks, or declines them. */
const startReceiver = async () => {
  const events: Array<string> = []
  let declines = true
  let declined = 0
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => (body += String(chunk)))
    request.on("end", () => {
      if (declines) declined++
      else events.push(body)
      response.writeHead(declines ? 503 : 204).end()
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
  const take = () => void (declines = false)
  return { origin, events, declined: () => declined, take, [Symbol.asyncDispose]: async () => void server.close() }
}

const firstNumber = 990_000_000
const body = (number: number, note = "Cliente") =>
  invoiceText({ number: firstNumber + number, issued: Date.now(), note })

const withoutNumber = (text: string): string => {
  const { Number: _, ...rest } = JSON.parse(text) as Readonly<Record<string, unknown>>
  return JSON.stringify(rest)
}

const keyOf = ({ text }: Reply): string => {
  const { document } = JSON.parse(text) as { readonly document: { readonly uuid: string } }
  return document.uuid
}

const databases = {
  Postgres: async (stack: AsyncDisposableStack): Promise<Readonly<Record<string, string>>> => {
    const postgres = await startPostgres({ lasting: true })
    stack.defer(postgres.stop)
    return { DATABASE_URL: await Effect.runPromise(createDatabase(postgres.url)) }
  },
  PGlite: async (): Promise<Readonly<Record<string, string>>> => ({})
}

describe.skipIf(midnightIsNear)("an upgrade", () => {
  for (const [name, database] of Object.entries(databases)) {
    it.skipIf(maySkip(releaseBefore))(
      `from ${releaseBefore} on ${name}: open documents, webhooks and numbers go on`,
      async () => {
        await using stack = new AsyncDisposableStack()
        const folder = mkdtempSync(join(tmpdir(), "radicar-upgrade-"))
        stack.defer(() => rmSync(folder, { recursive: true, force: true }))
        const sandbox = await startSandbox({ seed: "1" }, undefined)
        stack.defer(sandbox.stop)
        const receiver = stack.use(await startReceiver())
        const environment = {
          ...(await database(stack)),
          RADICAR_DATA_DIR: folder,
          AUTHORITY_URL: sandbox.url,
          RADICAR_MASTER_KEY: Buffer.alloc(32, 1).toString("base64"),
          RADICAR_OUTBOUND_ALLOW: receiver.origin,
          LOG_LEVEL: "error"
        }

        const before = stack.use(await startOn(earlierService(releaseBefore), environment))
        const hook = { Url: `${receiver.origin}/hook`, Events: ["*"] }
        const hooked = await call(before, "webhooks", JSON.stringify(hook))
        assert.strictEqual(hooked.status, 201, hooked.text)
        const one = body(1)
        const first = await file(before, one)
        assert.strictEqual(first.status, 200, first.text)
        await eventually(() => receiver.declined() > 0)
        const number = `SETP${firstNumber + 2}`
        await sandbox.program({ behaviour: "drop-after-processing", number })
        await sandbox.program({ behaviour: "pending", number, times: "always" })
        const two = body(2)
        const open = await file(before, two)
        assert.strictEqual(open.status, 202, open.text)
        await before.kill()

        await sandbox.forgetFaults()
        receiver.take()
        const after = stack.use(await startOn(serviceFile, environment))
        assert.deepStrictEqual(await file(after, one), first)
        const conflict = await file(after, body(1, "Otro"))
        assert.strictEqual(conflict.status, 409, conflict.text)
        await eventually(async () => (await file(after, two)).status === 200)
        for (const reply of [first, open]) {
          await eventually(() => receiver.events.some((event) => event.includes(keyOf(reply))))
        }
        const three = withoutNumber(body(9))
        const third = await file(after, three, "third")
        assert.strictEqual(third.status, 200, third.text)
        assert.include(third.text, `SETP${firstNumber + 3}`)
        const found = await call(after, "submissions?companyId=1")
        assert.include(found.text, keyOf(first))

        await after.kill()
        const back = stack.use(await startOn(earlierService(releaseBefore), environment))
        assert.deepStrictEqual(await file(back, one), first)
        assert.deepStrictEqual(await file(back, three, "third"), third)
        const fourth = await file(back, withoutNumber(body(9)), "fourth")
        assert.strictEqual(fourth.status, 200, fourth.text)
        assert.include(fourth.text, `SETP${firstNumber + 4}`)
      },
      tenMinutes
    )
  }
})
