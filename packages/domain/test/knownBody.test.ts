import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import { Invoice } from "../src/type/invoice.ts"
import { parseJson } from "../src/json/parseJson.ts"
import { writeJson } from "../src/json/JsonValue.ts"
import { knownBody } from "../src/wire/knownFields.ts"

const taken = (text: string) => writeJson(knownBody(Invoice, Result.getOrThrow(parseJson(text))))

describe("the fields that a document takes from a body", () => {
  it("are all but unknown fields, at any depth", () => {
    const text = `{"Number":990000001,"Extra":"x","CompanyParty":{"Id":"9","Pasword":"x","PhysicalLocation":{"Secret":1}},"Items":[{"Price":"10.50","Key":"x"},{"Taxes":[{"Code":"01","More":{"a":"x"}}]}]}`
    assert.strictEqual(
      taken(text),
      `{"Number":990000001,"CompanyParty":{"Id":"9","PhysicalLocation":{}},"Items":[{"Price":"10.50"},{"Taxes":[{"Code":"01"}]}]}`
    )
  })

  it("keeps every digit, and what has another type than it should", () => {
    const text = `{"Number":"1","Items":{"a":1},"LegalMonetaryTotal":{"PayableAmount":100.10000000000000000001},"Note":null}`
    assert.strictEqual(
      taken(text),
      `{"Number":"1","Items":{"a":1},"LegalMonetaryTotal":{"PayableAmount":100.10000000000000000001},"Note":null}`
    )
  })
})
