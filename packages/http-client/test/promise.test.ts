import {
  createClient,
  type ClientOptions,
  InvalidDocument,
  NotFound,
  TooManyRequests,
  TransportError,
  Unauthorized
} from "@radicar/http-client/inner/plain"
import { assert, describe, it } from "@effect/vitest"
import { example } from "@radicar/domain/inner/plain"
import { createHash } from "node:crypto"
import { inspect } from "node:util"
import { invoiceText } from "./support/invoiceText.ts"
import { type Fate, proxy } from "./support/proxy.ts"
import { service } from "./support/service.ts"
import { adminToken, developmentToken } from "./support/tokens.ts"

const query = { companyId: "1", providerId: "1" }
const retry = { firstPause: 10 }

const clientOf = (url: string, more: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: url, token: developmentToken, retry, ...more })

const through = async (...fates: ReadonlyArray<Fate>) => {
  const between = await proxy(service.url, ...fates)
  return { between, client: clientOf(between.url) }
}

/** What a promise rejects with. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => assert.fail("it did not reject"),
    (error: unknown) => error
  )

describe("an answer that is lost", () => {
  it.each([
    ["before it began", "lose"],
    ["in the middle", "cut"]
  ] as const)("%s: the document is sent again, and filed once", async (_when, fate) => {
    const number = fate === "lose" ? 990000101 : 990000102
    const { between, client } = await through(fate, "pass")
    using _ = between
    const result = await client.submit("InvoiceCreate", invoiceText(number), { query })
    assert.strictEqual(result.status, "submitted")
    assert.strictEqual(between.requests.length, 2)
    const [first, second] = between.requests
    assert.strictEqual(second?.body, first?.body)
    assert.match(String(first?.headers["idempotency-key"]), /^[0-9a-f]{32}$/u)
    assert.strictEqual(second?.headers["idempotency-key"], first?.headers["idempotency-key"])
    assert.strictEqual(await service.filed(number), 1)
    const found = client.submissions.list({ query: { companyId: "1", number: String(number) } })
    assert.deepStrictEqual(
      (await found.page()).items.map((item) => item.result),
      [result]
    )
  })

  it("is not repeated where the same would be done twice", async () => {
    using between = await proxy(service.url, "lose", "pass")
    const client = clientOf(between.url, { token: adminToken })
    const payload = { Name: "made once", Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] }
    const error = await rejection(client.tokens.create({ payload }))
    assert.instanceOf(error, TransportError)
    assert.strictEqual(error.outcome, "unknown")
    assert.strictEqual(between.requests.length, 1)
    const { items } = await client.tokens.list().page()
    assert.strictEqual(items.filter(({ name }) => name === "made once").length, 1)
  })

  it("is repeated, whatever it does, where no connection was made", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
    let calls = 0
    const unsteady: typeof fetch = (...args) =>
      calls++ === 0 ? Promise.reject(new TypeError("fetch failed", { cause: refused })) : fetch(...args)
    const client = clientOf(service.url, { token: adminToken, fetch: unsteady })
    const payload = { Name: "made at last", Scopes: ["documents:read"], Companies: ["1"], Providers: ["1"] }
    assert.strictEqual((await client.tokens.create({ payload })).name, "made at last")
    assert.strictEqual(calls, 2)
  })

  it("is told when there was none at last, with what is known", async () => {
    const { between, client } = await through({ status: 502, headers: { "content-type": "text/html" }, body: "<h1>" })
    using _ = between
    const error = await rejection(client.submissions.get({ params: { id: "0".repeat(96) } }))
    assert.instanceOf(error, TransportError)
    assert.deepInclude({ ...error }, { outcome: "unknown", status: 502 })
    assert.strictEqual(between.requests.length, 4)
    between[Symbol.dispose]()
    const refused = await rejection(client.tokens.create({ payload: { Scopes: ["documents:read"] } }))
    assert.instanceOf(refused, TransportError)
    assert.strictEqual(refused.outcome, "notSent")
  })
})

describe("a service that is asked too often", () => {
  const problem = (retryAfter: number): Fate => ({
    status: 429,
    headers: { "content-type": "application/problem+json", "retry-after": String(retryAfter) },
    body: JSON.stringify({
      type: "urn:radicar:problem:too-many-requests",
      status: 429,
      title: "Too many requests",
      retryAfter
    })
  })

  it("is asked again when it has said", async () => {
    const { between, client } = await through(problem(1), "pass")
    using _ = between
    assert.isArray((await client.companies.list().page()).items)
    const [first, second] = between.requests
    assert.isAtLeast((second?.at ?? 0) - (first?.at ?? 0), 1000)
  })

  it("is not waited for longer than is wanted", async () => {
    const { between, client } = await through(problem(42), "pass")
    using _ = between
    const error = await rejection(client.companies.list().page())
    assert.instanceOf(error, TooManyRequests)
    assert.strictEqual(error.retryAfter, 42)
    assert.strictEqual(between.requests.length, 1)
  })
})

describe("an end from outside", () => {
  it("aborts in the middle, with the signal's reason", async () => {
    const { between, client } = await through("hold")
    using _ = between
    const controller = new AbortController()
    const call = rejection(client.companies.list({}, { signal: controller.signal }).page())
    await between.passed()
    controller.abort()
    const error = await call
    assert.instanceOf(error, DOMException)
    assert.strictEqual(error.name, "AbortError")
    const reason = new Error("the user has gone")
    assert.strictEqual(await rejection(client.companies.list({}, { signal: AbortSignal.abort(reason) }).page()), reason)
    assert.strictEqual(between.requests.length, 1)
  })

  it("ends a call whose time has passed, of the call before that of the client", async () => {
    using between = await proxy(service.url, "hold")
    for (const error of [
      await rejection(clientOf(between.url, { timeout: 50 }).companies.list().page()),
      await rejection(
        clientOf(between.url, { timeout: 2 ** 30 })
          .companies.list({}, { timeout: 50 })
          .page()
      )
    ]) {
      assert.instanceOf(error, DOMException)
      assert.strictEqual(error.name, "TimeoutError")
    }
  })
})

describe("a refusal", () => {
  it("is the contract's class, with what it carries", async () => {
    const client = clientOf(service.url, { language: "es" })
    const text = invoiceText(990000103).replace(`"CityCode":"11001"`, `"CityCode":"99999"`)
    const error = await rejection(client.submit("InvoiceCreate", text, { query }))
    assert.instanceOf(error, InvalidDocument)
    assert.instanceOf(error, Error)
    assert.strictEqual(error.type, "urn:radicar:problem:invalid-document")
    assert.strictEqual(error.status, 400)
    assert.include(
      error.violations.map(({ path }) => path),
      "$.CompanyParty.PhysicalLocation.CityCode"
    )
    const checked = await client.validate("InvoiceCreate", text, { query })
    assert.deepStrictEqual(checked.violations, error.violations)

    assert.instanceOf(await rejection(client.submissions.get({ params: { id: "0".repeat(96) } })), NotFound)
    assert.instanceOf(await rejection(clientOf(service.url, { token: "no" }).companies.list().page()), Unauthorized)
    assert.instanceOf(await rejection(client.submissions.get({ params: { id: ".." } })), TypeError)
  })

  it("of a document without number and key stays, and a key of the caller's numbers it", async () => {
    const client = clientOf(service.url)
    const text = invoiceText(0, { Number: null })
    const error = await rejection(client.submit("InvoiceCreate", text, { query }))
    assert.instanceOf(error, InvalidDocument)
    assert.include(
      error.violations.map(({ rule }) => rule),
      "RAD09"
    )
    const numbered = { query, headers: { "idempotency-key": "sale-1" } }
    const { document } = await client.submit("InvoiceCreate", text, numbered)
    assert.deepStrictEqual((await client.submit("InvoiceCreate", text, numbered)).document, document)
  })
})

describe("lists, files and bodies", () => {
  it("goes through all pages, each when it is wanted", async () => {
    const { between, client } = await through("pass")
    using _ = between
    const uuids = new Set<string | undefined>()
    for (const number of [990000110, 990000111, 990000112, 990000113, 990000114]) {
      const { document } = await client.documents
        .invoiceCreate({ query, payload: invoiceText(number) })
        .then((answer) => ("valid" in answer ? assert.fail("not filed") : answer))
      uuids.add(document.uuid)
    }
    const filed = between.requests.length
    const list = client.submissions.list({ query: { companyId: "1", limit: "2" } })
    assert.strictEqual(between.requests.length, filed)
    for await (const { result } of list) {
      assert.isTrue(uuids.has(result?.document.uuid))
      break
    }
    assert.strictEqual(between.requests.length, filed + 1)
    const found: Array<string> = []
    for await (const { submissionId } of list) found.push(submissionId)
    assert.strictEqual(new Set(found).size, found.length)
    assert.isAtLeast(found.length, 5)
    assert.strictEqual(between.requests.length, filed + 1 + Math.ceil(found.length / 2))
    const { next } = await list.page()
    const second = await client.submissions.list({ query: { companyId: "1", limit: "2", cursor: next ?? "" } }).page()
    assert.deepStrictEqual(
      second.items.map(({ submissionId }) => submissionId),
      found.slice(2, 4)
    )
  })

  it("files a typed body in which the same thing is absent in different spellings", async () => {
    const client = clientOf(service.url)
    const { SigningCertificate } = JSON.parse(invoiceText(990000121))
    const {
      DueDate: _,
      LegalMonetaryTotal: __,
      ...stated
    } = example("InvoiceCreate", { number: 990000121, now: new Date() })
    const body = {
      ...stated,
      SigningCertificate,
      CurrencyCode: "",
      Note: null,
      OrderReference: [],
      Delivery: { Date: "0001-01-01T00:00:00", PhysicalLocation: { Address: "", CityCode: null } },
      LegalMonetaryTotal: null,
      CustomizePrintFormat: ""
    } as const
    const totals = { ...query, complete: "totals" } as const
    const { document, status } = await client.submit("InvoiceCreate", body, { query: totals })
    assert.strictEqual(status, "submitted")
    const sparse = { ...stated, SigningCertificate }
    const again = await client.submit("InvoiceCreate", { ...sparse, Note: "", OrderReference: null }, { query: totals })
    assert.strictEqual(again.document.uuid, document.uuid)
    // @ts-expect-error a misspelt field
    const misspelt = client.submit("InvoiceCreate", { ...body, Itms: [] }, { query: totals })
    assert.instanceOf(await rejection(misspelt), InvalidDocument)
  })

  it("files a body of objects, and streams its files", async () => {
    const client = clientOf(service.url)
    const body = JSON.parse(invoiceText(990000120))
    const answer = await client.documents.invoiceCreate({ query, payload: body })
    if ("valid" in answer) return assert.fail("not filed")
    const { uuid } = answer.document
    const pdf = await client.files.pdf({ query: { uuid } })
    assert.strictEqual(pdf.contentType, "application/pdf")
    assert.match(String(pdf.filename), /\.pdf$/u)
    const octets = Buffer.from(await new Response(pdf.stream).arrayBuffer())
    assert.strictEqual(octets.subarray(0, 5).toString("latin1"), "%PDF-")
    // the service names a file by its digest
    assert.strictEqual(pdf.etag, `"${createHash("sha256").update(octets).digest("base64url")}"`)

    const evidence = await client.files.evidence({ query: { submissionId: uuid } })
    assert.strictEqual(evidence.contentType, "application/zip")
    await evidence.stream.cancel()
    const { url } = await client.files.url({ query: { uuid, type: "xml" } })
    const link = url.slice(url.lastIndexOf("/") + 1)
    const opened = await client.linkedFiles.open({ params: { link } })
    assert.include(await new Response(opened.stream).text(), uuid)
    assert.instanceOf(await rejection(client.files.pdf({ query: { uuid: "0".repeat(96) } })), NotFound)
  })

  it("answers settings as they stand on the wire", async () => {
    const client = clientOf(service.url, { token: adminToken })
    const SoftwareProvider = { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" }
    const { settings } = await client.providers.put({
      headers: {},
      params: { id: "77" },
      payload: { Name: "Ours", SoftwareProvider }
    })
    assert.deepInclude(settings, { Name: "Ours" })
    assert.isUndefined(await client.providers.remove({ params: { id: "77" } }))
  })
})

describe("a token", () => {
  it("is shown neither by the client nor by what it rejects with", async () => {
    const token = "token-that-nobody-may-see"
    const client = clientOf(service.url, { token })
    using cut = await proxy(service.url, { status: 500 })
    const errors = [
      await rejection(client.companies.list().page()),
      await rejection(clientOf(cut.url, { token }).companies.list().page()),
      await rejection(clientOf("http://127.0.0.1:1", { token }).companies.list().page())
    ]
    for (const shown of [client, ...errors]) {
      assert.notInclude(`${JSON.stringify(shown)}${inspect(shown, { depth: 20, showHidden: true })}`, token)
    }
    assert.throws(() => clientOf("http://user:secret@127.0.0.1"), /credentials/u)
  })
})
