import { describe, expect, it } from "@effect/vitest"
import { once } from "node:events"
import { existsSync, readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { answering } from "./support/answering.ts"
import { radicarHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

/** A service whose answer ends in its middle. */
const breakingOff = async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { "content-type": "application/zip", "content-length": "1000" })
    response.write("PK", () => response.destroy())
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => server.close()
  }
}

describe("radicar file archive", () => {
  it("writes what the service sends to the file, with every filter in the request", async () => {
    const out = files.path("january.zip")
    const octets = Buffer.from([0x50, 0x4b, 5, 6, 0, 0xff])
    const filters = ["--type", "01", "--search", "trigal", "--issued-from", "2026-01-01", "--filed-again", "false"]
    await answering({ status: 200, body: octets, contentType: "application/zip" }, async (url, requests) => {
      const { code, stdout } = await radicarHere(["file", "archive", ...filters, "--out", out, "--url", url])
      expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
      expect(Buffer.compare(readFileSync(out), octets)).toBe(0)
      expect(existsSync(`${out}.part`)).toBe(false)
      expect(requests.map(({ body, method }) => [method, body])).toEqual([["POST", "{}"]])
      expect(Object.fromEntries(requests[0]?.url.searchParams ?? [])).toEqual({
        companyId: "1",
        as: "zip",
        type: "01",
        q: "trigal",
        issuedFrom: "2026-01-01",
        filedAgain: "false"
      })
    })
  })

  it("keeps the file that was there, and leaves nothing of an answer that breaks off", async () => {
    const out = files.write("kept.zip", "before")
    using service = await breakingOff()
    const { code, stderr } = await radicarHere(["file", "archive", "--out", out, "--url", service.url])
    expect(code).toBe(9)
    expect(stderr.replaceAll(/\s+/gu, " ")).toContain("ended before the file was complete")
    expect(readFileSync(out, "utf8")).toBe("before")
    expect(existsSync(`${out}.part`)).toBe(false)
  })
})
