import "@radicar/domain/inner/names"
import { codeListJson, codeListOf } from "@radicar/domain/inner/codeLists"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { equivalent } from "@radicar/domain/inner/type/equivalent"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { payroll } from "@radicar/domain/inner/type/payroll"
import { support } from "@radicar/domain/inner/type/support"
import { validateBody } from "@radicar/domain/inner/validate"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"
import { change } from "./support/exampleInvoice.ts"

const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const types = { invoice, support, equivalent, payroll } as const

type Changes = ReadonlyArray<readonly [path: ReadonlyArray<string | number>, value: unknown]>

const check = (type: keyof typeof types, changes: Changes, language: "en" | "es" = "en") => {
  const body = structuredClone(types[type].example({ number: types[type].exampleNumbers.from + 7, date: now }))
  for (const [at, value] of changes) change(body, at, value)
  return validateBody(types[type], Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language })
}

describe("the means of payment that annex FE 1.9 adds", () => {
  it.each(["invoice", "support", "equivalent", "payroll"] as const)("are taken in a document of type %s", (type) => {
    const field = type === "payroll" ? "Pay" : "PaymentMeans"
    for (const code of ["71", "72"]) {
      const { notifications, violations } = check(type, [
        [[field], { Code: "1", MethodCode: code, Date: "2026-01-15" }]
      ])
      assert.deepStrictEqual([violations, notifications], [[], []], code)
    }
  })

  it("are named in the list, as every means is where one is refused", () => {
    const { violations } = check("invoice", [[["PaymentMeans"], { Code: "1", MethodCode: "999" }]])
    assert.deepStrictEqual(
      violations.map(({ rule }) => rule),
      ["FAN03"]
    )
    assert.match(violations[0]?.expected ?? "", /10 Efectivo; .*71 Bonos; 72 Vales/u)
  })
})

describe("a code that some sources have and others lack", () => {
  const untaxed: Changes = [
    [["Items"], [{ Code: "P", Description: "Prima", Quantity: 1, UnitCode: "94", Price: 1000, SubtotalAmount: 1000 }]],
    [["Items", 0, "Taxes"], [{ Code: "ZY", Percentage: 0, TaxableAmount: 1000, Amount: 0 }]],
    [
      ["LegalMonetaryTotal"],
      { GrossAmount: 1000, TaxExclusiveAmount: 1000, TaxInclusiveAmount: 1000, PayableAmount: 1000 }
    ]
  ]

  it.each([
    ["invoice", untaxed, "FAX19", "$.Items[0].Taxes[0].Code", "ZY No causa"],
    ["invoice", [[["Items", 0, "UnitCode"], "MGM"]], "FAV05", "$.Items[0].UnitCode", "MGM miligramo"],
    ["invoice", [[["DeliveryTerms"], { Code: "DPU" }]], "RAD05", "$.DeliveryTerms.Code", "DPU Entregado"],
    [
      "payroll",
      [[["EmployeeParty", "IdentificationType"], "48"]],
      "NIE044",
      "$.EmployeeParty.IdentificationType",
      "48 PPT (Permiso por Protección Temporal)"
    ]
  ] as ReadonlyArray<readonly ["invoice" | "payroll", Changes, string, string, string]>)(
    "is filed with a notification of the list's rule: %s %j",
    (type, changes, rule, path, name) => {
      const { notifications, status } = check(type, changes)
      assert.strictEqual(status, "valid")
      assert.deepStrictEqual(
        notifications.map((found) => [found.rule, found.path]),
        [[rule, path]]
      )
      assert.include(notifications[0]?.expected, name)
      assertSpanish(notifications, check(type, changes, "es").notifications)
    }
  )

  it.each([
    ["taxes", "ZY", "Odoo"],
    ["worker-identifications", "48", "APIDIAN"],
    ["units", "MGM", "UN/ECE"],
    ["delivery-terms", "DPU", "Incoterms 2020"]
  ])("says in the list %s who has it", (id, code, source) => {
    const list = codeListOf(id)
    const doubts = (language: "en" | "es") =>
      list === undefined ? [] : codeListJson(list, language).items.filter((item) => "doubt" in item)
    assert.deepStrictEqual(
      doubts("en").map((item) => item.code),
      [code]
    )
    assert.include(doubts("en")[0]?.doubt, source)
    assert.include(doubts("es")[0]?.doubt, source)
  })
})
