import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted, Schedule } from "effect"
import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { defaultHealth } from "../../src/filing/authority/AuthorityHealth.ts"
import { exportedNames } from "../../src/platform/observability/metrics/measurements.ts"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { asking, storedCertificate } from "../support/asking.ts"
import { scrapedText, seriesOf } from "../support/scrape.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

const repository = join(import.meta.dirname, "../../../..")
const textOf = (path: string): string => readFileSync(join(repository, path), "utf8")

const promtool = process.env["PROMTOOL"] ?? "promtool"
const hasPromtool = spawnSync(promtool, ["--version"]).status === 0

/** Every measurement that a text names, with the label of an index or a part of a histogram behind it. */
const namesIn = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(/\b(?:radicar|process|nodejs)_[a-z0-9_]+/gu)].map(([name]) => name))
]

const service = TestService.layerOn(anyDatabase, {
  metrics: { host: "127.0.0.1", port: 0 },
  health: { ...defaultHealth, failures: 2, pause: Schedule.spaced("1 hour") },
  transportCertificate: pathOf("other-company.p12"),
  transportCertificatePassword: Redacted.make(read("other-company").password)
})

const page = textOf("docs/operating/observability.md")
const dashboard = textOf("deploy/grafana/radicar.json")
const rules = textOf("deploy/prometheus/alerts.yaml")

describe("dashboard, rules and page", () => {
  layer(service.pipe(Layer.provideMerge(Sandbox.layer({ certificateDirectory }))), { excludeTestServices: true })(
    (it) => {
      it.effect("name existing measurements, and the page names every one", () =>
        Effect.gen(function* () {
          const { post, url } = yield* TestService
          const sandbox = yield* Sandbox
          yield* storedCertificate("company")
          assert.strictEqual((yield* post(invoiceBody(990_000_401))).body.status, "submitted")
          // the breaker opens, and what is asked then is withheld
          yield* sandbox.program({ behaviour: "http-503", times: "always" })
          assert.strictEqual((yield* post(invoiceBody(990_000_402))).body.status, "pending")
          assert.strictEqual((yield* asking("numbering-ranges/")).status, 503)
          // something that is read in a thread
          yield* Effect.promise(() =>
            fetch(`${url}/v1/documents/read`, {
              method: "POST",
              headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/xml" },
              body: `<a>${" ".repeat(20_000)}</a>`
            })
          )
          const { text } = yield* scrapedText
          const all = seriesOf(text)
          const series = new Set(all.map(({ name }) => name))
          const families = new Set([...text.matchAll(/^# TYPE (\S+) /gmu)].map(([, name = ""]) => name))
          const open = all.find(
            ({ labels, name }) => name === "radicar_authority_breaker_state" && labels["state"] === "open"
          )
          assert.strictEqual(open?.value, 1)
          assert.strictEqual(
            all.find(({ labels, name }) => name === "radicar_queue_depth" && labels["queue"] === "submissions")?.value,
            1
          )
          for (const file of [dashboard, rules]) {
            const names = namesIn(file)
            assert.isAbove(names.length, 8)
            assert.deepStrictEqual(
              names.filter((name) => !series.has(name)),
              []
            )
          }
          const documented = namesIn(page.slice(0, page.indexOf("## Traces")))
          assert.sameMembers([...documented], [...families])
        })
      )
    }
  )

  it("tell of every span that is exported, and what to do about every alert", () => {
    const traces = page.slice(page.indexOf("## Traces"), page.indexOf("## Log"))
    for (const name of exportedNames) assert.include(traces, `\`${name}\``)
    const alerts = [...rules.matchAll(/alert: (\w+)/gu)].map(([, name = ""]) => name)
    const documented = [...page.matchAll(/`(Radicar[A-Z]\w+)`/gu)].map(([, name = ""]) => name)
    assert.sameMembers(documented, alerts)
  })

  it("the dashboard is one that Grafana takes: panels with expressions, each in its own place", () => {
    const { panels, templating, uid } = JSON.parse(dashboard)
    assert.strictEqual(uid, "radicar")
    assert.deepStrictEqual(
      templating.list.map(({ name }: any) => name),
      ["datasource", "instance"]
    )
    const ids = panels.map(({ id }: any) => id)
    assert.lengthOf(new Set(ids), ids.length)
    const taken = new Set<string>()
    for (const { gridPos, targets = [], title, type } of panels) {
      if (type !== "row") assert.isNotEmpty(targets, title)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          assert.isFalse(taken.has(`${x}/${y}`), title)
          assert.isBelow(x, 24, title)
          taken.add(`${x}/${y}`)
        }
    }
  })

  it.skipIf(!hasPromtool)("the rules are valid and fire when they should, says Prometheus", () => {
    for (const words of [
      ["check", "rules", "deploy/prometheus/alerts.yaml"],
      ["test", "rules", "deploy/prometheus/alerts.test.yaml"],
      ["check", "config", "--syntax-only", "deploy/prometheus/prometheus.yaml"]
    ]) {
      const { status, stderr, stdout } = spawnSync(promtool, words, { cwd: repository, encoding: "utf8" })
      assert.strictEqual(status, 0, `${stdout}${stderr}`)
    }
  })

  it.skipIf(!hasPromtool)("every expression of the dashboard is one, says Prometheus", () => {
    const expressions: ReadonlyArray<string> = JSON.parse(dashboard).panels.flatMap(({ targets = [] }: any) =>
      targets.map(({ expr }: any) => expr.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"))
    )
    assert.isAbove(expressions.length, 20)
    const recorded = expressions.map((expr, index) => ({ record: `expression:${index}`, expr }))
    const folder = mkdtempSync(join(tmpdir(), "dashboard-"))
    const file = join(folder, "expressions.yaml")
    // JSON is YAML too
    writeFileSync(file, JSON.stringify({ groups: [{ name: "dashboard", rules: recorded }] }))
    const { status, stderr, stdout } = spawnSync(promtool, ["check", "rules", file], { encoding: "utf8" })
    rmSync(folder, { recursive: true })
    assert.strictEqual(status, 0, `${stdout}${stderr}`)
  })
})
