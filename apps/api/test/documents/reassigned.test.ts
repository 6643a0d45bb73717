import { assert, describe, layer } from "@effect/vitest"
import { workbookFiles } from "@radicar/fixtures/workbook"
import { zipFiles } from "@radicar/zip/inner/zip"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { developmentToken } from "../../src/access/DevelopmentTenant.ts"
import { invoiceBody, serviceDatabases, TestService } from "../support/TestService.ts"

const asking = (path: string, { method = "GET", body }: { readonly method?: string; readonly body?: unknown } = {}) =>
  Effect.flatMap(TestService, ({ url }) =>
    Effect.promise(async () => {
      const headers = {
        authorization: `Bearer ${developmentToken}`,
        "content-type": body instanceof Uint8Array ? "application/octet-stream" : "application/json"
      }
      const sent = body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body)
      const response = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body: sent }) })
      assert.isBelow(response.status, 300, await response.clone().text())
      return response.status === 204 ? undefined : response.json()
    })
  )

/** A sale that leaves its number to the service, under its Idempotency-Key. */
const selling = (key: string, Note: string, changes: Record<string, unknown> = {}) =>
  Effect.flatMap(TestService, ({ post }) => {
    const { Number: _, ...body } = invoiceBody(990000000, { ...changes, Note })
    return post(body, { headers: { "idempotency-key": key } })
  })

const rejected = "[[sandbox:rejected-with-nil-messages]]"

/** Ids of the documents that are still to be corrected. */
const toCorrect = Effect.map(asking("/v1/submissions?companyId=1&needsCorrection=true"), ({ items }: any) =>
  items.map(({ reassigned, result }: any) => [result.id, reassigned])
)

describe.each(serviceDatabases)("a rejected sale whose number the service gave to another one, on %s", (database) => {
  layer(TestService.layer(database, {}), { excludeTestServices: true })((it) => {
    it.effect("is still to be corrected, gets another number, and is then done", () =>
      Effect.gen(function* () {
        const lost = yield* selling("sale-1", rejected)
        assert.deepStrictEqual([lost.body.id, lost.body.status], ["SETP990000000", "rejected"])
        assert.deepStrictEqual(yield* toCorrect, [["SETP990000000", undefined]])
        // of the same buyer, as in a shop whose buyers give no name
        const other = yield* selling("sale-2", "otra venta")
        assert.deepStrictEqual([other.body.id, other.body.status], ["SETP990000000", "submitted"])
        assert.deepStrictEqual(yield* toCorrect, [["SETP990000000", true]])
        const [item] = (yield* asking("/v1/submissions?companyId=1&status=rejected")).items
        assert.isFalse(item.filedAgain)
        assert.deepStrictEqual((yield* asking("/v1/submissions?companyId=1&filedAgain=true")).items, [])

        const draft = randomUUID()
        const Body = { TypeCode: "01", Note: "venta corregida" }
        const stored = { Operation: "InvoiceCreate", Purpose: "correct", Source: item.submissionId, Body }
        yield* asking(`/v1/drafts/${draft}?companyId=1`, { method: "PUT", body: stored })
        const corrected = yield* selling(draft, "venta corregida")
        assert.deepStrictEqual([corrected.body.id, corrected.body.status], ["SETP990000001", "submitted"])
        assert.deepStrictEqual(yield* toCorrect, [])
      })
    )

    it.effect("counts as filed again under its own key, and under a number that the caller states", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const refused = yield* selling("sale-3", rejected)
        assert.strictEqual(refused.body.id, "SETP990000002")
        const again = yield* selling("sale-3", rejected)
        assert.deepStrictEqual([again.body.id, again.body.status], ["SETP990000002", "rejected"])
        assert.deepStrictEqual(yield* toCorrect, [["SETP990000002", undefined]])
        const stated = yield* post(invoiceBody(990000002, { Note: "corregida" }))
        assert.strictEqual(stated.body.status, "submitted", JSON.stringify(stated.body))
        assert.deepStrictEqual(yield* toCorrect, [])
      })
    )

    it.effect("of a sheet is done once its reference is filed, corrected", () =>
      Effect.gen(function* () {
        const sheet = zipFiles(
          workbookFiles([
            ["Referencia", "Prefijo", "Fecha", "Código", "Descripción", "Cantidad", "Valor unitario", "IVA %"],
            ["V-1", "SETP", invoiceBody(1)["Date"].slice(0, 10), "A1", "Café", 2, 1000, 19]
          ])
        )
        const read = asking("/v1/sheets?companyId=1", { method: "POST", body: sheet })
        const [sale] = (yield* read).sales
        const first = yield* selling(sale.idempotencyKey, rejected)
        assert.strictEqual(first.body.status, "rejected")
        const other = yield* selling("sale-4", "otra")
        assert.strictEqual(other.body.id, first.body.id)
        assert.deepStrictEqual(yield* toCorrect, [[first.body.id, true]])
        const [{ correctionKey }] = (yield* read).sales
        assert.strictEqual((yield* selling(correctionKey, "corregida")).body.status, "submitted")
        assert.deepStrictEqual(yield* toCorrect, [])
      })
    )
  })
})
