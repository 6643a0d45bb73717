import { freePort } from "@radicar/fixtures/postgres/freePort"
import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { once } from "node:events"
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createInterface } from "node:readline"
import { result } from "./support/answering.ts"
import { radicarProcess, startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { jsonLines, type StartedService, startWithSandbox } from "./support/startedService.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder({ isWorking: true })
let service: StartedService
let example: Record<string, any>

const options = () => ({
  cwd: files.folder,
  env: { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: read("company").password }
})

const submitting = (directory: string, more: ReadonlyArray<string> = []) => [
  "submit",
  directory,
  "--certificate",
  pathOf("company.p12"),
  ...more
]

const submit = (directory: string, more: ReadonlyArray<string> = []) =>
  radicarHere(submitting(directory, more), options())

/** A directory of bodies; one without a number gets its number from the service. */
const directoryOf = (name: string, numbers: ReadonlyArray<number | undefined>): string => {
  mkdirSync(files.path(name))
  for (const [index, Number] of numbers.entries()) {
    const { Number: _, ...body } = example
    writeFileSync(
      files.path(`${name}/${String(index).padStart(3, "0")}.json`),
      JSON.stringify(Number === undefined ? { ...body, Note: `${name} ${index}` } : { ...body, Number })
    )
  }
  return name
}

const from = (first: number, count: number): ReadonlyArray<number> =>
  Array.from({ length: count }, (_, index) => first + index)

const journalOf = (name: string): ReadonlyArray<any> =>
  jsonLines(readFileSync(files.path(`${name}.journal.ndjson`), "utf8"))

/** What the authority has judged, by number. */
const judged = async (): Promise<ReadonlyArray<{ readonly number: string; readonly accepted: boolean }>> =>
  service.admin("documents")

beforeAll(async () => {
  service = await startWithSandbox()
  example = JSON.parse((await radicarHere(["example", "invoice"])).stdout)
})

afterAll(() => service.stop())

describe("radicar submit", () => {
  it("files a directory, and after kill -9 in the middle --resume files the rest: each exactly once", async () => {
    const before = (await judged()).length
    const numbered = from(990100001, 30)
    const directory = directoryOf("killed", [...numbered, ...Array.from({ length: 10 }, () => undefined)].toReversed())
    const child = startRadicar(submitting(directory, ["--concurrency", "8"]), options())
    const closed = once(child, "close")
    let seen = 0
    for await (const _ of createInterface({ input: child.stdout })) {
      seen += 1
      if (seen === 12) child.kill("SIGKILL")
    }
    expect(await closed).toEqual([null, "SIGKILL"])
    const ended = new Set(journalOf(directory).flatMap(({ event, file }) => (event === "ended" ? [file] : [])))
    expect(ended.size).toBeLessThan(40)
    // what a kill cuts off in the middle of a line
    appendFileSync(files.path(`${directory}.journal.ndjson`), `{"event":"ended","file":"killed/0`)

    const { code, stdout } = await radicarProcess(submitting(directory, ["--resume"]), options())
    expect(code).toBe(0)
    const results = jsonLines(stdout)
    expect(results.map(({ file }) => file).toSorted()).toEqual(
      from(0, 40).map((index) => `${directory}/${String(index).padStart(3, "0")}.json`)
    )
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(["submitted"]))
    expect(results.filter(({ resumed }) => resumed).length).toBe(ended.size)

    const documents = (await judged()).slice(before)
    expect(documents.every(({ accepted }) => accepted)).toBe(true)
    expect(documents.map(({ number }) => number).toSorted()).toEqual(results.map(({ id }) => id).toSorted())
    expect(new Set(documents.map(({ number }) => number)).size).toBe(40)
    for (const number of numbered) expect(documents.map((each) => each.number)).toContain(`SETP${number}`)

    // once more: nothing is sent, and a person sees the counts
    const sent = (await service.admin("requests")).length
    const again = await submit(directory, ["--resume", "--output", "table"])
    expect(again).toMatchObject({ code: 0, stdout: "" })
    expect(again.stderr).toContain("40 of 40 files: 40 accepted (40 already known)")
    expect((await service.admin("requests")).length).toBe(sent)
  })

  it("starts no batch over the journal of another, and continues none while another run uses it", async () => {
    const directory = directoryOf("locked", from(990200001, 24))
    const first = startRadicar(submitting(directory, ["--concurrency", "1"]), options())
    const lines = createInterface({ input: first.stdout })
    await once(lines, "line")
    const second = await submit(directory, ["--resume"])
    expect(second.code).toBe(8)
    expect(second.stderr.replaceAll(/\s+/gu, " ")).toContain("is in use by another run")
    // Ctrl-C lets what is on its way finish: nothing is begun without an end
    first.kill("SIGINT")
    const [code] = await once(first, "close")
    expect(code).toBe(130)
    const journal = journalOf(directory)
    const of = (event: string) => journal.filter((line) => line.event === event).map(({ file }) => file)
    expect(of("ended")).toEqual(of("started"))
    expect(of("ended").length).toBeLessThan(24)
    const fresh = await submit(directory)
    expect(fresh.code).toBe(8)
    expect(fresh.stderr).toContain("--resume")
    expect((await submit(directory, ["--resume"])).code).toBe(0)
    const numbers = (await judged()).map(({ number }) => number)
    for (const number of from(990200001, 24)) {
      expect(numbers.filter((each) => each === `SETP${number}`)).toHaveLength(1)
    }
  })

  it("files what the service is asked to complete", async () => {
    const { LegalMonetaryTotal: _, ...bare } = example
    mkdirSync(files.path("bare"))
    writeFileSync(files.path("bare/0.json"), JSON.stringify({ ...bare, Number: 990400001 }))
    expect((await submit("bare")).code).toBe(3)
    const { code, stdout } = await submit("bare", ["--resume", "--complete", "totals"])
    expect({ code, results: jsonLines(stdout) }).toMatchObject({
      code: 0,
      results: [{ status: "submitted", id: "SETP990400001" }]
    })
  })

  it("reports the outcome of each file, ends with the most urgent code, and continues after corrections", async () => {
    const directory = directoryOf("mixed", from(990300001, 3))
    const write = (name: string, text: string) => writeFileSync(files.path(`${directory}/${name}`), text)
    write("bad.json", "{")
    write("outside.json", JSON.stringify({ ...example, Number: 5 }))
    write("ignored.txt", "{")
    const { code, stderr, stdout } = await submit(directory)
    expect(code).toBe(3)
    expect(stderr).toContain("5 of 5 files: 3 accepted, 2 failed")
    const byFile = new Map(jsonLines(stdout).map((line) => [line.file, line]))
    expect(byFile.get("mixed/bad.json")).toMatchObject({ status: "failed", problem: { exitCode: 3 } })
    expect(byFile.get("mixed/outside.json").problem.violations.length).toBeGreaterThan(0)
    write("bad.json", JSON.stringify({ ...example, Number: 990300004 }))
    write("outside.json", JSON.stringify({ ...example, Number: 990300005 }))
    expect((await submit(directory, ["--resume"])).code).toBe(0)

    // what is accepted may not change behind its back
    write("000.json", JSON.stringify({ ...example, Number: 990300006 }))
    const sent = (await service.admin("requests")).length
    const changed = await submit(directory, ["--resume", "--language", "es", "--output", "table"])
    expect(changed.code).toBe(10)
    expect(changed.stdout).toMatch(/^Fallido +mixed\/000\.json\n +mixed\/000\.json cambió después/u)
    expect((await service.admin("requests")).length).toBe(sent)
  })

  it("stops at a rejected token, and reports an unreachable service at once", async () => {
    const directory = directoryOf("refused", from(990400001, 40))
    const { cwd, env } = options()
    const refused = await radicarHere(submitting(directory, ["--concurrency", "2"]), {
      cwd,
      env: { ...env, RADICAR_TOKEN: "another" }
    })
    expect(refused.code).toBe(7)
    expect(jsonLines(refused.stdout).length).toBeLessThanOrEqual(2)
    expect(refused.stderr).toContain("not tried")
    const nobody = await submit(directory, ["--resume", "--url", `http://127.0.0.1:${await freePort()}`])
    expect(nobody.code).toBe(9)
    const damaged = files.write("damaged.ndjson", '{"event":"started"}\n')
    expect((await submit(directory, ["--resume", "--journal", damaged])).code).toBe(8)
    expect((await submit(files.folder)).code).toBe(2)
  })

  it("waits as long as a busy service asks for", async () => {
    let asked = 0
    const server = createServer((request, response) => {
      request.resume()
      request.on("end", () => {
        const isHealth = request.url === "/health/live"
        if (!isHealth) asked += 1
        if (isHealth) response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}')
        else if (asked === 1) response.writeHead(429, { "retry-after": "1" }).end()
        else if (asked === 2) response.writeHead(503, { "retry-after": "0" }).end()
        else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result("submitted")))
      })
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const { code, stdout } = await submit(directoryOf("busy", [990500001]), ["--url", url])
      expect({ code, asked }).toEqual({ code: 0, asked: 3 })
      expect(jsonLines(stdout)).toMatchObject([{ status: "submitted" }])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  it("waits after the first Ctrl-C for requests in progress, and stops at the second", async () => {
    const server = createServer((request, response) => {
      request.resume()
      // a filing is never answered
      if (request.url !== "/health/live") return
      response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}')
    }).listen(0, "127.0.0.1")
    await once(server, "listening")
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const directory = directoryOf("hanging", from(990600001, 3))
      const filing = once(server, "request").then(() => once(server, "request"))
      const child = startRadicar(submitting(directory, ["--url", url]), options())
      const closed = once(child, "close")
      await filing
      child.kill("SIGINT")
      const [chunk] = await once(child.stderr, "data")
      expect(String(chunk)).toContain("Ctrl-C again to stop at once")
      expect(child.exitCode).toBe(null)
      child.kill("SIGINT")
      expect(await closed).toEqual([130, null])
      expect(journalOf(directory).filter(({ event }) => event === "ended")).toEqual([])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })
})
