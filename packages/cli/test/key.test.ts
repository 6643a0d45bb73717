import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { createHash } from "node:crypto"
import { exampleText, issued } from "./support/exampleText.ts"
import { runHere } from "./support/runHere.ts"

// Annex FE 1.9 p. 657: the values of its CUFE example as an invoice of one line. The number is cut so that its digits
// behind the prefix fit into a numbering range.
const annexExample = exampleText((body) => {
  Object.assign(body, { Number: 200000129, Date: "2019-01-16T10:53:10", DueDate: "2019-01-16", OrderReference: null })
  Object.assign(body["NumberingRange"], {
    Prefix: "323",
    FromNumber: 200000001,
    ToNumber: 200999999,
    TechnicalKey: "693ff6f2a553c3646a063436fd4dd9ded0311471",
    StartDate: "2019-01-01"
  })
  body["CompanyParty"].Id = "700085371"
  body["CustomerParty"].Id = "800199436"
  body["PaymentMeans"].Date = "2019-01-16"
  body["Items"] = [
    {
      ...body["Items"][0],
      Quantity: 1,
      Price: 1500000,
      SubtotalAmount: 1500000,
      Taxes: [{ Code: "01", Amount: 285000, Percentage: 19, TaxableAmount: 1500000 }]
    }
  ]
  Object.assign(body["LegalMonetaryTotal"], {
    GrossAmount: 1500000,
    TaxExclusiveAmount: 1500000,
    TaxInclusiveAmount: 1785000,
    PayableAmount: 1785000
  })
})
const production = ["--environment", "production", "--software-id", "0c1f3c2e-1f0a-4b7e-8f5a-0e6a1f0c2d3e"]
const env = { RADICAR_SOFTWARE_PIN: "98765" }

describe("radicar key", () => {
  it.effect("reproduces the annex's CUFE", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2019-01-16T11:00:00-05:00"))
      const { code, stderr, stdout } = yield* runHere(["key", "-", ...production], { stdin: annexExample, env })
      expect(stderr).toBe("")
      expect(code).toBe(0)
      expect(JSON.parse(stdout)).toMatchObject({
        number: "323200000129",
        scheme: "CUFE-SHA384",
        key: "8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4",
        seed: "3232000001292019-01-1610:53:10-05:001500000.0001285000.00040.00030.001785000.00700085371800199436{technicalKey}1"
      })
      const open = yield* runHere(["key", "-", "--show-secrets", ...production], { stdin: annexExample, env })
      expect(JSON.parse(open.stdout).seed).toBe(
        "3232000001292019-01-1610:53:10-05:001500000.0001285000.00040.00030.001785000.00700085371800199436693ff6f2a553c3646a063436fd4dd9ded03114711"
      )
    })
  )

  it.effect("shows no secret unless asked, as JSON and as text", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const secret = "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c"
      for (const output of ["json", "text"]) {
        const closed = yield* runHere(["key", "-", "--output", output], { stdin: exampleText() })
        expect(closed.stdout).toContain("{technicalKey}")
        expect(closed.stdout).not.toContain(secret)
        const open = yield* runHere(["key", "-", "--show-secrets", "--output", output], { stdin: exampleText() })
        expect(open.stdout).toContain(secret)
      }
    })
  )

  it.effect("hides the software's pin in the CUDE of a contingency invoice", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const stdin = exampleText((body) => {
        body["TypeCode"] = "03"
        body["AdditionalDocumentReferences"] = [{ Number: "T-17", Date: "2026-01-14" }]
      })
      const setup = { stdin, env: { RADICAR_SOFTWARE_PIN: "pin-98765" } }
      const closed = yield* runHere(["key", "-"], setup)
      expect(JSON.parse(closed.stdout)).toMatchObject({ scheme: "CUDE-SHA384" })
      expect(closed.stdout).toContain("{softwarePin}")
      expect(closed.stdout).not.toContain("pin-98765")
      const open = JSON.parse((yield* runHere(["key", "-", "--show-secrets"], setup)).stdout)
      expect(open.seed).toContain("pin-98765")
      expect(createHash("sha384").update(open.seed, "utf8").digest("hex")).toBe(open.key)
    })
  )

  it.effect("lays the key out on a line of its own", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(issued.epochMillis)
      const { stdout } = yield* runHere(["key", "-", "--output", "text"], { stdin: exampleText() })
      const json = JSON.parse((yield* runHere(["key", "-"], { stdin: exampleText() })).stdout)
      expect(stdout.split("\n")).toEqual(expect.arrayContaining([json.key, json.seed, "  supplier       900373115"]))
    })
  )
})
