import { assert, describe, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { read } from "@radicar/fixtures/certificates/TestCertificates"
import { Authority } from "@radicar/dian/inner/Authority"
import { Endpoint } from "@radicar/dian/inner/Endpoint"
import { zipSync } from "@radicar/zip/inner/zip"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { open } from "@radicar/signature/inner/Pkcs12"
import { hangMillis } from "@radicar/fixtures/hang"
import { Effect, Exit, Layer, Redacted, References } from "effect"
import { SqlClient } from "effect/sql"
import { X509Certificate } from "node:crypto"
import { inflateRawSync } from "node:zlib"
import { asking, type AskOptions, certificateHeaders } from "../support/asking.ts"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { migratedDatabase } from "../support/storage/migrated.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"
const unknownKey = "358f9538-0000-4000-8000-000000000000"

const status = (zipkey: string, options: AskOptions = {}) =>
  asking("status-zips/", { ...options, query: `&zipkey=${zipkey}${options.query ?? ""}` })

const company = read("company")

/** Signs an invoice with the service, has the authority forget it, and uploads it as a batch; answers the ZipKey. */
const upload = Effect.fnUntraced(function* (
  body: Record<string, unknown>,
  set = testSetId,
  pkcs12 = company,
  forget = true
) {
  const { post, sandbox } = yield* TestService
  const { body: result } = yield* post(body)
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly deflated_xml: Uint8Array }>`
    select deflated_xml from submissions where document_key = ${result.document.uuid}`
  if (forget) yield* sandbox.reset
  const identity = yield* open(pkcs12.bytes, Redacted.make(pkcs12.password), new Date())
  const content = zipSync("fv1.xml", inflateRawSync(row?.deflated_xml ?? ""))
  const request = { fileName: "z1.zip", content, testSetId: set, identity }
  const sent = yield* Effect.flatMap(Authority, (authority) => authority.sendTestSetAsync(request)).pipe(
    Effect.provide(Authority.layer({ endpoint: Endpoint.sandbox(sandbox.url) })),
    Effect.provideService(References.MinimumLogLevel, "None")
  )
  return { zipKey: sent.zipKey ?? "", uuid: result.document.uuid as string, authority: sandbox.certificates }
})

const questions = Effect.flatMap(TestService, ({ sandbox }) =>
  Effect.map(sandbox.requests, (all) => all.filter(({ operation }) => operation === "GetStatusZip").length)
)

const count = (table: "batches" | "retained_batch_certificates") =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(sql<{ readonly n: number }>`select count(*)::int as n from ${sql(table)}`, ([row]) => row?.n)
  )

const stateOf = (zipKey: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly state: string }>`select state from batches where zipkey = ${zipKey}`,
      ([row]) => row?.state ?? "none"
    )
  )

describe.each(serviceDatabases)("StatusZipGetAll on %s", (database) => {
  const service = TestService.layerOn(database).pipe(
    Layer.provideMerge(Sandbox.layer({ certificateDirectory, batches: { delay: 0 } }))
  )

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("answers one verdict per document, its evidence verified and as the authority signed it", () =>
      Effect.gen(function* () {
        const { authority, uuid, zipKey } = yield* upload(invoiceBody(990000951))
        const { body, status: code } = yield* status(zipKey.toUpperCase())
        assert.strictEqual(code, 200, JSON.stringify(body))
        assert.strictEqual(body.zipkey, zipKey)
        assert.deepInclude(body, { state: "final", followed: false })
        assert.isBelow(Math.abs(Date.parse(body.asked) - Date.now()), hangMillis)
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

    it.effect("keeps what is final, octet for octet, and does not ask for it again", () =>
      Effect.gen(function* () {
        const { zipKey } = yield* upload(invoiceBody(990000955))
        const { body: first } = yield* status(zipKey)
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql<{ readonly content: string; readonly document_key: string }>`
          select encode(application_response, 'base64') as content, document_key
          from batch_answers join batches on id = batch_id where zipkey = ${zipKey}`
        assert.strictEqual(row?.document_key, first.items[0].uuid)
        assert.strictEqual(row?.content.replaceAll(/\s/gu, ""), first.items[0].applicationResponse.content)
        const asked = yield* questions
        const { body: again } = yield* status(zipKey, { headers: { "x-radicar-certificate": "" } })
        const { age: _first, ...facts } = first
        const { age: _again, ...same } = again
        assert.deepStrictEqual(same, facts)
        assert.strictEqual(yield* questions, asked)
        const left = yield* Effect.exit(sql`update batches set state = 'open' where zipkey = ${zipKey}`)
        assert.isTrue(Exit.isFailure(left))
        // of another company it is another batch, which the authority has to answer for
        yield* sql`update batches set company_id = '2' where zipkey = ${zipKey}`
        yield* status(zipKey)
        assert.strictEqual(yield* questions, asked + 1)
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

    it.effect("distinguishes a batch in process, a batch refused as a whole, and an unknown key", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const refused = yield* upload(invoiceBody(990000953), unknownKey)
        const whole = yield* status(refused.zipKey)
        assert.deepInclude(whole.body.items[0], { verdict: "notProcessed", statusCode: "2" })
        assert.include(whole.body.items[0].statusDescription, unknownKey)
        assert.strictEqual(whole.body.state, "final")
        const before = yield* count("batches")
        const nobody = yield* status(unknownKey)
        assert.deepInclude(nobody.body, { state: "unknown", followed: false })
        assert.strictEqual(yield* count("batches"), before)
        assert.deepInclude(nobody.body.items[0], { verdict: "unknownDocument", statusCode: "66" })
        yield* sandbox.program({ operation: "GetStatusZip", behaviour: "pending" })
        const pending = yield* status(unknownKey)
        assert.deepInclude(pending.body.items[0], { verdict: "processing", statusCode: "" })
        assert.notProperty(pending.body.items[0], "uuid")
        assert.deepInclude(pending.body, { state: "open", followed: true })
      })
    )

    it.effect("does not decide whose document has a taken number", () =>
      Effect.gen(function* () {
        const { uuid, zipKey } = yield* upload(invoiceBody(990000956), testSetId, company, false)
        const { body } = yield* status(zipKey)
        assert.deepInclude(body, { state: "final", followed: false }, JSON.stringify(body))
        assert.deepInclude(body.items[0], { verdict: "inconclusive", statusCode: "99", uuid })
        assert.strictEqual(body.items[0].rules[0].rule, "90")
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
        // the next answer may bring proof
        assert.strictEqual(body.state, "open")
        assert.deepInclude((yield* status(zipKey)).body, { state: "final", followed: false })
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

describe.each(serviceDatabases)("an open batch on %s", (database) => {
  // strict: only the certificate that asked first, retained, is good for asking again
  const strict = Sandbox.layer({ certificateDirectory, trust: "strict", batches: { delay: 0 } })
  const service = TestService.layerOn(database, { following: hurriedFollowing(3) }).pipe(Layer.provideMerge(strict))

  /** Uploads a batch that stays in process for `times` queries, and queries it once. */
  const pendingBatch = Effect.fnUntraced(function* (number: number, times: number) {
    const { certificates } = yield* Sandbox
    const issued = yield* certificates.issue({ nit: "900373115", name: "Compañía de Prueba S.A.S." })
    const password = Redacted.value(issued.password)
    const SigningCertificate = { Content: Buffer.from(issued.pkcs12).toString("base64"), Password: password }
    const body = invoiceBody(number, { SigningCertificate })
    const { zipKey } = yield* upload(body, testSetId, { bytes: issued.pkcs12, password })
    const { sandbox } = yield* TestService
    yield* sandbox.program({ operation: "GetStatusZip", behaviour: "pending", times })
    const headers = certificateHeaders(issued.pkcs12, password)
    const first = yield* status(zipKey, { headers })
    assert.deepInclude(first.body, { state: "open", followed: true }, JSON.stringify(first.body))
    assert.strictEqual(yield* count("retained_batch_certificates"), 1)
    return { zipKey, headers }
  })

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("is queried by the service until it is final; then the certificate is erased", () =>
      Effect.gen(function* () {
        const { headers, zipKey } = yield* pendingBatch(990000961, 2)
        assert.strictEqual(yield* eventually(stateOf(zipKey), (state) => state !== "open"), "final")
        assert.strictEqual(yield* count("retained_batch_certificates"), 0)
        const asked = yield* questions
        const { body } = yield* status(zipKey, { headers })
        assert.deepInclude(body.items[0], { verdict: "accepted", statusCode: "00", alarms: [] })
        assert.isTrue(body.items[0].applicationResponse.verified)
        assert.strictEqual(yield* questions, asked)
      })
    )

    it.effect("is declared stalled after its last look, and still settles when a caller asks later", () =>
      Effect.gen(function* () {
        const { headers, zipKey } = yield* pendingBatch(990000962, 5)
        assert.strictEqual(yield* eventually(stateOf(zipKey), (state) => state !== "open"), "stalled")
        assert.strictEqual(yield* count("retained_batch_certificates"), 0)
        // the fifth and last pending answer: nothing is followed again
        const stalled = yield* status(zipKey, { headers })
        assert.deepInclude(stalled.body, { state: "stalled", followed: false })
        assert.strictEqual(stalled.body.items[0].verdict, "processing")
        assert.strictEqual(yield* count("retained_batch_certificates"), 0)
        const settled = yield* status(zipKey, { headers })
        assert.deepInclude(settled.body, { state: "final", followed: false })
      })
    )
  })
})

it.live("a batch that one process has left open is followed by the next", () =>
  Effect.gen(function* () {
    const databaseUrl = Redacted.make(yield* migratedDatabase)
    const on = (concurrency: number) =>
      TestService.layerOn("Postgres", { databaseUrl, following: { ...hurriedFollowing(), concurrency } })
    const zipKey = yield* Effect.gen(function* () {
      const { sandbox } = yield* TestService
      const uploaded = yield* upload(invoiceBody(990000963))
      yield* sandbox.program({ operation: "GetStatusZip", behaviour: "pending" })
      assert.strictEqual((yield* status(uploaded.zipKey)).body.state, "open")
      return uploaded.zipKey
    }).pipe(Effect.provide(on(0)))
    const state = yield* eventually(stateOf(zipKey), (seen) => seen !== "open").pipe(Effect.provide(on(2)))
    assert.strictEqual(state, "final")
  }).pipe(Effect.provide(Sandbox.layer({ certificateDirectory, batches: { delay: 0 } })))
)
