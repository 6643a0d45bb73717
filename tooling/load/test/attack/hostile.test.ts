import { random } from "@radicar/fixtures/random"
import { describedApi } from "@radicar/contract/inner/describedApi"
import { longOr } from "@radicar/fixtures/long"
import { OpenApi } from "effect/http-api"
import { hash } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { hostileRequests, manners } from "../../src/attack/hostile/hostileRequests.ts"
import { hostileFaults, type HostileMeasures, runHostile } from "../../src/attack/hostile/runHostile.ts"

const seed = longOr(Date.now() % 1_000_000, 20_261_126)
const seconds = longOr(600, 12)

describe(`a hostile tenant, seed ${seed}`, () => {
  let measures: HostileMeasures
  beforeAll(async () => {
    measures = await runHostile({ seed, seconds })
  })

  // how long others wait, and how much memory that takes, `pnpm attack --hostile` judges, which runs alone
  it("has no other refused", () => {
    // on a busy machine, waits for the processor count against the other tenant's own limit of requests
    const { 429: _limited, ...refused } = measures.refused
    expect(refused).toEqual({})
  })

  it("has sent valid input to every operation", () => expect(measures.uncovered).toEqual([]))

  it("never gets an answer that is a failure of the service", () => {
    const failed = Object.entries(measures.outcomes).filter(([, statuses]) => "500" in statuses)
    expect(failed).toEqual([])
  })

  it("is answered, refused and held back", () => {
    const statuses = new Set(Object.values(measures.outcomes).flatMap((each) => Object.keys(each)))
    // which of the requests are refused, and why, depends on how many of them the machine sends in this time
    const held = [...statuses].filter((status) => status === "0" || status === "408")
    const refusals = [...statuses].filter((status) => status.startsWith("4") && status !== "408")
    expect(statuses).toContain("200")
    expect(held).not.toEqual([])
    expect(refusals).not.toEqual([])
  })
})

describe("the verdict", () => {
  const harmless: HostileMeasures = {
    filings: { quiet: 40, loaded: 120 },
    live: { quiet: 2, loaded: 20 },
    refused: {},
    resident: 700,
    uncovered: [],
    outcomes: { "GET /v1/submissions": { 200: 1 } }
  }

  it("is of what others met, and of the memory", () => {
    expect(hostileFaults(harmless)).toEqual([])
    for (const worse of [
      { filings: { quiet: 150, loaded: 5500 } },
      { live: { quiet: 2, loaded: 5500 } },
      { refused: { 503: 2 } },
      { resident: 2700 },
      { uncovered: ["InvoiceCreate"] },
      { outcomes: {} }
    ]) {
      expect(hostileFaults({ ...harmless, ...worse })).toHaveLength(1)
    }
  })
})

describe("the requests", () => {
  const { paths } = OpenApi.fromApi(describedApi)

  it("are of every operation, and those with which the tenant would end itself come last", () => {
    const { lastNames, names } = hostileRequests({ paths: paths as never }, random(1, "names"))
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`)
    )
    expect(operations.length).toBeGreaterThan(50)
    expect([...names, ...lastNames].toSorted()).toEqual(operations.toSorted())
    expect(lastNames).toEqual([
      "PUT /v1/providers/{id}",
      "DELETE /v1/providers/{id}",
      "PUT /v1/companies/{id}",
      "DELETE /v1/companies/{id}",
      "DELETE /v1/companies/{id}/data",
      "DELETE /v1/tokens/{id}"
    ])
  })

  it("are the same for a seed, in every manner", () => {
    const tenant = { company: "66", keys: [], ids: {} }
    const requestsOf = (purpose: string) => {
      const { next } = hostileRequests({ paths: paths as never }, random(7, purpose))
      return Array.from({ length: 100 }, () => {
        const { body, ...request } = next(tenant)
        return { ...request, digest: body && hash("sha256", body) }
      })
    }
    const requests = requestsOf("one")
    expect(requestsOf("one")).toEqual(requests)
    expect(requestsOf("another")).not.toEqual(requests)
    expect(new Set(requests.map(({ manner }) => manner))).toEqual(new Set(manners))
  })
})
