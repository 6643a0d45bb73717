import { assert, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { completeBody, spellOut } from "@radicar/domain/inner/complete/completeBody"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { validateBody } from "@radicar/domain/inner/validate"
import { now } from "@radicar/fixtures/generated/generatedInvoice"
import { withoutWhatFollows } from "@radicar/fixtures/generated/withoutWhatFollows"
import { makeJudge } from "@radicar/sandbox/inner/Judge"
import { documentTypes, type DocumentType } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/fixtures/long"
import { Arbitrary, Effect, Result, Schema } from "effect"
import { compareVerdicts } from "../../src/differential/compareVerdicts.ts"
import { configuration } from "../../src/differential/configuration.ts"
import type { Body } from "../../src/differential/Mutation.ts"
import { subjects } from "../../src/differential/subjects.ts"

const count = longOr(60, 4)

const decimalOf = (digits: number, fraction: number): string =>
  `${Math.floor(digits / 10 ** fraction)}.${String(digits % 10 ** fraction).padStart(fraction, "0")}`

const decimals = (fraction: number, maximum: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: maximum * 10 ** fraction }))

/** Lines as a shop sends them: odd weights, rates of every kind, several taxes and discounts in percent. */
const SaleSeed = Schema.Struct({
  repeated: Schema.Literals([1, 1, 7, longOr(300, 20)]),
  discount: Schema.Literals(["", "2.5", "10"]),
  charge: Schema.Literals(["", "1.75"]),
  lines: Schema.Array(
    Schema.Struct({
      quantity: decimals(3, 500),
      price: decimals(2, 300_000),
      iva: Schema.Literals(["", "0", "5", "19", "19.00"]),
      other: Schema.Literals(["none", "inc", "sweets", "bag", "drink", "withheld"]),
      discounts: Schema.Array(Schema.Literals(["3", "12.5", "33.333"])).check(Schema.isMaxLength(2)),
      charge: Schema.Literals(["", "4.4"])
    })
  ).check(Schema.isMinLength(1), Schema.isMaxLength(9))
})

const others = {
  none: [],
  inc: [{ Code: "04", Percentage: "8" }],
  sweets: [{ Code: "35", Percentage: "20" }],
  bag: [{ Code: "22", PerUnitAmount: "73" }],
  drink: [{ Code: "34", PerUnitAmount: "38.5", BaseQuantity: "1750", BaseUnitCode: "MLT" }],
  withheld: [
    { Code: "05", Percentage: "15" },
    { Code: "06", Percentage: "2.5" },
    { Code: "07", Percentage: "0.966" }
  ]
} as const

const reasons = (percentages: ReadonlyArray<string>) =>
  percentages.flatMap((Percentage) => (Percentage === "" ? [] : [{ Percentage, Reason: "Acordado" }]))

/** An invoice that states nothing that follows. */
const saleOf = ({ charge, discount, lines, repeated }: typeof SaleSeed.Type): Body => {
  const { LegalMonetaryTotal: _, CurrencyCode: _currency, ...body } = invoiceExample({ number: 990_000_001, date: now })
  const items = lines.map(({ charge, discounts, iva, other, price, quantity }, index) => ({
    Code: `P-${index}`,
    Description: "Producto",
    Quantity: decimalOf(quantity, 3),
    Price: decimalOf(price, 2),
    UnitCode: "KGM",
    Taxes: [
      ...(iva === "" ? [] : [{ Code: "01", Percentage: iva }]),
      // without IVA, nothing is withheld from it
      ...others[other].filter(({ Code }) => Code !== "05" || iva !== "")
    ],
    Discounts: reasons(discounts),
    Charges: reasons([charge])
  }))
  return {
    ...body,
    Items: Array.from({ length: repeated }, () => items).flat(),
    Discounts: reasons([discount]),
    Charges: reasons([charge])
  }
}

const parsed = (body: object) => Result.getOrThrow(parseJson(JSON.stringify(body)))
const asBody = (json: ReturnType<typeof parsed>): Body => JSON.parse(writeJson(json))
const keyOf = (type: DocumentType, body: object) => {
  const { documentKey, violations } = validateBody(type, parsed(body), configuration, { language: "en" })
  assert.deepStrictEqual(violations, [])
  return documentKey
}

describe("an invoice of lines with nothing but quantity, price, rates and percentages", () => {
  it.effect("is accepted by the sandbox when it is completed", () =>
    Effect.gen(function* () {
      const judge = yield* makeJudge({ certificateDirectory })
      for (const seed of yield* Arbitrary.sampleEffect(Arbitrary.schema(SaleSeed), { count: longOr(400, 12) })) {
        const body = asBody(completeBody(documentTypes.InvoiceCreate, parsed(saleOf(seed))))
        const { outcome, ...verdicts } = compareVerdicts(judge, "InvoiceCreate", body)
        assert.strictEqual(outcome, "accepted", `${JSON.stringify(verdicts)}\n${JSON.stringify(seed)}`)
      }
    })
  )
})

describe.each(subjects)("$name", ({ bodies, operation }) => {
  const type = documentTypes[operation]
  const completed = (body: object) => asBody(completeBody(type, parsed(body)))
  const example = type.example({ number: type.exampleNumbers.from + 1, date: now })

  it("has the key of the example when all that follows is left out and completed", () => {
    assert.strictEqual(keyOf(type, completed(withoutWhatFollows(type, example))), keyOf(type, example))
  })

  it("stays as it is when nothing is left out, and the same document when it is spelt out", () => {
    assert.deepStrictEqual(completed(example), JSON.parse(JSON.stringify(example)))
    assert.strictEqual(keyOf(type, asBody(spellOut(type, parsed(example)))), keyOf(type, example))
  })

  it.effect("is accepted by the sandbox when all that follows is left out and completed", () =>
    Effect.gen(function* () {
      const judge = yield* makeJudge({ certificateDirectory })
      for (const body of yield* Arbitrary.sampleEffect(bodies(judge), { count })) {
        const { outcome, ...verdicts } = compareVerdicts(judge, operation, completed(withoutWhatFollows(type, body)))
        assert.strictEqual(outcome, "accepted", `${JSON.stringify(verdicts)}\n${JSON.stringify(body)}`)
      }
    })
  )
})
