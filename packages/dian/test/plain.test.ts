import { assert, beforeAll, afterAll, describe, it } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { envelope, type Envelope, readAnswer, statusEnvelope } from "@radicar/dian"
import { check, type CheckOptions, example, ForeignDocument, type Operation } from "@radicar/domain"
import { documentDefinitions } from "@radicar/domain/inner/type/documentDefinitions"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { openCertificate, parseXml, type SigningIdentity, sign } from "@radicar/signature"
import { read, render } from "@radicar/ubl"
import { Effect, ManagedRuntime, Redacted } from "effect"
import { clockAt } from "./support/clockAt.ts"

const now = new Date("2026-01-15T15:00:00.000Z")
const provider = { id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", pin: "12345" }
const options: CheckOptions = { now, provider }

/** The whole way of a document without Effect, against the sandbox, which shares no code with the packages. */
describe("a program without Effect", () => {
  const runtime = ManagedRuntime.make(Sandbox.layer({ certificateDirectory, clock: clockAt(now.toISOString()) }))
  let url: string
  let certificate: SigningIdentity
  let anchors: ReadonlyArray<Uint8Array>

  beforeAll(async () => {
    const issued = await runtime.runPromise(
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const issued = yield* sandbox.certificates.issue({ nit: "900373115", name: "Compañía S.A.S." })
        return { url: sandbox.url, authority: sandbox.certificates.subordinatePem, ...issued }
      })
    )
    url = issued.url
    anchors = [Buffer.from(issued.authority)]
    certificate = await openCertificate(issued.pkcs12, Redacted.value(issued.password), now)
  })

  afterAll(() => runtime.dispose())

  const valid = (operation: Operation, body: object = {}) => {
    const number = documentDefinitions[operation].exampleNumbers.from + 7
    const document = check({ ...example(operation, { number, now }), ...body }, { ...options, operation })
    if (!document.valid) throw new Error(JSON.stringify(document.violations))
    return document
  }

  const send = async ({ headers, octets, url: to, ...sent }: Envelope) => {
    const response = await fetch(to, { method: "POST", headers, body: octets })
    const { headers: received, status } = response
    return readAnswer(sent, { status, headers: received, body: await response.text() }, { now, anchors })
  }

  it.each(["InvoiceCreate", "SupportCreate", "PayrollCreate"] as const)(
    "%s: files it, and asks for it",
    async (operation) => {
      const document = valid(operation)
      const signed = sign(render(document), certificate, { now })
      const before = await send(statusEnvelope(document.key.value, certificate, { now, url }))
      assert.strictEqual(before.verdict, "unknownDocument")
      const answer = await send(envelope(document, signed, certificate, { now, url, sequence: 1 }))
      if (answer.verdict !== "accepted") throw new Error(JSON.stringify(answer))
      assert.deepStrictEqual([answer.evidence.documentKey, answer.evidence.degree], [document.key.value, "proven"])
      const after = await send(statusEnvelope(document.key.value, certificate, { now, url }))
      assert.strictEqual(after.verdict, "accepted")
    }
  )

  it("reads its own XML back as a body of the same key", () => {
    const document = valid("InvoiceCreate")
    const { bytes } = sign(render(document), certificate, { now })
    const back = read(parseXml(bytes))
    assert.deepStrictEqual(back?.key, { value: document.key.value, scheme: document.key.scheme })
    const { TechnicalKey } = JSON.parse(document.completed).NumberingRange
    const again = check(back?.body ?? "", { ...options, range: { Prefix: "SETP", TechnicalKey } })
    assert.strictEqual(again.valid && again.key.value, document.key.value)
  })

  it("reads the outcome of a message that is no answer", () => {
    const sent = { soapOperation: "SendBillSync", documentKey: "a".repeat(96) }
    const page = readAnswer(sent, { status: 503, body: "<html>" }, { now })
    assert.deepInclude(page, { verdict: "unanswered", outcome: "unknown", reason: "ServiceUnavailable" })
    const refused = readAnswer(sent, { status: 429, body: "" }, { now })
    assert.deepInclude(refused, { verdict: "unanswered", outcome: "refused", retryable: true })
  })

  it("is refused with a document that check has not returned", () => {
    const document = valid("InvoiceCreate")
    const signed = sign(render(document), certificate, { now })
    for (const foreign of [{ ...document }, JSON.parse(JSON.stringify(document)), undefined]) {
      assert.throws(() => render(foreign), ForeignDocument)
      assert.throws(() => envelope(foreign, signed, certificate, { now, sequence: 1 }), ForeignDocument)
    }
  })

  it("sends to the authority's own addresses over TLS, unless it names another", () => {
    const key = "a".repeat(96)
    assert.match(statusEnvelope(key, certificate, { now }).url, /^https:\/\/vpfe-hab\.dian\.gov\.co\//u)
    assert.match(statusEnvelope(key, certificate, { now, environment: "production" }).url, /^https:\/\/vpfe\.dian/u)
    assert.throws(() => statusEnvelope("abc", certificate, { now }), TypeError)
  })
})
