import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { radicarFile } from "@radicar/build/bundle/radicar"
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { result } from "./support/answering.ts"
import { exampleText } from "./support/exampleText.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
// util-linux: runs a command on a terminal of its own
const isThere = spawnSync("script", ["--version"], { encoding: "utf8" }).stdout?.includes("util-linux") === true

const accepted = result("submitted", { statusCode: "00", statusDescription: "Procesado Correctamente." })
const submission = (number: number) => ({
  submissionId: "01a20122-85c1-7d4a-a417-52fb5013b6fe",
  state: "accepted",
  operation: "InvoiceCreate",
  companyId: "1",
  providerId: "1",
  environment: "sandbox",
  issuerNit: "900373115",
  attempts: 1,
  result: { ...accepted, id: `SETP${number}` }
})

const answers: Readonly<Record<string, unknown>> = {
  "/health/live": { status: "ok" },
  "/v1/submissions": { items: [submission(990000001), submission(990000002)], next: "bmV4dA" },
  "/v1/dian/invoices": accepted
}

const service = createServer((request, response) => {
  const answer = answers[new URL(request.url ?? "", "http://service").pathname]
  request.resume()
  request.on("end", () =>
    response
      .writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(answer ?? {}))
  )
})
let url = ""

/** What a terminal of this width gets to see of a command, and the octets as they came. */
const onTerminal = async (args: string, width: number, env: Readonly<Record<string, string>> = {}) => {
  const command = `stty cols ${width} rows 40; '${process.execPath}' '${radicarFile}' ${args}`
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd: files.folder,
    env: { PATH: process.env["PATH"], LANG: "C.UTF-8", TERM: "xterm-256color", RADICAR_URL: url, ...env }
  })
  child.stdin.end()
  let raw = ""
  child.stdout.on("data", (chunk: Buffer) => {
    raw += chunk.toString("utf8")
  })
  await once(child, "close")
  // oxlint-disable-next-line no-control-regex -- what colours are made of
  const text = raw.replaceAll(/\u001b\[[0-9;]*m/gu, "")
  return { raw, lines: text.split(/\r*\n|\r/u).map((line) => line.trimEnd()) }
}

beforeAll(async () => {
  service.listen(0, "127.0.0.1")
  await once(service, "listening")
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  files.write(
    "bad.json",
    exampleText((body) => void (body["Nota"] = "a name that no field of the body has"))
  )
  mkdirSync(files.path("batch"))
  for (let number = 0; number < 12; number += 1) {
    writeFileSync(
      files.path(`batch/${number}.json`),
      exampleText((body) => void (body["Number"] = 990000001 + number))
    )
  }
})

afterAll(() => {
  service.closeAllConnections()
  service.close()
})

const screens = [
  ["--help", "Exit codes"],
  ["validate bad.json", "Not valid"],
  ["explain FAU06", "TaxInclusiveAmount"],
  ["submission list", "01a20122-85c1-7d4a-a417-52fb5013b6fe"],
  ["doctor --url http://127.0.0.1:1", "Is the service running there?"],
  ["submission list --url http://127.0.0.1:2", "Is the service running there?"],
  ["ranges --url http://127.0.0.1:2", "Is the service running there?"],
  ["submit batch --concurrency 2 --journal WIDTH.ndjson", "12 of 12 files"]
] as const

describe.skipIf(!isThere)("on a terminal", () => {
  it.each(screens)("radicar %s fits 80 and 120 columns, in colours", async (args, shown) => {
    for (const width of [80, 120]) {
      const { lines, raw } = await onTerminal(args.replace("WIDTH", `colour-${width}`), width)
      expect(lines.join("\n")).toContain(shown)
      // a key is shown whole, to be copied
      const tooWide = lines.filter((line) => line.includes(" ") && [...line].length > width)
      expect(tooWide).toEqual([])
      expect(raw).toContain("\u001b[")
    }
  })

  it.each(screens)("radicar %s has no escapes with NO_COLOR", async (args, shown) => {
    const { lines, raw } = await onTerminal(args.replace("WIDTH", "plain"), 80, { NO_COLOR: "1" })
    expect(lines.join("\n")).toContain(shown)
    expect(raw).not.toContain("\u001b")
  })

  it("draws a bar that ends where everything is filed", async () => {
    const { lines } = await onTerminal("submit batch --concurrency 1 --journal bar.ndjson", 80, { NO_COLOR: "1" })
    expect(lines.filter((line) => /^[█░]{5,20} {2}\d+\/12 {2}\d+ accepted/u.test(line)).length).toBeGreaterThan(3)
    expect(lines.at(-2)).toBe("12 of 12 files: 12 accepted")
  })
})
