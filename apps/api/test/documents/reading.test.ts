import { assert, describe, layer } from "@effect/vitest"
import { invoiceExample } from "@radicar/domain/inner/example/invoiceExample"
import { type JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { Effect, Result } from "effect"
import { zipSync } from "fflate"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, TestService } from "../support/TestService.ts"

const reading = (bytes: string | Uint8Array, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/documents/read`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/xml", ...headers },
        body: bytes as string
      })
      const text = await response.text()
      return { status: response.status, type: response.headers.get("content-type"), text, body: JSON.parse(text) }
    })
  )

const xmlOf = (uuid: string, kind: string) =>
  Effect.flatMap(TestService, ({ token, url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}/v1/files/xml/?uuid=${uuid}&kind=${kind}`, {
        headers: { authorization: `Bearer ${token}` }
      })
      return {
        name: response.headers.get("content-disposition") ?? "",
        bytes: new Uint8Array(await response.arrayBuffer())
      }
    })
  )

const stored = (text: string) => Buffer.from(text)

// what is sent, its content type, the status and the problem that must come back
const refused: ReadonlyArray<readonly [string, string | Uint8Array, string, number, string]> = [
  ["nothing", "", "application/xml", 400, "unreadable-document"],
  ["JSON", "{}", "application/json", 415, "unsupported-media-type"],
  ["no content type of a document", "<a/>", "text/html", 415, "unsupported-media-type"],
  ["no XML", "{}", "application/octet-stream", 400, "unreadable-document"],
  ["half of an XML", "<a><b>", "application/xml", 400, "unreadable-document"],
  ["a DTD with entities", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`, "text/xml", 400, "unreadable-document"],
  ["deep nesting", "<a>".repeat(1000), "application/xml", 400, "unreadable-document"],
  [
    "another encoding",
    stored(`<?xml version="1.0" encoding="ISO-8859-1"?><a/>`),
    "application/xml",
    400,
    "unreadable-document"
  ],
  ["too many elements", `<a>${"<b/>".repeat(200_001)}</a>`, "application/xml", 400, "unreadable-document"],
  ["a root of nobody", `<Order xmlns="urn:x"/>`, "application/xml", 400, "unreadable-document"],
  ["more than 10 MiB", Buffer.alloc(10 * 1024 * 1024 + 1, 0x20), "application/xml", 413, "payload-too-large"],
  ["a ZIP without XML", zipSync({ "a.pdf": stored("%PDF-") }), "application/zip", 400, "unreadable-document"],
  [
    "half of a ZIP",
    zipSync({ "a.xml": stored("<a/>") }).subarray(0, 40),
    "application/zip",
    400,
    "unreadable-document"
  ],
  [
    "a ZIP bomb",
    zipSync({ "a.xml": Buffer.alloc(30 * 1024 * 1024, 0x20) }),
    "application/zip",
    400,
    "unreadable-document"
  ],
  [
    "a ZIP of many",
    zipSync(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`${index}.xml`, stored("<a/>")]))),
    "application/zip",
    400,
    "unreadable-document"
  ]
]

describe("POST /v1/documents/read", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    const file = (number: number) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(number))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const uuid: string = filed.body.document.uuid
        return uuid
      })

    it.effect("gives back a body that is valid and has the key that was filed, and records nothing", () =>
      Effect.gen(function* () {
        const { post, query, stored: rows } = yield* TestService
        const uuid = yield* file(990000970)
        const { bytes } = yield* xmlOf(uuid, "document")
        const { body, status, text, type } = yield* reading(bytes)
        assert.strictEqual(status, 200, text)
        assert.match(type ?? "", /^application\/json/u)
        const [document] = body.documents
        assert.deepInclude(document, {
          kind: "invoice",
          operation: "InvoiceCreate",
          typeCode: "01",
          number: "SETP990000970",
          uuid: uuid,
          schemeName: "CUFE-SHA384",
          environment: "2",
          unread: []
        })
        assert.deepInclude(document.verification, { valid: true, container: null, authorityResponse: null })
        assert.deepInclude(document.verification.signature, { valid: true, role: "supplier" })
        assert.strictEqual(document.verification.signature.signer.nit, "900373115")
        const before = yield* rows
        const { NumberingRange } = invoiceExample({ number: 990000970, date: fromEpochMillis(Date.now()) })
        const range = { ...document.body.NumberingRange, TechnicalKey: NumberingRange.TechnicalKey }
        const again = yield* post({ ...document.body, NumberingRange: range }, { query: `${query}&dryRun=true` })
        assert.deepInclude(again.body, { valid: true, documentKey: uuid, violations: [] }, JSON.stringify(again.body))
        assert.strictEqual(yield* rows, before)
      })
    )

    it.effect("takes document and answer out of the container, as XML and in a ZIP with its PDF", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000971)
        const { bytes } = yield* eventually(xmlOf(uuid, "attached"), ({ name }) => name.includes(`"ad0`))
        const alone = yield* reading(bytes, { "content-type": "application/octet-stream" })
        const zipped = yield* reading(zipSync({ "ad1.xml": bytes, "ad1.pdf": stored("%PDF-") }), {
          "content-type": "application/zip"
        })
        assert.strictEqual(zipped.body.documents[0].file, "ad1.xml")
        for (const { body } of [alone, zipped]) {
          const [{ kind, uuid, verification }] = body.documents
          assert.deepStrictEqual({ kind, uuid }, { kind: "invoice", uuid: uuid })
          assert.isTrue(verification.valid, JSON.stringify(verification.checks.filter(({ ok }: any) => !ok)))
          assert.deepStrictEqual(verification.container, { valid: true, signed: true })
          assert.deepInclude(verification.authorityResponse, { accepted: true, code: "02", documentUuid: uuid })
          assert.strictEqual(verification.authorityResponse.signature.signer.nit, "800197268")
        }
      })
    )

    it.effect("reads a changed document, reports the change, and keeps every digit", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000972)
        const { bytes } = yield* xmlOf(uuid, "document")
        const changed = Buffer.from(bytes).toString("utf8").replace("28500.50", "28500.500001")
        const { body, text } = yield* reading(changed, { "accept-language": "es" })
        const [{ verification }] = body.documents
        assert.isFalse(verification.valid)
        assert.isFalse(verification.signature.valid)
        const failed = verification.checks.filter(({ ok }: any) => !ok)
        assert.deepStrictEqual(
          failed.map(({ check, detail }: any) => [check, detail]),
          [["documentReference", "el documento cambió después de firmado"]]
        )
        const answer = Result.getOrThrow(parseJson(text)) as JsonObject
        const [document] = answer.get("documents") as ReadonlyArray<JsonObject>
        assert.include(writeJson(document?.get("body") ?? null), `"Price":28500.500001,`)
      })
    )

    it.effect.each(refused)("refuses %s", ([, bytes, contentType, status, slug]) =>
      Effect.gen(function* () {
        const answer = yield* reading(bytes, { "content-type": contentType })
        assert.strictEqual(answer.status, status, answer.text)
        assert.strictEqual(answer.body.type, `urn:radicar:problem:${slug}`)
        assert.isAbove(answer.body.detail.length, 10)
      })
    )

    it.effect("reads documents whose codes are property names of every object", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000973)
        const text = Buffer.from((yield* xmlOf(uuid, "document")).bytes).toString("utf8")
        const elements = [
          "InvoiceTypeCode",
          "ProfileExecutionID",
          "CustomizationID",
          "UUID",
          "DocumentCurrencyCode",
          "IdentificationCode",
          "AllowanceChargeReasonCode",
          "TaxLevelCode"
        ]
        for (const name of ["constructor", "__proto__", "toString"]) {
          for (const element of elements) {
            const changed = text.replaceAll(new RegExp(`(<cbc:${element}[^>]*>)[^<]*`, "gu"), `$1${name}`)
            const { body, status } = yield* reading(changed)
            assert.strictEqual(status, 200, `${element} ${name}`)
            assert.isFalse(body.documents[0].verification.valid)
          }
        }
      })
    )

    it.effect("names the file of a ZIP that cannot be read", () =>
      Effect.gen(function* () {
        const answer = yield* reading(zipSync({ "x/b.xml": stored("<a>") }), { "content-type": "application/zip" })
        assert.match(answer.body.detail, /^x\/b\.xml: this is not well-formed XML/u)
      })
    )
  })
})
