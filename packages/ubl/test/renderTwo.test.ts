import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { assert, describe, it } from "@effect/vitest"
import { Redacted, Result } from "effect"

const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:00" })
const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }

const documents = Object.values(documentTypes).flatMap((type) => {
  const text = JSON.stringify(type.example({ number: type.exampleNumbers.from, date }))
  const json = Result.getOrThrow(parseJson(text))
  const identified = type.identify(json, { environment: "2", now: date, software }, { language: "en" })
  return Result.isSuccess(identified) ? [[type.operation, identified.success] as const] : []
})

describe("a rendered document", () => {
  it("is of most types", () => assert.isAbove(documents.length, 8))

  it.each(documents)("%s stays what it is while others are rendered", (_, document) => {
    const rendered = document.render()
    const [text, octets] = [unsignedText(rendered), Buffer.from(rendered.encoded?.octets ?? [])]
    for (const [, other] of documents) other.render()
    assert.strictEqual(unsignedText(rendered), text)
    assert.isTrue(octets.equals(rendered.encoded?.octets ?? new Uint8Array(0)))
  })
})
