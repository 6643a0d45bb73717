import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import { escapeText, tagOctets, Tags, XmlWriter } from "../src/xml/XmlWriter.ts"

const written = (write: (xml: XmlWriter) => void): string => {
  const xml = new XmlWriter()
  write(xml)
  return Buffer.from(xml.finish().octets).toString("utf8")
}

const wellFormed = Schema.String.check(Schema.makeFilter((text) => text.isWellFormed()))

describe("XmlWriter", () => {
  it.prop("writes a text as Canonical XML escapes it, as UTF-8", [wellFormed], ([text]) => {
    const [tags, end] = [new Tags("<a>"), tagOctets("</a>")]
    assert.strictEqual(
      written((xml) => xml.text(tags, text, end)),
      `<a>${escapeText(text)}</a>`
    )
  })

  // of one, two, three and four octets, escaped or not, short and long
  it.each(["a", "#\"'=", "&<>\r", "ñ", "€", "😀", "ñ".repeat(64), "ñ".repeat(65), "€".repeat(64), "&".repeat(200)])(
    "writes %s between other texts",
    (text) => {
      const [tags, end] = [new Tags("<é>"), tagOctets("</é>")]
      const each = `<é>${escapeText(text)}</é>`
      const all = written((xml) => {
        for (let index = 0; index < 3; index++) xml.text(tags, text, end)
      })
      assert.strictEqual(all, each.repeat(3))
    }
  )

  it("writes more than it has room for", () => {
    const [tags, end] = [new Tags("<a>"), tagOctets("</a>")]
    const all = written((xml) => {
      for (let index = 0; index < 50_000; index++) xml.text(tags, String(index), end)
      xml.raw("ñ".repeat(200_000))
    })
    const expected = Array.from({ length: 50_000 }, (_, index) => `<a>${index}</a>`).join("")
    assert.strictEqual(all, expected + "ñ".repeat(200_000))
  })

  it("does not mix what two write by turns", () => {
    const [one, other] = [new XmlWriter(), new XmlWriter()]
    one.raw("<a>")
    other.raw("<b>")
    one.raw("</a>")
    other.raw("</b>")
    assert.strictEqual(Buffer.from(one.finish().octets).toString(), "<a></a>")
    assert.strictEqual(Buffer.from(other.finish().octets).toString(), "<b></b>")
  })
})
