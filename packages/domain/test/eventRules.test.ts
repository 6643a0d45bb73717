import { assert, describe, it } from "@effect/vitest"
import { changed, type Changes } from "./support/exampleInvoice.ts"
import { configuration, eventBody, eventViolations, identify, party } from "./support/exampleEvent.ts"
import { Result } from "effect"
import { assertSpanish } from "./support/assertSpanish.ts"

interface Case {
  readonly rule: string
  /** Type of the event, 030 if left out. */
  readonly type?: string
  readonly changes: Changes
  readonly path: string
  readonly expected: string
  readonly actual: string
  /** Rules that break along with it. */
  readonly also?: ReadonlyArray<string>
}

const share = (Amount: unknown, Id = "900373115", Name = "Café Piñón y Cía. S.A.S.") => ({ ...party(Id, Name), Amount })

/** The endorsee of the example. */
const endorsee = (Amount: unknown) => share(Amount, "800199436", "Panadería El Trigal Ltda.")

const aNumber = "a number without sign, with at most 15 digits before and after the point"

/** What an amount or a rate breaks that is no number, by its place in the group. */
const numberCase = (rule: string, type: string, index: number, value = "1.000,50"): Case => ({
  rule,
  type,
  changes: { [`Negotiation.${index}.Value`]: value },
  path: `$.Negotiation[${index}].Value`,
  expected: aNumber,
  actual: value
})

const aPdf = "a PDF in base64 without line ends: the file begins with %PDF"

const identifications = "a code of the list TipoIdFiscal"

/** Documents of a mandate, each of its own. */
const documents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ Uuid: String(index).padStart(96, "0"), Number: `D${index}` }))

const mandateCase = (rule: string, field: string, value: unknown, expected: string, actual: string): Case => ({
  rule,
  type: "043",
  changes: { [`Mandate.${field}`]: value },
  path: `$.Mandate.${field.replace(/\.(\d+)/, "[$1]")}`,
  expected,
  actual
})

// Each case breaks one thing; expected values are worked out by hand.
const cases: ReadonlyArray<Case> = [
  {
    rule: "AAB19b",
    changes: { "SoftwareProvider.ProviderId": "900373115-4" },
    path: "$.SoftwareProvider.ProviderId",
    expected: "900373115-3: the check digit is 3",
    actual: "900373115-4"
  },
  {
    rule: "AAH03",
    changes: { TypeCode: "03O" },
    path: "$.TypeCode",
    expected: "a code of the list Eventos, perhaps 030",
    actual: "03O"
  },
  {
    rule: "AAH03",
    changes: { TypeCode: "052" },
    path: "$.TypeCode",
    expected: "a code of the list Eventos",
    actual: "052"
  },
  {
    rule: "AAD02",
    changes: { OperationCode: "10" },
    path: "$.OperationCode",
    expected: "a code of the list TipoOperacionEvento",
    actual: "10"
  },
  {
    rule: "AAD02",
    type: "037",
    changes: { OperationCode: null },
    path: "$.OperationCode",
    expected: "a code of the list TipoOperacionEvento",
    actual: "absent"
  },
  {
    rule: "AAD09e",
    changes: { Date: "2026-01-16T00:00:00" },
    path: "$.Date",
    expected: "not after 2026-01-15",
    actual: "2026-01-16T00:00:00"
  },
  {
    rule: "AAD09e",
    changes: { Date: "2026-01-16" },
    path: "$.Date",
    expected: "not after 2026-01-15",
    actual: "2026-01-16"
  },
  {
    rule: "DC24a",
    changes: { "DocumentReference.Date": "2026-01-16T09:00:00" },
    path: "$.Date",
    expected: "not before 2026-01-16",
    actual: "2026-01-15T10:00:00"
  },
  {
    rule: "RAD23",
    changes: { "CompanyParty.IdentificationType": "99" },
    path: "$.CompanyParty.IdentificationType",
    expected: identifications,
    actual: "99"
  },
  {
    rule: "RAD23",
    changes: { "SupplierParty.IdentificationType": "3" },
    path: "$.SupplierParty.IdentificationType",
    expected: identifications,
    actual: "3"
  },
  {
    rule: "RAD24",
    changes: { "CompanyParty.Id": "900373115-4" },
    path: "$.CompanyParty.Id",
    expected: "900373115-3: the check digit is 3",
    // nobody else named, the sender owns the software, of whom nothing more is said
    actual: "900373115-4"
  },
  {
    rule: "RAD25",
    changes: { "SupplierParty.OrganizationTypeCode": "3" },
    path: "$.SupplierParty.OrganizationTypeCode",
    expected: "a code of the list TipoOrganizacion",
    actual: "3"
  },
  {
    rule: "AAH12",
    changes: { SupplierParty: null },
    path: "$.SupplierParty",
    expected: "the seller of the invoice",
    actual: "absent"
  },
  {
    rule: "AAH12",
    type: "037",
    changes: { ReceiverParty: null },
    path: "$.ReceiverParty",
    expected: "the party the event is addressed to",
    actual: "absent"
  },
  {
    rule: "AAH15",
    changes: { "SupplierParty.Id": "700085371-9" },
    path: "$.SupplierParty.Id",
    expected: "700085371-1: the check digit is 1",
    actual: "700085371-9"
  },
  {
    rule: "AAH15",
    type: "034",
    changes: { "CustomerParty.Id": "800199436-5" },
    path: "$.CustomerParty.Id",
    expected: "800199436-4: the check digit is 4",
    actual: "800199436-5"
  },
  {
    rule: "AAH07",
    changes: { "DocumentReference.Uuid": "8bb918" },
    path: "$.DocumentReference.Uuid",
    expected: "96 hexadecimal digits",
    actual: "8bb918"
  },
  {
    rule: "AAH08",
    changes: { "DocumentReference.SchemeName": "CUDE-SHA384" },
    path: "$.DocumentReference.SchemeName",
    expected: "CUFE-SHA384",
    actual: "CUDE-SHA384"
  },
  {
    rule: "AAH08",
    changes: { "DocumentReference.TypeCode": "03" },
    path: "$.DocumentReference.SchemeName",
    expected: "CUDE-SHA384",
    actual: "CUFE-SHA384"
  },
  {
    rule: "AAH09",
    changes: { "DocumentReference.TypeCode": "102", "DocumentReference.SchemeName": "CUDE-SHA384" },
    path: "$.DocumentReference.TypeCode",
    expected:
      "102 Payroll document has no events: only invoices and equivalents have; a code of the list TipoDocumento",
    actual: "102"
  },
  {
    rule: "RAD20",
    type: "031",
    changes: { ClaimCode: "" },
    path: "$.ClaimCode",
    expected: "a code of the list Concepto de Reclamo",
    actual: "absent"
  },
  {
    rule: "RAD20",
    type: "031",
    changes: { ClaimCode: "05" },
    path: "$.ClaimCode",
    expected: "a code of the list Concepto de Reclamo",
    actual: "05"
  },
  {
    rule: "RAD21",
    changes: { IssuerParty: undefined },
    path: "$.IssuerParty",
    expected: "a person",
    actual: "absent"
  },
  {
    rule: "RAD21",
    type: "032",
    changes: { IssuerParty: { Id: "", FirstName: null } },
    path: "$.IssuerParty",
    expected: "a person",
    actual: "absent"
  },
  {
    rule: "RAD22",
    changes: { "IssuerParty.IdentificationType": "14" },
    path: "$.IssuerParty.IdentificationType",
    expected: identifications,
    actual: "14"
  },
  {
    rule: "RAD22",
    changes: { "IssuerParty.IdentificationType": "31", "IssuerParty.Id": "900373115-1" },
    path: "$.IssuerParty.Id",
    expected: "900373115-3: the check digit is 3",
    actual: "900373115-1"
  },
  {
    rule: "RAD26",
    type: "037",
    changes: { ResponseListId: "3" },
    path: "$.ResponseListId",
    expected: "1 (complete) or 2 (in blank)",
    actual: "3"
  },
  {
    rule: "AAI04b",
    type: "037",
    changes: { "Negotiation.2.Name": "TasaDescuentos" },
    path: "$.Negotiation[2].Name",
    expected: "TasaDescuento",
    actual: "TasaDescuentos"
  },
  {
    rule: "RAD28",
    type: "037",
    changes: { "Negotiation.4": { Name: "MedioPago", Value: "10" } },
    path: "$.Negotiation[4].Name",
    expected: "a name of its own",
    actual: "MedioPago"
  },
  numberCase("AAI05", "037", 0),
  numberCase("AAI05", "035", 0, "-5"),
  numberCase("AAI07a", "037", 1),
  numberCase("AAI09", "037", 2, "5 %"),
  numberCase("LGC57", "036", 0),
  numberCase("AAK07", "045", 0),
  numberCase("AAZD05", "048", 0),
  numberCase("AAZD07", "048", 1),
  numberCase("AAZD09", "048", 2),
  numberCase("AAI05a", "049", 0),
  {
    rule: "AAI07b", // 1000 × (100 − 5) / 100
    type: "037",
    changes: { "Negotiation.1.Value": "950.001" },
    path: "$.Negotiation[1].Value",
    expected: "950.00",
    actual: "950.001"
  },
  {
    rule: "AAI07b", // 1000 × (100 − 2.345678) / 100, without rounding
    type: "049",
    changes: { "Negotiation.2.Value": 2.345678 },
    path: "$.Negotiation[1].Value",
    expected: "976.54322",
    actual: "980.00"
  },
  {
    rule: "AAF19",
    type: "037",
    changes: { SenderAmounts: [share(600), share("399.99", "860029964")] },
    path: "$.SenderAmounts",
    expected: "1000.00",
    actual: "999.99"
  },
  {
    rule: "AAF19",
    type: "035",
    changes: { SenderAmounts: [share(1001)] },
    path: "$.SenderAmounts",
    expected: "1000.00",
    actual: "1001.00"
  },
  {
    rule: "AAI05a",
    type: "049",
    changes: { SenderAmounts: [share(999)] },
    path: "$.SenderAmounts",
    expected: "1000.00",
    actual: "999.00"
  },
  {
    rule: "AAG20",
    type: "037",
    changes: { ReceiverAmounts: [endorsee(999.5), share(1, "860029964")] },
    path: "$.ReceiverAmounts",
    expected: "1000.00",
    actual: "1000.50"
  },
  {
    rule: "AAL04",
    type: "043",
    changes: { Mandate: null },
    path: "$.Mandate",
    expected: "what the mandate grants",
    actual: "absent"
  },
  {
    rule: "RAD70",
    type: "043",
    changes: { ValidityPeriod: null },
    path: "$.ValidityPeriod.EndDate",
    expected: "a date",
    actual: "absent"
  },
  {
    rule: "RAD70",
    type: "043",
    changes: { OperationCode: "431", "Mandate.Faculties": ["ALL17"], ValidityPeriod: { StartDate: "2026-01-15" } },
    path: "$.ValidityPeriod.EndDate",
    expected: "a date",
    actual: "absent"
  },
  {
    rule: "RAD70",
    type: "043",
    changes: { OperationCode: "434", ValidityPeriod: { StartDate: "2026-01-15", EndDate: "2026-01-14" } },
    path: "$.ValidityPeriod.EndDate",
    expected: "not before 2026-01-15",
    actual: "2026-01-14"
  },
  {
    rule: "RAD70",
    type: "043",
    changes: { "Mandate.Documents.0.ValidityPeriod": { StartDate: "2026-06-01", EndDate: "2026-05-31" } },
    path: "$.Mandate.Documents[0].ValidityPeriod.EndDate",
    expected: "not before 2026-06-01",
    actual: "2026-05-31"
  },
  mandateCase("AAD02", "SchemeId", "3", "one of 1, 2", "3"),
  mandateCase(
    "AAF35",
    "PrincipalRole",
    "Mandante",
    "one of Mandante-FE, Mandante-LT, Mandante-AV, Mandante-AD",
    "Mandante"
  ),
  // a suffix is no mode
  mandateCase("AAH65", "AgentMode", "F", "one of M-FE, M-PT, M-Factor, M-SN-e", "F"),
  mandateCase("AAL02", "Faculties.1", "MR91-F", "capital letters, then digits: ALL17 or MR91, say", "MR91-F"),
  mandateCase("LGC53", "Faculties", ["XX1"], "MR91", "XX1"),
  {
    rule: "LGC53",
    type: "043",
    changes: { OperationCode: "431", "Mandate.Faculties": ["ALL17", "MR91"] },
    path: "$.Mandate.Faculties",
    expected: "ALL17",
    actual: "ALL17, MR91"
  },
  mandateCase("LGC58", "Documents", documents(20), "at most 19", "20"),
  mandateCase("AAL07", "Documents.0.Uuid", "a".repeat(95), "96 hexadecimal digits", "a".repeat(95)),
  {
    ...mandateCase("AAL07", "Documents", [...documents(1), ...documents(1)], "a document of its own", "0".repeat(96)),
    path: "$.Mandate.Documents[1].Uuid"
  },
  mandateCase("AAH08", "Documents.0.SchemeName", "CUDE-SHA384", "CUFE-SHA384", "CUDE-SHA384"),
  mandateCase("AAH84", "Attachments.1.Content", "JVBERi0", aPdf, "JVBERi0"),
  // "contrato", and the last octet before and after that of %PDF: %PDE, %PDG
  mandateCase("AAH84", "Attachments.1.Content", "Y29udHJhdG8=", aPdf, "Y29udHJhdG8="),
  mandateCase("AAH84", "Attachments.0.Content", "JVBERQ==", aPdf, "JVBERQ=="),
  mandateCase("AAH84", "Attachments.0.Content", "JVBERw==", aPdf, "JVBERw=="),
  mandateCase("AAH84", "Attachments", [{ Content: "JVBERg==" }], "at least two files", "1"),
  {
    rule: "AAI84",
    type: "048",
    changes: { "Attachments.0.Content": "YWN0YQ==" },
    path: "$.Attachments[0].Content",
    expected: aPdf,
    actual: "YWN0YQ=="
  },
  {
    rule: "AAI11",
    type: "049",
    changes: { "Negotiation.3.Name": "MedioDePago" },
    path: "$.Negotiation[3].Name",
    expected: "MedioPago",
    actual: "MedioDePago"
  },
  {
    rule: "AAG13",
    type: "037",
    changes: { ReceiverAmounts: [share(1000, "800199436", "Panadería El Trigal")] },
    path: "$.ReceiverAmounts[0].Name",
    expected: "Panadería El Trigal Ltda.",
    actual: "Panadería El Trigal"
  },
  {
    rule: "AAG14",
    type: "037",
    changes: { ReceiverAmounts: [share(1000, "860029964", "Panadería El Trigal Ltda.")] },
    path: "$.ReceiverAmounts[0].Id",
    expected: "800199436",
    actual: "860029964"
  },
  {
    rule: "AAG04",
    type: "037",
    changes: { "ReceiverParty.Id": "900373115-3" },
    path: "$.ReceiverParty.Id",
    expected: "a party other than the sender",
    actual: "900373115"
  },
  {
    rule: "AAH32c",
    type: "035",
    changes: { SenderAmounts: [share(1000)], GuaranteedAmounts: [endorsee(400), share("500", "860029964")] },
    path: "$.GuaranteedAmounts",
    expected: "1000.00",
    actual: "900.00"
  },
  {
    rule: "AAF19b",
    type: "045",
    changes: { OperationCode: "451" },
    path: "$.SenderAmounts",
    expected: "an amount",
    actual: "absent"
  },
  {
    rule: "AAF19b",
    type: "051",
    changes: { SenderAmounts: [share(1000), share("0.01", "860029964")] },
    path: "$.SenderAmounts",
    expected: "at most 1000.00",
    actual: "1000.01"
  },
  {
    rule: "AAF19c",
    type: "045",
    changes: { SenderAmounts: [share("999.99")] },
    path: "$.SenderAmounts",
    expected: "1000.00",
    actual: "999.99"
  },
  {
    rule: "AAF19d",
    type: "051",
    changes: { OperationCode: "511", SenderAmounts: [share(1000)] },
    path: "$.SenderAmounts",
    expected: "less than 1000.00",
    actual: "1000.00"
  },
  {
    rule: "RAD29",
    type: "037",
    changes: { SenderAmounts: [share(1000, "900373115-1")] },
    path: "$.SenderAmounts[0].Id",
    expected: "900373115-3: the check digit is 3",
    actual: "900373115-1"
  },
  {
    rule: "RAD29",
    type: "045",
    changes: { SenderAmounts: [{ ...share(1000), IdentificationType: "99" }] },
    path: "$.SenderAmounts[0].IdentificationType",
    expected: identifications,
    actual: "99"
  },
  {
    rule: "RAD02",
    changes: { "NumberingRange.Prefix": "A-1" },
    path: "$.NumberingRange.Prefix",
    expected: "1 to 10 letters or digits",
    actual: "A-1"
  }
]

describe("rules of events", () => {
  it.each(["030", "031", "032", "033", "034", "035", "036", "037", "043", "045", "048", "049", "051"])(
    "an event %s like the example breaks none",
    (code) => {
      assert.deepStrictEqual(eventViolations(eventBody(code)), [])
    }
  )

  it.each(cases)("$rule at $path of an event", ({ actual, also, changes, expected, path, rule, type }) => {
    const body = eventBody(type)
    changed(body, changes)
    const [found, ...others] = eventViolations(body).toSorted(
      (left, right) => Number(right.rule === rule) - Number(left.rule === rule)
    )
    assert.deepStrictEqual({ ...found, message: undefined }, { rule, path, message: undefined, expected, actual })
    assert.isNotEmpty(found?.message)
    assert.deepStrictEqual(
      others.map((other) => other.rule),
      also ?? []
    )
    assertSpanish(eventViolations(body), eventViolations(body, configuration, "es"))
  })

  it("asks for the software that neither the body nor the service names", () => {
    const { software: _, ...without } = configuration
    assert.deepStrictEqual(
      eventViolations(eventBody(), without).map(({ path, rule }) => `${rule} ${path}`),
      ["AAB24a $.SoftwareProvider.Id", "AAB27a $.SoftwareProvider.Pin"]
    )
  })

  it("names every value of a negotiation that is absent", () => {
    const found = eventViolations(eventBody("037", { Negotiation: [] }))
    assert.deepStrictEqual(
      found.map(({ expected, path, rule }) => `${rule} ${path} ${expected}`),
      ["ValorTotalEndoso", "PrecioPagarseFEV", "TasaDescuento", "MedioPago"].map(
        (name) => `AAI04b $.Negotiation ${name}`
      )
    )
  })

  it("compares no amounts of an endorsement in blank, nor of a guarantor who states none", () => {
    const blank = { ResponseListId: "2", SenderAmounts: [share(1)], ReceiverAmounts: [endorsee(2)] }
    assert.deepStrictEqual(eventViolations(eventBody("037", blank)), [])
    const nothing = { SenderAmounts: [share(0)], GuaranteedAmounts: [endorsee(7)] }
    assert.deepStrictEqual(eventViolations(eventBody("035", nothing)), [])
  })

  it("says that amounts and values without a place are not filed", () => {
    const event = identify(eventBody("033", { SenderAmounts: [share(1)], Negotiation: [{ Name: "X", Value: 1 }] }))
    assert.deepStrictEqual(
      Result.getOrThrow(event).notifications.flatMap(({ path, rule }) => (rule === "RAD60" ? [path] : [])),
      ["$.IssuerParty", "$.SenderAmounts", "$.Negotiation"]
    )
  })

  it("asks for no end of a mandate of unlimited time, and takes one of a single day", () => {
    const unlimited = (OperationCode: string, Faculties: ReadonlyArray<string>) => {
      const body = eventBody("043", { OperationCode, ValidityPeriod: null })
      return changed(body, { "Mandate.Faculties": Faculties })
    }
    assert.deepStrictEqual(eventViolations(unlimited("432", ["ALL17"])), [])
    assert.deepStrictEqual(eventViolations(unlimited("434", ["MR91"])), [])
    const day = { StartDate: "2026-01-15T10:00:00", EndDate: "2026-01-15" }
    assert.deepStrictEqual(eventViolations(eventBody("043", { ValidityPeriod: day })), [])
  })

  it("says that the agent of a mandate is its principal, with another check digit or none", () => {
    const found = (Id: string) =>
      Result.getOrThrow(identify(eventBody("043", { ReceiverParty: party(Id) }))).notifications.flatMap(
        ({ actual, expected, path, rule }) => (rule === "RAD71" ? [[path, expected, actual]] : [])
      )
    const same = [["$.ReceiverParty.Id", "a party other than the principal", "900373115"]]
    assert.deepStrictEqual([found("900373115-3"), found("900.373.115"), found("800199436")], [same, same, []])
  })

  /** The notifications of a mandate with changes, by rule, path and value. */
  const mandateNotifications = (changes: Record<string, unknown>) =>
    Result.getOrThrow(
      identify(eventBody("043", { IssuerParty: null, SupplierParty: null, ...changes }))
    ).notifications.map(({ actual, expected, path, rule }) => `${rule} ${path}: ${expected}, not ${actual}`)

  it("notifies of an agent that does not own the software, and of no other", () => {
    assert.deepStrictEqual(mandateNotifications({}), [])
    const ProviderId = "900373115-3"
    assert.deepStrictEqual(mandateNotifications({ SoftwareProvider: { ProviderId } }), [
      "AAH62b $.ReceiverParty.Id: 900373115, not 800199436"
    ])
    assert.deepStrictEqual(mandateNotifications({ SoftwareProvider: { ProviderId: "800.199.436" } }), [])
    // who names no owner owns the software: here the principal
    assert.deepStrictEqual(mandateNotifications({ SoftwareProvider: null }), [
      "AAH62b $.ReceiverParty.Id: 900373115, not 800199436"
    ])
  })

  it("has no place for documents of an open mandate, nor for files of events that have none", () => {
    assert.deepStrictEqual(mandateNotifications({ ResponseListId: "3" }), ["RAD60 $.Mandate.Documents: nothing, not 1"])
    for (const ResponseListId of ["1", "2", "9"]) assert.deepStrictEqual(mandateNotifications({ ResponseListId }), [])
    const Attachments = [{ Content: "Y29udHJhdG8=" }]
    assert.deepStrictEqual(mandateNotifications({ Attachments }), ["RAD60 $.Attachments: nothing, not 1"])
    const event = identify(eventBody("033", { IssuerParty: null, Attachments }))
    assert.deepStrictEqual(
      Result.getOrThrow(event).notifications.map(({ path, rule }) => `${rule} ${path}`),
      ["RAD60 $.Attachments"]
    )
    assert.deepStrictEqual(eventViolations(eventBody("048", { Attachments: null })), [])
  })

  it("answers in Spanish when asked", () => {
    const [violation] = eventViolations(eventBody("031", { ClaimCode: null }), configuration, "es")
    assert.strictEqual(violation?.message, "El concepto del reclamo no es válido.")
    assert.strictEqual(violation?.actual, "ausente")
  })

  it("asks nothing of what the type has no place for", () => {
    assert.deepStrictEqual(eventViolations(eventBody("033", { ClaimCode: "99", IssuerParty: null })), [])
    const unused = { SupplierParty: party("1-1"), ReceiverParty: null }
    assert.deepStrictEqual(eventViolations(eventBody("036", unused)), [])
  })

  it("takes the sworn statement of the caller in place of the buyer", () => {
    const own = { CustomerParty: null, Notes: ["Manifiesto BAJO LA GRAVEDAD DE JURAMENTO que …"] }
    assert.deepStrictEqual(eventViolations(eventBody("034", own)), [])
    const other = { CustomerParty: null, Notes: ["Nada"] }
    assert.deepStrictEqual(
      eventViolations(eventBody("034", other), { ...configuration, referencedInvoice: "unknown" }).map(
        ({ actual, expected, path, rule }) => `${rule} ${path} ${expected}, ${actual}`
      ),
      ["RAD27 $.CustomerParty the buyer, or the sworn statement in Notes, absent"]
    )
  })

  it("refuses fields that an event does not have, and forms that its fields have not", () => {
    const body = eventBody("037", { Claimcode: "02", Note: "x", Number: 0, Date: "15/01/2026" })
    body["Negotiation"][1].Value = "\u0001"
    body["Negotiation"][2].Value = true
    body["Notes"] = ["fine", ""]
    assert.deepStrictEqual(
      eventViolations(body).map(({ expected, path, rule }) => `${rule} ${path} ${expected}`),
      [
        "RAD02 $.Number a whole number from 1 to 9999999999",
        "RAD02 $.Date a date and time such as 2026-01-15T10:00:00, or a date",
        "RAD02 $.Negotiation[1].Value text of 1 to 500 characters, or a number without exponent",
        "RAD02 $.Negotiation[2].Value text of 1 to 500 characters, or a number without exponent",
        "RAD03 $.Claimcode ClaimCode",
        "RAD03 $.Note Notes",
        "RAD02 $.Notes[1] text of 1 to 5000 characters"
      ]
    )
  })
})
