import { partyIdentity, supportIdentity } from "@radicar/domain/document/PartyIdentity"
import { assert, describe, it } from "@effect/vitest"

const party = (identificationType: string, id: string) => ({ identificationType, id })

// annex FE 1.9 §11: digits only, without check digit, points or hyphens; foreign numbers as printed. 8 is that of
// 1020304050
describe("the number by which a party is named in the key and the XML", () => {
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
