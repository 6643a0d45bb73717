import { describe, expect, it } from "@effect/vitest"
import { type Answer, answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const asking = (answer: Answer, args: ReadonlyArray<string>) =>
  answering(answer, async (url, requests) => ({ ...(await radicarHere([...args, "--url", url])), requests }))

const provider: Answer = {
  status: 200,
  body: {
    id: "7",
    settings: { Environment: "production", SoftwareProvider: { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11" } },
    secrets: ["SoftwareProvider.Pin"],
    updated: "2026-01-15T15:00:00.000Z"
  }
}

const company: Answer = {
  status: 200,
  body: {
    items: [
      {
        id: "7",
        settings: {
          Name: "Café",
          NumberingRanges: [{ Id: 18760000001, Prefix: "SETP", FromNumber: 990000000, ToNumber: 995000000 }],
          Mail: { From: "facturas@emisor.example" }
        },
        secrets: ["NumberingRanges[0].TechnicalKey"],
        updated: "2026-01-15T15:00:00.000Z"
      }
    ]
  }
}

describe("radicar company and provider", () => {
  it("sets what a file says, secrets included, and shows what the service tells of it", async () => {
    const settings = { Environment: "production", SoftwareProvider: { Id: "5f2c0e2a-7d0b", Pin: "marked-pin" } }
    const file = files.write("provider.json", JSON.stringify(settings))
    const { code, requests, stderr, stdout } = await asking(provider, ["provider", "set", "7", file])
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(requests[0]?.method).toBe("PUT")
    expect(requests[0]?.url.pathname).toBe("/v1/providers/7")
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual(settings)
    expect(JSON.parse(stdout)).toEqual(provider.body)
    expect(stdout).not.toContain("marked-pin")
  })

  it("reports violations before anything is sent", async () => {
    const file = files.write("company.json", JSON.stringify({ Mail: { From: "nobody" }, Surprise: 1 }))
    const { code, requests, stderr } = await asking(company, ["company", "set", "7", file])
    expect(code).toBe(3)
    expect(requests).toEqual([])
    expect(stderr).toContain("$.Mail.From")
    expect(stderr).toContain("$.Surprise")
    expect((await radicarHere(["company", "show", "abc"])).code).toBe(2)
  })

  it("lists companies for a person", async () => {
    const { requests, stdout } = await asking(company, ["company", "list", "--output", "text"])
    expect(requests[0]?.url.pathname).toBe("/v1/companies")
    expect(stdout).toMatch(/^id +name +ranges +changed\n7 +Café +SETP +2026-01-15/u)
    const item = { status: 200, body: (company as { readonly body: any }).body.items[0] }
    const shown = await asking(item, ["company", "show", "7", "--output", "table"])
    expect(shown.stdout).toContain("SETP 990000000–995000000")
    expect(shown.stdout).toContain("facturas@emisor.example")
    expect(shown.stdout).toContain("NumberingRanges[0].TechnicalKey")
  })

  it("lists companies one a line of JSON", async () => {
    const { stdout } = await asking(company, ["company", "list", "--output", "ndjson"])
    expect(
      stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).id)
    ).toEqual(["7"])
  })

  it("says that there is none, and that it may not", async () => {
    const detail = "This company has no configuration."
    const missing = await asking(problem(404, "not-found", { detail }), ["company", "remove", "9"])
    expect(missing.code).toBe(2)
    expect(missing.stderr).toContain(detail)
  })

  const report = {
    id: "7",
    dryRun: true,
    erasedAt: "2026-11-21T15:00:00.000Z",
    erased: {
      documents: 2,
      received: 0,
      files: 5,
      mails: 1,
      batches: 0,
      idempotencyKeys: 3,
      certificates: 1,
      webhooks: 1,
      events: 9,
      tokens: 1,
      settings: 1
    },
    kept: [
      { what: "documents", count: 12, until: "2032-01-01", because: "The law wants it." },
      { what: "audit", count: 40, because: "Who did what." }
    ]
  }

  it("shows what an erasure would delete, and what is kept, until when and why", async () => {
    const erase = ["company", "erase", "7", "--dry-run"]
    const { code, requests, stderr, stdout } = await asking({ status: 200, body: report }, erase)
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      "DELETE /v1/companies/7/data?dryRun=true"
    ])
    expect(JSON.parse(stdout)).toEqual(report)
    const told = await asking({ status: 200, body: report }, [...erase, "--output", "text"])
    expect(told.stdout).toMatch(
      /Of company 7 this would be erased:[\s\S]*documents +2[\s\S]*12, until 2032-01-01\. The law wants it\./u
    )
  })

  it("erases nothing that nobody has confirmed", async () => {
    const erase = ["company", "erase", "7"]
    const alone = await asking({ status: 200, body: report }, erase)
    expect(alone.requests).toEqual([])
    expect(alone.code).toBe(2)
    expect(alone.stderr).toContain("--yes")
    const sure = await asking({ status: 200, body: { ...report, dryRun: false } }, [
      ...erase,
      "--yes",
      "--output",
      "text"
    ])
    expect(sure.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      "DELETE /v1/companies/7/data"
    ])
    expect(sure.stdout).toContain("Of company 7 this was erased:")
  })

  it("names what is still open", async () => {
    const detail = "The outcome of 1 document is not known yet: SETP990000001."
    const submissions = [{ submissionId: "019a", id: "SETP990000001", state: "unknown" }]
    const open = await asking(problem(409, "open-submissions", { detail, count: 1, submissions }), [
      "company",
      "erase",
      "7",
      "--yes"
    ])
    expect(open.code).toBe(10)
    expect(open.stderr).toContain(detail)
    const gone = await asking(problem(409, "company-erased", { detail: "It was erased." }), ["company", "remove", "7"])
    expect(gone.code).toBe(10)
    expect(gone.stderr).toContain("It was erased.")
  })
})
