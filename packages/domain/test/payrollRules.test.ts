import { payrollConcepts } from "@radicar/domain/inner/codes/payrollConcepts"
import type { CheckedPayroll } from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import { toFixed, zero } from "@radicar/domain/inner/number/Decimal"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { changed, type Changes } from "./support/exampleInvoice.ts"
import {
  deleteNote,
  payroll,
  type PayrollSubject,
  replaceNote,
  violationsOf,
  withoutSoftware
} from "./support/payrollExamples.ts"
import { assertSpanish } from "./support/assertSpanish.ts"

interface Case {
  /** The number of the authority's rule, without NIE or NIAE; a whole code if it is one of ours. */
  readonly rule: string
  readonly changes: Changes
  readonly path: string
  readonly expected: string
  readonly actual: string
  /** Rules that break along with it. */
  readonly also?: ReadonlyArray<string>
  /** Without the configured software, which would fill in what the case leaves out. */
  readonly bare?: true
}

const foreignEmployer = {
  "CompanyParty.IdentificationType": "22",
  "CompanyParty.FirstName": "Carlos",
  "CompanyParty.FirstSurname": "Rodríguez"
}

/** The rules on the header, by their meaning: the three documents number them in two ways. */
const issuerCases = (codes: Readonly<Record<string, string>>): ReadonlyArray<Case> => {
  const code = (meaning: string): string => codes[meaning] ?? meaning
  return [
    {
      rule: code("number"),
      changes: { "NumberingRange.Prefix": "NE-" },
      path: "$.NumberingRange.Prefix",
      expected: "letters and digits",
      actual: "NE-"
    },
    {
      rule: code("owner"),
      changes: { "SoftwareProvider.ProviderId": "800197268-5" },
      path: "$.SoftwareProvider.ProviderId",
      expected: "800197268-4: the check digit is 4",
      actual: "800197268-5"
    },
    {
      rule: code("software"),
      changes: { SoftwareProvider: { Pin: "1" } },
      path: "$.SoftwareProvider.Id",
      expected: "the id of the registered software",
      actual: "absent",
      bare: true
    },
    {
      rule: code("pin"),
      changes: { "SoftwareProvider.Id": "00000000-0000-0000-0000-000000000000" },
      path: "$.SoftwareProvider.Pin",
      expected: "the pin of the registered software",
      actual: "absent"
    },
    {
      rule: code("date"),
      changes: { Date: "2026-01-16T00:00:00" },
      path: "$.Date",
      expected: "not after 2026-01-15",
      actual: "2026-01-16T00:00:00"
    },
    {
      rule: code("nit"),
      changes: { "CompanyParty.Id": "NIT 900373115" },
      path: "$.CompanyParty.Id",
      expected: "a NIT; its check digit, if given, must be right",
      actual: "NIT 900373115"
    },
    {
      rule: code("nit"),
      changes: { "CompanyParty.IdentificationType": "13" },
      path: "$.CompanyParty.IdentificationType",
      expected: "31",
      actual: "13"
    },
    {
      rule: code("name"),
      changes: { "CompanyParty.Name": " " },
      path: "$.CompanyParty.Name",
      expected: "the name of the company, or FirstName and FirstSurname of a natural person",
      actual: "absent"
    },
    {
      rule: code("firstSurname"),
      changes: { "CompanyParty.FirstName": "Carlos" },
      path: "$.CompanyParty.FirstSurname",
      expected: "the first surname",
      actual: "absent"
    },
    {
      rule: code("firstName"),
      changes: { "CompanyParty.FirstSurname": "Rodríguez" },
      path: "$.CompanyParty.FirstName",
      expected: "the first name",
      actual: "absent"
    },
    {
      // of a natural person too: only the identity card is the NIT
      rule: code("nit"),
      changes: foreignEmployer,
      path: "$.CompanyParty.IdentificationType",
      expected: "31 or 13",
      actual: "22"
    },
    {
      rule: code("digit"),
      changes: { "CompanyParty.Id": "900373115-0" },
      path: "$.CompanyParty.Id",
      expected: "check digit 3",
      actual: "900373115-0"
    },
    {
      rule: code("country"),
      changes: { "CompanyParty.PhysicalLocation.CountryCode": "VE" },
      path: "$.CompanyParty.PhysicalLocation.CountryCode",
      expected: "CO",
      actual: "VE"
    },
    {
      rule: code("department"),
      changes: { "CompanyParty.PhysicalLocation.SubentityCode": "05" },
      path: "$.CompanyParty.PhysicalLocation.SubentityCode",
      expected: "11, the department of municipality 11001",
      actual: "05"
    },
    {
      rule: code("municipality"),
      changes: { "CompanyParty.PhysicalLocation.CityCode": "110O1" },
      path: "$.CompanyParty.PhysicalLocation.CityCode",
      expected: "a code of the list Municipio, perhaps 11001",
      actual: "110O1"
    }
  ]
}

const issuerNumbers = {
  number: "012",
  owner: "017",
  software: "019",
  pin: "020",
  date: "026",
  name: "032",
  firstSurname: "210",
  firstName: "212",
  nit: "033",
  digit: "034",
  country: "035",
  department: "036",
  municipality: "037"
}

const contentCases: ReadonlyArray<Case> = [
  {
    rule: "003",
    changes: { "Period.FinishDate": "2015-02-28" },
    path: "$.Period.FinishDate",
    expected: "not before 2015-03-01",
    actual: "2015-02-28"
  },
  {
    rule: "005",
    changes: { "Period.StartDate": "2026-01-16" },
    path: "$.Period.EndDate",
    expected: "not before 2026-01-16",
    actual: "2026-01-15"
  },
  {
    rule: "006",
    changes: { "Period.EntryDate": "2026-01-16" },
    path: "$.Period.EntryDate",
    expected: "not after 2026-01-15",
    actual: "2026-01-16"
  },
  {
    rule: "029",
    changes: { "Information.PeriodCode": "7" },
    path: "$.Information.PeriodCode",
    expected: "a code of the list PeriodoNomina",
    actual: "7"
  },
  {
    rule: "030",
    changes: { "Information.CurrencyCode": "COO" },
    path: "$.Information.CurrencyCode",
    expected: "a code of the list TipoMoneda, perhaps COP",
    actual: "COO"
  },
  {
    rule: "200",
    changes: { "Information.CurrencyCode": "USD" },
    path: "$.Information.CurrencyBaseRate",
    expected: "pesos for one USD",
    actual: "absent"
  },
  {
    rule: "041",
    changes: { "EmployeeParty.TypeCode": "03" },
    path: "$.EmployeeParty.TypeCode",
    expected: "a code of the list TipoTrabajador",
    actual: "03"
  },
  {
    rule: "042",
    changes: { "EmployeeParty.SubtypeCode": "02" },
    path: "$.EmployeeParty.SubtypeCode",
    expected: "a code of the list SubTipoTrabajador",
    actual: "02"
  },
  {
    rule: "044",
    changes: { "EmployeeParty.IdentificationType": "14" },
    path: "$.EmployeeParty.IdentificationType",
    expected: "a code of the list TipoDocumento",
    actual: "14"
  },
  {
    // an integer in the schema: a passport with letters has no place in the document
    rule: "045",
    changes: { "EmployeeParty.IdentificationType": "41", "EmployeeParty.Id": "AB123456" },
    path: "$.EmployeeParty.Id",
    expected: "1 to 20 digits",
    actual: "AB123456"
  },
  {
    rule: "050",
    changes: { "EmployeeParty.PhysicalLocation.CountryCode": "XX" },
    path: "$.EmployeeParty.PhysicalLocation.CountryCode",
    expected: "a code of the list Países",
    actual: "XX"
  },
  {
    rule: "051",
    changes: { "EmployeeParty.PhysicalLocation.SubentityCode": "11" },
    path: "$.EmployeeParty.PhysicalLocation.SubentityCode",
    expected: "05, the department of municipality 05001",
    actual: "11"
  },
  {
    rule: "052",
    changes: { "EmployeeParty.PhysicalLocation.CityCode": "5001" },
    path: "$.EmployeeParty.PhysicalLocation.CityCode",
    expected: "a code of the list Municipio, perhaps 05001",
    actual: "5001"
  },
  {
    rule: "061",
    changes: { "EmployeeParty.ContractType": "6" },
    path: "$.EmployeeParty.ContractType",
    expected: "a code of the list TipoContrato",
    actual: "6"
  },
  {
    rule: "064",
    changes: { "Pay.Code": "2" },
    path: "$.Pay.Code",
    expected: "1",
    actual: "2"
  },
  {
    rule: "065",
    changes: { "Pay.MethodCode": "99" },
    path: "$.Pay.MethodCode",
    expected: "a code of the list MediosPago",
    actual: "99"
  },
  {
    rule: "203",
    changes: { "Pay.Date": "0001-01-01T00:00:00" },
    path: "$.Pay.Date",
    expected: "the day on which it is paid",
    actual: "absent"
  },
  {
    rule: "069",
    changes: { "Items.0.code": "Teletrabajo" },
    path: "$.Items",
    expected: "an item Devengo Basico",
    actual: "absent"
  },
  {
    rule: "161",
    changes: { "Items.3.code": "Deuda" },
    path: "$.Items",
    expected: "an item Deduccion Salud, with Amount 0 when nothing is withheld",
    actual: "absent"
  },
  {
    rule: "164",
    changes: { "Items.4.code": "Deuda" },
    path: "$.Items",
    expected: "an item Deduccion FondoPension, with Amount 0 when nothing is withheld",
    actual: "absent"
  },
  {
    rule: "RAD10",
    changes: { "Items.1.code": "Transprote" },
    path: "$.Items[1].code",
    expected: "a code of the list Devengados, perhaps Transporte",
    actual: "Transprote"
  },
  {
    rule: "RAD10",
    changes: { "Items.1.Type": "Devengado" },
    path: "$.Items[1].Type",
    expected: "a code of the list TipoItem, perhaps Devengo",
    actual: "Devengado"
  },
  {
    rule: "070",
    changes: { "Items.0.Amount": null },
    path: "$.Items[0].Amount",
    expected: "an amount",
    actual: "absent"
  },
  {
    // days are whole
    rule: "069",
    changes: { "Items.0.Quantity": 14.5 },
    path: "$.Items[0].Quantity",
    expected: "whole days, at least 0",
    actual: "14.5"
  },
  {
    rule: "076",
    changes: { "Items.2.Quantity": 0 },
    path: "$.Items[2].Quantity",
    expected: "the hours, more than 0",
    actual: "0"
  },
  {
    rule: "075",
    changes: { "Items.2.StartDate": "2026-01-10T20:00:00", "Items.2.EndDate": "2026-01-10T19:00:00" },
    path: "$.Items[2].EndDate",
    expected: "not before 2026-01-10T20:00:00",
    actual: "2026-01-10T19:00:00"
  },
  {
    rule: "163",
    changes: { "Items.5": { Type: "Deduccion", code: "Salud", Amount: 0 } },
    path: "$.Items[5].code",
    expected: "Salud once",
    actual: "Salud again"
  },
  {
    rule: "RAD11",
    changes: { "Items.5": { Type: "Devengo", code: "LicenciaNR", Quantity: 2, Amount: 1 } },
    path: "$.Items[5].Amount",
    expected: "0",
    actual: "1"
  },
  // 1500000 + 124548 + 68181.82; 2.00 off is within the tolerance, 2.01 is not
  {
    rule: "187",
    changes: { MonetaryTotal: { PayableAmount: 1692731.83, DiscountAmount: 125454.54, TotalAmount: 1567277.29 } },
    path: "$.MonetaryTotal.PayableAmount",
    expected: "1692729.82",
    actual: "1692731.83",
    also: ["189"] // what is left is stated by the wrong total
  },
  // 62727.27 twice
  {
    rule: "188",
    changes: { MonetaryTotal: { PayableAmount: 1692729.82, DiscountAmount: 125456.55, TotalAmount: 1567273.27 } },
    path: "$.MonetaryTotal.DiscountAmount",
    expected: "125454.54",
    actual: "125456.55",
    also: ["189"]
  },
  {
    rule: "189",
    changes: { "MonetaryTotal.TotalAmount": 1567275.29 },
    path: "$.MonetaryTotal.TotalAmount",
    expected: "1567275.28",
    actual: "1567275.29"
  }
]

const check = (of: PayrollSubject, family: string, { actual, also, bare, changes, expected, path, rule }: Case) => {
  const whole = (code: string): string => (/^[0-9]/u.test(code) ? family + code : code)
  const body = changed(of.example(), changes)
  const configured = bare === true ? withoutSoftware : undefined
  const violations = violationsOf(of, body, configured)
  const { message, ...violation } = violations.find((candidate) => candidate.rule === whole(rule)) ?? { message: "" }
  assert.deepStrictEqual(violation, { rule: whole(rule), path, expected, actual })
  assert.isNotEmpty(message)
  assert.sameMembers([...new Set(violations.map((candidate) => candidate.rule))], [rule, ...(also ?? [])].map(whole))
  assertSpanish(violations, violationsOf(of, body, configured, "es"))
}

const predecessorCase = (rule: string): Case => ({
  rule,
  changes: { "DocumentReference.Date": "2026-01-16" },
  path: "$.DocumentReference.Date",
  expected: "not after 2026-01-15",
  actual: "2026-01-16"
})

describe("rules of a payroll", () => {
  it.each([...issuerCases(issuerNumbers), ...contentCases])(
    "NIE$rule at $path, expected $expected, actual $actual",
    (each) => check(payroll, "NIE", each)
  )

  it("refuses another type", () => {
    const [violation] = violationsOf(payroll, changed(payroll.example(), { TypeCode: "103" }))
    assert.deepStrictEqual([violation?.rule, violation?.path], ["NIE202", "$.TypeCode"])
  })

  it("takes totals within 2.00 of the items", () => {
    const body = payroll.example()
    body["MonetaryTotal"] = { PayableAmount: 1692731.82, DiscountAmount: 125452.54, TotalAmount: 1567279.28 }
    assert.deepStrictEqual(violationsOf(payroll, body), [])
  })

  it("takes a worker without a second surname, and one abroad", () => {
    const body = changed(payroll.example(), { "EmployeeParty.SecondSurname": "" })
    changed(body, {
      "EmployeeParty.PhysicalLocation": {
        Address: "1 Main St",
        CityCode: "Miami",
        SubentityCode: "Florida",
        CountryCode: "US"
      }
    })
    assert.deepStrictEqual(violationsOf(payroll, body), [])
  })

  it.each(["71", "72", "98", "ZZZ"])("takes the means of payment %s", (code) => {
    assert.deepStrictEqual(violationsOf(payroll, changed(payroll.example(), { "Pay.MethodCode": code })), [])
  })

  it("takes no day of work in the period", () => {
    assert.deepStrictEqual(violationsOf(payroll, changed(payroll.example(), { "Items.0.Quantity": 0 })), [])
  })

  // every concept except the single ones that are there already
  const more = payrollConcepts.filter(({ code }) => !["Basico", "Salud", "FondoPension"].includes(code))

  it.each(more)("$type $code: what it must say is missed where it is absent", (concept) => {
    for (const isSalary of [false, true]) {
      const body = payroll.example()
      body["Items"].push({ Type: concept.type, code: concept.code, IsSalary: isSalary })
      const amount = isSalary ? (concept.salaryAmount ?? concept.amount) : concept.amount
      const mustState =
        concept.percentage?.standard === undefined && concept.percentage?.optional !== true
          ? concept.percentage
          : undefined
      const wanted = [concept.quantity, mustState, concept.description, concept.inhability, amount]
      assert.sameMembers(
        violationsOf(payroll, body).map(({ rule }) => rule),
        wanted.flatMap((each) => (each === undefined ? [] : [`NIE${each.rule}`]))
      )
    }
  })

  it("wants a sick leave of a known type", () => {
    const body = payroll.example()
    body["Items"].push({ Type: "Devengo", code: "Incapacidad", Quantity: 2, Amount: 0, InhabilityCode: "4" })
    assert.deepStrictEqual(violationsOf(payroll, body), [
      {
        rule: "NIE126",
        path: "$.Items[5].InhabilityCode",
        message: "The type of sick leave is not valid.",
        expected: "a code of the list TipoIncapacidad",
        actual: "4"
      }
    ])
  })
})

describe("employers who are natural persons", () => {
  it.each([payroll, replaceNote, deleteNote])("$name takes the four names, and an identity card as NIT", (of) => {
    const body = of.example()
    body["CompanyParty"] = {
      ...body["CompanyParty"],
      Id: "79.123.456",
      IdentificationType: "13",
      Name: undefined,
      FirstName: "Carlos",
      FirstSurname: "Rodríguez"
    }
    assert.deepStrictEqual(violationsOf(of, body), [])
    const { issuerNit } = Result.getOrThrow(of.identify(body))
    assert.strictEqual(issuerNit, "79123456")
  })
})

describe("a further document of the month", () => {
  it("takes the CUNE of the one before", () => {
    const body = changed(payroll.example(), { Novedad: { Uuid: "ab".repeat(48) } })
    assert.deepStrictEqual(violationsOf(payroll, body), [])
  })

  it.each(["A", "AB".repeat(48), "ab".repeat(47)])("refuses %s as CUNE", (uuid) => {
    const body = changed(payroll.example(), { Novedad: { Uuid: uuid } })
    assert.deepStrictEqual(
      violationsOf(payroll, body).map(({ expected, path, rule }) => [rule, path, expected]),
      [["NIE204", "$.Novedad.Uuid", "96 lower-case hexadecimal digits"]]
    )
  })

  it("is no field of a note", () => {
    const body = changed(replaceNote.example(), { Novedad: { Uuid: "ab".repeat(48) } })
    assert.deepStrictEqual(
      violationsOf(replaceNote, body).map(({ path }) => path),
      ["$.Novedad"]
    )
  })
})

describe("days of payment", () => {
  const paid = (pay: object) => changed(payroll.example(), { Pay: { Code: "1", MethodCode: "47", ...pay } })
  const notified = (body: unknown) =>
    Result.getOrThrow(payroll.identify(body)).notifications.map(({ expected, path, rule }) => [rule, path, expected])

  it("are one or several", () => {
    for (const pay of [{ Date: "2026-01-15" }, { Dates: ["2026-01-15"] }, { Dates: ["2026-01-15", "2026-01-30"] }]) {
      assert.deepStrictEqual(violationsOf(payroll, paid(pay)), [])
      assert.deepStrictEqual(notified(paid(pay)), [])
    }
  })

  it("are the list where the single one says otherwise, which is notified", () => {
    const [other, same] = ["2026-01-30", "2026-01-15"].map((Date) =>
      paid({ Date, Dates: ["2026-01-15", "2026-01-30"] })
    )
    assert.deepStrictEqual(notified(other), [["RAD62", "$.Pay.Date", "Pay.Dates[0]: 2026-01-15"]])
    assert.deepStrictEqual(notified(same), [])
  })

  it("are refused one by one where they are no days", () => {
    assert.deepStrictEqual(
      violationsOf(payroll, paid({ Dates: ["2026-01-15", "2026-02-30"] })).map(({ path }) => path),
      ["$.Pay.Dates[1]"]
    )
  })
})

describe("surcharges of Sundays and holidays", () => {
  /** The percentages that the payroll has written for four kinds of hours that state none. */
  const percentages = (hours: object, period: object = {}) => {
    const body = payroll.example()
    const codes = ["HRDDF", "HEDDF", "HENDF", "HRNDF"]
    body["Period"] = { ...body["Period"], ...period }
    body["Items"].push(...codes.map((code) => ({ Type: "Devengo", code, Quantity: 1, Amount: 0, ...hours })))
    const { checked } = Result.getOrThrow(payroll.identify(body))
    return (checked as CheckedPayroll).entries.slice(-codes.length).map((each) => toFixed(each.percentage ?? zero, 2))
  }

  // article 14 of Law 2466 of 2025: 80 % from 1 July 2025, 90 % from 1 July 2026, 100 % from 1 July 2027
  const byLaw: ReadonlyArray<readonly [day: string, percentages: Array<string>]> = [
    ["2025-06-30", ["75.00", "100.00", "150.00", "110.00"]],
    ["2025-07-01", ["80.00", "105.00", "155.00", "115.00"]],
    ["2026-06-30", ["80.00", "105.00", "155.00", "115.00"]],
    ["2026-07-01", ["90.00", "115.00", "165.00", "125.00"]],
    ["2027-06-30", ["90.00", "115.00", "165.00", "125.00"]],
    ["2027-07-01", ["100.00", "125.00", "175.00", "135.00"]]
  ]

  it.each(byLaw)("are those of the law on the day of the hours: %s", (day, expected) => {
    assert.deepStrictEqual(percentages({ StartDate: `${day}T18:00:00`, EndDate: `${day}T19:00:00` }), expected)
    assert.deepStrictEqual(percentages({ EndDate: `${day}T19:00:00` }), expected)
  })

  it("are those of the day on which hours past midnight begin", () => {
    const hours = { StartDate: "2026-06-30T22:00:00", EndDate: "2026-07-01T02:00:00" }
    assert.deepStrictEqual(percentages(hours), ["80.00", "105.00", "155.00", "115.00"])
  })

  it.each(byLaw)("without a day of the hours are those of the last day of the period: %s", (day, expected) => {
    assert.deepStrictEqual(percentages({}, { StartDate: "2025-06-16", EndDate: day }), expected)
  })

  it("are what the body states, the annex' and any other", () => {
    assert.deepStrictEqual(new Set(percentages({ Percentage: 75 })), new Set(["75.00"]))
    assert.deepStrictEqual(new Set(percentages({ Percentage: 90 })), new Set(["90.00"]))
    assert.deepStrictEqual(new Set(percentages({ Percentage: 110 })), new Set(["110.00"]))
    assert.deepStrictEqual(new Set(percentages({ Percentage: 33.33 })), new Set(["33.33"]))
  })
})

describe("rules of a note that replaces a payroll", () => {
  it.each([...issuerCases(issuerNumbers), ...contentCases, predecessorCase("192")])(
    "NIAE$rule at $path, expected $expected, actual $actual",
    (each) => check(replaceNote, "NIAE", each)
  )

  it("refuses another type and a malformed key", () => {
    const body = changed(replaceNote.example(), { TypeCode: "102" })
    changed(body, { "DocumentReference.Uuid": "abc" })
    assert.deepStrictEqual(
      violationsOf(replaceNote, body).map(({ path, rule }) => `${rule} ${path}`),
      ["NIAE202 $.TypeCode", "RAD02 $.DocumentReference.Uuid"]
    )
  })
})

describe("rules of a note that deletes a payroll", () => {
  const numbers = {
    number: "220",
    owner: "230",
    software: "232",
    pin: "233",
    date: "240",
    name: "243",
    firstSurname: "244",
    firstName: "246",
    nit: "248",
    digit: "249",
    country: "250",
    department: "251",
    municipality: "252"
  }
  it.each([...issuerCases(numbers), predecessorCase("217")])(
    "NIAE$rule at $path, expected $expected, actual $actual",
    (each) => check(deleteNote, "NIAE", each)
  )
})
