import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { answering, result } from "./support/answering.ts"
import { exampleText, issued } from "./support/exampleText.ts"
import { radicarHere, runHere } from "./support/runHere.ts"
import { temporaryFolder } from "./support/temporaryFolder.ts"

const files = temporaryFolder()

/** The example without everything that follows from the rest of it. */
const bare = exampleText((body) => {
  delete body["CurrencyCode"]
  delete body["LegalMonetaryTotal"]
  delete body["CustomerParty"].PhysicalLocation.SubentityCode
  for (const item of body["Items"]) {
    delete item.SubtotalAmount
    for (const tax of item.Taxes) {
      delete tax.Amount
      delete tax.TaxableAmount
    }
    for (const discount of item.Discounts) delete discount.Amount
  }
})

const atIssue = (args: ReadonlyArray<string>, stdin: string) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(issued.epochMillis)
    return yield* runHere(args, { stdin })
  })

describe("radicar fill", () => {
  it.effect("writes a body with the key of the one that states everything", () =>
    Effect.gen(function* () {
      const { code, stderr, stdout } = yield* atIssue(["fill", "-"], bare)
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
      expect(stdout).toContain('"PayableAmount": 573306.30')
      expect(stdout).toContain('\n      "SubentityCode": "05"')
      expect(stdout).toContain('"Id": "900373115-3"')
      const { stdout: key } = yield* atIssue(["key", "-", "--output", "json"], stdout)
      const { stdout: expected } = yield* atIssue(["key", "-", "--output", "json"], exampleText())
      expect(JSON.parse(key)).toEqual(JSON.parse(expected))
    })
  )

  it.effect("writes to a file, and keeps what cannot be completed as it is", () =>
    Effect.gen(function* () {
      const out = files.path("filled.json")
      const odd = '{"TypeCode":"91","Items":[{"Price":1.10,"Quantity":"dos","Taxes":[]}],"Note":{}}'
      expect(yield* atIssue(["fill", "-", "--out", out], odd)).toMatchObject({ code: 0, stdout: "" })
      const { stdout } = yield* atIssue(["fill", out], "")
      expect(stdout).toBe(
        [
          "{",
          '  "TypeCode": "91",',
          '  "Items": [',
          "    {",
          '      "Price": 1.10,',
          '      "Quantity": "dos",',
          '      "Taxes": []',
          "    }",
          "  ],",
          '  "Note": {},',
          '  "CurrencyCode": "COP"',
          "}",
          ""
        ].join("\n")
      )
    })
  )

  // 16806.722689075632 is filed as 16806.722689, 11 of it are 184873.95, 19 % of that are 35126.05 (Python's decimal)
  it.effect("fills in what follows from prices of any number of digits", () =>
    Effect.gen(function* () {
      const body = exampleText((example) => {
        for (const field of ["CurrencyCode", "LegalMonetaryTotal", "Discounts", "Charges"]) delete example[field]
        const [item] = example["Items"]
        const Taxes = [{ Code: "01", Percentage: 19 }]
        const { Discounts: _, SubtotalAmount: __, ...line } = item
        example["Items"] = [{ ...line, Quantity: 11, Price: 16806.722689075632, Taxes }]
      })
      const { code, stderr, stdout } = yield* atIssue(["fill", "-"], body)
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
      expect(stdout).toContain('"Price": 16806.722689075632')
      expect(stdout).toContain('"SubtotalAmount": 184873.95')
      expect(stdout).toContain('"Amount": 35126.05')
      expect(stdout).toContain('"PayableAmount": 220000.00')
      const { stdout: validated } = yield* atIssue(["validate", "-"], stdout)
      expect(JSON.parse(validated)).toMatchObject({ valid: true, notifications: [{ rule: "RAD50" }] })
    })
  )

  it.effect("reports values that it cannot read, and bodies with nothing to fill in", () =>
    Effect.gen(function* () {
      const percent = bare.replace('"Percentage":5', '"Percentage":"5%"')
      expect(percent).not.toBe(bare)
      const { code, stderr, stdout } = yield* atIssue(["fill", "-", "--language", "en"], percent)
      expect(code).toBe(0)
      expect(stdout).not.toContain("PayableAmount")
      const said = stderr.replaceAll(/\s+/gu, " ")
      expect(said).toContain("These values cannot be read; what follows from them was not filled in.")
      expect(said).toContain("RAD02 $.Items[0].Taxes[0].Percentage")
      expect(said).toContain("perhaps 5 found 5%")
      const full = (yield* atIssue(["fill", "-"], bare)).stdout
      const again = yield* atIssue(["fill", "-", "--language", "es"], full)
      expect([again.code, again.stdout]).toEqual([0, full])
      expect(again.stderr).toContain("No se llenó nada: el cuerpo informa todo lo que se deduce de sus líneas.")
    })
  )

  it.effect.each([
    { what: "a type that is none", body: '{"TypeCode":"00"}' },
    { what: "what is no JSON", body: "{" }
  ])("refuses $what", ({ body }) =>
    Effect.gen(function* () {
      expect((yield* atIssue(["fill", "-"], body)).code).toBe(3)
    })
  )
})

describe("--complete totals", () => {
  it.effect("has radicar validate judge the completed body", () =>
    Effect.gen(function* () {
      const { stdout } = yield* atIssue(["validate", "-", "--complete", "totals"], bare)
      expect(JSON.parse(stdout)).toMatchObject({ valid: true, violations: [] })
      expect((yield* atIssue(["validate", "-"], bare)).code).toBe(3)
      const wrong = JSON.stringify({ ...JSON.parse(bare), LegalMonetaryTotal: { GrossAmount: 1 } })
      const refused = yield* atIssue(["validate", "-", "--complete", "totals"], wrong)
      expect(JSON.parse(refused.stdout).violations).toMatchObject([{ rule: "FAU02", actual: "1.00" }])
    })
  )

  it("asks the service to complete what is filed, and sends it as it is", async () => {
    const body = files.write("bare.json", bare)
    await answering({ status: 200, body: result("submitted") }, async (url, requests) => {
      await radicarHere(["invoice", "create", body, "--url", url, "--complete", "totals"])
      const [filed] = requests
      expect(filed?.url.searchParams.get("complete")).toBe("totals")
      expect(filed?.body).toBe(bare)
    })
  })
})
