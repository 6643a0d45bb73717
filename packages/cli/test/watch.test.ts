import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import { startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { jsonLines, type StartedService, startWithSandbox } from "./support/startedService.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
let service: StartedService
let example: Record<string, any>

const options = () => ({
  cwd: files.folder,
  env: { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: read("company").password }
})

const radicar = (args: ReadonlyArray<string>) => radicarHere(args, options())

const file = async (number: number) => {
  const body = files.write(`${number}.json`, JSON.stringify({ ...example, Number: number }))
  expect((await radicar(["invoice", "create", body, "--certificate", pathOf("company.p12")])).code).toBe(0)
}

/** The submission of a number. */
const idOf = async (number: number): Promise<string> => {
  const { stdout } = await radicar(["submission", "list", "--number", String(number)])
  return JSON.parse(stdout).items[0].submissionId
}

beforeAll(async () => {
  service = await startWithSandbox()
  example = JSON.parse((await radicar(["example", "invoice"])).stdout)
})

afterAll(() => service.stop())

describe("radicar watch", () => {
  it("shows documents filed while it watches, and none before; Ctrl-C ends it silently", async () => {
    await file(990600001)
    const child = startRadicar(["watch", "--output", "ndjson"], options())
    let stderr = ""
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += String(chunk)
    })
    const told: Array<string> = []
    createInterface({ input: child.stdout }).on("line", (line) => told.push(line))
    const events = () => told.map((line) => JSON.parse(line))
    const accepted = () => events().find(({ state }) => state === "accepted")
    // what is filed while it starts may precede it: until one is reported as accepted, another is filed
    let filed = 990600001
    while (accepted() === undefined) await file((filed += 1))
    expect(accepted()).toMatchObject({ companyId: "1", result: { status: "submitted" } })
    for (const { result } of events()) expect(result.document.number).toBeGreaterThan(990600001)
    child.kill("SIGINT")
    const [code] = await once(child, "close")
    expect({ code, stderr }).toEqual({ code: 130, stderr: "" })
  })

  it("follows those that are named until they are settled, and waits for a service that is away", async () => {
    await file(990600101)
    const shown = await radicar(["submission", "show", await idOf(990600101)])
    const detail = JSON.parse(shown.stdout)
    const states = ["filing", "", "unknown", "unknown", "rejected"]
    let asked = 0
    const server = createServer((_, response) => {
      const state = states[asked] ?? ""
      asked += 1
      if (state === "") response.writeHead(503, { "retry-after": "60" }).end()
      else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ ...detail, state }))
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const { code, stdout } = await radicar(["watch", detail.submissionId, "--url", url])
      expect(code).toBe(4)
      expect(jsonLines(stdout).map(({ from, state }) => [from, state])).toEqual([
        [undefined, "filing"],
        ["filing", "unknown"],
        ["unknown", "rejected"]
      ])
    } finally {
      server.closeAllConnections()
      server.close()
    }
    const text = await radicar(["watch", detail.submissionId, "--output", "table"])
    expect(text).toMatchObject({ code: 0, stderr: "" })
    expect(text.stdout).toMatch(/^\d\d:\d\d:\d\d {2}SETP990600101 {5}Accepted\n$/u)
    expect((await radicar(["watch", "0198c0de-0000-7000-8000-000000000001"])).code).toBe(2)
  })
})
