import "@radicar/domain/inner/names"
import { assert, describe, it } from "@effect/vitest"
import { example, type Operation } from "@radicar/domain"
import { completeBody } from "@radicar/domain/inner/complete/completeBody"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { factSums } from "@radicar/domain/inner/facts/factSums"
import { foldName } from "@radicar/domain/inner/text/foldText"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Result } from "effect"
import { configuration } from "./support/exampleInvoice.ts"

const now = new Date("2026-01-15T15:00:00Z")
const buyer = { type: "31", number: "800199436", name: "Panadería El Trigal & Hermanos Ltda.", checkDigit: "4" }
const issuer = { nit: "900373115", name: "Café Piñón y Cía. S.A.S." }
const worker = { type: "13", number: "1020304051", name: "Ana María Muñoz Peña" }
const noAmounts = { taxes: [], withholdings: [] }

/** The facts of the example of an operation with other values; its totals are computed. */
const factsOf = (operation: Operation, changes: object = {}) => {
  const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
  const body = { ...example(operation, { number: definition.exampleNumbers.from + 1, now }), ...changes }
  const completed = completeBody(definition, Result.getOrThrow(parseJson(JSON.stringify(body))))
  const identified = Result.getOrThrow(definition.identify(completed, configuration, { language: "en" }))
  assert.deepStrictEqual(definition.readFacts(completed, configuration, { language: "en" }), identified.facts)
  return identified.facts
}

const line = (price: number, ...taxes: ReadonlyArray<object>) => ({
  Code: "P-1",
  Description: "Producto",
  Quantity: 1,
  UnitCode: "94",
  Price: price,
  Taxes: taxes
})

describe("the facts of", () => {
  it("an invoice: every rate with its base, what is exempt, excluded, withheld, discounted, charged and paid before", () => {
    const facts = factsOf("InvoiceCreate", {
      LegalMonetaryTotal: undefined,
      DueDate: "2026-01-15",
      PaymentMeans: [
        { Code: "2", MethodCode: "47", Date: "2026-03-15" },
        { Code: "2", MethodCode: "47", Date: "2026-02-15" }
      ],
      CurrencyCode: "USD",
      PaymentExchangeRate: { CalculationRate: "4123.45", Date: "2026-01-14" },
      Items: [
        line(1000, { Code: "01", Percentage: 19 }, { Code: "06", Percentage: "2.5" }, { Code: "05", Percentage: 15 }),
        line(200, { Code: "01", Percentage: 5 }),
        line(300, { Code: "01", Percentage: 0 }),
        line(400),
        line(500, { Code: "04", Percentage: 8 }),
        line(50, { Code: "22", PerUnitAmount: 70 })
      ],
      Discounts: [{ Amount: 10, Reason: "Pronto pago" }],
      Charges: [{ Amount: 25, Reason: "Flete" }],
      PrepaidPayments: [{ Amount: 100, Date: "2026-01-10" }]
    })
    assert.deepStrictEqual(facts, {
      issuer,
      counterparty: buyer,
      issueDate: "2026-01-15",
      dueDate: "2026-02-15",
      currency: "USD",
      total: "2775.00",
      taxes: [
        { code: "01", rate: "19.00", base: "1000.00", amount: "190.00" },
        { code: "01", rate: "5.00", base: "200.00", amount: "10.00" },
        { code: "01", rate: "0.00", base: "300.00", amount: "0.00" },
        { code: "04", rate: "8.00", base: "500.00", amount: "40.00" },
        { code: "22", perUnit: "70.00", amount: "70.00" }
      ],
      withholdings: [
        { code: "06", rate: "2.50", base: "1000.00", amount: "25.00" },
        { code: "05", rate: "15.00", base: "190.00", amount: "28.50" }
      ],
      excluded: "450.00",
      discounts: "10.00",
      charges: "25.00",
      prepayments: "100.00",
      exchangeRate: { rate: "4123.45", date: "2026-01-14" },
      city: { code: "05001", name: "Medellín" },
      payment: { form: "2", means: "47" },
      order: "OC-1042",
      references: []
    })
    const sums = Object.entries(factSums(facts)).filter(([, amount]) => amount !== undefined)
    assert.deepStrictEqual(Object.fromEntries(sums), {
      iva: "200.00",
      inc: "40.00",
      bags: "70.00",
      reteIva: "28.50",
      reteRenta: "25.00",
      base19: "1000.00",
      iva19: "190.00",
      base5: "200.00",
      iva5: "10.00",
      exempt: "300.00",
      excluded: "450.00",
      incBase: "500.00",
      discounts: "10.00",
      charges: "25.00",
      prepayments: "100.00"
    })
  })

  it("a purchase: the seller, who needs no check digit on the body, and the buyer, who issues it", () => {
    const { counterparty, issuer, total } = factsOf("SupportCreate")
    assert.deepStrictEqual(issuer, { nit: "900373115", name: "Café Piñón y Cía. S.A.S." })
    assert.deepStrictEqual(counterparty, {
      type: "31",
      number: "1020304050",
      name: "Rosa Elvira Campo",
      checkDigit: "8"
    })
    assert.strictEqual(total, "1800000.00")
  })

  it("a payroll: the worker and the net pay, and of the note that deletes one what it deletes", () => {
    const place = { city: { code: "05001", name: "Medellín" }, payment: { form: "1", means: "47" } }
    const paid = { ...noAmounts, ...place, issuer, counterparty: worker, currency: "COP", total: "1567275.28" }
    assert.deepStrictEqual(factsOf("PayrollCreate"), { ...paid, issueDate: "2026-01-15", references: [] })
    const { Items = [] } = example("PayrollCreate", { number: 2, now }) as { readonly Items?: ReadonlyArray<object> }
    const [first = {}, ...others] = Items
    const withheld = { ...Items.at(-1), code: "RetencionFuente", Amount: "50000.10" }
    // the income tax alone is a withholding, not the parts of health and pension
    assert.deepStrictEqual(
      factsOf("PayrollCreate", { Items: [first, ...others, withheld], MonetaryTotal: undefined }).withholdings,
      [{ code: "06", amount: "50000.10" }]
    )
    const { references, ...deleted } = factsOf("PayrollDeleteNote")
    assert.deepStrictEqual(deleted, { ...noAmounts, issuer, issueDate: "2026-01-15" })
    assert.deepStrictEqual(
      references.map(({ number }) => number),
      ["NE1"]
    )
  })

  it("a note: what it corrects, with the key in small letters", () => {
    const Uuid = "AB".repeat(48)
    const reference = { Uuid, Date: "2026-01-14", Number: "EPOS1" }
    assert.deepStrictEqual(factsOf("EquivalentNoteCreate", { DocumentReference: reference }).references, [
      { number: "EPOS1", key: "ab".repeat(48) }
    ])
  })
})

it("a name for search has neither accents, case nor double spaces, and its dots count nothing", () => {
  assert.strictEqual(foldName("  CAFÉ  Piñón\u00A0y Cía. S.A.S. "), "cafe pinon y cia sas")
})

it("a name for search has plain letters, and one kind of apostrophe", () => {
  const spellings: Readonly<Record<string, ReadonlyArray<string>>> = {
    strasse: ["Straße", "STRASSE", "STRAẞE"],
    "oeuvre fine": ["Œuvre ﬁne", "œuvre FINE"],
    "d'angelo": ["D'Angelo", "D’Angelo", "D‘Angelo", "D´Angelo", "D`Angelo", "Dʼ\u00ADAngelo"],
    "aegir bloch": ["Ægir Bløch"],
    "": [" . ", "…", "\u0301\u200b", "．．"]
  }
  for (const [folded, names] of Object.entries(spellings))
    for (const name of names) {
      assert.strictEqual(foldName(name), folded, name)
      assert.strictEqual(foldName(foldName(name)), folded, `${name} twice`)
    }
})
