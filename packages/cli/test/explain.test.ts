import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

const explain = (args: ReadonlyArray<string>, stdin = "") =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis)
    return yield* runHere(["explain", ...args], { stdin })
  })

describe("radicar explain", () => {
  it.effect("says what a rule means and what to do, in the language asked for", () =>
    Effect.gen(function* () {
      const { code, stdout } = yield* explain(["FAU06"])
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({
        code: "FAU06",
        severity: "rejection",
        path: "$.LegalMonetaryTotal.TaxInclusiveAmount",
        decidedBy: "rules"
      })
      const spanish = yield* explain(["dsaj25a", "--output", "text", "--language", "es"])
      expect(spanish.stdout).toContain("la DIAN rechaza el documento")
      expect(spanish.stdout).toContain("SupplierParty")
      for (const line of spanish.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80)
    })
  )

  it.effect("points at where a body breaks the rule", () =>
    Effect.gen(function* () {
      const body = exampleText((invoice) => void (invoice["LegalMonetaryTotal"].TaxInclusiveAmount = 1))
      const { code, stdout } = yield* explain(["FAU06", "-"], body)
      expect(code).toBe(0)
      expect(JSON.parse(stdout).found).toMatchObject([
        { rule: "FAU06", path: "$.LegalMonetaryTotal.TaxInclusiveAmount", expected: "573306.30", actual: "1.00" }
      ])
    })
  )

  it.effect("shows the key's parts for the rule about the key, without its secret", () =>
    Effect.gen(function* () {
      const { stdout } = yield* explain(["FAD06", "-"], exampleText())
      const { found, key } = JSON.parse(stdout)
      expect(found).toEqual([])
      expect(key.seed).toContain("{technicalKey}")
      expect(key.parts.map(({ name }: { name: string }) => name)).toContain("technicalKey")
      expect(stdout).not.toContain("fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")
    })
  )

  it.effect("names the part of the key that a signed XML hashed otherwise", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const { stdout: xml } = yield* runHere(["render", "-"], { stdin: exampleText() })
      const changed = files.write("changed.xml", xml.replaceAll(/(?<=ProfileExecutionID>|UUID schemeID=")2/gu, "1"))
      const technicalKey = files.write("key.txt", "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c")
      const { stdout } = yield* explain(["FAD06", changed, "--technical-key-file", technicalKey])
      const { checks } = JSON.parse(stdout).document
      expect(checks.filter(({ ok }: { ok: boolean }) => !ok)).toMatchObject([{ section: "key", check: "key" }])
      expect(checks.find(({ ok }: { ok: boolean }) => !ok)).toHaveProperty("differingPart.part", "environment")
    })
  )

  it.effect("knows that there is no such rule", () =>
    Effect.gen(function* () {
      const { code, stderr } = yield* explain(["XYZ99"])
      expect(code).toBe(2)
      expect(stderr).toContain("XYZ99")
    })
  )
})
