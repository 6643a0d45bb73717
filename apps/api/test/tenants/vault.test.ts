import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { tokenWith } from "../support/tokenWith.ts"
import { invoiceBody, signingCertificate, serviceDatabases, TestService } from "../support/TestService.ts"

describe.each(serviceDatabases)("the vault, on %s", (database) => {
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    const call = Effect.fnUntraced(function* (method: string, path: string, body?: unknown) {
      const { url } = yield* TestService
      const token = yield* tokenWith(["companies:admin", "documents:read"])
      return yield* Effect.promise(async () => {
        const response = await fetch(`${url}/v1/certificates${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) })
        })
        const text = await response.text()
        return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
      })
    })

    const upload = () => {
      const { Content, Password } = signingCertificate()
      return { Content, Password }
    }

    it.effect("stores a certificate once, and its token signs", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const stored = yield* call("POST", "?companyId=1", upload())
        assert.strictEqual(stored.status, 201, JSON.stringify(stored.body))
        assert.match(stored.body.token, /^cert_[\w-]{43}$/u)
        assert.strictEqual(stored.body.nit, "900373115")
        assert.isAbove(stored.body.daysLeft, 0)
        const signed = yield* post({ ...invoiceBody(990000950), SigningCertificate: { Token: stored.body.token } })
        assert.strictEqual(signed.body.status, "submitted", JSON.stringify(signed.body))
        const listed = yield* call("GET", "?companyId=1")
        const { token: _, ...facts } = stored.body
        assert.deepInclude(listed.body.items, facts)
        assert.notInclude(JSON.stringify(listed.body), stored.body.token)
      })
    )

    it.effect("takes one from the development token, for its company and no other", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const ask = (method: string, path: string, body: unknown) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/${path}`, {
              method,
              headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
              body: JSON.stringify(body)
            })
            const text = await response.text()
            return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
          })
        const stored = yield* ask("POST", "certificates/?companyId=1", upload())
        assert.strictEqual(stored.status, 201, JSON.stringify(stored.body))
        const invoice = { ...invoiceBody(990000960), SigningCertificate: { Token: stored.body.token } }
        const signed = yield* post(invoice)
        assert.strictEqual(signed.body.status, "submitted", JSON.stringify(signed.body))
        const elsewhere = yield* post(invoice, { query: "companyId=2&providerId=1" })
        assert.strictEqual(elsewhere.status, 403)
        for (const [method, path, body] of [
          ["POST", "certificates?companyId=2", upload()],
          ["PUT", "companies/2", { Nit: "900373115" }],
          ["DELETE", "companies/2/data", {}],
          ["PUT", "providers/2", {}],
          ["POST", "tokens", { Name: "more", Scopes: ["documents:read"], Companies: ["2"], Providers: [] }]
        ] as const) {
          const refused = yield* ask(method, path, body)
          assert.strictEqual(refused.status, 403, `${method} ${path} ${JSON.stringify(refused.body)}`)
        }
      })
    )

    it.effect("deletes it on request, and then its token no longer signs", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body } = yield* call("POST", "?companyId=1", upload())
        assert.strictEqual((yield* call("DELETE", `/${body.id}?companyId=1`)).status, 204)
        assert.strictEqual((yield* call("DELETE", `/${body.id}?companyId=1`)).status, 404)
        const refused = yield* post({ ...invoiceBody(990000951), SigningCertificate: { Token: body.token } })
        assert.strictEqual(refused.status, 422)
        assert.strictEqual(refused.body.reason, "UnknownToken")
      })
    )

    it.effect("rejects unreadable certificates, and other companies", () =>
      Effect.gen(function* () {
        const wrong = yield* call("POST", "?companyId=1", { ...upload(), Password: "wrong" })
        assert.strictEqual(wrong.status, 422)
        assert.strictEqual(wrong.body.reason, "WrongPassword")
        assert.strictEqual((yield* call("POST", "?companyId=1", { Content: "%%%" })).status, 422)
        assert.strictEqual((yield* call("POST", "?companyId=2", upload())).status, 403)
        assert.strictEqual((yield* call("GET", "?companyId=2")).status, 403)
        assert.strictEqual((yield* call("DELETE", "/not-an-id?companyId=1")).status, 404)
      })
    )

    it.effect("reports the violations of a body, and shows nothing of it", () =>
      Effect.gen(function* () {
        const { Content } = upload()
        const invalidField = yield* call("POST", "?companyId=1", {
          Pasword: "open sesame",
          Content: { nested: Content }
        })
        assert.deepStrictEqual([invalidField.status, invalidField.body.type], [400, "urn:radicar:problem:invalid-body"])
        assert.deepStrictEqual(
          invalidField.body.violations.map(({ path, rule }: { path: string; rule: string }) => [rule, path]),
          [
            ["RAD03", "$.Pasword"],
            ["RAD02", "$.Content"]
          ]
        )
        const told = JSON.stringify(invalidField.body)
        for (const secret of ["open sesame", Content.slice(0, 20)]) assert.notInclude(told, secret)
        assert.strictEqual((yield* call("POST", "", upload())).status, 400)
      })
    )

    it.effect("gives a certificate to its company only, and not in the place of another", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const sql = yield* SqlClient.SqlClient
        const signWith = (token: string) => post({ ...invoiceBody(990000952), SigningCertificate: { Token: token } })
        const [{ body: first }, { body: second }] = [
          yield* call("POST", "?companyId=1", upload()),
          yield* call("POST", "?companyId=1", upload())
        ]
        yield* sql`update certificates set company_id = '2' where id = ${first.id}`
        assert.strictEqual((yield* signWith(first.token)).body.reason, "UnknownToken")
        assert.strictEqual((yield* call("DELETE", `/${first.id}?companyId=1`)).status, 404)
        yield* sql`
          update certificates set (nonce, sealed) = (select nonce, sealed from certificates where id = ${first.id})
          where id = ${second.id}`
        const moved = yield* signWith(second.token)
        assert.deepStrictEqual([moved.status, moved.body.type], [503, "urn:radicar:problem:service-unavailable"])
      })
    )

    it.effect("keeps neither key nor password nor token in the clear", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { body } = yield* call("POST", "?companyId=1", upload())
        const rows = yield* sql`select certificates::text as row, sealed from certificates`
        const text = rows.map(({ row }) => String(row)).join("\n")
        assert.notInclude(text, body.token)
        // DER of an RSA key's algorithm: 1.2.840.113549.1.1.1
        const algorithm = Buffer.from("06092a864886f70d010101", "hex")
        for (const { sealed } of rows) assert.isFalse(Buffer.from(sealed as Uint8Array).includes(algorithm))
      })
    )
  })
})
