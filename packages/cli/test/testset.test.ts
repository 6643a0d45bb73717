import { afterAll, beforeAll, describe, expect, it } from "@effect/vitest"
import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { longOr } from "@radicar/fixtures/long"
import { once } from "node:events"
import { readFileSync, writeFileSync } from "node:fs"
import { createInterface } from "node:readline"
import { radicarProcess, startRadicar } from "./support/radicarProcess.ts"
import { radicarHere } from "./support/runHere.ts"
import { jsonLines, type StartedService, startWithSandbox } from "./support/startedService.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder({ isWorking: true })
let service: StartedService

const admin = (path: string, body?: unknown): Promise<any> => service.admin(path, body)

const setOf = (last: number): string => `c1c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e${String(last).padStart(2, "0")}`

/** A set that requires all of these to be accepted; `spare` more invoices may be rejected. */
const seedSet = (id: string, invoices: number, notes: number, spare = 0) => {
  const kind = (type: string, requiredAccepted: number) => {
    const required = requiredAccepted + (type === "01" ? spare : 0)
    return { documentTypes: [type], required, requiredAccepted }
  }
  return admin("seed", {
    testSets: [{ id, requirements: [kind("01", invoices), kind("91", notes), kind("92", notes)] }]
  })
}

const options = () => ({
  cwd: files.folder,
  env: { RADICAR_URL: service.url, RADICAR_CERTIFICATE_PASSWORD: read("company").password }
})

const certificate = ["--certificate", pathOf("company.p12")]

const runArguments = (id: string, counts: readonly [number, number, number], more: ReadonlyArray<string> = []) => [
  "testset",
  "run",
  "--test-set-id",
  id,
  ...["--invoices", "--credit-notes", "--debit-notes"].flatMap((flag, index) => [flag, String(counts[index])]),
  ...certificate,
  ...more
]

/** What the authority has judged of a range of numbers. */
const judged = async (from: number, to: number): Promise<ReadonlyArray<any>> =>
  (await admin("documents")).filter(({ number }: any) => {
    const digits = Number(/[0-9]+$/u.exec(number)?.[0])
    return digits >= from && digits <= to
  })

/** How many documents of a set the authority was sent. */
const uploadsOf = async (id: string): Promise<number> =>
  (await admin("requests")).filter(({ parameters }: any) => parameters.testSetId === id).length

beforeAll(async () => {
  service = await startWithSandbox()
})

afterAll(() => service.stop())

// most of a run waits for the authority: each set is one of its own
describe.concurrent("radicar testset run", () => {
  // it takes the first free numbers, which must not be those that the others state
  it(
    "brings a whole set to its acceptance, and reports the outcome of every document",
    { concurrent: false },
    async () => {
      const id = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
      const counts = longOr([30, 10, 10], [9, 3, 3]) as readonly [number, number, number]
      const { code, stderr, stdout } = await radicarProcess(runArguments(id, counts), options())
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
      const lines = jsonLines(stdout)
      const last = lines.at(-1)
      // the sandbox' set closes once one of each is accepted; what came behind that it does not look at
      expect(last.progress).toMatchObject({ rejected: 0, open: 0, state: "accepted" })
      expect(last.documents.filter(({ operation }: any) => operation === "InvoiceCreate")).toHaveLength(counts[0])
      expect(new Set(lines.slice(0, -1).map(({ document }) => document.id)).size).toBe(last.documents.length)
      const reached = (await admin("test-sets")).find((each: any) => each.id === id)
      expect(reached).toMatchObject({ id, state: "Aceptado" })
      expect(reached.counts[0]).toMatchObject({ accepted: counts[0], rejected: 0 })
      // again: nothing is left to do, and nothing is done
      const uploads = await uploadsOf(id)
      const again = await radicarHere(runArguments(id, counts), options())
      expect(again.code).toBe(0)
      expect(await uploadsOf(id)).toBe(uploads)
      expect(uploads).toBeGreaterThanOrEqual(last.documents.length)
    }
  )

  it("continues after it was killed at any point, and files nothing twice", async () => {
    const id = setOf(2)
    await seedSet(id, 12, 3)
    const args = runArguments(id, [12, 3, 3], ["--first-number", "994000001", "--journal", "killed.ndjson"])
    /** Runs until it has written `said` lines, and kills it there; a run that ends before has written them all. */
    const killedAfter = async (said: number): Promise<void> => {
      const child = startRadicar(args, options())
      const ended = once(child, "close")
      let count = 0
      for await (const _line of createInterface({ input: child.stdout })) {
        count += 1
        if (count >= said) child.kill("SIGKILL")
      }
      const [, signal] = await ended
      expect(signal).toBe("SIGKILL")
    }
    for (const said of [1, 3, 2, 9]) await killedAfter(said)
    const journal = readFileSync(files.path("killed.ndjson"), "utf8")
    // as a kill in the middle of a line leaves it
    writeFileSync(files.path("killed.ndjson"), `${journal}{"operation":"InvoiceCreate","id":"SETP99`)
    const { code, stderr, stdout } = await radicarProcess(args, options())
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
    expect(jsonLines(stdout).at(-1).progress).toMatchObject({ total: 18, accepted: 18, rejected: 0, open: 0 })
    const documents = await judged(994000001, 994000012)
    expect(documents.map(({ number }) => number).toSorted()).toEqual(
      [
        ...Array.from({ length: 12 }, (_, index) => `SETP${994000001 + index}`),
        ...["NC", "ND"].flatMap((prefix) => [1, 2, 3].map((index) => `${prefix}${994000000 + index}`))
      ].toSorted()
    )
    expect(documents.every(({ accepted }) => accepted)).toBe(true)
    const reached = (await admin("test-sets")).find((each: any) => each.id === id)
    expect(reached).toMatchObject({ state: "Aceptado" })
    expect(await uploadsOf(id)).toBe(18)
    expect(journal).not.toMatch(/SigningCertificate|TechnicalKey|"Pin"/u)
    expect(journal).not.toContain(Buffer.from(read("company").bytes).toString("base64"))
  })

  it("names the rule that the first document broke, and files no other", async () => {
    const id = setOf(3)
    await seedSet(id, 4, 1, 1)
    const wrong = files.write("wrong-key.txt", "a".repeat(40))
    const args = runArguments(id, [4, 1, 1], ["--first-number", "994100001", "--technical-key-file", wrong])
    const { code, stderr } = await radicarHere([...args, "--output", "text"], options())
    // the key differs from that of the authority's range, so the service refuses it
    expect(code).toBe(3)
    expect(stderr).toContain("FAD06")
    expect(await uploadsOf(id)).toBe(0)
    // corrected, the same command goes on under the same numbers
    const corrected = await radicarHere(runArguments(id, [4, 1, 1]), options())
    const [result] = jsonLines(corrected.stdout).slice(-1)
    expect({ code: corrected.code, stderr: corrected.stderr }).toEqual({ code: 0, stderr: "" })
    expect(result.progress).toMatchObject({ accepted: 6, rejected: 0, open: 0 })
    expect(result.documents.map(({ number }: any) => number)).toEqual([
      994100001, 994100002, 994100003, 994100004, 994100001, 994100001
    ])
  })

  it("says that the authority does not know the set", async () => {
    const { code, stdout } = await radicarHere(
      [...runArguments(setOf(4), [3, 1, 1], ["--first-number", "994200001"]), "--output", "text"],
      options()
    )
    expect(code).toBe(4)
    expect(stdout).toMatch(/El identificador del set de pruebas .* es\s+incorrecto/u)
    // the numbers behind it may be those of the set that takes the first free one
    expect(await judged(994200001, 994200001)).toHaveLength(0)
  })

  it("does not take the journal of another set", async () => {
    files.write("other.ndjson", `{"testSetId":"${setOf(90)}"}\n`)
    const { code, stderr } = await radicarHere(
      runArguments(setOf(5), [1, 0, 0], ["--journal", "other.ndjson"]),
      options()
    )
    expect(code).toBe(8)
    expect(stderr).toContain("--journal")
  })
})

describe("radicar testset create and get", () => {
  it("file the documents of a file, tell what is wrong by its place, and then how far they are", async () => {
    const id = setOf(6)
    await seedSet(id, 1, 0)
    const example = await radicarHere(["example", "invoice", "--number", "994300001"], options())
    const body = JSON.parse(example.stdout)
    const request = { TestSetId: id, Documents: [{ Operation: "InvoiceCreate", Body: body }] }
    const wrong = structuredClone(request)
    wrong.Documents[0]!.Body.Items[1].UnitCode = "nada"
    const bad = files.write("bad.json", JSON.stringify(wrong))
    const refused = await radicarHere(["testset", "create", bad, ...certificate], options())
    expect(refused.code).toBe(3)
    expect(refused.stderr).toContain("Documents[0].Body.Items[1].UnitCode")
    const good = files.write("good.json", JSON.stringify(request))
    const filed = await radicarHere(["testset", "create", good, ...certificate], options())
    expect([0, 5]).toContain(filed.code)
    expect(JSON.parse(filed.stdout).documents).toMatchObject([{ id: "SETP994300001", operation: "InvoiceCreate" }])
    const got = await radicarHere(["testset", "get", id.toUpperCase()], options())
    expect([0, 5]).toContain(got.code)
    expect(JSON.parse(got.stdout)).toMatchObject({ testSetId: id, progress: { total: 1 } })
    const unknown = await radicarHere(["testset", "get", setOf(91)], options())
    expect(unknown.code).toBe(2)
  })
})
