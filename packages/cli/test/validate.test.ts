import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { exampleNumber, exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { radicarProcess } from "./support/radicarProcess.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()
const broken = exampleText((body) => {
  body["CompanyParty"].PhysicalLocation.CityCode = "99999"
  body["Number"] = 5
})
const misspelt = exampleText((body) => void (body["Nota"] = "x"))

const validate = (stdin: string, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis)
    return yield* runHere(["validate", "-", ...args], { stdin })
  })

describe("radicar validate", () => {
  it.effect("accepts the example", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* validate(exampleText())
      const { documentKey, seed, ...rest } = JSON.parse(stdout)
      const valid = {
        status: "valid",
        valid: true,
        number: exampleNumber,
        schemeName: "CUFE-SHA384",
        violations: [],
        notifications: []
      }
      expect(rest).toEqual(valid)
      expect(seed).toContain("{technicalKey}")
      expect(documentKey).toMatch(/^[0-9a-f]{96}$/u)
      expect(stderr).toBe("")
      expect(code).toBe(0)
      expect((yield* validate(exampleText(), "--output", "text")).stdout).toMatch(
        new RegExp(`^Valid  ${exampleNumber}\n  CUFE  [0-9a-f\\s]+$`)
      )
    })
  )

  it.effect("names every rule that is broken, and where", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* validate(broken)
      expect(code).toBe(3)
      expect(stderr).toBe("")
      expect(JSON.parse(stdout)).toMatchObject({
        status: "invalid",
        valid: false,
        violations: expect.arrayContaining([
          expect.objectContaining({ rule: "FAD05b", path: "$.Number", actual: "5" }),
          expect.objectContaining({ rule: "FAJ09", path: "$.CompanyParty.PhysicalLocation.CityCode" })
        ])
      })
    })
  )

  it.effect("reports a type that is not a text, in the requested language", () =>
    Effect.gen(function* () {
      for (const [typeCode, actual] of [
        [{ Code: "01" }, "un objeto"],
        [["01"], "una lista"],
        ["00", "00"],
        [12, "12"]
      ]) {
        const body = exampleText((invoice) => void (invoice["TypeCode"] = typeCode))
        const { stdout } = yield* validate(body, "--language", "es")
        const [violation, ...others] = JSON.parse(stdout).violations
        expect(others).toEqual([])
        expect(violation).toMatchObject({ rule: "RAD02", path: "$.TypeCode", actual })
        expect(violation.expected).toMatch(/^01, 02, 03, 04 \(invoice\)/u)
      }
    })
  )

  it.effect("lists them for a person within 80 columns, in the language asked for", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* validate(broken, "--output", "text", "--language", "es")
      expect(code).toBe(3)
      expect(stdout).toMatch(/^No es válido: se incumplen 2 reglas\n/u)
      expect(stdout).toContain("  FAD05b  $.Number\n")
      expect(stdout).toMatch(/^ {4}esperado {4}como mínimo 990000000$/mu)
      expect(stdout).toMatch(/^ {4}encontrado {2}5$/mu)
      for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80)
      expect((yield* validate(misspelt, "--output", "text")).stdout).toMatch(/^Not valid: 1 rule is broken\n/u)
    })
  )

  it.effect.each([
    ["en", "The document is not JSON", `{"Number": 01}`],
    ["es", "El documento no es JSON", `{"Number": 01}`],
    ["en", "The document is not a JSON object", "[]"]
  ] as const)("reports an input that is not a document in %s: %s", ([language, message, stdin]) =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* validate(stdin, "--language", language)
      expect(code).toBe(3)
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: "invalid-document", exitCode: 3 } })
      expect(stderr).toContain(message)
    })
  )

  it.effect("needs software id and pin outside the sandbox, from wherever they come", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const args = ["validate", "-", "--environment", "habilitacion"]
      const id = "0c1f3c2e-1f0a-4b7e-8f5a-0e6a1f0c2d3e"
      const without = yield* runHere(args, { stdin: exampleText() })
      expect(without.code).toBe(8)
      expect(without.stderr).toContain("--software-id")
      const withId = yield* runHere([...args, "--software-id", id], { stdin: exampleText() })
      expect(withId.code).toBe(8)
      expect(withId.stderr).toContain("--pin-file")
      const pinFile = files.write("pin.txt", "98765\n")
      const withBoth = yield* runHere([...args, "--software-id", id, "--pin-file", pinFile], { stdin: exampleText() })
      expect(withBoth.code).toBe(0)
      const env = { RADICAR_SOFTWARE_ID: id, RADICAR_SOFTWARE_PIN: "98765" }
      expect((yield* runHere(args, { stdin: exampleText(), env })).code).toBe(0)
      const stated = exampleText((body) => void (body["SoftwareProvider"] = { Id: id, Pin: "98765" }))
      expect((yield* runHere(args, { stdin: stated })).code).toBe(0)
    })
  )

  it.effect("does not pair the pin of one software with the id of another", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const stdin = exampleText((body) => void (body["SoftwareProvider"] = { Id: "the-documents-own" }))
      const env = { RADICAR_SOFTWARE_ID: "another", RADICAR_SOFTWARE_PIN: "98765" }
      const { code, stderr } = yield* runHere(["validate", "-"], { stdin, env })
      expect(code).toBe(8)
      expect(stderr).toContain("pin")
    })
  )

  it("reads a file with a byte order mark, and refuses other encodings and absent files", async () => {
    const now = new Date().toISOString()
    const text = exampleText((body) => Object.assign(body, { Date: now, DueDate: now, OrderReference: null }))
    const [marked, latin, absent] = await Promise.all([
      radicarProcess(["validate", files.write("marked.json", `\ufeff${text}`)]),
      radicarProcess(["validate", files.write("latin.json", Buffer.from(text, "latin1"))]),
      radicarProcess(["validate", files.path("absent.json")])
    ])
    expect(marked).toMatchObject({ code: 0, stderr: "" })
    expect(latin.code).toBe(3)
    expect(latin.stderr).toContain("UTF-8")
    expect(absent.code).toBe(8)
    expect(JSON.parse(absent.stdout)).toMatchObject({ error: { code: "configuration", exitCode: 8 } })
    expect(absent.stderr).toContain(files.path("absent.json"))
  })
})
