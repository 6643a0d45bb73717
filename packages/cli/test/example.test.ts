import { pathOf, read } from "@radicar/fixtures/certificates/TestCertificates"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const example = (...args: ReadonlyArray<string>) => runHere(["example", "invoice", ...args])

describe("radicar example invoice", () => {
  it.effect("prints a body that validates, dated now, in every output mode", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const { code, stdout } = yield* example()
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({ TypeCode: "01", Date: "2026-01-15T10:00:00" })
      expect((yield* runHere(["validate", "-"], { stdin: stdout })).code).toBe(0)
      expect((yield* example("--output", "text")).stdout).toBe(stdout)
    })
  )

  it.effect("numbers two examples differently, both inside the test range", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const first = JSON.parse((yield* example()).stdout).Number
      yield* TestClock.adjust("1 second")
      const second = JSON.parse((yield* example()).stdout).Number
      expect(second).not.toBe(first)
      for (const number of [first, second]) {
        expect(number).toBeGreaterThanOrEqual(990000000)
        expect(number).toBeLessThanOrEqual(995000000)
      }
    })
  )

  it.effect("takes number, date and a file to write to", () =>
    Effect.gen(function* () {
      const out = files.path("invoice.json")
      const { code, stdout } = yield* example("--number", "990000042", "--date", "2026-01-15T08:30:00", "--out", out)
      expect({ code, stdout }).toEqual({ code: 0, stdout: "" })
      yield* TestClock.setTime(issued.epochMillis)
      const { stdout: validated } = yield* runHere(["validate", out])
      expect(JSON.parse(validated)).toMatchObject({ valid: true, number: "SETP990000042" })
      const { code: refused, stderr } = yield* example("--date", "yesterday", "--language", "es")
      expect(refused).toBe(2)
      expect(stderr.replaceAll(/\s+/gu, " ")).toContain("una fecha y hora como 2026-01-15T10:00:00, o una fecha")
    })
  )

  it.effect("embeds a certificate that then signs", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const password = files.write("password.txt", read("company").password)
      const { stdout } = yield* example("--certificate", pathOf("company.p12"), "--password-file", password)
      expect(JSON.parse(stdout).SigningCertificate.Password).toBe(read("company").password)
      expect((yield* runHere(["sign", "-"], { stdin: stdout })).stdout).toContain("<ds:SignatureValue ")
    })
  )

  it.effect(
    "prints one of each operation of a sector and of the register of invoices, and lists them where there is none of it",
    () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(issued.epochMillis)
        for (const operation of [
          "09",
          "11",
          "12",
          "SS-CUFE",
          "SS-CUDE",
          "SS-POS",
          "SS-SNum",
          "SS-Recaudo",
          "SS-Reporte",
          "SS-SinAporte"
        ]) {
          const { stdout } = yield* example("--operation", operation)
          expect(JSON.parse(stdout).OperationCode).toBe(operation)
          expect(JSON.parse((yield* runHere(["validate", "-"], { stdin: stdout })).stdout)).toMatchObject({
            valid: true
          })
        }
        for (const operation of ["361", "371", "431", "451", "482", "491"]) {
          const { stdout } = yield* runHere(["example", "event", "--operation", operation])
          expect(JSON.parse(stdout).OperationCode).toBe(operation)
          expect(JSON.parse((yield* runHere(["validate", "-"], { stdin: stdout })).stdout)).toMatchObject({
            valid: true
          })
        }
        const { code, stderr } = yield* example("--operation", "SS-NUM")
        expect(code).toBe(2)
        expect(stderr.replaceAll(/\s+/gu, " ")).toContain("Did you mean SS-SNum? All operations: ")
      })
  )
})

describe("radicar example of what refers to another document", () => {
  it.effect.each([
    ["support-note", "support"],
    ["equivalent-note", "equivalent"],
    ["event", "invoice"],
    ["payroll-delete-note", "payroll"]
  ] as const)("says on standard error what to file before %s", ([name, first]) =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* runHere(["example", name])
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toHaveProperty("DocumentReference")
      expect(stderr).toContain(`radicar example ${first} | radicar ${first} create - > ${first}.json`)
      expect(stderr).toContain(`radicar example ${name} --of ${first}.json`)
    })
  )

  it.effect("says nothing of a body that refers to none", () =>
    Effect.gen(function* () {
      for (const name of ["invoice", "credit-note"]) expect((yield* runHere(["example", name])).stderr).toBe("")
    })
  )
})
