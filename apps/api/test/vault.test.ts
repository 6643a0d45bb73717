import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { SqlClient } from "effect/sql"
import { developmentToken } from "../src/tenancy/DevelopmentTenant.ts"
import { invoiceBody, signingCertificate, type TestDatabase, TestService } from "./support/TestService.ts"

const databases: ReadonlyArray<TestDatabase> = ["PGlite", "Postgres"]

describe.each(databases)("the vault, on %s", (database) => {
  layer(TestService.layer(database), { timeout: "1 minute", excludeTestServices: true })((it) => {
    const call = (method: string, path: string, body?: unknown) =>
      Effect.flatMap(TestService, ({ url }) =>
        Effect.promise(async () => {
          const response = await fetch(`${url}/v1/certificates${path}`, {
            method,
            headers: { authorization: `Bearer ${developmentToken}`, "content-type": "application/json" },
            ...(body === undefined ? {} : { body: JSON.stringify(body) })
          })
          const text = await response.text()
          return { status: response.status, body: text === "" ? undefined : JSON.parse(text) }
        })
      )

    const upload = () => {
      const { Content, Password } = signingCertificate()
      return { content: Content, password: Password }
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

    it.effect("forgets it when told, and then its token signs no more", () =>
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

    it.effect("refuses what does not open, and other companies", () =>
      Effect.gen(function* () {
        const wrong = yield* call("POST", "?companyId=1", { ...upload(), password: "wrong" })
        assert.strictEqual(wrong.status, 422)
        assert.strictEqual(wrong.body.reason, "WrongPassword")
        assert.strictEqual((yield* call("POST", "?companyId=1", { content: "%%%" })).status, 422)
        assert.strictEqual((yield* call("POST", "?companyId=2", upload())).status, 403)
        assert.strictEqual((yield* call("GET", "?companyId=2")).status, 403)
        assert.strictEqual((yield* call("DELETE", "/not-an-id?companyId=1")).status, 404)
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
