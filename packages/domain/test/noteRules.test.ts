import { assert, describe, it } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { ExampleOptions } from "@radicar/domain/inner/document/DocumentDefinition"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { equivalentNote } from "@radicar/domain/inner/type/equivalent"
import { supportNote } from "@radicar/domain/inner/type/support"
import { Redacted, Result } from "effect"
import { changed, type Changes } from "./support/exampleInvoice.ts"
import { assertSpanish } from "./support/assertSpanish.ts"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { withoutListed } from "./support/listedCode.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { credit: creditNote, debit: debitNote } as const
const reference = { uuid: "ab".repeat(48), number: "SETP990000001", date: "2026-01-14" }

const identify = (note: keyof typeof types, body: unknown, language: Language = "en") =>
  types[note].identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })

const violationsOf = (note: keyof typeof types, body: unknown, language: Language = "en") =>
  Result.match(identify(note, body, language), {
    onFailure: ({ violations }) => withoutListed(violations),
    onSuccess: () => []
  })

/** The rules that a body breaks, each with its path. */
const brokenBy = (note: keyof typeof types, body: unknown) =>
  violationsOf(note, body).map(({ path, rule }) => `${rule} ${path}`)

const example = (note: keyof typeof types, options: Partial<ExampleOptions> = {}): Record<string, any> =>
  structuredClone(types[note].example({ number: 7, date: now, ...options }))

interface Case {
  readonly note: keyof typeof types
  readonly rule: string
  readonly changes: Changes
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const list = (codes: string) => `a code of the list ${codes}`

const cases: ReadonlyArray<Case> = [
  {
    note: "credit",
    rule: "CBF01",
    changes: { CorrectionCode: "" },
    path: "$.CorrectionCode",
    expected: list("ConceptoNotaCredito"),
    actual: "absent"
  },
  {
    note: "credit",
    rule: "CBF03",
    changes: { CorrectionCode: "8" },
    path: "$.CorrectionCode",
    expected: list("ConceptoNotaCredito"),
    actual: "8"
  },
  {
    note: "credit",
    rule: "CBF03",
    changes: { CorrectionCode: "7" },
    path: "$.CorrectionCode",
    expected: `${list("ConceptoNotaCredito")}, perhaps 6`,
    actual: "7"
  },
  {
    note: "debit",
    rule: "DBF03",
    changes: { CorrectionCode: "6" },
    path: "$.CorrectionCode",
    expected: list("ConceptoNotaDebito"),
    actual: "6"
  },
  {
    note: "credit",
    rule: "CAD02",
    changes: { OperationCode: "10" },
    path: "$.OperationCode",
    expected: list("TipoOperacionNC"),
    actual: "10"
  },
  {
    note: "debit",
    rule: "DAD02",
    changes: { OperationCode: "20" },
    path: "$.OperationCode",
    expected: list("TipoOperacionND"),
    actual: "20"
  },
  {
    note: "credit",
    rule: "CAD12b",
    changes: { TypeCode: "92" },
    path: "$.TypeCode",
    expected: "91; 92 (debit note) is filed by the operation DebitnoteCreate",
    actual: "92"
  },
  {
    note: "credit",
    rule: "CBG01",
    changes: { DocumentReference: null },
    path: "$.DocumentReference",
    expected: "the document that is corrected",
    actual: "absent"
  },
  {
    note: "debit",
    rule: "DBG05",
    changes: { "DocumentReference.SchemeName": "CUDS-SHA384", "DocumentReference.TypeCode": null },
    path: "$.DocumentReference.SchemeName",
    expected: "CUFE-SHA384 or CUDE-SHA384",
    actual: "CUDS-SHA384"
  },
  {
    note: "credit",
    rule: "CBG05",
    changes: { "DocumentReference.TypeCode": "03" },
    path: "$.DocumentReference.SchemeName",
    expected: "CUDE-SHA384, as documents of type 03 have",
    actual: "CUFE-SHA384"
  },
  {
    note: "debit",
    rule: "DBG05",
    changes: { "DocumentReference.SchemeName": "CUDE-SHA384" },
    path: "$.DocumentReference.SchemeName",
    expected: "CUFE-SHA384, as documents of type 01 have",
    actual: "CUDE-SHA384"
  },
  {
    note: "debit",
    rule: "RAD02",
    changes: { "DocumentReference.Uuid": "941cf36a" },
    path: "$.DocumentReference.Uuid",
    expected: "96 hexadecimal digits",
    actual: "941cf36a"
  },
  {
    note: "credit",
    rule: "CAU02",
    changes: { "LegalMonetaryTotal.GrossAmount": 522100 },
    path: "$.LegalMonetaryTotal.GrossAmount",
    expected: "522006.00",
    actual: "522100.00"
  },
  {
    note: "debit",
    rule: "RAD07",
    changes: { "Items.0.Taxes.1": { Code: "06", Amount: 100, Percentage: 1, TaxableAmount: 10000 } },
    path: "$.Items[0].Taxes[1].Code",
    expected: "a tax that is no withholding",
    actual: "06"
  },
  {
    note: "credit",
    rule: "RAD08",
    changes: { "LegalMonetaryTotal.PrepaidAmount": 10 },
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    expected: "0",
    actual: "10.00"
  }
]

describe("a wrong reason of a note", () => {
  it.each([
    ["7", ", perhaps 6 Descuento comercial por volumen de ventas"],
    ["", ""]
  ])("%j: the list and its meanings", (code, proposed) => {
    const answer = identify("credit", changed(example("credit", { reference }), { CorrectionCode: code }))
    assert.strictEqual(
      Result.isFailure(answer) && answer.failure.violations[0]?.expected,
      `a code of the list ConceptoNotaCredito${proposed}: 1 Devolución parcial de los bienes y/o no aceptación parcial del servicio; 2 Anulación de factura electrónica; 3 Rebaja o descuento parcial o total; 4 Ajuste de precio; 5 Descuento comercial por pronto pago; 6 Descuento comercial por volumen de ventas`
    )
  })
})

describe("each rule of a note", () => {
  it.each(cases)("$note: $rule at $path", ({ actual, changes, expected, note, path, rule }) => {
    const body = example(note, { reference })
    changed(body, changes)
    const violations = violationsOf(note, body)
    const found = violations.find((violation) => violation.rule === rule)
    assert.deepInclude(found, { path, expected, actual }, JSON.stringify(violations, null, 2))
    assertSpanish(violations, violationsOf(note, body, "es"))
  })

  it("lets an annulment name its invoice and nothing else", () => {
    assert.deepStrictEqual(brokenBy("credit", { ...example("credit"), CorrectionCode: "2" }), [
      "CAD02a $.OperationCode"
    ])
    assert.deepStrictEqual(brokenBy("credit", { ...example("credit", { reference }), CorrectionCode: "2" }), [])
  })

  it.each([
    ["credit", "20", "CBF01"],
    ["debit", "30", "DBF01"]
  ] as const)("asks a %s note about a document for a reason, and no other", (note, OperationCode, rule) => {
    assert.deepStrictEqual(brokenBy(note, { ...example(note), CorrectionCode: null }), [])
    const bare = { ...example(note, { reference }), OperationCode, CorrectionCode: null }
    assert.deepStrictEqual(brokenBy(note, bare), [`${rule} $.CorrectionCode`])
  })

  it("holds no note to the four letters of an authorised prefix", () => {
    const numbered = (Prefix: string) => ({ ...example("credit"), NumberingRange: { Prefix } })
    assert.match(Result.getOrThrow(identify("credit", numbered("RSETPX2026"))).id, /^RSETPX2026/u)
    assert.deepStrictEqual(brokenBy("credit", numbered("RSETPX20261")), ["RAD02 $.NumberingRange.Prefix"])
  })

  it("wants a period where there is no reference, and no reference where there is a period", () => {
    const pathsOf = (body: unknown) => violationsOf("debit", body).map(({ path }) => path)
    const bare = { ...example("debit"), Period: null }
    assert.deepStrictEqual(pathsOf(bare), ["$.Period.StartDate", "$.Period.EndDate"])
    const both = { ...example("debit", { reference }), OperationCode: "32", Period: example("debit")["Period"] }
    assert.deepStrictEqual(pathsOf(both), ["$.DocumentReference"])
  })
})

describe.each(["credit", "debit"] as const)("a %s note", (note) => {
  it("needs no authorised range and no technical key: the pin makes its key secret", () => {
    const answer = Result.getOrThrow(identify(note, example(note, { reference })))
    assert.strictEqual(answer.key.scheme, "CUDE-SHA384")
    assert.deepStrictEqual(
      answer.key.parts.filter(({ secret }) => secret).map(({ value }) => value),
      ["12345"]
    )
    assert.deepInclude(answer, {
      prefix: note === "credit" ? "NC" : "ND",
      number: 7,
      issuerNit: "900373115",
      reference: reference.number
    })
  })

  // annex FE 1.9: CUFE of invoices 01, 02 and 04, CUDE of one of contingency 03
  it.each([
    ["03", "CUDE-SHA384"],
    ["03", undefined],
    ["04", "CUFE-SHA384"],
    ["04", undefined],
    [undefined, "CUDE-SHA384"],
    [undefined, "CUFE-SHA384"],
    [undefined, undefined]
  ])("refers to a document of type %s by a key of the scheme %s", (TypeCode, SchemeName) => {
    const body = example(note, { reference })
    body["DocumentReference"] = { ...body["DocumentReference"], TypeCode, SchemeName }
    assert.deepStrictEqual(violationsOf(note, body), [])
  })

  it("corrects several invoices, each by a key of its own scheme", () => {
    const body = example("credit", { reference })
    const one = body["DocumentReference"]
    body["DocumentReference"] = [
      one,
      { ...one, Number: "SETP990000002", TypeCode: "03", SchemeName: "CUDE-SHA384" },
      { ...one, Number: "SETP990000003", TypeCode: "04", SchemeName: null }
    ]
    assert.deepStrictEqual(violationsOf("credit", body), [])
    body["DocumentReference"][1].SchemeName = "CUFE-SHA384"
    assert.deepStrictEqual(brokenBy("credit", body), ["CBG05 $.DocumentReference[1].SchemeName"])
  })

  it("of a support document or an equivalent corrects one document: its body has no array of them", () => {
    for (const type of [supportNote, equivalentNote]) {
      const body: Record<string, unknown> = { ...structuredClone(type.example({ number: 7, date: now, reference })) }
      const violations = (DocumentReference: unknown) => {
        const json = Result.getOrThrow(parseJson(JSON.stringify({ ...body, DocumentReference })))
        return Result.match(type.identify(json, configuration, { language: "en" }), {
          onFailure: (findings) => findings.violations,
          onSuccess: () => []
        }).map(({ actual, expected, path, rule }) => ({ actual, expected, path, rule }))
      }
      assert.deepStrictEqual(violations(body["DocumentReference"]), [])
      assert.deepStrictEqual(violations([body["DocumentReference"], body["DocumentReference"]]), [
        {
          actual: "a list",
          expected: "an object with Uuid, Date and Number",
          path: "$.DocumentReference",
          rule: "RAD02"
        }
      ])
    }
  })

  it("names every document that a note without reference states", () => {
    const body = example("debit")
    const one = example("debit", { reference })["DocumentReference"]
    body["DocumentReference"] = [one, one]
    assert.deepStrictEqual(brokenBy("debit", body), ["RAD06 $.DocumentReference[0]", "RAD06 $.DocumentReference[1]"])
  })

  it("chooses its operation by whether it refers to an invoice", () => {
    const operation = (body: Record<string, any>) =>
      Result.getOrThrow(identify(note, { ...body, OperationCode: "" })).checked.operationCode
    const family = note === "credit" ? "2" : "3"
    assert.strictEqual(operation(example(note, { reference })), `${family}0`)
    assert.strictEqual(operation(example(note)), `${family}2`)
  })
})
