import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { SqlClient } from "effect/sql"
import { randomUUID } from "node:crypto"
import { eventually } from "../support/eventually.ts"
import { hurriedFollowing } from "../support/hurriedFollowing.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { adminToken, invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const ask = (
  method: string,
  path: string,
  { body, token, ...headers }: { readonly body?: unknown; readonly token?: string; readonly "if-match"?: string } = {}
) =>
  Effect.flatMap(TestService, (service) =>
    Effect.promise(async () => {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token ?? service.token}`,
          "content-type": "application/json",
          "accept-language": "en",
          ...headers
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) })
      })
      const text = await response.text()
      return {
        status: response.status,
        text,
        body: text === "" ? undefined : JSON.parse(text),
        etag: response.headers.get("etag") ?? ""
      }
    })
  )

const at = (id: string, companyId = "1") => `/v1/drafts/${id}?companyId=${companyId}`

const draftOf = (Body: object, more: object = {}) => ({ Operation: "InvoiceCreate", TypeCode: "01", Body, ...more })

const idsOf = (token?: string, companyId = "1") =>
  Effect.map(ask("GET", `/v1/drafts?companyId=${companyId}`, token === undefined ? {} : { token }), ({ body }) =>
    body.items.map(({ id }: { readonly id: string }) => id)
  )

describe.each(["PGlite", "Postgres"] as const)("drafts, on %s", (database) => {
  const hurried = hurriedFollowing()
  const following = { ...hurried, watch: { ...hurried.watch, erasures: "1 second" } } as const
  const service = TestService.layerOn(database, {
    adminToken: Redacted.make(adminToken),
    following
  }).pipe(Layer.provide(Sandbox.layer({ certificateDirectory })))
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("keep every digit and are listed, shown and deleted", () =>
      Effect.gen(function* () {
        const id = randomUUID()
        const sent = `{"Operation":"InvoiceCreate","Party":"Ana & Cía.","Total":"10.50","Body":{"Items":[{"Price":10.50,"Quantity":123456789012345.678901}]}}`
        const stored = yield* ask("PUT", at(id), { body: sent })
        assert.strictEqual(stored.status, 200, stored.text)
        const { updated, ...listed } = stored.body
        assert.deepStrictEqual(listed, {
          id,
          operation: "InvoiceCreate",
          state: "open",
          party: "Ana & Cía.",
          total: "10.50"
        })
        assert.isBelow(Math.abs(Date.parse(updated) - Date.now()), 3_600_000)
        const shown = yield* ask("GET", at(id))
        assert.strictEqual(shown.etag, stored.etag)
        assert.include(shown.text, '"body":{"Items":[{"Price":10.50,"Quantity":123456789012345.678901}]}')
        assert.deepStrictEqual(yield* idsOf(), [id])
        assert.strictEqual((yield* ask("DELETE", at(id))).status, 204)
        assert.strictEqual((yield* ask("GET", at(id))).status, 404)
        assert.strictEqual((yield* ask("DELETE", at(id))).status, 404)
        assert.deepStrictEqual(yield* idsOf(), [])
      })
    )

    it.effect("are replaced only in the version that If-Match names", () =>
      Effect.gen(function* () {
        const id = randomUUID()
        const { etag } = yield* ask("PUT", at(id), { body: draftOf({ Note: "1" }) })
        const second = yield* ask("PUT", at(id), { body: draftOf({ Note: "2" }, { State: "sent" }), "if-match": etag })
        assert.strictEqual(second.body.state, "sent")
        const older = yield* ask("PUT", at(id), { body: draftOf({ Note: "old" }), "if-match": etag })
        assert.strictEqual(older.status, 412, older.text)
        assert.deepStrictEqual((yield* ask("GET", at(id))).body.body, { Note: "2" })
        yield* ask("DELETE", at(id))
        const gone = yield* ask("PUT", at(id), { body: draftOf({}), "if-match": second.etag })
        assert.strictEqual(gone.status, 412, gone.text)
      })
    )

    it.effect("belong to the token and the company that made them", () =>
      Effect.gen(function* () {
        const id = randomUUID()
        const token = yield* tokenWith(["documents:write"])
        const { etag } = yield* ask("PUT", at(id), { body: draftOf({ Note: "mine" }) })
        assert.deepStrictEqual(yield* idsOf(token), [])
        assert.strictEqual((yield* ask("GET", at(id), { token })).status, 404)
        assert.strictEqual((yield* ask("DELETE", at(id), { token })).status, 404)
        const theirs = yield* ask("PUT", at(id), { token, body: draftOf({ Note: "theirs" }), "if-match": etag })
        assert.strictEqual(theirs.status, 412)
        yield* ask("PUT", at(id), { token, body: draftOf({ Note: "theirs" }) })
        assert.deepStrictEqual((yield* ask("GET", at(id))).body.body, { Note: "mine" })
        assert.strictEqual((yield* ask("GET", at(id, "2"), { token })).status, 403)
        const reader = yield* tokenWith(["documents:read"])
        assert.strictEqual((yield* ask("GET", at(id), { token: reader })).status, 403)
        for (const each of [{}, { token }]) assert.strictEqual((yield* ask("DELETE", at(id), each)).status, 204)
      })
    )

    it.effect("take no secret, and name its field", () =>
      Effect.gen(function* () {
        const id = randomUUID()
        for (const [body, path] of [
          [{ SigningCertificate: signingCertificate() }, "$.Body.SigningCertificate"],
          [{ SoftwareProvider: { Pin: "12345" } }, "$.Body.SoftwareProvider.Pin"],
          [{ NumberingRange: { TechnicalKey: "f".repeat(40) } }, "$.Body.NumberingRange.TechnicalKey"],
          [{ Items: [{ password: "secreta" }] }, "$.Body.Items[0].password"]
        ] as const) {
          const refused = yield* ask("PUT", at(id), { body: draftOf(body) })
          assert.strictEqual(refused.status, 400, refused.text)
          assert.strictEqual(refused.body.violations[0].path, path)
          assert.notInclude(refused.text, "secreta")
        }
        assert.strictEqual((yield* ask("GET", at(id))).status, 404)
        const unknown = yield* ask("PUT", at(id), { body: { Operation: "Destroy", Body: {} } })
        assert.strictEqual(unknown.status, 400)
        assert.strictEqual((yield* ask("GET", at("no-uuid"))).status, 400)
      })
    )

    it.effect("are at most 100 of 256 KiB for each caller", () =>
      Effect.gen(function* () {
        const token = yield* tokenWith(["documents:write"], ["5"])
        const large = draftOf({ Note: "x".repeat(256 * 1024) })
        const refused = yield* ask("PUT", at(randomUUID(), "5"), { token, body: large })
        assert.deepInclude([refused.status, refused.body.limit], 262_144, refused.text)
        assert.strictEqual(refused.status, 413)
        const ids = Array.from({ length: 100 }, () => randomUUID())
        for (const id of ids) {
          const { status } = yield* ask("PUT", at(id, "5"), { token, body: draftOf({}) })
          assert.strictEqual(status, 200)
        }
        const full = yield* ask("PUT", at(randomUUID(), "5"), { token, body: draftOf({}) })
        assert.deepInclude(full.body, { type: "urn:radicar:problem:draft-refused", reason: "full" }, full.text)
        assert.strictEqual(full.status, 409)
        const [first = ""] = ids
        assert.strictEqual((yield* ask("PUT", at(first, "5"), { token, body: draftOf({}) })).status, 200)
        assert.deepStrictEqual(yield* idsOf(token, "5"), [first, ...ids.slice(1).toReversed()])
      })
    )

    it.effect("go when they are filed under their id, which then names the document", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const id = randomUUID()
        const { Number: number, SigningCertificate, ...body } = invoiceBody(990_000_000)
        const { etag } = yield* ask("PUT", at(id), { body: draftOf({ Note: "borrador" }) })
        const other = randomUUID()
        yield* ask("PUT", at(other), { body: draftOf({ Note: "otro" }) })
        const filed = yield* post(
          { ...body, Number: number, SigningCertificate },
          { headers: { "idempotency-key": id } }
        )
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        const { uuid } = filed.body.document
        assert.deepStrictEqual(yield* sql`select id::text from drafts where company_id = '1'`, [{ id: other }])
        const late = yield* ask("PUT", at(id), { body: draftOf({ Note: "older" }), "if-match": etag })
        for (const answer of [late, yield* ask("PUT", at(id), { body: draftOf({}) }), yield* ask("GET", at(id))]) {
          assert.strictEqual(answer.status, 409, answer.text)
          assert.deepInclude(answer.body, { type: "urn:radicar:problem:draft-refused", reason: "filed", uuid })
        }
        assert.deepStrictEqual(yield* idsOf(), [other])
        yield* ask("DELETE", at(other))
      })
    )

    it.effect("go 30 days after their last change", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [old, young] = [randomUUID(), randomUUID()]
        for (const id of [old, young]) yield* ask("PUT", at(id), { body: draftOf({}) })
        yield* sql`update drafts set updated_at = now() - interval '30 days 1 minute' where id = ${old}`
        yield* sql`update drafts set updated_at = now() - interval '29 days 23 hours' where id = ${young}`
        assert.deepStrictEqual(yield* eventually(idsOf(), ({ length }) => length === 1), [young])
      })
    )
  })
})
