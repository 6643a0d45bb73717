import { assert, describe, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/container/renderAttachedDocument"
import { XmlDocument } from "libxml2-wasm"
import { withSections } from "../../src/documents/files/containDocument.ts"

const rendered = (number: string): RenderedContainer =>
  renderAttachedDocument({
    environment: "2",
    number,
    key: { value: "a".repeat(96), scheme: "CUFE-SHA384" },
    date: new LocalDateTime({ date: "2026-01-15", time: "10:00:07" }),
    sender: { name: "Café & Cía.", id: "900373115" },
    receiver: { name: "Ana Muñoz", id: "1020304050" },
    document: "<Invoice>ñ ]]> &lt;</Invoice>"
  })

const signature = '<x xmlns="urn:x">c2lnbmF0dXJl</x>'

const signed = ({ head, tail }: RenderedContainer): Uint8Array => Buffer.from(head + signature + tail)

const canonicalised = (xml: Uint8Array): string => {
  using parsed = XmlDocument.fromBuffer(xml)
  return parsed.canonicalizeToString()
}

describe("the file of a container", () => {
  const container = rendered("SETP990000001")

  it("has its documents in CDATA sections, and is to a parser what was signed", () => {
    const file = withSections(signed(container), container)
    assert.strictEqual(Buffer.from(file).toString("utf8").split("<![CDATA[").length - 1, 2)
    assert.strictEqual(canonicalised(file), canonicalised(signed(container)))
  })

  it("is not made of octets that were signed of another container, or of nothing", () => {
    assert.throws(() => withSections(signed(rendered("SETP990000002")), container), TypeError)
    assert.throws(() => withSections(new Uint8Array(), container), TypeError)
  })
})
