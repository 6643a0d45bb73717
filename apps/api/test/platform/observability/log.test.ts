import { assert, describe, it } from "@effect/vitest"
import { serviceFile } from "@radicar/build/bundle/service"
import { Effect } from "effect"
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eventually } from "../../support/eventually.ts"
import { freePort } from "@radicar/fixtures/postgres/freePort"
import { migratedDatabase } from "../../support/storage/migrated.ts"
import { invoiceBody } from "../../support/TestService.ts"

/** The service as an operator starts it, with these variables; gone with the scope. */
const started = (variables: Readonly<Record<string, string>>) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const databaseUrl = await Effect.runPromise(migratedDatabase)
      const folder = mkdtempSync(join(tmpdir(), "log-"))
      const port = await freePort()
      const child = spawn(process.execPath, [serviceFile], {
        env: {
          PATH: process.env["PATH"],
          PORT: String(port),
          RADICAR_DATA_DIR: folder,
          DATABASE_URL: databaseUrl,
          ...variables
        },
        stdio: ["ignore", "pipe", "ignore"]
      })
      let output = ""
      child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text))
      const ended = once(child, "exit")
      const end = async () => {
        child.kill("SIGTERM")
        await ended
        rmSync(folder, { recursive: true, force: true })
      }
      // complete lines: the last one may be on its way
      const complete = () => output.slice(0, output.lastIndexOf("\n") + 1)
      return { url: `http://127.0.0.1:${port}`, output: complete, end }
    }),
    ({ end }) => Effect.promise(end)
  ).pipe(
    Effect.tap(({ url }) =>
      eventually(
        Effect.promise(() =>
          fetch(`${url}/health/ready`).then(
            ({ ok }) => ok,
            () => false
          )
        ),
        (ready) => ready
      ).pipe(Effect.map((ready) => assert.isTrue(ready, "the service is not ready")))
    )
  )

/** Output of a service as soon as it names the service's address, which may be later than its first answer. */
const listening = ({ output, url }: Effect.Success<ReturnType<typeof started>>) =>
  eventually(Effect.sync(output), (text) => text.includes(new URL(url).host))

describe("the log", () => {
  it.live("is one JSON object a line, with the ids of request, submission and trace", () =>
    Effect.gen(function* () {
      const metricsPort = yield* Effect.promise(freePort)
      const { output, url } = yield* started({ METRICS_PORT: String(metricsPort) })
      const traceId = randomBytes(16).toString("hex")
      const answer = yield* Effect.promise(() =>
        fetch(`${url}/v1/dian/invoices/?companyId=1&providerId=1`, {
          method: "POST",
          headers: {
            authorization: "Bearer radicar-dev-token",
            "content-type": "application/json",
            "x-request-id": "logged-request",
            traceparent: `00-${traceId}-${"a".repeat(16)}-01`
          },
          body: JSON.stringify(invoiceBody(990_000_301))
        })
      )
      assert.strictEqual(answer.status, 200)
      yield* Effect.promise(() => answer.text())
      yield* eventually(Effect.sync(output), (text) => text.includes("A request was answered"))
      const lines: ReadonlyArray<Record<string, any>> = output()
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
      for (const { level, message, timestamp } of lines) {
        assert.match(level, /^(?:DEBUG|INFO|WARN|ERROR)$/u)
        assert.isString(message)
        assert.strictEqual(new Date(timestamp).toISOString(), timestamp)
      }
      const requests = lines.filter(({ message }) => message === "A request was answered")
      // questions of health are not worth a line
      assert.lengthOf(requests, 1)
      const [request] = requests
      assert.deepInclude(request, {
        method: "POST",
        route: "/v1/dian/invoices",
        status: 200,
        requestId: "logged-request",
        traceId
      })
      assert.isAtLeast(request!["millis"], 1)
      assert.match(request!["submissionId"], /^[0-9a-f-]{36}$/u)
      const call = lines.find(({ message }) => message === "answer from the authority")
      assert.deepInclude(call, { requestId: "logged-request", submissionId: request!["submissionId"] })
      assert.notInclude(output(), "companyId=")

      const scraped = yield* Effect.promise(() => fetch(`http://127.0.0.1:${metricsPort}/metrics`))
      assert.strictEqual(scraped.status, 200)
      assert.include(yield* Effect.promise(() => scraped.text()), 'radicar_filings_total{operation="InvoiceCreate"')
    }).pipe(Effect.scoped)
  )

  it.live("says nothing below its level", () =>
    Effect.gen(function* () {
      const { output } = yield* started({ LOG_LEVEL: "error", LOG_FORMAT: "pretty" })
      assert.strictEqual(output(), "")
    }).pipe(Effect.scoped)
  )
})

describe("the log's lines for people", () => {
  it.live("follow the locale, and JSON stays English", () =>
    Effect.gen(function* () {
      const variables = { LC_ALL: "es_CO.UTF-8", RADICAR_RATELIMIT: "1" }
      const people = yield* Effect.flatMap(started({ ...variables, LOG_FORMAT: "pretty" }), listening)
      assert.include(people, "radicar está escuchando")
      assert.include(people, "RADICAR_RATELIMIT no es una variable del servicio. ¿Quiso decir RADICAR_RATE_LIMIT?")
      assert.notInclude(people, "\u001F")
      const programs = yield* Effect.flatMap(started({ ...variables, LOG_FORMAT: "json" }), listening)
      const messages = programs
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).message)
      assert.includeMembers(messages, [
        "radicar is listening",
        "RADICAR_RATELIMIT is not a variable of the service. Did you mean RADICAR_RATE_LIMIT?"
      ])
    })
  )
})
