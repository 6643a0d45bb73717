import { describe, expect, it } from "@effect/vitest"
import { existsSync, readFileSync } from "node:fs"
import { type Answer, answering, problem } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

const asking = (answer: Answer, args: ReadonlyArray<string>) =>
  answering(answer, async (url, requests) => ({ ...(await radicarHere([...args, "--url", url])), requests }))

describe("radicar submission list", () => {
  it("behind a pipe drops the id before customer, total and date", async () => {
    const item = {
      submissionId: "01a20122-85c1-7d4a-a417-52fb5013b6fe",
      state: "accepted",
      operation: "InvoiceCreate",
      companyId: "1",
      providerId: "1",
      environment: "production",
      issuerNit: "900373115",
      attempts: 1,
      stated: {
        id: "SETP990000001",
        type: "01",
        prefix: "SETP",
        number: 990000001,
        date: "2026-01-15T10:00:00-05:00",
        created: "2026-01-15T10:00:01.250-05:00",
        counterparty: { identificationType: "31", identification: "800199436", name: "Panadería El Trigal Ltda." },
        currency: "COP",
        total: "573306.30"
      }
    }
    const { stdout } = await asking({ status: 200, body: { items: [item] } }, [
      "submission",
      "list",
      "--output",
      "text"
    ])
    const [heading = "", line = ""] = stdout.split("\n")
    expect(Math.max(heading.length, line.length)).toBeLessThanOrEqual(80)
    for (const text of ["SETP990000001", "Panadería El", "573,306.30 COP", "01-15 10:00"]) expect(line).toContain(text)
    expect(stdout).not.toContain(item.submissionId.slice(0, 8))
  })
})

describe("radicar submission export", () => {
  it("writes what the service sends, in the format that the file's name ends with", async () => {
    const out = files.path("january.xlsx")
    const book = Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff])
    const args = [
      "submission",
      "export",
      "--layout",
      "dian",
      "--issued-from",
      "2026-01-01",
      "--search",
      "trigal",
      "--out",
      out
    ]
    const { code, requests, stdout } = await asking({ status: 200, body: book, contentType: xlsx }, args)
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
    expect(Buffer.compare(readFileSync(out), book)).toBe(0)
    expect(requests.map(({ url }) => url.pathname)).toEqual(["/v1/submissions/export"])
    expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
      companyId: "1",
      format: "xlsx",
      layout: "dian",
      issuedFrom: "2026-01-01",
      q: "trigal"
    })
  })

  it("writes CSV to standard output, unless a format is named", async () => {
    const lines = '{"number":"1"}\n'
    const csv = await asking({ status: 200, body: Buffer.from("a,b\r\n"), contentType: "text/csv" }, [
      "submission",
      "export"
    ])
    expect(csv.stdout).toBe("a,b\r\n")
    expect(csv.requests[0]?.url.searchParams.get("format")).toBe("csv")
    const jsonl = await asking({ status: 200, body: Buffer.from(lines), contentType: "application/x-ndjson" }, [
      "submission",
      "export",
      "--format",
      "jsonl"
    ])
    expect(jsonl.stdout).toBe(lines)
  })

  it("leaves no file where the service has no answer", async () => {
    const out = files.path("none.csv")
    const { code, stderr } = await asking(problem(403, "forbidden", { detail: "not yours" }), [
      "submission",
      "export",
      "--out",
      out
    ])
    expect({ code, isThere: existsSync(out) }).toEqual({ code: 7, isThere: false })
    expect(stderr).toContain("not yours")
  })
})

describe("radicar reconcile", () => {
  const listing = files.write("listing.xlsx", "octets")
  const found = {
    environment: "production",
    from: "2026-01-02",
    to: "2026-01-30",
    counts: { issued: 3, received: 1, events: 0, others: 0, matched: 2, findings: 1 },
    findings: [
      {
        kind: "missing-here",
        id: "FE7",
        date: "2026-01-15",
        listed: {
          uuid: "f".repeat(96),
          type: "Factura electrónica",
          state: "Aprobado",
          issuer: "900373115",
          total: "119000.50"
        },
        action: "Find the program that issued it."
      }
    ],
    omitted: 0
  }

  it("sends the file as it is, and shows each difference with what to do", async () => {
    const { code, requests, stdout } = await asking({ status: 200, body: found }, [
      "reconcile",
      listing,
      "--output",
      "text"
    ])
    expect(code).toBe(0)
    expect(requests[0]).toMatchObject({ method: "POST", body: "octets" })
    expect(requests[0]?.headers["content-type"]).toBe(xlsx)
    for (const text of ["2026-01-02 – 2026-01-30", "FE7", "at DIAN, not here", "119000.50", "Find the program"]) {
      expect(stdout).toContain(text)
    }
    expect(JSON.parse((await asking({ status: 200, body: found }, ["reconcile", listing])).stdout)).toEqual(found)
  })

  it("writes the findings to a workbook", async () => {
    const out = files.path("differences.xlsx")
    const { code, requests } = await asking({ status: 200, body: Buffer.from("book"), contentType: xlsx }, [
      "reconcile",
      listing,
      "--out",
      out
    ])
    expect(code).toBe(0)
    expect(readFileSync(out, "utf8")).toBe("book")
    expect(requests[0]?.url.searchParams.get("format")).toBe("xlsx")
  })

  it("says why a file is no listing", async () => {
    const { code, stderr } = await asking(problem(400, "unreadable-document", { detail: "missing: total." }), [
      "reconcile",
      listing
    ])
    expect(code).toBe(3)
    expect(stderr).toContain("missing: total.")
  })
})
