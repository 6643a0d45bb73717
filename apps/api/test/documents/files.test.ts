import { assert, describe, layer } from "@effect/vitest"
import { verifyXades } from "@radicar/signature/inner/verifyXades"
import { Effect } from "effect"
import { unzipSync } from "fflate"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { get } from "node:http"
import { json } from "node:stream/consumers"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const namespaces = {
  cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
  cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
  ds: "http://www.w3.org/2000/09/xmldsig#"
}

const contentsOf = (xml: Uint8Array, xpath: string): ReadonlyArray<string> => {
  using document = XmlDocument.fromBuffer(xml)
  return document.find(xpath, namespaces).map((node) => node.content)
}

const fetching = (path: string, headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(path.startsWith("http") ? path : `${url}${path}`, {
        headers: { authorization: `Bearer ${developmentToken}`, ...headers }
      })
      return {
        status: response.status,
        headers: response.headers,
        bytes: new Uint8Array(await response.arrayBuffer())
      }
    })
  )

const withoutToken = (address: string) =>
  Effect.promise(async () => {
    const response = await fetch(address)
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  })

const jsonOf = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString("utf8"))

const nameOf = (headers: Headers) => /filename="([^"]+)"/u.exec(headers.get("content-disposition") ?? "")?.[1]

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

describe.each(serviceDatabases)("files of a document, on %s", (database) => {
  layer(TestService.layer(database, { hosts: new Set(["radicar.internal"]) }), { excludeTestServices: true })((it) => {
    const file = (number: number, changes: Record<string, unknown> = {}) =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(number, changes))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const uuid: string = filed.body.document.uuid
        return uuid
      })

    /** The container is made in the background. */
    const container = (uuid: string) =>
      eventually(fetching(`/v1/files/xml/?uuid=${uuid}&kind=attached`), ({ headers }) =>
        (nameOf(headers) ?? "").startsWith("ad0")
      )

    it.effect("the signed document and the authority's answer, octet for octet, under the authority's names", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const uuid = yield* file(990000960)
        const document = yield* fetching(`/v1/files/xml/?uuid=${uuid}`)
        assert.strictEqual(document.headers.get("content-type"), "application/xml")
        assert.match(nameOf(document.headers) ?? "", /^fv0900373115000\d{2}[0-9A-F]{8}\.xml$/u)
        const received = (yield* sandbox.received).find(({ number }) => number === "SETP990000960")
        assert.strictEqual(sha256(document.bytes), sha256(received?.xml ?? new Uint8Array()))
        const response = yield* fetching(`/v1/files/xml?uuid=${uuid.toUpperCase()}&kind=response`)
        assert.deepStrictEqual(contentsOf(response.bytes, "//cac:DocumentResponse/cac:Response/cbc:ResponseCode"), [
          "02"
        ])
        assert.deepStrictEqual(contentsOf(response.bytes, "//cac:DocumentReference/cbc:UUID"), [uuid])
      })
    )

    it.effect("a signed container that holds both", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000961)
        const attached = yield* container(uuid)
        assert.match(nameOf(attached.headers) ?? "", /^ad0900373115000\d{2}[0-9A-F]{8}\.xml$/u)
        const [document, response] = contentsOf(
          attached.bytes,
          "//cac:Attachment/cac:ExternalReference/cbc:Description"
        )
        const filed = yield* fetching(`/v1/files/xml/?uuid=${uuid}`)
        assert.strictEqual(document, Buffer.from(filed.bytes).toString("utf8"))
        assert.include(response, uuid)
        const report = verifyXades(attached.bytes)
        assert.isTrue(report.intact, JSON.stringify(report))
      })
    )

    it.effect("a PDF with the key that the document was filed with, though its secrets are gone", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000962)
        const pdf = yield* fetching(`/v1/files/pdf/?uuid=${uuid}`)
        assert.strictEqual(pdf.headers.get("content-type"), "application/pdf")
        assert.match(nameOf(pdf.headers) ?? "", /^fv.*\.pdf$/u)
        assert.strictEqual(Buffer.from(pdf.bytes.subarray(0, 5)).toString("latin1"), "%PDF-")
        assert.include(Buffer.from(pdf.bytes).toString("latin1"), uuid.slice(0, 32))
        const etag = pdf.headers.get("etag") ?? ""
        const again = yield* fetching(`/v1/files/pdf/?uuid=${uuid}`, { "if-none-match": etag })
        assert.deepInclude(again, { status: 304, bytes: new Uint8Array() })
      })
    )

    it.effect("a PDF with the current verdict of the authority in its title", () =>
      Effect.gen(function* () {
        const { post, sandbox, token, url } = yield* TestService
        const title = (uuid: string) =>
          Effect.map(fetching(`/v1/files/pdf/?uuid=${uuid}`), ({ bytes }) => {
            const [, found = ""] =
              /<dc:title>.*?<rdf:li[^>]*>([^<]*)</su.exec(Buffer.from(bytes).toString("utf8")) ?? []
            return found
          })
        const rejected = yield* post(
          invoiceBody(990000971, { NumberingRange: { Prefix: "SETP", TechnicalKey: "0".repeat(40) } })
        )
        assert.match(yield* title(rejected.body.document.uuid), /SETP990000971: Rechazado por la DIAN$/u)
        for (const operation of ["SendBillSync", "GetStatus"] as const) {
          yield* sandbox.program({ operation, behaviour: "drop-after-processing", times: 1 })
        }
        const pending = yield* post(invoiceBody(990000972))
        assert.strictEqual(pending.status, 202, JSON.stringify(pending.body))
        const { uuid } = pending.body.document
        assert.match(yield* title(uuid), /SETP990000972: Sin validaci(?:ó|&#243;)n de la DIAN$/u)
        const headers = { authorization: `Bearer ${token}` }
        const retried = yield* Effect.promise(async () => {
          const answer = await fetch(`${url}/v1/submissions/${uuid}/retry`, { method: "POST", headers })
          return (await answer.json()) as { readonly state: string }
        })
        assert.strictEqual(retried.state, "accepted")
        // a copy that was kept from before would still say that there is no validation
        assert.match(yield* title(uuid), /SETP990000972$/u)
      })
    )

    it.effect("a link that opens one file without a token, and nothing else", () =>
      Effect.gen(function* () {
        const uuid = yield* file(990000963)
        yield* container(uuid)
        const links: Array<string> = []
        for (const type of ["pdf", "xml", "zip"]) {
          const { url, expires } = jsonOf((yield* fetching(`/v1/files/url/?uuid=${uuid}&type=${type}`)).bytes)
          assert.isAbove(Date.parse(expires), Date.now())
          links.push(url)
        }
        const [pdf = "", xml = "", zip = ""] = links
        const { items } = jsonOf((yield* fetching("/v1/submissions?companyId=1&limit=1")).bytes)
        const submissionId = String(items[0].submissionId)
        assert.strictEqual(Buffer.from((yield* withoutToken(pdf)).bytes.subarray(0, 5)).toString("latin1"), "%PDF-")
        assert.include(Buffer.from((yield* withoutToken(xml)).bytes).toString("utf8"), uuid)
        const names = Object.keys(unzipSync((yield* withoutToken(zip)).bytes)).toSorted()
        assert.deepStrictEqual(
          names.map((name) => name.replace(/0900373115.*\./u, ".")),
          ["ad.xml", "fv.pdf"]
        )
        const [, link = ""] = /links\/(.+)$/u.exec(pdf) ?? []
        assert.isBelow(link.length, 100)
        const path = (text: string) => pdf.replace(/links\/.*$/u, `links/${text}`)
        const octets = Buffer.from(link, "base64url")
        // every octet counts: submission, file, end, token and tag
        const changed = Array.from(octets.keys(), (at) => {
          const copy = Buffer.from(octets)
          copy[at] = (copy[at] ?? 0) ^ 1
          return copy.toString("base64url")
        })
        const cut = octets.subarray(0, -16).toString("base64url")
        const before = `${submissionId}.document.${Date.now() + 60_000}.${"A".repeat(32)}`
        for (const forged of [...changed, cut, `${link}A`, `${link}=`, before, "nonsense"]) {
          assert.strictEqual((yield* withoutToken(path(forged))).status, 404, forged)
        }
      })
    )

    it.effect("links whose address no caller can choose", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const uuid = yield* file(990000964)
        const linkFor = (host: string) =>
          Effect.callback<URL>((resume) => {
            const headers = { host, authorization: `Bearer ${developmentToken}` }
            const asked = get(`${url}/v1/files/url/?uuid=${uuid}&type=pdf`, { headers }, (response) => {
              void json(response).then((body) => resume(Effect.succeed(new URL((body as { url: string }).url))))
            })
            return Effect.sync(() => asked.destroy())
          })
        const { port } = new URL(url)
        assert.strictEqual((yield* linkFor(`127.0.0.1:${port}`)).host, `127.0.0.1:${port}`)
        assert.strictEqual((yield* linkFor("radicar.internal:8443")).host, "radicar.internal:8443")
      })
    )

    it.effect("nothing for missing files, and nothing about documents of others", () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* fetching(`/v1/files/pdf/?uuid=${"0".repeat(96)}`)).status, 404)
        assert.strictEqual((yield* fetching("/v1/files/pdf/?uuid=short")).status, 400)
        assert.strictEqual((yield* fetching("/v1/files/xml/")).status, 400)
        assert.strictEqual(
          (yield* fetching(`/v1/files/pdf/?uuid=${"0".repeat(96)}`, { authorization: "Bearer nobody" })).status,
          401
        )
      })
    )
  })
})
