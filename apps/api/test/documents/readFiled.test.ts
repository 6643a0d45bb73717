import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { X509Certificate } from "node:crypto"
import { readFiled } from "../../src/documents/reading/readFiled.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const filedXml = Effect.fnUntraced(function* (number: number) {
  const { post, token, url } = yield* TestService
  const { uuid } = (yield* post(invoiceBody(number))).body.document
  return yield* Effect.promise(async () => {
    const response = await fetch(`${url}/v1/files/xml/?uuid=${uuid}&kind=document`, {
      headers: { authorization: `Bearer ${token}` }
    })
    return response.text()
  })
})

const certificateFact = (xml: string) =>
  Effect.promise(
    async () => (await readFiled.run({ bytes: Buffer.from(xml), at: Date.now(), trust: [] }))?.facts.certificate
  )

describe("a document that the authority has", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("is found by the serial number of its signer's certificate, whichever others its signature names", () =>
      Effect.gen(function* () {
        const xml = yield* filedXml(990004950)
        const [, base64 = ""] = /<ds:X509Certificate>([^<]*)</u.exec(xml) ?? []
        const { serialNumber } = new X509Certificate(Buffer.from(base64, "base64"))
        const expected = BigInt(`0x${serialNumber}`).toString()
        assert.strictEqual(yield* certificateFact(xml), expected)
        const further =
          "<ds:X509IssuerSerial><ds:X509IssuerName>CN=Otra</ds:X509IssuerName>" +
          "<ds:X509SerialNumber>42</ds:X509SerialNumber></ds:X509IssuerSerial>"
        const naming = xml.replace("<ds:X509Certificate>", `${further}<ds:X509Certificate>`)
        assert.notStrictEqual(naming, xml)
        assert.strictEqual(yield* certificateFact(naming), expected)
      })
    )
  })
})
