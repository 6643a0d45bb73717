import { claimReasons } from "@radicar/domain/inner/codes/claimReasons"
import { events, eventTypeOf, eventTypes } from "@radicar/domain/inner/codes/eventTypes"
import { Event } from "@radicar/domain/inner/document/event/Event"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { event } from "@radicar/domain/inner/type/event"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { assert, describe, it } from "@effect/vitest"
import { Inspectable, Redacted, Result, Schema } from "effect"
import { configuration, eventBody, eventViolations, identify } from "./support/exampleEvent.ts"

const identified = (body: unknown, configured = configuration) => Result.getOrThrow(identify(body, configured))
const readEvent = (body: unknown) =>
  Result.getOrThrow(readDocument(Event, Result.getOrThrow(parseJson(JSON.stringify(body))), { language: "en" }))

describe("the kinds of events", () => {
  it("are those of annex RADIAN 1.1 §14.2.1, each with operations of its own", () => {
    const codes = Array.from({ length: 22 }, (_, index) => String(30 + index).padStart(3, "0"))
    assert.deepStrictEqual(
      eventTypes.map(({ code }) => code),
      codes
    )
    assert.deepStrictEqual(event.typeCodes, codes)
    assert.deepStrictEqual(
      Array.from(events.all(), ([code]) => code),
      codes
    )
    for (const { code, defaultOperation, operations } of eventTypes) {
      assert.isNotEmpty(operations, code)
      if (defaultOperation !== undefined) assert.include(operations, defaultOperation)
      for (const operation of operations) {
        // 3-digit operations repeat the last two digits of the event, or are the event itself
        assert.isTrue(operation === "1" || operation === code || operation.startsWith(code.slice(1)), operation)
      }
    }
  })

  it("are addressed as the official samples and the rules AAG01 and AAG04 say", () => {
    const receivers = (receiver: string) =>
      eventTypes.filter((type) => type.receiver === receiver).map(({ code }) => code)
    assert.deepStrictEqual(receivers("supplier"), ["030", "031", "032", "033"])
    assert.deepStrictEqual(receivers("authority"), ["034", "035", "036", "041", "042", "044", "045"])
    assert.strictEqual(eventTypeOf("032")?.description, "Recibo del bien y/o prestación del servicio")
    assert.isUndefined(eventTypeOf("052"))
  })

  it("have four reasons of a claim (list Concepto de Reclamo)", () => {
    assert.deepStrictEqual(Array.from(claimReasons.all()), [
      ["01", "Documento con inconsistencias"],
      ["02", "Mercancía no entregada totalmente"],
      ["03", "Mercancía no entregada parcialmente"],
      ["04", "Servicio no prestado"]
    ])
  })
})

describe("an event", () => {
  it("is identified by what the service answers about it", () => {
    const {
      certificate,
      checked: _,
      content: __,
      facts: ___,
      key,
      ...rest
    } = identified(eventBody("031", { SigningCertificate: { Token: "t0ken" } }))
    assert.deepStrictEqual(rest, {
      notifications: [
        {
          rule: "RAD60",
          path: "$.IssuerParty",
          message: "This document has no place for the field: it is not filed.",
          expected: "nothing",
          actual: "1020304050"
        }
      ],
      type: "031",
      prefix: "ACR",
      number: 21,
      id: "ACR21",
      issuerNit: "900373115",
      softwareOwnerNit: "900373115",
      date: new LocalDateTime({ date: "2026-01-15", time: "10:00:00" }),
      reference: ""
    })
    assert.strictEqual(key.scheme, "CUDE-SHA384")
    assert.strictEqual(certificate?.token === undefined ? "" : Redacted.value(certificate.token), "t0ken")
  })

  it.each([
    ["2026-01-15", "2026-01-15T10:00:00"],
    ["2026-01-14", "2026-01-14T00:00:00"],
    ["2026-01-15T00:00:00", "2026-01-15T00:00:00"],
    ["2026-01-15T08:30:00.1234567", "2026-01-15T08:30:00"],
    ["2026-01-15T12:00:00Z", "2026-01-15T07:00:00"]
  ])("of %s is issued at %s when it is filed on 2026-01-15 at 10:00", (stated, issued) => {
    assert.strictEqual(identified(eventBody("030", { Date: stated })).date.toString(), issued)
  })

  it("is the same document whenever it is filed, though a day alone gives it the moment of filing", () => {
    const body = eventBody("030", { Date: "2026-01-15" })
    const later = { ...configuration, now: new LocalDateTime({ date: "2026-01-15", time: "11:00:00" }) }
    const [first, second] = [identified(body), identified(body, later)]
    assert.deepStrictEqual(first.content, second.content)
    assert.notStrictEqual(first.key.value, second.key.value)
  })

  it("needs no prefix, no date, scheme and type of what it is about, and no more of a person than the name", () => {
    const example = eventBody()
    const { Number: number, Uuid: uuid } = example["DocumentReference"]
    const { FamilyName, FirstName, Id, IdentificationType } = example["IssuerParty"]
    const body = {
      TypeCode: "030",
      Number: 5,
      Date: "2026-01-15",
      DocumentReference: { Number: number, Uuid: uuid },
      CompanyParty: example["CompanyParty"],
      SupplierParty: example["SupplierParty"],
      IssuerParty: { FamilyName, FirstName, Id, IdentificationType }
    }
    assert.deepStrictEqual(eventViolations(body), [])
    const { checked, prefix } = identified(body)
    assert.deepStrictEqual([checked.id, prefix], ["5", ""])
    assert.deepStrictEqual(checked.reference, { number, uuid, scheme: "CUFE-SHA384", typeCode: "01" })
  })

  it("is signed by a third party for the sender when another owns the software", () => {
    const provider = { ...eventBody()["SoftwareProvider"], ProviderId: "900508908-9", ProviderName: "Proveedor S.A." }
    assert.strictEqual(identified(eventBody("030", { SoftwareProvider: provider })).softwareOwnerNit, "900508908")
  })

  it("keeps every digit of a negotiated number", () => {
    const text = JSON.stringify(eventBody("037")).replace('"1000.00"', "123456789012345.678900")
    const event = Result.getOrThrow(readDocument(Event, Result.getOrThrow(parseJson(text)), { language: "en" }))
    assert.strictEqual(event.negotiation?.[0]?.value, "123456789012345.678900")
  })

  it("writes itself to the wire as it was read", () => {
    for (const body of [eventBody(), eventBody("034"), eventBody("037", { Date: "2026-01-15" })]) {
      const event = readEvent(body)
      const wire = Schema.encodeSync(Event)(event)
      assert.deepStrictEqual(readEvent(wire), event)
      assert.deepStrictEqual(Schema.decodeUnknownSync(Event)(wire), event)
    }
  })

  it("never shows a secret", () => {
    const secret = {
      SigningCertificate: { Password: "s3cret", Content: "s3cret" },
      SoftwareProvider: { Pin: "s3cret" }
    }
    const event = readEvent(eventBody("030", secret))
    assert.notInclude(JSON.stringify(event) + Inspectable.toStringUnknown(event), "s3cret")
  })

  it("has an example about the document that it is given", () => {
    const reference = { uuid: "ab".repeat(48), number: "SETP990000001", date: "2026-01-15T09:00:00" }
    const body = event.example({ number: 3, date: configuration.now, reference })
    const { checked } = identified(body)
    assert.deepStrictEqual(checked.reference, {
      number: "SETP990000001",
      uuid: reference.uuid,
      scheme: "CUFE-SHA384",
      typeCode: "01"
    })
  })
})
