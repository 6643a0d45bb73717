import { assert, describe, it } from "@effect/vitest"
import { completeBody } from "@radicar/domain/inner/complete/completeBody"
import { codeListJson, codeListOf } from "@radicar/domain/inner/codeLists"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { creditNote } from "@radicar/domain/inner/type/creditNote"
import { debitNote } from "@radicar/domain/inner/type/debitNote"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { equivalent } from "@radicar/domain/inner/type/equivalent"
import { Redacted, Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"
import { changed, type Changes } from "./support/exampleInvoice.ts"

// after 1 July 2026, when the plan 01 had ended
const now = new LocalDateTime({ date: "2026-11-15", time: "10:00:00" })
const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-11-10" }

const exampleOf = (operation: string): Record<string, any> =>
  JSON.parse(JSON.stringify(invoice.example({ number: 990000007, date: now, operation })))

const findingsOf = (
  body: unknown,
  type: typeof invoice | typeof creditNote | typeof debitNote | typeof equivalent = invoice,
  language: "en" | "es" = "en"
) =>
  Result.match(type.identify(Result.getOrThrow(parseJson(JSON.stringify(body))), configuration, { language }), {
    onFailure: ({ notifications, violations }) => ({ violations, notifications }),
    onSuccess: ({ notifications }) => ({ violations: [], notifications })
  })

const credited = ["SS-CUFE", "SS-CUDE", "SS-POS", "SS-SNum"]
const withExtension = [...credited, "SS-Reporte", "SS-SinAporte"]
const group = { ProviderCode: "1100109999", PaymentModalityCode: "04", CoverageCode: "16", ContractNumber: "C-1" }
const withPolicy = { ...group, ContractNumber: null, NoContractReasonCode: "02", CoverageCode: "11" }
const nothingPaid = {
  PrepaidPayments: null,
  "LegalMonetaryTotal.PrepaidAmount": 0,
  "LegalMonetaryTotal.PayableAmount": 333004
}

describe("the examples of the health sector", () => {
  it.each([...withExtension, "SS-Recaudo"])("%s breaks no rule and has nothing to notify", (operation) => {
    assert.include(invoice.exampleOperations ?? [], operation)
    assert.strictEqual(exampleOf(operation)["OperationCode"], operation)
    assert.deepStrictEqual(findingsOf(exampleOf(operation)), { violations: [], notifications: [] })
  })
})

// 333004.00 less what the patients paid, 33004.00
describe("the payable amount", () => {
  it.each([
    ...credited.map((operation) => [operation, "33004", "300000"] as const),
    ["SS-Reporte", undefined, "333004"],
    ["SS-SinAporte", undefined, "333004"]
  ] as const)("of %s is completed", (operation, prepaid, payable) => {
    const { LegalMonetaryTotal: _, ...body } = exampleOf(operation)
    const completed = JSON.parse(writeJson(completeBody(invoice, Result.getOrThrow(parseJson(JSON.stringify(body))))))
    assert.strictEqual(completed.LegalMonetaryTotal.PrepaidAmount?.toString(), prepaid)
    assert.strictEqual(completed.LegalMonetaryTotal.PayableAmount.toString(), payable)
  })

  it("may be stated with a reported payment, which is not subtracted", () => {
    const body = changed(exampleOf("SS-Reporte"), { "LegalMonetaryTotal.PrepaidAmount": 33004 })
    assert.deepStrictEqual(findingsOf(body).violations, [])
  })
})

interface Case {
  readonly of?: string
  readonly changes: Changes
  readonly rule: string
  readonly path: string
  readonly expected: string
  readonly actual: string
}

const violations: ReadonlyArray<Case> = [
  ...withExtension.map((of) => ({
    of,
    changes: { Health: undefined } as const,
    rule: "RAD34",
    path: "$.Health",
    expected: "the parts that a document of this operation must have",
    actual: "absent"
  })),
  {
    of: "SS-Recaudo",
    changes: { Health: group },
    rule: "RAD33",
    path: "$.Health",
    expected: "nothing, or one of the operations SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Reporte, SS-SinAporte",
    actual: "SS-Recaudo"
  },
  {
    changes: { Period: undefined },
    rule: "RAD35",
    path: "$.Period.StartDate",
    expected: "a date",
    actual: "absent"
  },
  {
    changes: { Period: { StartDate: "2026-11-10", EndDate: "2026-11-09" } },
    rule: "RAD35",
    path: "$.Period.EndDate",
    expected: "2026-11-10 or later",
    actual: "2026-11-09"
  },
  {
    of: "SS-SinAporte",
    changes: { PrepaidPayments: [{ Amount: 1, Date: "2026-11-10" }] },
    rule: "RAD36",
    path: "$.PrepaidPayments",
    expected: "nothing",
    actual: "a list"
  },
  {
    changes: { "Health.PaymentModalityCode": "12" },
    rule: "RAD37",
    path: "$.Health.PaymentModalityCode",
    expected: "a code of the list modalidadPago",
    actual: "12"
  },
  {
    changes: { "PrepaidPayments.0.ConceptCode": "COPAGO" },
    rule: "RAD37",
    path: "$.PrepaidPayments[0].ConceptCode",
    expected: "a code of the list conceptoRecaudo, perhaps 01 Copago",
    actual: "COPAGO"
  },
  {
    changes: { "Health.CoverageCode": null },
    rule: "RAD01",
    path: "$.Health.CoverageCode",
    expected: "text of 1 to 60 characters",
    actual: "absent"
  },
  {
    changes: { "LegalMonetaryTotal.PayableAmount": 333004 },
    rule: "FAU14",
    path: "$.LegalMonetaryTotal.PayableAmount",
    expected: "300000.00",
    actual: "333004.00"
  },
  {
    of: "SS-Reporte",
    changes: { "LegalMonetaryTotal.PayableAmount": 300000 },
    rule: "FAU14",
    path: "$.LegalMonetaryTotal.PayableAmount",
    expected: "333004.00",
    actual: "300000.00"
  },
  {
    changes: { "LegalMonetaryTotal.PrepaidAmount": 30000 },
    rule: "FAU12",
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    expected: "33004.00",
    actual: "30000.00"
  }
]

const notifications: ReadonlyArray<Case> = [
  {
    changes: { PrepaidPayments: [16502, 16502].map((Amount) => ({ ConceptCode: "02", Amount, Date: "2026-11-10" })) },
    rule: "FED061",
    path: "$.PrepaidPayments[1].ConceptCode",
    expected: "a concept that is not stated before",
    actual: "02"
  },
  {
    changes: { "PrepaidPayments.0.ConceptCode": null },
    rule: "FED104",
    path: "$.PrepaidPayments[0].ConceptCode",
    expected: "the concept of the payment",
    actual: "absent"
  },
  {
    changes: nothingPaid,
    rule: "FED104",
    path: "$.PrepaidPayments",
    expected: "at least one payment with its concept, or operation SS-SinAporte",
    actual: "absent"
  },
  {
    changes: { "Health.PaymentModalityCode": "05" },
    rule: "FED133",
    path: "$.Health.PaymentModalityCode",
    expected: "a code in force on 2026-11-15; this one ended on 2024-09-30",
    actual: "05"
  },
  {
    changes: { "Health.CoverageCode": "01" },
    rule: "FED134",
    path: "$.Health.CoverageCode",
    expected: "a code in force on 2026-11-15; this one ended on 2026-06-30",
    actual: "01"
  },
  {
    changes: { "Health.ContractNumber": "" },
    rule: "FED136",
    path: "$.Health.NoContractReasonCode",
    expected: "the reason, because ContractNumber is absent",
    actual: "absent"
  },
  {
    changes: { Health: withPolicy, "PrepaidPayments.0.ConceptCode": "03" },
    rule: "FED131",
    path: "$.Health.PolicyNumber",
    expected: "the number of the policy",
    actual: "absent"
  },
  {
    changes: { "CustomerParty.IdentificationType": "13", "CustomerParty.OrganizationTypeCode": "2" },
    rule: "VFE022",
    path: "$.CustomerParty.IdentificationType",
    expected: "31: the payer, an entity with a NIT; a patient with coverage 15",
    actual: "13"
  },
  {
    changes: { Period: { StartDate: "2024-08-01", EndDate: "2024-09-30" } },
    rule: "RVG018",
    path: "$.Period.EndDate",
    expected: "2024-10-01 or later",
    actual: "2024-09-30"
  },
  {
    changes: { "Health.NoContractReasonCode": "01" },
    rule: "RAD38",
    path: "$.Health.NoContractReasonCode",
    expected: "nothing, because ContractNumber is stated",
    actual: "01"
  },
  {
    changes: { Health: { ...group, ContractNumber: null, NoContractReasonCode: "01", PolicyNumber: "P-1" } },
    rule: "RAD38",
    path: "$.Health.PolicyNumber",
    expected: "nothing, with this coverage",
    actual: "P-1"
  },
  {
    changes: { "Health.CoverageCode": "17" },
    rule: "RAD39",
    path: "$.PrepaidPayments[0].ConceptCode",
    expected: "with coverage 17: 01, 04, 05",
    actual: "02"
  },
  {
    of: "SS-Recaudo",
    changes: { "CustomerParty.OrganizationTypeCode": "1" },
    rule: "RAD45",
    path: "$.CustomerParty.OrganizationTypeCode",
    expected: "2",
    actual: "1"
  }
]

describe("a document of the health sector", () => {
  it.each(violations.map((each) => [each.rule, each.path, each.of ?? "SS-CUFE", each] as const))(
    "is refused by %s at %s, %s",
    (rule, path, of, { actual, changes, expected }) => {
      const body = changed(exampleOf(of), changes)
      const [found, inSpanish] = [findingsOf(body), findingsOf(body, invoice, "es")]
      const named = found.violations.find((each) => each.rule === rule && each.path === path)
      assert.deepInclude(named, { actual }, JSON.stringify(found))
      assert.isTrue(named?.expected.startsWith(expected), named?.expected)
      assertSpanish(found.violations, inSpanish.violations)
    }
  )

  it.each(notifications.map((each) => [each.rule, each.path, each.of ?? "SS-CUFE", each] as const))(
    "is told of %s at %s, %s",
    (rule, path, of, { actual, changes, expected }) => {
      const body = changed(exampleOf(of), changes)
      const [found, inSpanish] = [findingsOf(body), findingsOf(body, invoice, "es")]
      assert.deepStrictEqual(found.violations, [])
      assert.deepStrictEqual(
        found.notifications.filter((each) => each.rule === rule).map((each) => [each.path, each.expected, each.actual]),
        [[path, expected, actual]]
      )
      assertSpanish(found.notifications, inSpanish.notifications)
    }
  )

  it("may be of coverage 01 until June 2026", () => {
    const june = changed(exampleOf("SS-CUFE"), { Date: "2026-06-30T10:00:00", "Health.CoverageCode": "01" })
    assert.notInclude(
      findingsOf(june).notifications.map(({ rule }) => rule),
      "FED134"
    )
  })
})

describe("data of the sector", () => {
  const example = (type: typeof creditNote | typeof debitNote) =>
    JSON.parse(JSON.stringify(type.example({ number: 7, date: now, reference })))
  const period = { StartDate: "2026-11-01", EndDate: "2026-11-10" }

  it.each([
    [creditNote, "22", "20", "CND136"],
    [debitNote, "32", "30", "DND136"]
  ] as const)("is repeated by a note of operation %s with a reference", (type, without, withReference, rule) => {
    const note = { ...example(type), Health: { ...group, ContractNumber: null }, Period: period }
    assert.deepStrictEqual(findingsOf(note, type).violations, [])
    // by the ministry's letters for notes
    assert.deepStrictEqual(
      findingsOf(note, type).notifications.map((each) => each.rule),
      [rule]
    )
    assert.deepStrictEqual(
      findingsOf({ ...note, Period: null }, type).violations.map((each) => [each.rule, each.path]),
      [
        ["RAD35", "$.Period.StartDate"],
        ["RAD35", "$.Period.EndDate"]
      ]
    )
    const { DocumentReference: _, ...alone } = note
    assert.deepInclude(
      findingsOf({ ...alone, OperationCode: without }, type).violations.map((each) => [
        each.rule,
        each.path,
        each.expected,
        each.actual
      ]),
      ["RAD33", "$.Health", `nothing, or one of the operations ${withReference}`, without]
    )
  })

  it("is refused by name in a document of another sector, wherever it is", () => {
    const body = exampleOf("10")
    body["Health"] = group
    body["PrepaidPayments"] = [{ ConceptCode: "01", Amount: 10, Date: "2026-11-10" }]
    body["LegalMonetaryTotal"].PrepaidAmount = 10
    assert.sameDeepMembers(
      findingsOf(body)
        .violations.filter(({ rule }) => rule === "RAD33")
        .map(({ actual, expected, path }) => [path, expected, actual]),
      [
        [
          "$.Health",
          "nothing, or one of the operations SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Reporte, SS-SinAporte",
          "10"
        ],
        [
          "$.PrepaidPayments[0].ConceptCode",
          "nothing, or one of the operations SS-CUFE, SS-CUDE, SS-POS, SS-SNum, SS-Reporte",
          "10"
        ]
      ]
    )
    const ticket = equivalent.example({ number: 7, date: now }) as Record<string, any>
    ticket["PrepaidPayments"] = [{ ConceptCode: "01", Amount: 10, Date: "2026-11-10" }]
    assert.include(
      findingsOf(ticket, equivalent).violations.map(({ expected }) => expected),
      "nothing: documents of this type do not have it"
    )
  })
})

describe("the tables of the ministry", () => {
  it("say until when a code may be used", () => {
    const coverages = codeListOf("health-coverages")
    assert.isDefined(coverages)
    const [first, second] = codeListJson(coverages!, "en").items
    assert.deepStrictEqual(
      [first?.validUntil, second?.validUntil, codeListJson(coverages!, "en").total],
      ["2026-06-30", undefined, 17]
    )
  })
})
