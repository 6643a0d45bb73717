import { assert, describe, it, layer } from "@effect/vitest"
import { Context, Effect, Fiber, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { readFileSync } from "node:fs"
import { Agent, request } from "node:http"
import { text as textOf } from "node:stream/consumers"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { Database } from "../../src/platform/database/Database.ts"
import { runApi } from "../support/apiProcess.ts"
import { eventually } from "../support/eventually.ts"
import { brokenHistograms, oneOf, seriesOf } from "../support/scrape.ts"
import { type LogLine, type SeveralProcesses, severalProcesses } from "../support/severalProcesses.ts"
import { invoiceBody } from "../support/TestService.ts"

interface Told {
  readonly method?: string
  readonly token?: string
  readonly body?: unknown
}

/** Asks on a connection of its own, which any process may get; `undefined`: the connection was lost. */
const ask = (
  { url }: SeveralProcesses,
  path: string,
  { body, method = body === undefined ? "GET" : "POST", token = developmentToken }: Told = {}
) =>
  Effect.promise(
    () =>
      new Promise<{ readonly status: number; readonly body: any } | undefined>((resolve) => {
        const asked = request(`${url}${path}`, {
          method,
          agent: new Agent({ keepAlive: false }),
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" }
        })
        asked.on("error", () => resolve(undefined))
        asked.on("response", (response) => {
          textOf(response).then(
            (text) => resolve({ status: response.statusCode ?? 0, body: text === "" ? undefined : JSON.parse(text) }),
            () => resolve(undefined)
          )
        })
        asked.end(body === undefined ? undefined : JSON.stringify(body))
      })
  )

const file = (service: SeveralProcesses, number: number, body: unknown = invoiceBody(number)) =>
  ask(service, "/v1/dian/invoices/?companyId=1&providerId=1", { body })

const scrape = ({ metricsUrl }: SeveralProcesses) =>
  Effect.promise(async () => (await fetch(metricsUrl)).text()).pipe(Effect.map(seriesOf))

const numbers = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)

const isOfFiling = ({ route }: LogLine): boolean => route === "/v1/dian/invoices"

const states = ({ databaseUrl }: SeveralProcesses) =>
  SqlClient.SqlClient.use(
    (sql) => sql<{ readonly number: string; readonly state: string }>`select number, state from submissions`
  ).pipe(Effect.provide(Database.layerPostgres(Redacted.make(databaseUrl))))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const kibibytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1])

const admin = "a".repeat(43)

/** A service of two processes that the tests of a group share: each leaves it with two processes that are ready. */
class TwoProcesses extends Context.Service<TwoProcesses, SeveralProcesses>()("@radicar/api/test/TwoProcesses") {
  static readonly layer = Layer.effect(TwoProcesses, severalProcesses(2, { RADICAR_ADMIN_TOKEN: admin }))
}

const options = { excludeTestServices: true } as const

describe("a service of two processes", () => {
  layer(
    Layer.fresh(TwoProcesses.layer),
    options
  )((it) => {
    it.effect("spreads requests, adds up what it measures, and files with one sandbox", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const answers = yield* Effect.forEach(numbers(990_000_001, 40), (number) => file(service, number), {
          concurrency: 8
        })
        assert.deepStrictEqual(
          answers.map((answer) => answer?.body.status),
          Array(40).fill("submitted")
        )
        const listening = service.lines.filter(({ message }) => message === "radicar is listening")
        assert.lengthOf(listening, 1)
        assert.deepInclude(listening[0], { url: service.url, processes: 2, database: "Postgres" })

        // a process logs an answer after it, through its parent
        const answered = yield* eventually(
          Effect.sync(() => service.lines.filter(isOfFiling)),
          ({ length }) => length === 40
        )
        const byProcess = Map.groupBy(answered, ({ process: number }) => number)
        assert.deepStrictEqual([...byProcess.keys()].toSorted(), [1, 2])

        const all = yield* scrape(service)
        assert.deepStrictEqual(brokenHistograms(all), [])
        const counted = { operation: "InvoiceCreate", type: "01", status: "submitted" }
        assert.strictEqual(oneOf(all, "radicar_filings_total", counted).value, 40)
        assert.strictEqual(
          oneOf(all, "radicar_filing_duration_seconds_count", { operation: "InvoiceCreate" }).value,
          40
        )
        // one process reads the database
        assert.strictEqual(oneOf(all, "radicar_database_up").value, 1)
        assert.strictEqual(oneOf(all, "radicar_queue_depth", { queue: "submissions" }).value, 0)
        assert.strictEqual(oneOf(all, "radicar_build_info").value, 1)
        for (const own of ["parent", "1", "2"]) {
          const bytes = oneOf(all, "process_resident_memory_bytes", { process: own }).value
          const pid = own === "parent" ? service.pid : (service.pids().get(Number(own)) ?? 0)
          assert.closeTo(bytes / (kibibytesOf(pid) * 1024), 1, 0.3, own)
        }
        for (const own of ["1", "2"]) {
          const breaker = { environment: "sandbox", state: "closed", process: own }
          assert.strictEqual(oneOf(all, "radicar_authority_breaker_state", breaker).value, 1)
        }
      })
    )

    it.effect("rejects a revoked token in every process at the next request", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const created = yield* ask(service, "/v1/tokens", {
          token: admin,
          body: { Scopes: ["documents:read"], Companies: ["1"] }
        })
        assert.isDefined(created)
        assert.strictEqual(created.status, 201)
        const { id, token } = created.body
        const asked = ask(service, "/v1/submissions?companyId=1", { token })
        const statuses = Effect.map(Effect.replicateEffect(asked, 32, { concurrency: 8 }), (answers) =>
          answers.map((answer) => answer?.status)
        )
        const answeredBy = (wanted: number) => {
          const lines = service.lines.filter(({ route, status }) => route === "/v1/submissions" && status === wanted)
          return [...new Set(lines.map(({ process: number }) => number))].toSorted()
        }
        assert.deepStrictEqual(yield* statuses, Array(32).fill(200))
        const revoked = yield* ask(service, `/v1/tokens/${id}`, { token: admin, method: "DELETE" })
        assert.isBelow(revoked?.status ?? 0, 300)
        assert.deepStrictEqual(yield* statuses, Array(32).fill(401))
        for (const status of [200, 401]) assert.deepStrictEqual(answeredBy(status), [1, 2])
      })
    )
  })

  it.live("loses nothing when a process is killed, replaces it, and hands its jobs to another", () =>
    Effect.gen(function* () {
      const service = yield* severalProcesses(2)
      const leader = yield* service.line(
        ({ message }) => message === "This process runs the background jobs of all processes"
      )
      const killed = Number(leader["process"])
      const pid = service.pids().get(killed) ?? 0
      const before = (yield* scrape(service)).filter(({ name }) => name === "radicar_http_requests_total")
      const wanted = numbers(990_000_101, 30)
      const bodies = new Map(wanted.map((number) => [number, invoiceBody(number)]))
      const send = (number: number) => file(service, number, bodies.get(number))
      const filing = yield* Effect.forkChild(Effect.forEach(wanted, send, { concurrency: 10 }))
      yield* service.line(isOfFiling)
      process.kill(pid, "SIGKILL")
      const answers = yield* Fiber.join(filing)
      const lost = wanted.filter((_, index) => answers[index] === undefined)
      assert.isAbove(lost.length, 0)
      // who lost the connection sends the same again
      for (const number of lost) {
        const again = yield* eventually(send(number), (answer) => answer?.body.status === "submitted")
        assert.strictEqual(again?.status, 200)
      }
      const taken = yield* service.line(
        ({ message, process: number }) =>
          message === "This process runs the background jobs of all processes" && number !== killed
      )
      assert.notStrictEqual(taken["process"], killed)
      const ended = yield* service.line(
        ({ message }) => message === "A process of the service has ended and is replaced"
      )
      assert.deepInclude(ended, { process: killed, signal: "SIGKILL" })
      yield* eventually(Effect.sync(service.pids), (pids) => pids.get(killed) !== pid)
      const settled = yield* eventually(states(service), (rows) => rows.every(({ state }) => state === "accepted"))
      assert.deepStrictEqual(settled.map(({ number }) => Number(number)).toSorted(), wanted)
      // what the killed process had counted when it was last asked still counts
      const after = yield* scrape(service)
      for (const { labels, name, value } of before) assert.isAtLeast(oneOf(after, name, labels).value, value)
    })
  )

  layer(
    Layer.fresh(TwoProcesses.layer),
    options
  )((it) => {
    it.effect("drains and replaces a process on SIGTERM while the other serves", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const [number, pid] = [2, service.pids().get(2) ?? 0]
        process.kill(pid, "SIGTERM")
        // a connection that was handed over in this very moment is closed unread, and its caller comes again
        const filed = (each: number) =>
          Effect.repeat(file(service, each), { until: (answer) => answer !== undefined, times: 1 })
        const answers = yield* Effect.forEach(numbers(990_000_301, 10), filed, { concurrency: 2 })
        assert.deepStrictEqual(
          answers.map((answer) => answer?.body.status),
          Array(10).fill("submitted")
        )
        const ended = yield* service.line(
          ({ message }) => message === "A process of the service has ended and is replaced"
        )
        assert.deepInclude(ended, { process: number, code: 130 })
        yield* eventually(Effect.sync(service.pids), (pids) => pids.get(number) !== pid)
      })
    )

    it.effect("answers the requests under way on SIGTERM, and exits as a single process does", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const pids = [...service.pids().values()]
        const recorded = Effect.map(states(service), (rows) => rows.length)
        const before = yield* recorded
        const slowly = (number: number) => invoiceBody(number, { Note: "[[sandbox:slow delay='3 seconds']]" })
        const filing = yield* Effect.forkChild(
          Effect.forEach(numbers(990_000_201, 24), (number) => file(service, number, slowly(number)), {
            concurrency: "unbounded"
          })
        )
        // a request that a process has not read yet is not under way: its connection is closed
        yield* eventually(recorded, (count) => count === before + 24)
        assert.strictEqual(yield* service.end("SIGTERM"), 130)
        const answers = yield* Fiber.join(filing)
        assert.deepStrictEqual(
          answers.map((answer) => answer?.body.status),
          Array(24).fill("submitted")
        )
        assert.deepStrictEqual(pids.filter(isAlive), [])
      })
    )
  })

  layer(
    Layer.fresh(TwoProcesses.layer),
    options
  )((it) => {
    it.effect("leaves no caller waiting for a process that was handed a connection and died", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const pid = service.pids().get(2) ?? 0
        process.kill(pid, "SIGSTOP")
        const asked = yield* Effect.forkChild(
          Effect.replicateEffect(ask(service, "/v1/submissions?companyId=1"), 8, { concurrency: "unbounded" })
        )
        const isAnswered = ({ route }: LogLine): boolean => route === "/v1/submissions"
        yield* eventually(
          Effect.sync(() => service.lines.filter(isAnswered).length),
          (answered) => answered === 7
        )
        process.kill(pid, "SIGKILL")
        const answers = yield* Fiber.join(asked)
        assert.deepStrictEqual(answers.map((answer) => answer?.status).toSorted(), [...Array(7).fill(200), undefined])
        yield* eventually(Effect.sync(service.pids), (pids) => pids.get(2) !== pid)
      })
    )

    it.effect("leaves no process behind when its parent is killed", () =>
      Effect.gen(function* () {
        const service = yield* TwoProcesses
        const pids = [...service.pids().values()]
        yield* service.end("SIGKILL")
        yield* eventually(
          Effect.sync(() => pids.filter(isAlive)),
          (alive) => alive.length === 0
        )
      })
    )
  })

  it.live("ends with 1 and says once why, if it cannot start", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* runApi([], {
        RADICAR_PROCESSES: "2",
        DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
        AUTHORITY_URL: "http://127.0.0.1:1",
        LOG_FORMAT: "json"
      })
      assert.strictEqual(code, 1)
      assert.lengthOf(`${stdout}${stderr}`.match(/ConnectionError, ECONNREFUSED/gu) ?? [], 1)
    })
  )
})
