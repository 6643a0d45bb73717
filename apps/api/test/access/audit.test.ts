import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { hangMillis } from "@radicar/fixtures/hang"
import { Effect, Fiber, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUIDv7 } from "node:crypto"
import { AuditLog } from "../../src/access/AuditLog.ts"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const adminToken = "first-token-of-the-installation-0123456789abcdef"

interface Item {
  readonly operation: string
  readonly status?: number
  readonly problem?: string
  readonly subject?: string
  readonly detail?: unknown
  readonly companyId?: string
  readonly requestId: string
  readonly tokenId: string
  readonly at: string
}

const call = (method: string, path: string, token = adminToken, body?: unknown) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      const bytes = await response.arrayBuffer()
      const isJson = (response.headers.get("content-type") ?? "").includes("json")
      return { status: response.status, body: isJson ? JSON.parse(Buffer.from(bytes).toString("utf8")) : undefined }
    })
  )

const log = (query = "", token = adminToken) =>
  Effect.map(call("GET", `/v1/audit?${query}`, token), ({ body, status }) => {
    assert.strictEqual(status, 200, JSON.stringify(body))
    return body as { readonly items: ReadonlyArray<Item>; readonly next?: string }
  })

describe.each(serviceDatabases)("the audit log, on %s", (database) => {
  const service = TestService.layerOn(database, { adminToken: Redacted.make(adminToken) }).pipe(
    Layer.provide(Sandbox.layer({ certificateDirectory }))
  )
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("records who did what with which document, including refusals, but no queries or dry runs", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const filed = yield* post(invoiceBody(990004300), { headers: { "x-request-id": "order-1042" } })
        const { uuid } = filed.body.document
        yield* post(invoiceBody(990004300, { Note: "Otra" }))
        yield* post({ ...invoiceBody(990004301), Note: 1 })
        yield* post(invoiceBody(990004301), { query: "companyId=1&providerId=1&dryRun=true" })
        yield* call("GET", `/v1/files/pdf/?uuid=${uuid}`, developmentToken)
        yield* call("GET", `/v1/submissions?companyId=1`, developmentToken)
        const { items } = yield* log("companyId=1")
        assert.deepStrictEqual(
          items.map(({ operation, problem, status, subject }) => [operation, status, problem, subject]),
          [
            ["InvoiceCreate", 200, undefined, uuid],
            ["InvoiceCreate", 409, "NumberConflict", undefined],
            ["InvoiceCreate", 400, "InvalidDocument", undefined]
          ]
        )
        assert.strictEqual(items[0]?.requestId, "order-1042")
        assert.isBelow(Math.abs(Date.parse(items[0]?.at ?? "") - Date.now()), hangMillis)
        const everybody = yield* log()
        const download = everybody.items.find(({ operation }) => operation === "filePdfGetItem")
        assert.deepInclude({ ...download }, { status: 200, subject: uuid, tokenId: items[0]?.tokenId ?? "" })
      })
    )

    it.effect("has an entry for an export, which leaves the service like a file", () =>
      Effect.gen(function* () {
        const exported = "/v1/submissions/export?companyId=1&format=csv"
        assert.strictEqual((yield* call("GET", `${exported}&layout=dian`, developmentToken)).status, 200)
        assert.strictEqual((yield* call("GET", `${exported}&cursor=x`, developmentToken)).status, 400)
        const { items } = yield* log("companyId=1&limit=200")
        assert.deepStrictEqual(
          items.flatMap(({ detail, operation, status }) =>
            operation === "SubmissionExport" ? [[status, detail]] : []
          ),
          [
            [200, '{"format":"csv","layout":"dian"}'],
            [400, undefined]
          ]
        )
      })
    )

    it.effect("names the company of documents that are retried together, if they are of one", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const first = (yield* post(invoiceBody(990004320))).body.document.uuid
        const second = (yield* post(invoiceBody(990004321))).body.document.uuid
        const retried = yield* call("POST", "/v1/submissions/retry", developmentToken, { Ids: [first, second] })
        assert.strictEqual(retried.status, 200)
        const { items } = yield* log("companyId=1&limit=200")
        assert.deepStrictEqual(
          items.flatMap(({ detail, operation }) => (operation === "SubmissionRetryMany" ? [detail] : [])),
          ['{"submissions":2}']
        )
      })
    )

    it.effect("has one entry for a filing, whether or not its caller waits", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const entriesOf = (requestId: string) =>
          Effect.map(log("companyId=1&limit=200"), ({ items }) =>
            items.flatMap((item) =>
              item.requestId === requestId ? [[item.status, item.problem, item.subject] as const] : []
            )
          )
        const bodies = new Map<number, unknown>()
        const filed = Effect.fnUntraced(function* (number: number, requestId: string) {
          const body = bodies.get(number) ?? invoiceBody(number)
          bodies.set(number, body)
          return (yield* post(body, { headers: { "x-request-id": requestId } })).body.document?.uuid
        })
        const uuid = yield* filed(990004310, "accepted")
        assert.deepStrictEqual(yield* entriesOf("accepted"), [[200, undefined, uuid]])
        yield* filed(990004310, "repeated")
        assert.deepStrictEqual(yield* entriesOf("repeated"), [[200, undefined, uuid]])
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "rejected-with-empty-messages", times: 1 })
        const rejected = yield* filed(990004311, "rejected")
        assert.deepStrictEqual(yield* entriesOf("rejected"), [[200, undefined, rejected]])
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "drop-before-processing", times: 1 })
        const open = yield* filed(990004312, "open")
        assert.deepStrictEqual(yield* entriesOf("open"), [[202, undefined, open]])
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "invalid-security-fault", times: 2 })
        yield* filed(990004313, "refused")
        assert.deepStrictEqual(yield* entriesOf("refused"), [[503, "ServiceUnavailable", undefined]])
        yield* sandbox.program({ operation: "SendBillSync", behaviour: "slow", delay: "500 millis", times: 1 })
        const caller = yield* Effect.forkChild(filed(990004314, "left"))
        yield* eventually(sandbox.received, (all) => all.some(({ number }) => number === "SETP990004314"))
        yield* Fiber.interrupt(caller)
        const settled = yield* filed(990004314, "came-back")
        assert.deepStrictEqual(yield* entriesOf("came-back"), [[200, undefined, settled]])
        assert.deepStrictEqual(yield* entriesOf("left"), [[undefined, undefined, undefined]])
      })
    )

    it.effect("records administration, and shows administrators of a company nothing of others", () =>
      Effect.gen(function* () {
        const made = yield* call("POST", "/v1/tokens", adminToken, {
          Scopes: ["companies:admin", "audit:read"],
          Companies: ["31"]
        })
        yield* call("PUT", "/v1/companies/31", String(made.body.token), { Name: "Una" })
        yield* call("PUT", "/v1/companies/32", adminToken, { Name: "Otra" })
        yield* call("DELETE", "/v1/companies/32")
        const own = yield* log("", String(made.body.token))
        assert.deepStrictEqual(
          own.items.map(({ companyId, operation, subject, tokenId }) => [operation, companyId, subject, tokenId]),
          [["CompanyPut", "31", "31", made.body.id]]
        )
        assert.strictEqual((yield* call("GET", "/v1/audit?companyId=32", String(made.body.token))).status, 403)
        const all = (yield* log()).items
        const creation = all.find(({ subject }) => subject === made.body.id)
        assert.deepInclude({ ...creation }, { operation: "TokenCreate", status: 201 })
        assert.isTrue(all.some(({ companyId, operation }) => operation === "CompanyDelete" && companyId === "32"))
        assert.notInclude(JSON.stringify(all), String(made.body.token))
      })
    )

    it.effect("comes in pages that neither repeat nor leave out", () =>
      Effect.gen(function* () {
        for (let index = 0; index < 5; index++) yield* call("DELETE", "/v1/companies/33")
        const whole = yield* log("companyId=33&limit=200")
        assert.lengthOf(whole.items, 5)
        assert.isUndefined(whole.next)
        const paged: Array<Item> = []
        let cursor = ""
        do {
          const page = yield* log(`companyId=33&limit=2${cursor}`)
          paged.push(...page.items)
          cursor = page.next === undefined ? "" : `&cursor=${page.next}`
        } while (cursor !== "")
        assert.deepStrictEqual(paged, [...whole.items])
        assert.isEmpty((yield* log("companyId=33&to=2020-01-01")).items)
        assert.lengthOf((yield* log("companyId=33&from=2020-01-01")).items, 5)
        assert.strictEqual((yield* call("GET", "/v1/audit?cursor=nonsense")).status, 400)
      })
    )

    it.effect("rejects every update and deletion of its entries", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        yield* call("DELETE", "/v1/companies/34")
        const before = yield* sql`select * from audit_log order by id`
        for (const statement of [
          sql`update audit_log set status = 200`,
          sql`delete from audit_log`,
          sql`truncate audit_log`
        ]) {
          assert.include(JSON.stringify(yield* Effect.flip(statement)), "is_only_added_to")
        }
        assert.deepStrictEqual(yield* sql`select * from audit_log order by id`, before)
      })
    )

    it.effect("keeps the first entry of an id that is added again", () =>
      Effect.gen(function* () {
        const audit = yield* AuditLog
        const id = randomUUIDv7()
        const nothing = {
          companyId: "35",
          providerId: undefined,
          subject: undefined,
          problem: undefined,
          detail: undefined
        }
        const entry = { id, requestId: "twice", tokenId: "somebody", operation: "InvoiceCreate", ...nothing }
        yield* audit.add({ ...entry, status: 200 })
        yield* audit.add({ ...entry, status: 503 })
        const found = yield* audit.list({ companyIds: ["35"], limit: 10 })
        assert.deepStrictEqual(
          found.map(({ status }) => status),
          [200]
        )
      })
    )

    it.effect("takes addresses of any form without a defect", () =>
      Effect.gen(function* () {
        for (const path of [
          "/v1/companies/%00",
          "/v1/dian/invoices/?companyId=%00&providerId=%27",
          "/v1/files/pdf/?uuid=%00"
        ]) {
          const method = path.startsWith("/v1/files") ? "GET" : path.startsWith("/v1/dian") ? "POST" : "DELETE"
          assert.isBelow((yield* call(method, path)).status, 500, path)
        }
      })
    )
  })
})
