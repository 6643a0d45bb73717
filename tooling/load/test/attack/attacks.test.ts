import { describedApi } from "@radicar/contract/inner/describedApi"
import { longOr } from "@radicar/fixtures/long"
import { OpenApi } from "effect/http-api"
import { beforeAll, describe, expect, it } from "vitest"
import type { Attack, Attempt } from "../../src/attack/Attempt.ts"
import { attacks } from "../../src/attack/attacks.ts"
import { attemptLine, hasFailed, runAttacks } from "../../src/attack/runAttacks.ts"

/** All in `pnpm test:long`. Verdicts about speed belong to `pnpm attack`, which nothing else runs next to. */
const short = attacks.filter(({ long = false }) => longOr(true, !long))

/** Two that a report must not hide. */
const succeeding: ReadonlyArray<Attack> = [
  { name: "one that succeeds", run: async (_scene, report) => report("something", "all of it", false) },
  { name: "one that breaks off", run: () => Promise.reject(new Error("no answer")) }
]

const attempts = new Map<string, Array<Attempt>>()
let all: ReadonlyArray<Attempt> = []

beforeAll(async () => {
  all = await runAttacks([...short, ...succeeding], (name, attempt) => {
    attempts.set(name, [...(attempts.get(name) ?? []), attempt])
  })
})

describe("a started service", () => {
  it.each(short.map(({ name }) => name))("withstands %s", (name) => {
    const made = attempts.get(name) ?? []
    expect(made.length).toBeGreaterThan(1)
    expect(made.filter(({ of, ok }) => !ok && of !== "speed").map((attempt) => attemptLine(name, attempt))).toEqual([])
  })
})

describe("a run", () => {
  it("tells of an attack that succeeds, and of one that breaks off", () => {
    expect(attempts.get("one that succeeds")).toEqual([
      { tried: "something", came: "all of it", ok: false, of: undefined }
    ])
    expect(attempts.get("one that breaks off")).toEqual([
      { tried: "the whole attack", came: "Error: no answer", ok: false, of: undefined }
    ])
    expect(hasFailed(all)).toBe(false)
    expect(hasFailed(all.filter(({ ok }) => ok))).toBe(true)
    expect(hasFailed([])).toBe(false)
    expect(attemptLine("a", { tried: "b", came: "c", ok: false })).toBe("FAILED a: b: c")
  })
})

/** Operations of no other company: what a token may do itself, what is open to all, and what stores nothing. */
const ofNobodyElse: ReadonlyArray<string> = [
  "GET /health/live",
  "GET /health/ready",
  "GET /v1/authority/status",
  // lists of the authority, for everybody
  "GET /v1/codes",
  "GET /v1/codes/{list}",
  "GET /v1/files/links/{link}",
  "GET /v1/sheets/template",
  "GET /v1/tokens/self",
  "POST /v1/documents/read",
  // whoever may report bounces reports them for the whole installation
  "POST /v1/mails/bounces"
]

describe("one company's administrator", () => {
  it("tries every operation of another company", () => {
    const { paths } = OpenApi.fromApi(describedApi)
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    )
    const tried = (attempts.get("another company") ?? []).map(({ tried: words }) =>
      words
        .replace(/\?.*$/u, "")
        .replaceAll(/\/(?:…|24)(?=\/|$)/gu, "/{id}")
        .replace(/\/files\/received$/u, "/files/{file}")
    )
    const left = operations.filter((operation) => !tried.includes(operation) && !ofNobodyElse.includes(operation))
    expect(operations.length).toBeGreaterThan(50)
    expect(left).toEqual([])
  })
})
