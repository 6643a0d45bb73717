import { assert, describe, it } from "@effect/vitest"
import { completeEvent, eventSubject, repeatedInvoice } from "@radicar/domain/inner/complete/completeEvent"
import type { ReferencedInvoice } from "@radicar/domain/inner/ReferencedInvoice"
import { JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { Result } from "effect"
import { configuration, eventBody, identify, party } from "./support/exampleEvent.ts"

const uuid = "ab".repeat(48)

/** An invoice that is due a month after the example. */
const invoice: ReferencedInvoice = {
  number: "SETP990000001",
  typeCode: "01",
  payableAmount: "1000.00",
  dueDate: "2026-02-15",
  supplier: party("900373115", "Café Piñón y Cía. S.A.S."),
  customer: party("800199436")
}

const json = (body: object): JsonObject => {
  const parsed = Result.getOrThrow(parseJson(JSON.stringify(body)))
  assert.instanceOf(parsed, JsonObject)
  return parsed as JsonObject
}

const completed = (body: object, known: ReferencedInvoice = invoice): Record<string, any> =>
  JSON.parse(writeJson(completeEvent(json(body), known)))

const lines = (found: ReadonlyArray<Violation>) =>
  found.map(({ actual, expected, path, rule }) => `${rule} ${path} ${expected}, ${actual}`)

const findings = (body: object, referencedInvoice?: ReferencedInvoice | "unknown") => {
  const known = referencedInvoice === undefined ? configuration : { ...configuration, referencedInvoice }
  const { notifications, violations } = Result.match(identify(body, known), {
    onFailure: ({ notifications, violations }) => ({ notifications, violations }),
    onSuccess: ({ notifications }) => ({ notifications, violations: [] })
  })
  const ofInvoice = notifications.filter(({ rule }) => !rule.startsWith("RAD"))
  return { violations: lines(violations), notifications: lines(ofInvoice) }
}

const dueDateOf = (EndDate: string) => ({ ValidityPeriod: { EndDate } })

/** A registration (036) with the fields of the source description and no other. */
const registration = eventBody("036", {
  Negotiation: undefined,
  DocumentReference: {
    Uuid: uuid,
    Date: "2026-01-10",
    SchemeName: "CUFE-SHA384",
    TypeCode: "01",
    Number: "SETP990000001"
  }
})

describe("an event on an invoice that is paid in cash", () => {
  const cash: ReferencedInvoice = { ...invoice, isCash: true }
  const key = eventBody("030")["DocumentReference"].Uuid

  it.each(["030", "032"])("is notified, if it confirms the receipt (%s)", (code) => {
    assert.deepStrictEqual(findings(eventBody(code), cash), {
      violations: [],
      notifications: [`LGC62 $.DocumentReference.Uuid an invoice on credit, ${key}`]
    })
    assert.deepStrictEqual(findings(eventBody(code), invoice).notifications, [])
    assert.deepStrictEqual(findings(eventBody(code)).notifications, [])
    assert.deepStrictEqual(eventSubject(json(eventBody(code))), { uuid: key, isIncomplete: false })
  })

  it.each(["031", "033"])("is not notified, if it says more (%s)", (code) => {
    assert.deepStrictEqual(findings(eventBody(code), cash).notifications, [])
  })
})

describe("an event's data of its invoice", () => {
  it("is notified where nobody looks the invoice up", () => {
    assert.deepStrictEqual(findings(registration), {
      violations: [],
      notifications: [
        "AAH59 $.ValidityPeriod.EndDate the due date of the invoice, absent",
        "AAI04b $.Negotiation ValorFEV-TV, absent"
      ]
    })
    for (const code of ["045", "046"]) {
      const changes = code === "046" ? { ReceiverParty: party("800199436") } : {}
      assert.deepStrictEqual(findings(eventBody(code, changes)).notifications, [
        "AAH59 $.ValidityPeriod.EndDate the due date of the invoice, absent"
      ])
    }
    assert.deepStrictEqual(findings(eventBody("037")).notifications, [])
  })

  it("is a violation where the invoice was looked for in vain", () => {
    assert.deepStrictEqual(findings(registration, "unknown"), {
      violations: [
        "AAH59 $.ValidityPeriod.EndDate the due date of the invoice, absent",
        "AAI04b $.Negotiation ValorFEV-TV, absent"
      ],
      notifications: []
    })
    const stated = { Negotiation: [{ Name: "ValorFEV-TV", Value: "1000.00" }], ...dueDateOf("2026-02-15") }
    assert.deepStrictEqual(findings({ ...registration, ...stated }, "unknown").violations, [])
    assert.deepStrictEqual(findings(eventBody("045"), "unknown").violations, [
      "AAH59 $.ValidityPeriod.EndDate the due date of the invoice, absent"
    ])
    assert.deepStrictEqual(findings(eventBody("037"), "unknown").violations, [])
  })

  it("is compared with an invoice that is known, and only notified", () => {
    assert.deepStrictEqual(
      findings(
        { ...eventBody("036"), Negotiation: [{ Name: "ValorFEV-TV", Value: "999.99" }], ...dueDateOf("2026-02-14") },
        invoice
      ),
      {
        violations: [],
        notifications: [
          "AAH59 $.ValidityPeriod.EndDate 2026-02-15, 2026-02-14",
          "LGC57 $.Negotiation[0].Value 1000.00, 999.99"
        ]
      }
    )
    const same = { Negotiation: [{ Name: "ValorFEV-TV", Value: 1000 }], ...dueDateOf("2026-02-15") }
    assert.deepStrictEqual(findings({ ...eventBody("036"), ...same }, invoice), { violations: [], notifications: [] })
    for (const code of ["037", "045"]) {
      assert.deepStrictEqual(findings(eventBody(code, dueDateOf("2026-03-01")), invoice).notifications, [
        "AAH59 $.ValidityPeriod.EndDate 2026-02-15, 2026-03-01"
      ])
    }
  })

  it("an endorsement in property after the due date is notified, on that day it is not", () => {
    const due = (dueDate: string) =>
      findings(eventBody("037", dueDateOf(dueDate)), { ...invoice, dueDate }).notifications
    assert.deepStrictEqual(due("2026-01-14"), ["AAH59a $.Date not after 2026-01-14, 2026-01-15T10:00:00"])
    assert.deepStrictEqual(due("2026-01-15"), [])
  })

  it("an invoice without a due date demands none", () => {
    const { dueDate: _, ...without } = invoice
    assert.deepStrictEqual(findings(eventBody("036"), without).notifications, [])
    assert.deepStrictEqual(findings(eventBody("036", dueDateOf("2026-02-15")), without).notifications, [
      "AAH59 $.ValidityPeriod.EndDate nothing, 2026-02-15"
    ])
  })
})

describe("completeEvent", () => {
  it("adds the value of the title and the due date to a registration, which then breaks no rule", () => {
    const body = completed(registration)
    assert.deepStrictEqual(body["Negotiation"], [{ Name: "ValorFEV-TV", Value: "1000.00" }])
    assert.deepStrictEqual(body["ValidityPeriod"], { EndDate: "2026-02-15" })
    assert.deepStrictEqual(findings(body, invoice), { violations: [], notifications: [] })
  })

  it("leaves what is stated, and a misspelt name", () => {
    const stated = {
      ...registration,
      Negotiation: [{ Name: "ValorFEV-TV", Value: "1.00" }],
      ...dueDateOf("2026-01-31")
    }
    assert.deepStrictEqual(completed(stated), stated)
    const misspelt = {
      ...registration,
      Negotiation: [{ Name: "ValorFEVTV", Value: "1.00" }],
      ...dueDateOf("2026-01-31")
    }
    assert.deepStrictEqual(completed(misspelt), misspelt)
    assert.deepStrictEqual(findings(misspelt).violations, ["AAI04b $.Negotiation[0].Name ValorFEV-TV, ValorFEVTV"])
  })

  it("takes every spelling of absence", () => {
    const body = completed({
      ...registration,
      Negotiation: [{ Name: "ValorFEV-TV", Value: "" }],
      ValidityPeriod: { StartDate: null, EndDate: "0001-01-01T00:00:00" },
      DocumentReference: { Uuid: uuid.toUpperCase(), Number: "" }
    })
    assert.deepStrictEqual(body["Negotiation"], [{ Name: "ValorFEV-TV", Value: "1000.00" }])
    assert.deepStrictEqual(body["ValidityPeriod"], { EndDate: "2026-02-15" })
    assert.deepStrictEqual(body["DocumentReference"], {
      Uuid: uuid.toUpperCase(),
      Number: "SETP990000001",
      TypeCode: "01"
    })
  })

  it("adds seller or buyer, as the event is addressed, and what is absent of the same party", () => {
    const bare = { SupplierParty: null, ReceiverParty: null, CustomerParty: null }
    assert.deepStrictEqual(completed(eventBody("033", bare))["SupplierParty"], invoice.supplier)
    assert.deepStrictEqual(completed(eventBody("034", bare))["CustomerParty"], invoice.customer)
    assert.isNull(completed(eventBody("034", { ...bare, Notes: ["bajo la gravedad de juramento"] }))["CustomerParty"])
    for (const code of ["046", "048", "050"]) {
      assert.deepStrictEqual(completed(eventBody(code, bare))["ReceiverParty"], invoice.customer)
    }
    assert.isNull(completed(eventBody("037", bare))["ReceiverParty"])
    assert.deepStrictEqual(completed(eventBody("033", { SupplierParty: { Id: "900373115-3" } }))["SupplierParty"], {
      ...invoice.supplier,
      Id: "900373115-3"
    })
    const other = { Id: "860029964" }
    assert.deepStrictEqual(completed(eventBody("033", { SupplierParty: other }))["SupplierParty"], other)
  })

  it("reads back what a completed event repeats", () => {
    const { supplier: _, customer: __, ...facts } = invoice
    assert.deepStrictEqual(repeatedInvoice(json(completed(registration))), facts)
    const receipt = json(completed(eventBody("033", { SupplierParty: null })))
    assert.deepStrictEqual(repeatedInvoice(receipt).supplier, invoice.supplier)
  })
})

describe("eventSubject", () => {
  const about = (body: object) => eventSubject(json(body))

  it("names the invoice of an event that omits something of it, or states something to compare", () => {
    assert.deepStrictEqual(about(registration), { uuid, isIncomplete: true })
    const whole = { ...registration, Negotiation: [{ Name: "ValorFEV-TV", Value: 1 }], ...dueDateOf("2026-02-15") }
    assert.deepStrictEqual(about(whole), { uuid, isIncomplete: false })
    const { DocumentReference } = registration
    assert.deepStrictEqual(about({ ...whole, DocumentReference: { ...DocumentReference, Number: null } }), {
      uuid,
      isIncomplete: true
    })
    assert.deepStrictEqual(about(eventBody("037", { DocumentReference })), { uuid, isIncomplete: false })
  })

  it("names none of an event that needs none, or of a body that is no event", () => {
    assert.isUndefined(about(eventBody("033")))
    assert.isUndefined(about({ ...registration, DocumentReference: { Uuid: "ab" } }))
    assert.isUndefined(about({ ...registration, TypeCode: "01" }))
  })
})
