import { Payroll } from "@radicar/domain/inner/document/payroll/Payroll"
import { PayrollItem } from "@radicar/domain/inner/document/payroll/PayrollItem"
import type { PreparedPayroll } from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import { payrollConcepts } from "@radicar/domain/inner/codes/payrollConcepts"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { seedOf } from "@radicar/domain/inner/key/DocumentKey"
import { JsonObject } from "@radicar/domain/inner/json/JsonValue"
import { knownFields } from "@radicar/domain/inner/wire/knownFields"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { assert, describe, it } from "@effect/vitest"
import { Inspectable, Result, Schema } from "effect"
import { change } from "./support/exampleInvoice.ts"
import { deleteNote, payroll, replaceNote, violationsOf } from "./support/payrollExamples.ts"

const read = (body: unknown) =>
  readDocument(Payroll, Result.getOrThrow(parseJson(JSON.stringify(body))), { language: "en" })

const found = (body: unknown) => violationsOf(payroll, body).map(({ path, rule }) => `${rule} ${path}`)

describe("the issuer's fields that only invoices file", () => {
  const ofInvoice = { OrganizationTypeCode: "1", TaxLevelCode: "O-13;O-15", TaxCode: "01" }

  it.each([payroll, replaceNote, deleteNote])("are taken in a $name, and dry runs notify of them", (of) => {
    const body = of.example()
    const identified = of.identify({ ...body, CompanyParty: { ...body["CompanyParty"], ...ofInvoice } })
    assert.deepStrictEqual(
      Result.getOrThrow(identified).notifications.map(({ actual, path, rule }) => [rule, path, actual]),
      [
        ["RAD61", "$.CompanyParty.OrganizationTypeCode", "1"],
        ["RAD61", "$.CompanyParty.TaxLevelCode", "O-13;O-15"],
        ["RAD61", "$.CompanyParty.TaxCode", "01"]
      ]
    )
  })

  it("are not taken from the settings of a company, which are of all operations", () => {
    const settings = { Id: "900373115", ...ofInvoice }
    const taken = knownFields(Payroll, "CompanyParty", JsonObject.from(settings))
    assert.deepStrictEqual(taken?.keys, ["Id"])
  })

  it("are the only ones: another field is refused", () => {
    const body = payroll.example()
    assert.deepStrictEqual(found(change(body, ["CompanyParty", "RegimeCode"], "48")), [
      "RAD03 $.CompanyParty.RegimeCode"
    ])
  })
})

describe("reading a payroll document", () => {
  it.each([payroll, replaceNote, deleteNote])("takes the example of a $name", (of) => {
    assert.deepStrictEqual(violationsOf(of, of.example()), [])
  })

  it("writes `code` of an item in small letters, and everything else with a capital", () => {
    assert.deepStrictEqual(found(change(payroll.example(), ["Items", 0, "code"], undefined)), ["RAD01 $.Items[0].code"])
    assert.deepStrictEqual(found(change(payroll.example(), ["Items", 0, "Code"], "Basico")), ["RAD03 $.Items[0].Code"])
    assert.deepStrictEqual(found(change(payroll.example(), ["Items", 0, "type"], "Devengo")), ["RAD03 $.Items[0].type"])
    const item = Result.getOrThrow(read(payroll.example())).items[0]!
    assert.strictEqual(item.code, "Basico")
    assert.strictEqual(Schema.encodeSync(PayrollItem)(item).code, "Basico")
    assert.deepStrictEqual(Schema.decodeUnknownSync(PayrollItem)({ Type: "Devengo", code: "Basico" }), {
      type: "Devengo",
      code: "Basico"
    })
  })

  it("reads the unset date, null and code 0 of a sick leave as absent", () => {
    const { items, period } = Result.getOrThrow(read(payroll.example()))
    for (const field of ["startDate", "endDate", "inhabilityCode"]) assert.isFalse(field in items[0]!)
    assert.isFalse("finishDate" in period)
    const body = change(payroll.example(), ["Period", "FinishDate"], "0001-01-01T00:00:00")
    assert.isFalse("finishDate" in Result.getOrThrow(read(body)).period)
  })

  it("writes itself to the wire as it was read", () => {
    const document = Result.getOrThrow(read(payroll.example()))
    assert.deepStrictEqual(Result.getOrThrow(read(Schema.encodeSync(Payroll)(document))), document)
  })

  it("has no amounts and no period in a deleting note", () => {
    for (const field of ["Items", "Period", "MonetaryTotal", "Pay"]) {
      const body = { ...deleteNote.example(), [field]: payroll.example()[field] }
      assert.deepStrictEqual(
        violationsOf(deleteNote, body).map(({ path, rule }) => `${rule} ${path}`),
        [`RAD03 $.${field}`]
      )
    }
  })

  it("takes what callers send along of a range that a payroll does not have", () => {
    const range = { Id: 0, Date: "0001-01-01T00:00:00", Prefix: "NE", FromNumber: 0, ToNumber: 0, TechnicalKey: "" }
    const dates = { StartDate: "0001-01-01T00:00:00", EndDate: "2030-01-19T00:00:00" }
    assert.deepStrictEqual(found({ ...payroll.example(), NumberingRange: { ...range, ...dates } }), [])
  })

  it("takes the days worked for the item Basico when that states none", () => {
    const body = change(payroll.example(), ["Items", 0, "Quantity"], undefined)
    assert.deepStrictEqual(found(body), [])
    assert.deepStrictEqual(found(change(body, ["Period", "TimeWorkedDays"], undefined)), ["NIE069 $.Items[0].Quantity"])
  })

  it("takes the greater of the two totals for what was earned, whichever field it stands in", () => {
    const body = payroll.example()
    body["MonetaryTotal"] = { PayableAmount: 1567275.28, DiscountAmount: 125454.54, TotalAmount: 1692729.82 }
    assert.deepStrictEqual(found(body), [])
    const keys = [payroll.identify(payroll.example()), payroll.identify(body)].map(Result.getOrThrow)
    assert.strictEqual(keys[0]?.key.value, keys[1]?.key.value)
  })

  it("never shows a secret", () => {
    const body = payroll.example()
    body["SigningCertificate"] = { Password: "s3cret-password", Content: "s3cret-content" }
    body["SoftwareProvider"] = { Id: "x", Pin: "s3cret-pin" }
    const { content } = Result.getOrThrow(payroll.identify(body))
    assert.notInclude(JSON.stringify(content) + Inspectable.toStringUnknown(content), "s3cret")
  })
})

describe("identifying a payroll document", () => {
  it("says what the service needs of it", () => {
    const one = Result.getOrThrow(payroll.identify(payroll.example()))
    const seed = "NE12026-01-1510:00:00-05:001692729.82125454.541567275.289003731151020304050102123452"
    assert.strictEqual(seedOf(one.key), seed)
    assert.deepStrictEqual(
      { ...one, checked: 0, facts: 0, key: 0, content: 0 },
      {
        checked: 0,
        facts: 0,
        key: 0,
        notifications: [],
        type: "102",
        prefix: "NE",
        number: 1,
        id: "NE1",
        issuerNit: "900373115",
        softwareOwnerNit: "900373115",
        date: one.date,
        reference: "",
        payroll: { role: "first", worker: "1020304050", month: "2026-01" },
        content: 0,
        certificate: undefined
      }
    )
    assert.strictEqual(one.date.toString(), "2026-01-15T10:00:00")
    // 2015-03-01 to 2026-01-15: 10 years, 10 months and 15 days
    assert.strictEqual((one.checked as PreparedPayroll).timeWorked, 3915)
  })

  it("names the document that is replaced or deleted", () => {
    const replacing = Result.getOrThrow(replaceNote.identify(replaceNote.example()))
    assert.deepStrictEqual([replacing.type, replacing.prefix, replacing.reference], ["103", "NA", "NE1"])
    const deleting = Result.getOrThrow(deleteNote.identify(deleteNote.example()))
    assert.deepStrictEqual([deleting.type, deleting.prefix, deleting.reference], ["103", "NA", "NE1"])
    assert.strictEqual(seedOf(deleting.key), "NA12026-01-1510:00:00-05:000.000.000.009003731150103123452")
  })

  it("says which payroll it is, or changes", () => {
    const uuid = "ab".repeat(48)
    const paid = change(payroll.example(), ["Pay"], { Code: "1", Dates: ["2026-02-28", "2026-01-31"] })
    const month = { worker: "1020304050", month: "2026-02" }
    assert.deepStrictEqual(Result.getOrThrow(payroll.identify(paid)).payroll, { role: "first", ...month })
    const further = Result.getOrThrow(payroll.identify(change(paid, ["Novedad"], { Uuid: uuid })))
    assert.deepStrictEqual(further.payroll, { role: "further", ...month, predecessor: uuid })
    const [replacing, deleting] = [replaceNote, deleteNote].map((of) =>
      Result.getOrThrow(of.identify(change(of.example(), ["DocumentReference", "Uuid"], uuid)))
    )
    const filed = { worker: "1020304050", month: "2026-01" }
    assert.deepStrictEqual(replacing?.payroll, { role: "replacement", ...filed, predecessor: uuid })
    assert.deepStrictEqual(deleting?.payroll, { role: "deletion", predecessor: uuid })
  })

  it("needs no prefix", () => {
    const one = Result.getOrThrow(payroll.identify(change(payroll.example(), ["NumberingRange"], undefined)))
    assert.deepStrictEqual([one.prefix, seedOf(one.key).slice(0, 11)], ["", "12026-01-15"])
  })

  it("counts time until the worker left", () => {
    const body = change(payroll.example(), ["Period", "FinishDate"], "2026-01-10T00:00:00")
    assert.strictEqual((Result.getOrThrow(payroll.identify(body)).checked as PreparedPayroll).timeWorked, 3910)
  })
})

it("no two earnings and no two deductions have the same code", () => {
  const codes = payrollConcepts.map(({ code, type }) => `${type} ${code}`)
  assert.strictEqual(new Set(codes).size, codes.length)
})
