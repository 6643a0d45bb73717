import { assert, describe, it as test, layer } from "@effect/vitest"
import { parseJson } from "@radicar/domain/inner/json/parseJson"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { invoice } from "@radicar/domain/inner/type/invoice"
import { validateBody } from "@radicar/domain/inner/validate"
import { unzip } from "@radicar/zip/inner/unzip"
import { Effect, Fiber, Redacted, Result } from "effect"
import { SqlClient } from "effect/sql"
import { createHash } from "node:crypto"
import { availableParallelism } from "node:os"
import { vi } from "vitest"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { identifyLarge, numberLarge } from "../../src/filing/largeBody.ts"
import { HeavyWork } from "../../src/platform/work/HeavyWork.ts"
import { eventually } from "../support/eventually.ts"
import { doneInThreads } from "../support/scrape.ts"
import { anyDatabase, invoiceBody, TestService } from "../support/TestService.ts"

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** An invoice of `lines` lines, too many to be read in place. */
const largeInvoice = (number: number, changes: Record<string, unknown> = {}, lines = 1200) => {
  const example = invoiceBody(number)
  const items: ReadonlyArray<any> = Array.from({ length: lines }, (_, index) => example["Items"][index % 2])
  const gross = cents(items.reduce((sum, { SubtotalAmount }) => sum + SubtotalAmount, 0))
  const taxes = cents(items.reduce((sum, { Taxes }) => sum + (Taxes[0]?.Amount ?? 0), 0))
  return {
    ...example,
    Items: items,
    LegalMonetaryTotal: {
      ...example["LegalMonetaryTotal"],
      GrossAmount: gross,
      TaxExclusiveAmount: gross,
      TaxInclusiveAmount: cents(gross + taxes),
      PayableAmount: cents(gross + taxes)
    },
    ...changes
  }
}

describe("a body that is read in a thread", () => {
  const changes = { metrics: { host: "127.0.0.1", port: 0 } }
  layer(TestService.layer(anyDatabase, changes), { excludeTestServices: true })((it) => {
    it.effect("is one of many small elements as well, whatever its size", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoiceBody(990005090)
        const query = "companyId=1&providerId=1&complete=totals"
        for (const element of [{}, 1, { Taxes: [{}] }]) {
          const before = yield* doneInThreads("identifyLarge")
          const { SubtotalAmount: _, ...line } = body["Items"][0]
          const small = { ...body, Items: [line, ...Array.from({ length: 5000 }, () => element)] }
          assert.isBelow(JSON.stringify(small).length, 100_000)
          assert.strictEqual((yield* post(small, { query })).status, 400)
          assert.strictEqual(yield* doneInThreads("identifyLarge"), before + 1)
        }
        // twenty lines of the example are read in place
        const before = yield* doneInThreads("identifyLarge")
        const lines = Array.from({ length: 20 }, () => body["Items"][0])
        assert.strictEqual((yield* post({ ...body, Items: lines }, { query })).status, 400)
        assert.strictEqual(yield* doneInThreads("identifyLarge"), before)
      })
    )

    it.effect("is a RIPS of many users without fields", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const before = yield* doneInThreads("checkFiledRips")
        const rips = { usuarios: Array.from({ length: 20_000 }, () => ({})) }
        assert.isBelow(JSON.stringify(rips).length, 64 * 1024)
        const { body } = yield* post(rips, { path: "/v1/rips/check", query: "companyId=1" })
        assert.lengthOf(body.violations, 200)
        assert.strictEqual(yield* doneInThreads("checkFiledRips"), before + 1)
      })
    )

    it.effect("is filed, repeated and compared as any other", () =>
      Effect.gen(function* () {
        const { post, sandbox, stored } = yield* TestService
        const body = largeInvoice(990005001)
        assert.isAbove(JSON.stringify(body).length, 400_000)
        const before = yield* stored
        const parsed = yield* doneInThreads("identifyLarge")
        const first = yield* post(body)
        assert.strictEqual(yield* doneInThreads("identifyLarge"), parsed + 1)
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        assert.deepStrictEqual((yield* post(body)).body, first.body)
        const other = { ...body, Note: "another" }
        assert.strictEqual((yield* post(other)).status, 409)
        assert.strictEqual(yield* stored, before + 1)
        const document = (yield* sandbox.received).find(({ documentKey }) => documentKey === first.body.document.uuid)
        assert.isTrue(document?.accepted)
        assert.lengthOf(document?.xml.toString().match(/<cac:InvoiceLine>/gu) ?? [], 1200)
      })
    )

    it.effect("gets a number, and is recorded with it, without its secrets and as it was sent", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const body = largeInvoice(1)
        const { Number: _, ...unnumbered } = body as Record<string, any>
        const refused = yield* post(unnumbered)
        assert.deepInclude(refused.body.violations[0], { rule: "RAD09", path: "$.Number" })
        const headers = { "idempotency-key": "large" }
        const filed = yield* post(unnumbered, { headers })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual((yield* post(unnumbered, { headers })).body, filed.body)
        const file = (path: string) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/files/${path}`, {
              headers: { authorization: `Bearer ${developmentToken}` }
            })
            return new Uint8Array(await response.arrayBuffer())
          })
        const pdf = yield* file(`pdf/?uuid=${filed.body.document.uuid}`)
        assert.strictEqual(Buffer.from(pdf).toString("latin1", 0, 5), "%PDF-")
        const evidence = yield* file(`evidence/?submissionId=${filed.body.document.uuid}`)
        const parts = Result.getOrThrow(unzip(evidence))
        const { files } = JSON.parse(Buffer.from(parts[0]?.bytes ?? []).toString())
        assert.isAbove(files.length, 6)
        for (const { path, sha256 } of files) {
          const part = parts.find(({ name }) => name === path)
          assert.strictEqual(
            createHash("sha256")
              .update(part?.bytes ?? "")
              .digest("hex"),
            sha256,
            path
          )
        }
        const request = parts.find(({ name }) => name === "request.json")
        const { SigningCertificate: __, ...kept } = unnumbered
        const secrets = { NumberingRange: { ...kept["NumberingRange"], TechnicalKey: "0".repeat(40) } }
        assert.deepStrictEqual(JSON.parse(Buffer.from(request?.bytes ?? []).toString()), {
          ...kept,
          ...secrets,
          Number: Number(filed.body.document.number)
        })
      })
    )

    it.effect("gets the violations that the domain finds, all of them, and the notifications", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const wrong = largeInvoice(990005002, { Misspelt: 1, Note: 5, TypeCode: "99" })
        const answer = yield* post(wrong)
        const json = Result.getOrThrow(parseJson(JSON.stringify(wrong)))
        const software = { id: "", pin: Redacted.make("") }
        const now = fromEpochMillis(Date.now())
        const expected = validateBody(invoice, json, { environment: "2", now, software }, { language: "en" })
        assert.deepStrictEqual(answer.body.violations, expected.violations)
        assert.isAtLeast(answer.body.violations.length, 3)
      })
    )

    it.effect("is refused if it is malformed JSON, with the place, or not an object", () =>
      Effect.gen(function* () {
        const { url } = yield* TestService
        const send = (body: string) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/dian/invoices/?companyId=1&providerId=1`, {
              method: "POST",
              headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
              body
            })
            return { status: response.status, body: JSON.parse(await response.text()) }
          })
        const cut = yield* send(`\n${JSON.stringify(largeInvoice(1)).slice(0, 300_000)}`)
        assert.strictEqual(cut.status, 400)
        assert.include(cut.body.detail, "line 2, column 300001")
        const list = yield* send(`[${"1,".repeat(200_000)}1]`)
        assert.deepInclude(list.body.violations[0], { path: "$" })
      })
    )

    it.effect("can leave unknown fields to be ignored, and does not keep them", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { "x-radicar-unknown-fields": "ignore" }
        const body = largeInvoice(990005003)
        const filed = yield* post({ ...body, Misspelt: "x" }, { headers })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual((yield* post(body)).body, filed.body)
      })
    )
  })
})

/** A body without one of its fields. */
const without = (field: string, body: object) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== field))

describe("a large document that gets its number after it was checked", () => {
  const first = 990000001
  const now = Date.now()
  const invoice = without("SigningCertificate", largeInvoice(first))
  const identify = (body: object, padding = 0) =>
    identifyLarge.run({
      body: Buffer.from(JSON.stringify(body) + " ".repeat(padding)),
      completion: "{}",
      asked: {
        operation: "InvoiceCreate",
        environment: "2",
        now,
        software: { id: "5f2c0e2a", pin: "12345" },
        referencedInvoice: undefined,
        language: "en",
        unknownFields: "refuse",
        isFiling: true,
        isNumberedHere: true,
        completes: false,
        shows: false
      }
    })
  const hold = (padding = 0) => {
    const sent = identify(without("Number", invoice), padding)
    if (!("held" in sent) || sent.held === undefined) throw new Error(JSON.stringify(sent))
    return { ...sent, held: sent.held }
  }

  test("is the same document as one that states it", async () => {
    const { after, before, held, requestDigest } = hold()
    const stated = identify({ ...invoice, Number: first + 7 })
    if (!("before" in stated)) throw new Error(JSON.stringify(stated))
    const numbered = await numberLarge.run({ key: held.key, number: first + 7 })
    if (numbered === undefined || "findings" in numbered) throw new Error(JSON.stringify(numbered))
    const { document, octets } = stated
    assert.deepStrictEqual(numbered.document, document)
    assert.isTrue(
      octets !== undefined && numbered.octets !== undefined && Buffer.compare(octets, numbered.octets) === 0
    )
    assert.strictEqual(requestDigest, stated.requestDigest)
    const recorded = (parts: { readonly before: Uint8Array; readonly after: Uint8Array }) =>
      JSON.parse(Buffer.concat([parts.before, Buffer.from("1"), parts.after]).toString())
    assert.deepStrictEqual(recorded({ before, after }), recorded(stated))
    assert.isUndefined(stated.held)
    // it is held for one number
    assert.isUndefined(await numberLarge.run({ key: held.key, number: first + 8 }))
  })

  test("is refused a number outside its range as one that states it", async () => {
    const stated = identify({ ...invoice, Number: 1 })
    const { held } = hold()
    const refused = await numberLarge.run({ key: held.key, number: 1 })
    if (refused === undefined || !("findings" in refused) || !("findings" in stated)) throw new Error("not refused")
    assert.deepStrictEqual(refused.findings.violations, stated.findings.violations)
    assert.deepInclude(refused.findings.violations[0], { rule: "FAD05b", path: "$.Number" })
  })

  test("is held with others of 10 MiB at most, the newest ones, for half a minute", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const [oldest, second, newest] = [1, 2, 3].map(() => hold(4 * 1024 * 1024).held.key)
      const given = async (key = 0) => (await numberLarge.run({ key, number: first })) !== undefined
      assert.isFalse(await given(oldest))
      vi.advanceTimersByTime(29_000)
      assert.isTrue(await given(second))
      vi.advanceTimersByTime(1000)
      assert.isFalse(await given(newest))
    } finally {
      vi.useRealTimers()
    }
  })

  const changes = { metrics: { host: "127.0.0.1", port: 0 } }
  layer(TestService.layer("Postgres", changes), { excludeTestServices: true })((it) => {
    const body = without("Number", largeInvoice(first, {}, 200))
    const post = (key: string, changes: Record<string, unknown> = {}) =>
      Effect.flatMap(TestService, (service) =>
        service.post({ ...body, ...changes }, { headers: { "idempotency-key": key } })
      )
    const done = Effect.all([doneInThreads("identifyLarge"), doneInThreads("numberLarge")])

    it.effect("gets consecutive numbers where several are filed at once, and its own again if it is repeated", () =>
      Effect.gen(function* () {
        const filed = yield* Effect.all([post("one"), post("two"), post("three")], { concurrency: "unbounded" })
        const numbers = filed.map((answer) => answer.body.document?.number)
        assert.sameMembers(numbers, [990000000, 990000001, 990000002], JSON.stringify(filed))
        assert.deepStrictEqual((yield* post("two")).body, filed[1]?.body)
        assert.strictEqual((yield* post("two", { Note: "another" })).status, 422)
        const { post: send, query } = yield* TestService
        const dry = yield* send(body, { headers: { "idempotency-key": "dry" }, query: `${query}&dryRun=true` })
        assert.deepInclude(dry.body, { status: "valid", number: "SETP990000003" })
      })
    )

    it.effect("is checked once, also if it is repeated", () =>
      Effect.gen(function* () {
        const checks = Effect.fnUntraced(function* (key: string) {
          const [before] = yield* done
          yield* post(key)
          return (yield* done)[0] - before
        })
        // on a busy machine a thread may have released a document
        const fewest = (key: (attempt: number) => string) =>
          Effect.map(
            Effect.forEach([1, 2, 3], (attempt) => checks(key(attempt))),
            (counts) => Math.min(...counts)
          )
        assert.strictEqual(yield* fewest((attempt) => `once-${attempt}`), 1)
        assert.strictEqual(yield* fewest(() => "once-1"), 1)
      })
    )

    it.effect("keeps its place if the thread that checked it ends", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { threads } = yield* HeavyWork
        const waiting = sql<{ readonly n: number }>`
          select count(*)::int as n from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`
        const [checked, numbered] = yield* done
        // made before the claim waits: a statement of a request waits for half a minute
        const tooLong = { body: Buffer.from(JSON.stringify(Array.from({ length: 2_000_000 }, () => [1]))) }
        const filing = yield* sql.withTransaction(
          Effect.gen(function* () {
            const series = { environment: "sandbox", issuer_nit: "900373115", document_family: "01", prefix: "SETP" }
            yield* sql`select lock_series_1(${JSON.stringify(series)}::text::jsonb)`
            const posted = yield* Effect.forkDetach(post("four"), { startImmediately: true })
            yield* eventually(waiting, ([row]) => row?.n === 1)
            // one in each thread; a task that ends before the pool looks is sent again
            const stop = Effect.flip(threads.run("identifyLarge", tooLong as never, { key: "", processorMillis: 1 }))
            yield* Effect.all(
              Array.from({ length: availableParallelism() }, () => Effect.retry(stop, { while: () => true })),
              { concurrency: "unbounded" }
            )
            return posted
          })
        )
        const filed = yield* Fiber.join(filing)
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual(yield* done, [checked + 2, numbered + 1])
        const next = yield* post("five")
        assert.strictEqual(next.body.document.number, filed.body.document.number + 1)
      })
    )
  })
})
