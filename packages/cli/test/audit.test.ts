import { describe, expect, it } from "@effect/vitest"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { answering } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"

const entry = (id: number, more: object = {}) => ({
  id: `0198c0de-0000-7000-8000-00000000000${id}`,
  at: "2026-01-15T15:00:00.000Z",
  operation: "InvoiceCreate",
  tokenId: "0198c0de-0000-7000-8000-000000000000",
  requestId: "order-1042",
  companyId: "1",
  subject: "2d".repeat(48),
  status: 200,
  ...more
})

describe("radicar audit", () => {
  it("asks for what its flags say and shows an entry a line", async () => {
    const body = { items: [entry(1), entry(2, { status: 409, problem: "NumberConflict" })], next: "abc" }
    const args = ["audit", "--company-id", "7", "--from", "2026-01-15", "--limit", "2", "--output", "text"]
    await answering({ status: 200, body }, async (url, requests) => {
      const { code, stdout } = await radicarHere([...args, "--url", url])
      expect(code).toBe(0)
      expect(requests[0]?.url.pathname).toBe("/v1/audit")
      expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
        companyId: "7",
        from: "2026-01-15",
        limit: "2"
      })
      const lines = stdout.trimEnd().split("\n")
      expect(lines).toHaveLength(4)
      expect(lines[1]).toContain("01-15 10:00")
      expect(lines[2]).toContain("NumberConflict")
      expect(lines[3]).toContain("--cursor abc")
    })
  })

  it.each([[["--all"]], [["--output", "ndjson"]]])(
    "exports everything, page by page, as lines of JSON: %j",
    async (how) => {
      const pages: Readonly<Record<string, object>> = {
        "": { items: [entry(1), entry(2)], next: "two" },
        two: { items: [entry(3)], next: "three" },
        three: { items: [] }
      }
      const server = createServer((request, response) => {
        const cursor = new URL(request.url ?? "", "http://service").searchParams.get("cursor") ?? ""
        response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(pages[cursor]))
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      try {
        const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        const { code, stdout } = await radicarHere(["audit", ...how, "--url", url])
        expect(code).toBe(0)
        const items = stdout
          .trimEnd()
          .split("\n")
          .map((line) => JSON.parse(line))
        expect(items).toEqual([entry(1), entry(2), entry(3)])
      } finally {
        server.closeAllConnections()
        server.close()
      }
    }
  )
})
