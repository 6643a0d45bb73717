import { assert, describe, layer } from "@effect/vitest"
import { read } from "@radicar/certificates/TestCertificates"
import { Authority } from "@radicar/dian/Authority"
import { Endpoint } from "@radicar/dian/Endpoint"
import { zipSync } from "@radicar/dian/Zip"
import { Sandbox } from "@radicar/sandbox/Sandbox"
import { open } from "@radicar/signature/Pkcs12"
import { Effect, Layer, Redacted, References } from "effect"
import { SqlClient } from "effect/sql"
import { X509Certificate } from "node:crypto"
import { asking, type AskOptions } from "./support/asking.ts"
import { invoiceBody, TestService } from "./support/TestService.ts"

const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
const unknownKey = "358f9538-0000-4000-8000-000000000000"

const status = (zipkey: string, options: AskOptions = {}) =>
  asking("status-zips/", { ...options, query: `&zipkey=${zipkey}${options.query ?? ""}` })

/** Signs an invoice with the service, makes the authority forget it, and uploads it as a batch; answers the ZipKey. */
const upload = Effect.fnUntraced(function* (body: Record<string, unknown>, set = testSetId) {
  const { post, sandbox } = yield* TestService
  const { body: result } = yield* post(body)
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly signed_xml: Uint8Array }>`
    select signed_xml from submissions where document_key = ${result.document.uuid}`
  yield* sandbox.reset
  const { bytes, password } = read("company")
  const identity = yield* open(bytes, Redacted.make(password), new Date())
  const content = zipSync("fv1.xml", row?.signed_xml ?? new Uint8Array())
  const request = { fileName: "z1.zip", content, testSetId: set, identity }
  const sent = yield* Effect.flatMap(Authority, (authority) => authority.sendTestSetAsync(request)).pipe(
    Effect.provide(Authority.layer({ endpoint: Endpoint.sandbox(sandbox.url) })),
    Effect.provideService(References.MinimumLogLevel, "None")
  )
  return { zipKey: sent.zipKey ?? "", uuid: result.document.uuid as string, authority: sandbox.certificates }
})

describe("StatusZipGetAll", () => {
  const service = TestService.layerOn("PGlite").pipe(Layer.provideMerge(Sandbox.layer({ batches: { delay: 0 } })))

  layer(service, { timeout: "2 minutes", excludeTestServices: true })((it) => {
    it.effect("answers one verdict per document, its evidence verified and as the authority signed it", () =>
      Effect.gen(function* () {
        const { authority, uuid, zipKey } = yield* upload(invoiceBody(990000951))
        const { body, status: code } = yield* status(zipKey.toUpperCase())
        assert.strictEqual(code, 200, JSON.stringify(body))
        assert.strictEqual(body.zipkey, zipKey)
        assert.lengthOf(body.items, 1)
        const [item] = body.items
        assert.deepInclude(item, { verdict: "accepted", statusCode: "00", uuid, alarms: [] })
        assert.deepInclude(item.applicationResponse, {
          responseCode: "02",
          uuid,
          number: "SETP990000951",
          verified: true,
          problems: []
        })
        const xml = Buffer.from(item.applicationResponse.content, "base64").toString("utf8")
        assert.include(xml, uuid)
        const [, signer = ""] = /<ds:X509Certificate>([^<]+)</u.exec(xml) ?? []
        const issuer = new X509Certificate(authority.subordinatePem)
        assert.isTrue(new X509Certificate(Buffer.from(signer, "base64")).verify(issuer.publicKey))
      })
    )

    it.effect("explains why a document was rejected, in the caller's language", () =>
      Effect.gen(function* () {
        const wrong = invoiceBody(990000952)
        wrong["NumberingRange"].TechnicalKey = "a".repeat(40)
        const { zipKey } = yield* upload(wrong)
        const english = yield* status(zipKey)
        const spanish = yield* status(zipKey, { headers: { "accept-language": "es" } })
        const [item] = english.body.items
        assert.deepInclude(item, { verdict: "rejected", statusCode: "99", alarms: [] })
        assert.strictEqual(item.applicationResponse.responseCode, "04")
        const [rule] = item.rules
        assert.deepInclude(rule, { kind: "rejection", rule: "FAD06" })
        assert.match(spanish.body.items[0].rules[0].fix, /^Corrija /u)
        assert.notStrictEqual(spanish.body.items[0].rules[0].fix, rule.fix)
      })
    )

    it.effect("tells a batch in process, one refused as a whole, and a key that nobody issued", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const refused = yield* upload(invoiceBody(990000953), unknownKey)
        const whole = yield* status(refused.zipKey)
        assert.deepInclude(whole.body.items[0], { verdict: "notProcessed", statusCode: "2" })
        assert.include(whole.body.items[0].statusDescription, unknownKey)
        const nobody = yield* status(unknownKey)
        assert.deepInclude(nobody.body.items[0], { verdict: "unknownDocument", statusCode: "66" })
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "pending" })
        const pending = yield* status(unknownKey)
        assert.deepInclude(pending.body.items[0], { verdict: "processing", statusCode: "" })
        assert.notProperty(pending.body.items[0], "uuid")
      })
    )

    it.effect("doubts evidence that was tampered with", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const { zipKey } = yield* upload(invoiceBody(990000954))
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "application-response-tampered" })
        const { body } = yield* status(zipKey)
        const [item] = body.items
        assert.strictEqual(item.verdict, "inconclusive", JSON.stringify(item.alarms))
        assert.include(item.alarms, "applicationResponseUnverified")
        assert.isFalse(item.applicationResponse.verified)
        assert.isNotEmpty(item.applicationResponse.problems)
      })
    )

    it.effect.each([
      ["a key that is none", "abc", {}, 400, "invalid-request"],
      ["no base64", unknownKey, { headers: { "x-radicar-certificate": "%%%" } }, 422, "certificate-unusable"],
      ["no token", unknownKey, { token: "nobody" }, 401, "unauthorized"]
    ] as const)("%s is a problem", ([, zipkey, options, code, type]) =>
      Effect.gen(function* () {
        const answer = yield* status(zipkey, options)
        assert.strictEqual(answer.status, code, JSON.stringify(answer.body))
        assert.strictEqual(answer.headers.get("content-type"), "application/problem+json")
        assert.strictEqual(answer.body.type, `urn:radicar:problem:${type}`)
      })
    )

    it.effect("an authority that does not answer is a problem, and nothing has changed", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "http-503" })
        const answer = yield* status(unknownKey, { headers: { "accept-language": "es" } })
        assert.strictEqual(answer.status, 503)
        assert.match(answer.body.detail, /repítala más tarde/u)
      })
    )
  })
})
