import { freePort } from "@radicar/fixtures/postgres/freePort"
import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { pathOf } from "@radicar/fixtures/certificates/TestCertificates"
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { exampleText } from "./support/exampleText.ts"
import { radicarHere } from "./support/runHere.ts"
import { jsonLines, type StartedService, startWithSandbox } from "./support/startedService.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const adminToken = "first-token-of-the-installation-0123456789abcdef"
let service: StartedService

interface Found {
  readonly check: string
  readonly state: string
  readonly detail: string
  readonly advice?: string
}

const run = (args: ReadonlyArray<string>, env: Readonly<Record<string, string>> = {}) =>
  radicarHere(["doctor", ...args], {
    env: { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: "radicar", ...env }
  })

const doctor = async (args: ReadonlyArray<string> = [], env: Readonly<Record<string, string>> = {}) => {
  const { code, stderr, stdout } = await run(args, env)
  const { checks, ok } = JSON.parse(stdout)
  const of = (name: string): ReadonlyArray<Found> => checks.filter(({ check }: Found) => check === name)
  return { code, stderr, ok, of }
}

/** Runs `use` with a proxy before the service, whose clock and readiness are what the test wants. */
const behindProxy = async <A>(
  { ready = true, shift = 0 }: { readonly shift?: number; readonly ready?: boolean },
  use: (url: string) => Promise<A>
): Promise<A> => {
  const proxy = createServer((request, response) => {
    const forward = async () => {
      const answer = await fetch(new URL(request.url ?? "", service.url), {
        headers: { authorization: request.headers.authorization ?? "" }
      })
      const status = request.url === "/health/ready" && !ready ? 503 : answer.status
      const date = new Date(Date.now() + shift * 1000).toUTCString()
      response
        .writeHead(status, { date, "content-type": answer.headers.get("content-type") ?? "" })
        .end(Buffer.from(await answer.arrayBuffer()))
    }
    void forward()
  }).listen(0, "127.0.0.1")
  await once(proxy, "listening")
  try {
    return await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
}

beforeAll(async () => {
  service = await startWithSandbox({ RADICAR_ADMIN_TOKEN: adminToken })
  const { CompanyParty } = JSON.parse(exampleText())
  const set = ["company", "set", "1", files.write("company.json", JSON.stringify({ CompanyParty }))]
  const env = { RADICAR_URL: service.url, RADICAR_TOKEN: adminToken }
  expect((await radicarHere(set, { env })).code).toBe(0)
})

afterAll(() => service.stop())

describe("radicar doctor", () => {
  it("finds nothing wrong with a service that was just started", async () => {
    const found = await doctor(["--certificate", pathOf("company.p12"), "--authority", service.authority])
    expect(found).toMatchObject({ code: 0, ok: true, stderr: "" })
    for (const name of [
      "node",
      "service",
      "database",
      "service-clock",
      "authority",
      "authority-direct",
      "authority-clock"
    ]) {
      expect(found.of(name)).toMatchObject([{ state: "ok" }])
    }
    expect(found.of("profile")).toMatchObject([{ state: "skipped" }])
    // every scope of the page about scopes
    const page = readFileSync(new URL("../../../docs/api/scopes.md", import.meta.url), "utf8")
    const scopes = Array.from(page.matchAll(/^\| `([a-z]+:[a-z]+)` \| \S/gmu), ([, scope]) => scope)
    expect(scopes).toContain("tokens:admin")
    expect(found.of("token")[0]?.detail).toBe(`company 1: ${scopes.join(", ")}`)
    // Colombian time
    const hour = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 11).replace("T", " ")
    expect(found.of("authority")[0]?.detail).toMatch(new RegExp(`last on ${hour}.*, Colombian time$`, "u"))
    expect(found.of("certificate")[0]).toMatchObject({
      state: "ok",
      detail: expect.stringContaining("NIT 900373115, RSA 2048")
    })
    expect(found.of("range").map(({ detail }) => detail.split(":")[0])).toContain("SETP")
    const lines = await run(["--output", "ndjson"])
    expect(jsonLines(lines.stdout).map(({ check }) => check)).toContain("range")
  })

  it("reports an unreachable service, and checks nothing further", async () => {
    const found = await doctor(["--url", `http://127.0.0.1:${await freePort()}`])
    expect(found).toMatchObject({ code: 9, ok: false })
    expect(found.of("service")[0]?.detail).toContain("ECONNREFUSED")
    for (const name of ["database", "service-clock", "token", "authority", "range"]) {
      expect(found.of(name)).toMatchObject([{ state: "skipped" }])
    }
  })

  it("reports a database that does not answer, and wrong clocks", async () => {
    await behindProxy({ ready: false }, async (url) => {
      const found = await doctor(["--url", url])
      expect(found.code).toBe(6)
      expect(found.of("database")).toMatchObject([{ state: "fail" }])
    })
    await behindProxy({ shift: 40 }, async (url) => {
      const found = await doctor(["--url", url, "--authority", url])
      expect(found.code).toBe(0)
      expect(found.of("service-clock")[0]).toMatchObject({
        state: "warn",
        detail: expect.stringMatching(/^(39|40|41) s ahead/u)
      })
      expect(found.of("authority-clock")).toMatchObject([{ state: "warn" }])
    })
    await behindProxy({ shift: -400 }, async (url) => {
      const found = await doctor(["--authority", url])
      expect(found.code).toBe(8)
      expect(found.of("service-clock")).toMatchObject([{ state: "ok" }])
      expect(found.of("authority-clock")[0]).toMatchObject({
        state: "fail",
        detail: expect.stringContaining(" s behind")
      })
    })
  })

  it("reports permissions and expiry of a token, and a rejected token", async () => {
    const wrong = await doctor([], { RADICAR_TOKEN: "another" })
    expect(wrong.code).toBe(7)
    expect(wrong.of("token")).toMatchObject([{ state: "fail" }])
    const make = (scopes: string) =>
      radicarHere(["token", "create", "--scopes", scopes, "--companies", "1", "--providers", "1", "--days", "5"], {
        env: { RADICAR_URL: service.url, RADICAR_TOKEN: adminToken }
      })
    const reader = JSON.parse((await make("documents:read")).stdout).token
    const reading = await doctor([], { RADICAR_TOKEN: reader })
    expect(reading.code).toBe(0)
    expect(reading.of("token")).toMatchObject([{ state: "warn", detail: "company 1: documents:read" }])
    const elsewhere = await doctor(["--company-id", "2"], { RADICAR_TOKEN: reader })
    expect(elsewhere.code).toBe(7)
    const all = JSON.parse((await make("documents:read,documents:write,tokens:admin")).stdout)
    const ending = await doctor([], { RADICAR_TOKEN: all.token })
    expect(ending.of("token")).toMatchObject([
      {
        state: "warn",
        detail: `company 1: documents:write, documents:read, tokens:admin, until ${all.expires.slice(0, 10)}`
      }
    ])
    const remote = await doctor(["--url", "http://192.0.2.1:9"], { RADICAR_TOKEN: "x" })
    expect(remote.code).toBe(9)
  })

  it("reports certificates that have expired, belong to another NIT or cannot be opened", async () => {
    const expired = await doctor(["--certificate", pathOf("expired.p12")])
    expect(expired.code).toBe(7)
    expect(expired.of("certificate")).toMatchObject([{ state: "fail" }])
    const other = await doctor(["--certificate", pathOf("other-company.p12")])
    expect(other.code).toBe(0)
    expect(other.of("certificate")[0]).toMatchObject({ state: "warn", advice: expect.stringContaining("900373115") })
    const closed = await doctor(["--certificate", pathOf("company.p12")], { RADICAR_CERTIFICATE_PASSWORD: "no" })
    expect(closed.code).toBe(7)
    const store = ["certificate", "store", pathOf("company.p12")]
    const env = { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: "radicar", RADICAR_TOKEN: adminToken }
    const { id } = JSON.parse((await radicarHere(store, { env })).stdout)
    const stored = await doctor()
    expect(stored.of("certificate")[0]?.detail).toContain(id)
  })

  it("reports ranges that run out, in Spanish on request, in 80 columns", async () => {
    const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const range = {
      authorization: "18760000077",
      prefix: "FIN",
      from: "1",
      to: "9",
      startDate: "2019-01-19",
      endDate: inFiveDays,
      documentTypes: ["01"]
    }
    files.write("other.p12", readFileSync(pathOf("other-company.p12")))
    await service.admin("seed", { ranges: [range] })
    const { stdout } = await run(["--output", "table", "--language", "es", "--certificate", "other.p12"])
    expect(stdout).toMatch(/^aviso +rango +FIN: quedan 9 de 9, [56] días$/mu)
    expect(stdout).not.toContain("\u001b")
    for (const line of stdout.split("\n")) expect([...line].length).toBeLessThanOrEqual(80)
  })
})
