import { Invoice, invoice } from "@radicar/domain/inner/type/invoice"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { assert, describe, it } from "@effect/vitest"
import { Inspectable, Result, Schema } from "effect"
import { change, configuration, exampleBody, readInvoice, violationsOf } from "./support/exampleInvoice.ts"

const found = (body: unknown) => violationsOf(body).map(({ path, rule }) => `${rule} ${path}`)

describe("reading an invoice", () => {
  it("takes the example", () => {
    assert.deepStrictEqual(violationsOf(exampleBody()), [])
  })

  it("reports everything that is wrong with the form of a body at once", () => {
    const body = exampleBody()
    change(body, ["TypeCode"], "09")
    change(body, ["Number"], "x")
    change(body, ["Date"], "15/01/2026")
    change(body, ["CustomerParty", "Name"], "")
    change(body, ["CustomerParty", "Emial"], "a@example.com")
    change(body, ["Items", 1, "Quantity"], -1)
    change(body, ["Items", 1, "Taxes", 0, "Amount"], true)
    change(body, ["LegalMonetaryTotal", "PayableAmount"], undefined)
    assert.deepStrictEqual(violationsOf(body), [
      {
        rule: "FAD12b",
        path: "$.TypeCode",
        message: "The document type code is not valid.",
        expected: "01, 02, 03 or 04",
        actual: "09"
      },
      {
        rule: "RAD02",
        path: "$.Number",
        message: "The value does not have the form of this field.",
        expected: "a whole number from 1 to 9999999999",
        actual: "x"
      },
      {
        rule: "RAD02",
        path: "$.Date",
        message: "The value does not have the form of this field.",
        expected: "a date and time such as 2026-01-15T10:00:00, or a date",
        actual: "15/01/2026"
      },
      {
        rule: "RAD03",
        path: "$.CustomerParty.Emial",
        message: "There is no such field.",
        expected: "Email",
        actual: "Emial"
      },
      {
        rule: "RAD01",
        path: "$.CustomerParty.Name",
        message: "A required field is absent.",
        expected: "text of 1 to 450 characters",
        actual: "absent"
      },
      {
        rule: "VLR01",
        path: "$.Items[1].Quantity",
        message: "Amounts and percentages must not be negative.",
        expected: "a decimal that is not negative",
        actual: "-1"
      },
      {
        rule: "RAD02",
        path: "$.Items[1].Taxes[0].Amount",
        message: "The value does not have the form of this field.",
        expected: "a decimal with at most 15 integer digits",
        actual: "true (a boolean)"
      },
      {
        rule: "RAD01",
        path: "$.LegalMonetaryTotal.PayableAmount",
        message: "A required field is absent.",
        expected: "a decimal with at most 15 integer digits",
        actual: "absent"
      }
    ])
  })

  it("answers in Spanish when asked", () => {
    const [violation] = violationsOf(change(exampleBody(), ["Items"], []), "es")
    assert.strictEqual(violation?.message, "Falta un campo obligatorio.")
    assert.strictEqual(violation?.actual, "una lista vacía")
  })

  it.each([
    ["absent", undefined],
    ["null", null],
    ["an empty text", ""],
    ["a blank text", "  "],
    ["an empty list", []]
  ])("reads %s as absent in an optional field", (_, value) => {
    const invoice = Result.getOrThrow(readInvoice(change(exampleBody(), ["Note"], value)))
    assert.isFalse("note" in invoice)
  })

  it("reads the unset date and zero where they mean absent", () => {
    const body = change(exampleBody(), ["DueDate"], "0001-01-01T00:00:00")
    change(body, ["Items", 0, "PriceReference"], 0)
    const invoice = Result.getOrThrow(readInvoice(body))
    assert.isFalse("dueDate" in invoice)
    assert.isFalse("priceReference" in (invoice.items[0] ?? {}))
  })

  it("reads an optional object without anything in it as absent", () => {
    const body = exampleBody()
    body["OrderReference"] = { Number: "", Date: "0001-01-01T00:00:00" }
    body["Period"] = {}
    body["SoftwareProvider"] = { Origin: " ", Id: "  " }
    body["CustomerParty"].PhysicalLocation = { Address: "", CityCode: null, CountryCode: "" }
    const invoice = Result.getOrThrow(readInvoice(body))
    for (const field of ["orderReference", "period", "softwareProvider"]) assert.isFalse(field in invoice)
    assert.isFalse("physicalLocation" in invoice.customerParty)
    // one thing in it, and the rest is missed
    body["OrderReference"] = { Number: "", Date: "2026-01-14T00:00:00" }
    assert.deepStrictEqual(found(body), ["RAD01 $.OrderReference.Number"])
  })

  it("takes an object, or an array of them, where there may be several", () => {
    const orders = (value: unknown) => readInvoice(change(exampleBody(), ["OrderReference"], value))
    const first = { Number: "OC-1", Date: "2026-01-14T00:00:00" }
    const read = { number: "OC-1", date: "2026-01-14" }
    assert.deepStrictEqual(Result.getOrThrow(orders(first)).orderReference, [read])
    assert.deepStrictEqual(Result.getOrThrow(orders([first])).orderReference, [read])
    const several = Result.getOrThrow(orders([first, { Number: "OC-2" }]))
    assert.deepStrictEqual(several.orderReference, [read, { number: "OC-2" }])
    assert.isFalse("orderReference" in Result.getOrThrow(orders([])))
    // and writes one as the object that it was
    const wire = Schema.encodeSync(Invoice)
    assert.deepStrictEqual(wire(Result.getOrThrow(orders([first]))).OrderReference, first)
    assert.deepStrictEqual(wire(several).OrderReference, [first, { Number: "OC-2" }])
    assert.deepStrictEqual(Schema.decodeUnknownSync(Invoice)(wire(several)), several)
  })

  it("names the place of what is wrong in an array, and says that an array is welcome", () => {
    const wrong = (value: unknown) => found(change(exampleBody(), ["PaymentMeans"], value))
    assert.deepStrictEqual(wrong([]), ["RAD01 $.PaymentMeans"])
    assert.deepStrictEqual(wrong([{ Code: "1" }, {}]), ["RAD01 $.PaymentMeans[1].Code"])
    assert.deepStrictEqual(wrong([{ Code: "1" }, "2"]), ["RAD02 $.PaymentMeans[1]"])
    assert.deepStrictEqual(wrong([{ Code: "1", Dat: "2026-01-14" }]), ["RAD03 $.PaymentMeans[0].Dat"])
    const [violation] = violationsOf(change(exampleBody(), ["PaymentMeans"], "1"))
    assert.strictEqual(violation?.expected, "an object, or a list of 1 to 100 elements")
    assert.deepStrictEqual(wrong(Array.from({ length: 101 }, () => ({ Code: "1" }))), ["RAD02 $.PaymentMeans"])
  })

  it("is the same document whether one payment stands in an array or not", () => {
    const contentOf = (PaymentMeans: unknown) => {
      const body = parseJson(JSON.stringify({ ...exampleBody(), PaymentMeans }))
      const identified = invoice.identify(Result.getOrThrow(body), configuration, { language: "en" })
      return Result.getOrThrow(identified).content as { readonly paymentMeans: unknown }
    }
    const one = { Code: "2", MethodCode: "42", Date: "2026-02-15" }
    assert.deepStrictEqual(contentOf([one]), contentOf(one))
    assert.deepStrictEqual(contentOf(one).paymentMeans, [{ code: "2", methodCode: "42", date: "2026-02-15" }])
  })

  it("holds the language of a further note to the form of a language tag", () => {
    const wrong = (Language: string) => found({ ...exampleBody(), Notes: [{ Text: "Thank you", Language }] })
    assert.deepStrictEqual(wrong("pt-BR"), [])
    assert.deepStrictEqual(wrong("inglés"), ["RAD02 $.Notes[0].Language"])
  })

  it("shows of a value of the wrong shape only what kind of value it is", () => {
    const secret = { Password: "s3cret-password" }
    for (const [value, actual] of [
      [[secret], "a list"],
      ["s3cret-password", "a text"],
      [12, "a number"]
    ]) {
      const [violation] = violationsOf(change(exampleBody(), ["SigningCertificate"], value))
      assert.strictEqual(violation?.actual, actual)
    }
    const [whole] = violationsOf([change(exampleBody(), ["SigningCertificate"], secret)])
    assert.strictEqual(whole?.actual, "a list")
    const [text] = violationsOf(change(exampleBody(), ["Note"], secret), "es")
    assert.strictEqual(text?.actual, "un objeto")
  })

  it("ignores unknown fields only when asked", () => {
    const json = Result.getOrThrow(parseJson(JSON.stringify({ ...exampleBody(), Extra: { a: 1 } })))
    assert.isTrue(Result.isFailure(readDocument(Invoice, json, { language: "en" })))
    assert.isTrue(Result.isSuccess(readDocument(Invoice, json, { language: "en", unknownFields: "ignore" })))
  })

  it("refuses a body that is no object", () => {
    const shown = [
      [null, "null"],
      [[], "a list"],
      ["x", "a text"],
      [1, "a number"],
      [true, "a boolean"]
    ] as const
    for (const [body, actual] of shown) {
      assert.deepStrictEqual(found(body), ["RAD02 $"])
      assert.strictEqual(violationsOf(body)[0]?.actual, actual)
    }
  })

  it("refuses characters that XML cannot contain and keeps all others", () => {
    assert.deepStrictEqual(found(change(exampleBody(), ["Note"], "a\u0000b")), ["RAD02 $.Note"])
    assert.deepStrictEqual(found(change(exampleBody(), ["Note"], "a\ud800b")), ["RAD02 $.Note"])
    const note = "línea 1\r\nlínea 2 🧾 <&>\"'"
    const invoice = Result.getOrThrow(readInvoice(change(exampleBody(), ["Note"], note)))
    assert.strictEqual(invoice.note, "línea 1\nlínea 2 🧾 <&>\"'")
  })

  it("never shows a secret, right or wrong", () => {
    const body = exampleBody()
    body["SigningCertificate"] = { Password: "s3cret-password", Content: "s3cret-content" }
    body["SoftwareProvider"] = { Id: "x", Pin: "s3cret-pin" }
    const invoice = Result.getOrThrow(readInvoice(body))
    assert.notInclude(JSON.stringify(invoice) + Inspectable.toStringUnknown(invoice), "s3cret")
    body["SigningCertificate"].Password = ["s3cret-password"]
    assert.notInclude(JSON.stringify(violationsOf(body)), "s3cret")
  })

  it("writes itself to the wire as it was read", () => {
    const invoice = Result.getOrThrow(readInvoice(exampleBody()))
    const wire = Schema.encodeSync(Invoice)(invoice)
    assert.containSubset(wire, {
      LegalMonetaryTotal: { TaxInclusiveAmount: "573306.3" },
      CompanyParty: { PhysicalLocation: { CityCode: "11001" } }
    })
    assert.deepStrictEqual(Result.getOrThrow(readInvoice(wire)), invoice)
    assert.deepStrictEqual(Schema.decodeUnknownSync(Invoice)(wire), invoice)
  })
})

describe("rules of an invoice where facts disagree", () => {
  /** One line, with a plastic bag next to it that no other tax is on; all in pesos and centavos. */
  const withBag = (total: Record<string, unknown>) => ({
    ...exampleBody(),
    Items: [
      {
        Code: "CAF-500",
        Description: "Café",
        Quantity: 1,
        Price: 10_000,
        SubtotalAmount: 10_000,
        UnitCode: "94",
        Taxes: [{ Code: "01", Amount: 1900, Percentage: 19, TaxableAmount: 10_000 }]
      },
      {
        Code: "BOL",
        Description: "Bolsa",
        Quantity: 1,
        Price: 500,
        SubtotalAmount: 500,
        UnitCode: "94",
        Taxes: [{ Code: "22", Amount: 73, PerUnitAmount: 73 }]
      }
    ],
    LegalMonetaryTotal: {
      GrossAmount: 10_500,
      TaxExclusiveAmount: 10_000,
      TaxInclusiveAmount: 12_473,
      PayableAmount: 12_473,
      ...total
    }
  })

  it.each([
    [{ TaxExclusiveAmount: 10_000 }, []],
    [{ TaxExclusiveAmount: 10_500 }, []],
    [{ TaxExclusiveAmount: 10_073 }, ["FAU04"]],
    [{ PayableRoundingAmount: 27, PayableAmount: 12_500 }, []],
    [{ PayableRoundingAmount: 23, PayableAmount: 12_450 }, []],
    [{ PayableRoundingAmount: 27 }, []],
    [{ PayableRoundingAmount: 0, PayableAmount: 12_500 }, ["FAU14"]],
    [{ PayableRoundingAmount: 20, PayableAmount: 12_500 }, ["FAU14"]],
    [{ PayableRoundingAmount: -23, PayableAmount: 12_450 }, ["VLR01"]]
  ])("take both readings of a total with bags and cash, %o: %o", (total, rules) => {
    assert.deepStrictEqual(
      violationsOf(withBag(total)).map(({ rule }) => rule),
      rules
    )
  })

  it.each([
    [{ CurrencyCode: "USD", PaymentExchangeRate: { CalculationRate: 4012.35 } }, []],
    [{ CurrencyCode: "USD", PaymentExchangeRate: { CalculationRate: 4012.35, SourceCurrencyCode: "USD" } }, []],
    [{ CurrencyCode: "COP", PaymentExchangeRate: { CalculationRate: 4012.35, SourceCurrencyCode: "USD" } }, []],
    [{ CurrencyCode: "USD", PaymentExchangeRate: { CalculationRate: 4012.35, SourceCurrencyCode: "EUR" } }, ["FAR02"]],
    [{ CurrencyCode: "COP", PaymentExchangeRate: { CalculationRate: 4012.35, SourceCurrencyCode: "UDS" } }, ["FAR02"]],
    [{ CurrencyCode: "COP", PaymentExchangeRate: { CalculationRate: 0, SourceCurrencyCode: "USD" } }, ["FAR01"]]
  ])("take both readings of a foreign currency, %o: %o", (changes, rules) => {
    assert.deepStrictEqual(
      violationsOf({ ...exampleBody(), ...changes }).map(({ rule }) => rule),
      rules
    )
  })

  it("ask of a person who buys for name, type and number of identification, no more", () => {
    const buyer = { Id: "1020304050", IdentificationType: "13", Name: "María Ñáñez" }
    assert.deepStrictEqual(violationsOf({ ...exampleBody(), CustomerParty: buyer }), [])
    for (const [field, rule] of [
      ["Id", "RAD01"],
      ["IdentificationType", "RAD01"],
      ["Name", "RAD01"]
    ] as const) {
      assert.deepStrictEqual(
        violationsOf({ ...exampleBody(), CustomerParty: { ...buyer, [field]: "" } }).map((each) => [
          each.rule,
          each.path
        ]),
        [[rule, `$.CustomerParty.${field}`]]
      )
    }
  })

  it("count the range of a number without its zeros", () => {
    assert.deepStrictEqual(violationsOf({ ...exampleBody(), Number: "0990000001" }), [])
    for (const [number, rule] of [
      ["0000000009", "FAD05b"],
      ["0995000001", "FAD05c"],
      ["0000000000", "RAD02"],
      ["00990000001", "RAD02"]
    ] as const) {
      assert.deepStrictEqual(
        violationsOf({ ...exampleBody(), Number: number }).map((each) => [each.rule, each.actual]),
        [[rule, rule === "RAD02" ? `${number} (a text)` : number]]
      )
    }
  })
})
