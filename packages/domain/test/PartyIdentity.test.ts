import { partyIdentity, supportIdentity } from "@radicar/domain/inner/document/Party"
import type { DocumentDefinition } from "@radicar/domain/inner/document/DocumentDefinition"
import { operations } from "@radicar/domain/inner/documentRegistry"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { jsonPath } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"
import { change } from "./support/exampleInvoice.ts"

const party = (identificationType: string, id: string) => ({ identificationType, id })

// annex FE 1.9 §11: digits only, without check digit, points or hyphens; foreign numbers as printed. 8 is that of
// 1020304050
describe("the number of a party in the key and the XML", () => {
  it.each([
    ["31", "900.373.076-4", "900373076"],
    ["13", "1.020.304.050", "1020304050"],
    ["13", "1020304050-8", "1020304050"],
    ["13", "1.020.304.050-8", "1020304050"],
    ["11", "1020304050-8", "1020304050"],
    ["12", "1020304050-8", "1020304050"],
    ["91", "1020304050-8", "1020304050"],
    ["91", "D1A0250215", "D1A0250215"],
    ["21", "12-345678", "12-345678"],
    ["22", "E-345678", "E-345678"],
    ["41", "AB-123456", "AB-123456"],
    ["42", "1020304050-8", "1020304050-8"],
    ["47", "PE-1234567", "PE-1234567"],
    ["48", "1234567-1", "1234567-1"],
    ["50", "98-7654321", "98-7654321"]
  ])("of type %s, written %s: %s", (type, id, number) => {
    assert.strictEqual(partyIdentity(party(type, id))?.number, number)
  })

  it.each([
    ["31", "900373076-5"],
    ["13", "1020304050-7"],
    ["13", "1020304050-"],
    ["13", "10203-04050"],
    ["13", "1020304050-8-8"],
    ["12", "920101-12345"]
  ])("there is none of type %s, written %s", (type, id) => {
    assert.isUndefined(partyIdentity(party(type, id)))
  })

  it("is the same of who sells to the issuer of a support document", () => {
    const seller = { type: "31", number: "1020304050", checkDigit: "8" }
    assert.deepStrictEqual(supportIdentity(party("13", "1020304050"), "10"), seller)
    assert.deepStrictEqual(supportIdentity(party("13", "1020304050-8"), "10"), seller)
    assert.isUndefined(supportIdentity(party("13", "1020304050-7"), "10"))
    assert.strictEqual(supportIdentity(party("41", "AB-123456"), "11")?.number, "AB-123456")
  })
})

describe("a NIT with a digit too many", () => {
  const now = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
  const configuration = { environment: "2", now, software: { id: "5f2c0e2a", pin: Redacted.make("12345") } } as const
  const reference = { uuid: "a".repeat(96), number: "SETP990000001", date: "2026-01-10" }
  const member = { Id: "860029964", IdentificationType: "31", Name: "Uno S.A.", Percentage: 50 }

  type Path = ReadonlyArray<string | number>

  /** Everybody whom a body identifies. */
  const identifiedIn = (value: unknown, path: Path = []): ReadonlyArray<Path> => {
    if (Array.isArray(value)) return value.flatMap((each, index) => identifiedIn(each, [...path, index]))
    if (typeof value !== "object" || value === null) return []
    const inner = Object.entries(value).flatMap(([key, each]) => identifiedIn(each, [...path, key]))
    return "IdentificationType" in value ? [path, ...inner] : inner
  }

  const cases = operations.flatMap((operation) => {
    const definition: DocumentDefinition<unknown> = documentDefinitions[operation]
    const usual = operation === "InvoiceCreate" ? "10" : undefined
    return [usual, ...(definition.exampleOperations ?? [])]
      .map((of) => {
        const { exampleNumbers } = definition
        const options = {
          number: exampleNumbers.from,
          date: now,
          reference,
          ...(of === undefined ? {} : { operation: of })
        }
        const body = JSON.parse(JSON.stringify(definition.example(options)))
        return of === "10"
          ? change(body, ["CompanyParty", "Shareholders"], [member, { ...member, Id: "800199436" }])
          : body
      })
      .map((body, index) => [`${operation} ${index}`, definition, body] as const)
  })

  // 4 belongs to 800199436, 8 to 8001994369
  it.each(cases)("is refused of every party, with both readings: %s", (_, definition, body) => {
    const parties = identifiedIn(body)
    assert.isAbove(parties.length, 0)
    for (const path of parties) {
      const wrong = change(change(body, [...path, "IdentificationType"], "31"), [...path, "Id"], "8001994369")
      const told = (["en", "es"] as const).map((language) =>
        Result.match(
          definition.identify(Result.getOrThrow(parseJson(JSON.stringify(wrong))), configuration, { language }),
          { onFailure: ({ violations }) => violations, onSuccess: () => [] }
        )
          .filter((each) => each.path === jsonPath([...path, "Id"]))
          .map(({ actual, expected }) => [actual, expected])
      )
      assert.deepStrictEqual(
        told,
        [
          [
            [
              "8001994369",
              "800199436-4 if the last digit is meant as the check digit, 8001994369-8 if it belongs to the number"
            ]
          ],
          [
            [
              "8001994369",
              "800199436-4 si el último dígito es el de verificación, 8001994369-8 si hace parte del número"
            ]
          ]
        ],
        jsonPath(path)
      )
    }
  })
})
