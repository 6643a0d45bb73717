import { seedOf } from "@radicar/domain/inner/key/DocumentKey"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { assert, describe, it } from "@effect/vitest"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { renderEventText } from "./support/renderEventBody.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

const folder = join(import.meta.dirname, "golden/event")

const update = process.env["UPDATE_GOLDENS"] === "1"

const expected = (name: string, file: string, made: string): string => {
  const path = join(folder, name, file)
  if (update) writeFileSync(path, made)
  return readFileSync(path, "utf8")
}

const errors = schemasAvailable ? loadSchema("ApplicationResponse") : () => []

// the pin is the last part of the seed and the only one that is not in the XML
const keyOf = (xml: string, pin: string): string => {
  using document = XmlDocument.fromString(xml)
  const at = (path: string) =>
    document.get(`/*/${path.replaceAll(/[A-Za-z]+/gu, (name) => `*[local-name()="${name}"]`)}`)?.content ?? ""
  const seed = [
    at("ID"),
    at("IssueDate"),
    at("IssueTime"),
    at("SenderParty/PartyTaxScheme/CompanyID"),
    at("ReceiverParty/PartyTaxScheme/CompanyID"),
    at("DocumentResponse/Response/ResponseCode"),
    at("DocumentResponse/DocumentReference/ID"),
    at("DocumentResponse/DocumentReference/DocumentTypeCode"),
    pin
  ]
  return createHash("sha384").update(seed.join("")).digest("hex")
}

describe("the kept events", () => {
  it.each(readdirSync(folder))("%s comes out as kept", (name) => {
    const input = readFileSync(join(folder, name, "input.json"), "utf8")
    const { key, pin, xml } = renderEventText(input)
    const text = unsignedText(xml)
    // no text holds "><", because ">" is always escaped: the line ends can be taken out again
    const lines = `${text.replaceAll("><", ">\n<")}\n`
    assert.strictEqual(lines, expected(name, "expected.xml", lines))
    const seed = `${key.scheme}\n${key.value}\n${seedOf(key)}\n`
    assert.strictEqual(seed, expected(name, "expected-key.txt", seed))
    // facts from outside, so that a wrong rewriting does not pass
    assert.strictEqual(key.value, keyOf(text, pin))
    using document = XmlDocument.fromString(text)
    assert.strictEqual(document.canonicalizeToString(), xml.head + xml.tail)
    assert.deepStrictEqual(errors(`${xml.head}<x xmlns="urn:x"></x>${xml.tail}`), [])
  })
})
