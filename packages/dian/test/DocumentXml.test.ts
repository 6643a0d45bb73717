import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { zipSync } from "@radicar/zip/inner/zip"
import { Clock, Effect } from "effect"
import { readFileSync } from "node:fs"
import { resultOf } from "./support/answers.ts"
import { authorityAt, identityOf, quietly } from "./support/client.ts"
import { clockAt } from "./support/clockAt.ts"
import { replying } from "./support/soapServer.ts"
import { verifyRequest } from "./support/verifyRequest.ts"

const clock = clockAt("2026-01-15T12:00:00.000Z")

// a signed invoice of 2026-01-15, made without any code of this repository's packages
const invoice = new Uint8Array(readFileSync(new URL("fixtures/invoice.xml", import.meta.url)))
const trackId = /<cbc:UUID [^>]*>([0-9a-f]{96})</u.exec(Buffer.from(invoice).toString("utf8"))?.[1] ?? ""

layer(Sandbox.layer({ certificateDirectory, clock }), { excludeTestServices: true })(
  "getXmlByDocumentKey with the sandbox",
  (it) => {
    it.effect("gives the octets of a document that was filed, and says of another key that there is none", () =>
      Effect.gen(function* () {
        const { url } = yield* Sandbox
        const authority = yield* authorityAt(url)
        const identity = yield* identityOf("company")
        const content = zipSync("fv09003731150002600000001.xml", invoice)
        yield* authority.sendBillSync({
          fileName: "z09003731150002600000001.zip",
          content,
          documentKey: trackId,
          identity
        })
        const found = yield* authority.getXmlByDocumentKey({ trackId, identity })
        expect(found).toMatchObject({ outcome: "found", code: "100" })
        expect(Buffer.from(found.xml ?? new Uint8Array()).equals(invoice)).toBe(true)
        const other = yield* authority.getXmlByDocumentKey({ trackId: "ab".repeat(48), identity })
        expect({ ...other }).toMatchObject({ outcome: "notFound", code: "404" })
        expect(other.xml).toBeUndefined()
      }).pipe(Effect.provideService(Clock.Clock, clock), quietly)
    )
  }
)

const answer = (fields: string) => resultOf("GetXmlByDocumentKey", "EventResponse", fields)
const code = (value: string): string => `<b:Code>${value}</b:Code>`

describe("getXmlByDocumentKey", () => {
  const ask = Effect.fnUntraced(function* (body: string) {
    const server = yield* replying(body)
    const authority = yield* authorityAt(server.url)
    const identity = yield* identityOf("company")
    return { answer: yield* Effect.result(quietly(authority.getXmlByDocumentKey({ trackId, identity }))), server }
  })

  it.live("sends the key as the WSDL names it", () =>
    Effect.gen(function* () {
      const { server } = yield* ask(answer(code("404")))
      const { operation, parameters, valid } = verifyRequest(server.received[0]?.body ?? "")
      expect({ operation, valid }).toEqual({ operation: "GetXmlByDocumentKey", valid: true })
      expect(parameters).toEqual([["trackId", trackId]])
    })
  )

  it.live.each([
    ["100", `<b:XmlBytesBase64>PHg\n+eTwveD4=</b:XmlBytesBase64>`, "found"],
    ["206", "", "notReadable"],
    ["401", "", "notAuthorised"],
    ["404", "", "notFound"]
  ] as const)("reads the code %s", ([value, fields, outcome]) =>
    Effect.gen(function* () {
      const read = (yield* ask(answer(code(value) + fields))).answer
      expect(read).toMatchObject({ success: { outcome, code: value } })
      if (read._tag === "Success" && outcome === "found") {
        expect(Buffer.from(read.success.xml ?? []).toString("utf8")).toBe("<x>y</x>")
      }
    })
  )

  it.live.each([
    ["no code", "", "MalformedAnswer"],
    ["an unknown code", code("777"), "MalformedAnswer"],
    ["an internal error", code("500"), "ServiceException"],
    ["a document without octets", code("100"), "MalformedAnswer"],
    ["what is no base64", `${code("100")}<b:XmlBytesBase64>%%%%</b:XmlBytesBase64>`, "MalformedAnswer"]
  ] as const)("does not take for an answer: %s", ([, fields, reason]) =>
    Effect.gen(function* () {
      expect((yield* ask(answer(fields))).answer).toMatchObject({ failure: { reason: { _tag: reason } } })
    })
  )
})
