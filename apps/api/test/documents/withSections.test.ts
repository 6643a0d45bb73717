import { assert, describe, it } from "@effect/vitest"
import { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { renderAttachedDocument, type RenderedContainer } from "@radicar/ubl/inner/container/renderAttachedDocument"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { open } from "@radicar/signature/inner/Pkcs12"
import { signXades } from "@radicar/signature/inner/XadesSignature"
import { unsignedText } from "@radicar/ubl/inner/CanonicalXml"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted, Result } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { containerFacts, containLarge, withSections } from "../../src/documents/files/containDocument.ts"
import { serializeIdentity } from "../../src/platform/work/signXml.ts"

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

  it("is not built from octets of another container, or from none", () => {
    assert.throws(() => withSections(signed(rendered("SETP990000002")), container), TypeError)
    assert.throws(() => withSections(new Uint8Array(), container), TypeError)
  })
})

describe("the container of a large document", () => {
  const date = new LocalDateTime({ date: "2026-01-15", time: "10:00:07" })
  const software = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: Redacted.make("12345") }
  const key = { value: "a".repeat(96), scheme: "CUFE-SHA384" }
  const id = "5c2f2b1e-4a4b-4f0e-9a43-9d8a5a8f7c11"

  const document = (note: string): string => {
    const body = Result.getOrThrow(
      parseJson(JSON.stringify({ ...invoiceExample({ number: 990000001, date }), Note: note }))
    )
    const configuration = { environment: "2", now: date, software } as const
    const options = { language: "en", unknownFields: "refuse" } as const
    return unsignedText(Result.getOrThrow(documentTypes.InvoiceCreate.identify(body, configuration, options)).render())
  }

  const response = "<ApplicationResponse>&amp; ñ</ApplicationResponse>"
  // a section's end and line ends of another kind are written in another way
  it.effect.each([
    [document("ñ & <b> 🧾"), response],
    [document("plain").replace("<cbc:InvoiceTypeCode", '<cbc:InvoiceTypeCode a="]]>"'), response],
    [document("plain").replaceAll("\n", "\r\n"), response],
    [document("plain"), response.replace("&amp;", "]]>\r\n")]
  ] as const)("is what it is when it is put together as text", ([text, response]) =>
    Effect.gen(function* () {
      const { bytes, password } = read("company")
      const identity = yield* open(bytes, Redacted.make(password), new Date())
      const signedXml = Buffer.from(text)
      const verdict = { date: date.date, time: "a", code: "02" }
      const made = containLarge.run({
        signedXml,
        documentType: "01",
        answer: { ...verdict, bytes: Buffer.from(response) },
        key,
        moment: { date: date.date, time: date.time },
        signer: { identity: serializeIdentity(identity), id }
      })
      const facts = containerFacts(signedXml, "01")
      assert.isDefined(facts)
      const { environment, number, receiver, sender } = facts!
      const container = renderAttachedDocument({
        environment,
        number,
        receiver,
        sender,
        date,
        key,
        document: text,
        answer: { ...verdict, text: response }
      })
      const whole = signXades(container, identity, { id, signingTime: `${date}.000-05:00` })
      const expected = withSections(whole.bytes, container)
      assert.strictEqual(
        Buffer.from((yield* Effect.promise(async () => made)) ?? []).toString(),
        Buffer.from(expected).toString()
      )
    })
  )
})
