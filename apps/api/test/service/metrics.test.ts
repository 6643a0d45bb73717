import { assert, describe, it, layer } from "@effect/vitest"
import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { spawnSync } from "node:child_process"
import { X509Certificate } from "node:crypto"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { KnownRanges } from "../../src/numbering/KnownRanges.ts"
import { RangeUsage } from "../../src/numbering/RangeUsage.ts"
import { MetricsServer } from "../../src/platform/observability/metrics/MetricsServer.ts"
import { Submissions } from "../../src/documents/submissions/Submissions.ts"
import { Backlog } from "../../src/service/Backlog.ts"
import { databaseSamples } from "../../src/service/samples.ts"
import { Certificates } from "../../src/tenants/certificates/Certificates.ts"
import { quiet } from "../support/quiet.ts"
import { brokenHistograms, oneOf, scrapedText, seriesOf } from "../support/scrape.ts"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"
import { tokenWith } from "../support/tokenWith.ts"

/** The judge of the format that Prometheus has: of Debian's package `prometheus`. */
const promtool = process.env["PROMTOOL"] ?? "promtool"
const hasPromtool = spawnSync(promtool, ["--version"]).status === 0

const days = 86_400_000

describe.each(serviceDatabases)("measurements, on %s", (database) => {
  layer(TestService.layer(database, { metrics: { host: "127.0.0.1", port: 0 } }), { excludeTestServices: true })(
    (it) => {
      const filed = Effect.gen(function* () {
        const { post, url } = yield* TestService
        for (const number of [990_000_201, 990_000_207])
          assert.strictEqual((yield* post(invoiceBody(number))).body.status, "submitted")
        assert.strictEqual((yield* post(invoiceBody(1))).status, 400)
        const asking = { headers: { authorization: `Bearer ${developmentToken}` } }
        const ask = (path: string, init: RequestInit = asking) => Effect.promise(() => fetch(`${url}${path}`, init))
        yield* ask("/v1/submissions/019a0000-0000-7000-8000-000000000000")
        yield* ask("/v1/nowhere/at-all?companyId=1")
        yield* ask("/v1/submissions?companyId=1", {})
        const keeper = yield* tokenWith(["companies:admin"])
        const stored = yield* ask("/v1/certificates?companyId=1", {
          method: "POST",
          headers: { authorization: `Bearer ${keeper}`, "content-type": "application/json" },
          body: JSON.stringify(signingCertificate())
        })
        assert.strictEqual(stored.status, 201)
        return (yield* Effect.promise(() => stored.json())) as { readonly id: string }
      })

      it.effect("tell of filings, requests, calls, queues and ends, to a parser that is not ours", () =>
        Effect.gen(function* () {
          const { id: certificate } = yield* filed
          const { status, text, type } = yield* scrapedText
          assert.strictEqual(status, 200)
          assert.strictEqual(type, "text/plain; version=0.0.4; charset=utf-8")
          const all = seriesOf(text)
          const valueOf = (name: string, labels = {}) => oneOf(all, name, labels).value

          const operation = "InvoiceCreate"
          const filings = (labels: object) => valueOf("radicar_filings_total", { operation, ...labels })
          assert.strictEqual(filings({ type: "01", status: "submitted" }), 2)
          assert.strictEqual(filings({ status: "InvalidDocument" }), 1)
          assert.strictEqual(valueOf("radicar_filing_duration_seconds_count", { operation }), 3)
          const settled = { type: "01", state: "accepted", by: "request" }
          assert.strictEqual(valueOf("radicar_settlements_total", settled), 2)
          for (const step of ["certificate", "render", "sign", "claim", "file", "answer", "key"])
            assert.strictEqual(valueOf("radicar_filing_step_duration_seconds_count", { step }), 2, step)
          for (const step of ["parse", "decode", "check"])
            assert.strictEqual(valueOf("radicar_filing_step_duration_seconds_count", { step }), 3, step)
          const called = { environment: "sandbox", operation: "SendBillSync", outcome: "answered" }
          assert.strictEqual(valueOf("radicar_authority_call_duration_seconds_count", called), 2)
          assert.isAbove(valueOf("radicar_authority_call_duration_seconds_sum", called), 0)
          assert.deepStrictEqual(brokenHistograms(all), [])

          // by template, never by path
          const requests = (labels: object) => valueOf("radicar_http_requests_total", labels)
          assert.strictEqual(requests({ method: "POST", route: "/v1/dian/invoices", status: "200" }), 2)
          assert.strictEqual(requests({ method: "POST", route: "/v1/dian/invoices", status: "400" }), 1)
          assert.strictEqual(requests({ method: "GET", route: "/v1/submissions/:id", status: "404" }), 1)
          assert.strictEqual(requests({ method: "GET", route: "/*", status: "404" }), 1)
          assert.strictEqual(requests({ method: "GET", route: "/v1/submissions", status: "401" }), 1)
          for (const secret of ["019a0000", "at-all", "companyId", developmentToken]) assert.notInclude(text, secret)

          for (const queue of ["submissions", "batches", "mails", "webhooks"]) {
            assert.strictEqual(valueOf("radicar_queue_depth", { queue }), 0, queue)
            assert.strictEqual(valueOf("radicar_queue_oldest_seconds", { queue }), 0, queue)
            assert.isAtLeast(valueOf("radicar_queue_late_seconds", { queue }), 0, queue)
          }
          const breaker = (state: string) =>
            valueOf("radicar_authority_breaker_state", { environment: "sandbox", state })
          assert.deepStrictEqual(["closed", "open", "half-open"].map(breaker), [1, 0, 0])
          const range = { company: "1", prefix: "SETP", from: "990000000", to: "995000000" }
          assert.strictEqual(valueOf("radicar_range_numbers_left", range), 995_000_000 - 990_000_207)
          const colombian = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Bogota" }).format(new Date())
          assert.strictEqual(
            valueOf("radicar_range_days_left", range),
            (Date.parse("2030-01-19") - Date.parse(colombian)) / days
          )
          const until = Date.parse(new X509Certificate(readPem("company.pem")).validTo)
          assert.closeTo(
            valueOf("radicar_certificate_days_left", { company: "1", certificate }),
            (until - Date.now()) / days,
            0.01
          )
          assert.strictEqual(valueOf("radicar_database_up"), 1)
          assert.strictEqual(valueOf("radicar_build_info", { environment: "sandbox" }), 1)
          assert.isAbove(valueOf("process_resident_memory_bytes"), 10_000_000)
          assert.isBelow(valueOf("nodejs_eventloop_lag_max_seconds"), 60)
          assert.closeTo(valueOf("process_start_time_seconds"), Date.now() / 1000 - process.uptime(), 5)
        })
      )

      it.effect("count one check of a document that the service gives its number", () =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          const checks = Effect.map(
            scrapedText,
            ({ text }) => oneOf(seriesOf(text), "radicar_filing_step_duration_seconds_count", { step: "check" }).value
          )
          const before = yield* checks
          const { Number: _, ...unnumbered } = invoiceBody(1)
          const filed = yield* post(unnumbered, { headers: { "idempotency-key": "one-check" } })
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          assert.strictEqual(yield* checks, before + 1)
        })
      )

      it.effect.skipIf(!hasPromtool)("have the form that Prometheus wants, and none that it advises against", () =>
        Effect.gen(function* () {
          const { text } = yield* scrapedText
          const { status, stderr } = spawnSync(promtool, ["check", "metrics"], { input: text, encoding: "utf8" })
          // what is wrong ends with 1, advice with 3: days are what people count, so of these it may advise
          assert.strictEqual(status, 3, stderr)
          const advice = stderr.trim().split("\n")
          for (const line of advice) assert.match(line, /_days_left use base unit "seconds" instead of "days"$/u)
        })
      )

      it.effect("are answered only on that port, by GET", () =>
        Effect.gen(function* () {
          const { url } = yield* TestService
          const port = Option.getOrThrow((yield* MetricsServer).port)
          const status = (to: string, init: RequestInit = {}) =>
            Effect.promise(() => fetch(to, init).then((response) => response.status))
          assert.strictEqual(yield* status(`http://127.0.0.1:${port}/metrics?a=b`), 200)
          assert.strictEqual(yield* status(`http://127.0.0.1:${port}/metrics`, { method: "HEAD" }), 200)
          assert.strictEqual(yield* status(`http://127.0.0.1:${port}/metrics`, { method: "POST", body: "x" }), 405)
          assert.strictEqual(yield* status(`http://127.0.0.1:${port}/v1/submissions`), 404)
          assert.strictEqual(yield* status(`${url}/metrics`), 404)
        })
      )
    }
  )
})

describe("measurements of the database", () => {
  it.effect("are missing, and say so, while it does not answer; nobody waits for more than three seconds", () =>
    Effect.gen(function* () {
      const read = yield* databaseSamples
      const fiber = yield* Effect.forkChild(read)
      yield* TestClock.adjust("3 seconds")
      const samples = yield* Effect.fromNullishOr(fiber.pollUnsafe()).pipe(Effect.flatten)
      assert.deepStrictEqual(samples, [{ name: "radicar_database_up", value: 0 }])
    }).pipe(
      quiet,
      Effect.provide([
        Layer.mock(Backlog, { waiting: Effect.never, troubles: Effect.succeed([]) }),
        Layer.mock(Submissions, { now: Effect.succeed(0) }),
        Layer.mock(Certificates, { nextToExpire: () => Effect.succeed([]) }),
        Layer.mock(RangeUsage, { highest: () => Effect.never }),
        Layer.mock(KnownRanges, { all: Effect.succeed([]) })
      ])
    )
  )
})
