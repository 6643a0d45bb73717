import { assert, describe, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import { Effect, Layer, Redacted } from "effect"
import { tokenWith } from "../support/tokenWith.ts"
import { adminToken, invoiceBody, TestService } from "../support/TestService.ts"

const ask = (
  path: string,
  { body, method = "GET", token }: { readonly body?: object; readonly method?: string; readonly token?: string } = {}
) =>
  Effect.flatMap(TestService, (service) =>
    Effect.promise(async () => {
      const response = await fetch(`${service.url}${path}`, {
        method,
        headers: { authorization: `Bearer ${token ?? service.token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
      return { status: response.status, body: (await response.json()) as any }
    })
  )

const productsOf = Effect.fnUntraced(function* (companyId: string, more = "") {
  const token = yield* tokenWith(["documents:read"], [companyId])
  const { body, status } = yield* ask(`/v1/submissions/products?companyId=${companyId}${more}`, { token })
  assert.strictEqual(status, 200, JSON.stringify(body))
  return body.items as ReadonlyArray<{
    readonly item: Readonly<Record<string, unknown>>
    readonly currency: string
    readonly date: string
    readonly uuid: string
  }>
})

/** Adds a company, and a provider with its id. */
const addCompany = Effect.fnUntraced(function* (id: string) {
  for (const [kind, body] of [
    ["companies", { Name: "Otra" }],
    ["providers", { SoftwareProvider: { Id: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11", Pin: "12345" } }]
  ] as const) {
    const added = yield* ask(`/v1/${kind}/${id}`, { method: "PUT", token: adminToken, body })
    assert.strictEqual(added.status, 200, JSON.stringify(added.body))
  }
})

const vat = { Code: "01", Percentage: 19 }

/** Files an invoice with these lines; returns its key. The service computes the amounts. */
const file = Effect.fnUntraced(function* (
  companyId: string,
  number: number,
  lines: ReadonlyArray<Readonly<Record<string, unknown>>>,
  changes: Readonly<Record<string, unknown>> = {}
) {
  const { post } = yield* TestService
  const { Discounts: _, Charges: __, LegalMonetaryTotal: ___, ...body } = invoiceBody(number, changes)
  const Items = lines.map((line) => ({ Quantity: 1, UnitCode: "94", ...line }))
  const { body: result } = yield* post(
    { ...body, Items },
    {
      query: `companyId=${companyId}&providerId=${companyId}&complete=totals`,
      headers: { authorization: `Bearer ${yield* tokenWith(["documents:write"], [companyId])}` }
    }
  )
  return result
})

describe.each(["PGlite", "Postgres"] as const)("products of filed documents, on %s", (database) => {
  const service = TestService.layerOn(database, { adminToken: Redacted.make(adminToken) }).pipe(
    Layer.provide(Sandbox.layer({ certificateDirectory }))
  )
  layer(service, { excludeTestServices: true })((it) => {
    it.effect("are as in the newest document that has them, without what depends on the sale", () =>
      Effect.gen(function* () {
        const coffee = { Code: "CAF", Description: "Café molido", Price: 20_000.5, Taxes: [{ ...vat, Percentage: 5 }] }
        const older = yield* file("1", 990_000_001, [
          coffee,
          { Code: "TE", Description: "Té verde", Price: 8000, UnitCode: "KGM", BrandName: "Andes", Taxes: [vat] },
          { Code: "FLT", Description: "Flete", Price: 1000 }
        ])
        assert.strictEqual(older.status, "submitted", JSON.stringify(older))
        const newer = yield* file("1", 990_000_002, [
          // the same product, with a discount and a withholding that belong to this sale
          {
            ...coffee,
            Description: "CAFE MOLIDO",
            Price: 21_000,
            Quantity: 3,
            Discounts: [{ Percentage: 10, Reason: "Cliente fiel" }],
            Taxes: [
              { ...vat, Percentage: 5 },
              { Code: "06", Percentage: 2.5 }
            ]
          },
          // the same description under another code is another product
          { Code: "CAF-2", Description: "Café molido", Price: 30_000, Taxes: [vat] }
        ])
        assert.strictEqual(newer.status, "submitted", JSON.stringify(newer))
        // the technical key is another one, so the authority rejects it
        const { NumberingRange } = invoiceBody(1)
        const rejected = yield* file(
          "1",
          990_000_003,
          [{ Code: "X", Description: "Rechazado", Price: 1, Taxes: [vat] }],
          {
            NumberingRange: { ...NumberingRange, TechnicalKey: "a".repeat(40) }
          }
        )
        assert.strictEqual(rejected.status, "rejected", JSON.stringify(rejected))

        const items = yield* productsOf("1")
        assert.deepStrictEqual(
          items.map(({ item, uuid }) => [item, uuid]),
          [
            [
              {
                Code: "CAF",
                Description: "CAFE MOLIDO",
                UnitCode: "94",
                Price: "21000.00",
                Taxes: [{ Code: "01", Percentage: "5.00" }]
              },
              newer.document.uuid
            ],
            [
              {
                Code: "CAF-2",
                Description: "Café molido",
                UnitCode: "94",
                Price: "30000.00",
                Taxes: [{ Code: "01", Percentage: "19.00" }]
              },
              newer.document.uuid
            ],
            [
              {
                Code: "TE",
                Description: "Té verde",
                UnitCode: "KGM",
                Price: "8000.00",
                BrandName: "Andes",
                Taxes: [{ Code: "01", Percentage: "19.00" }]
              },
              older.document.uuid
            ],
            [{ Code: "FLT", Description: "Flete", UnitCode: "94", Price: "1000.00" }, older.document.uuid]
          ]
        )
        for (const { currency, date } of items)
          assert.deepStrictEqual([currency, date], ["COP", String(newer.document.date).slice(0, 10)])
        // other books, environments and companies have none of them
        assert.deepStrictEqual(yield* productsOf("1", "&book=purchase"), [])
        assert.deepStrictEqual(yield* productsOf("1", "&environment=production"), [])
        assert.deepStrictEqual(yield* productsOf("2"), [])
        const other = yield* tokenWith(["documents:read"], ["2"])
        assert.strictEqual((yield* ask("/v1/submissions/products?companyId=1", { token: other })).status, 403)
        const writer = yield* tokenWith(["documents:write"])
        assert.strictEqual((yield* ask("/v1/submissions/products?companyId=1", { token: writer })).status, 403)
      })
    )

    it.effect("are at most 500, and none is of a document of more than 1 MiB", () =>
      Effect.gen(function* () {
        const many = Array.from({ length: 501 }, (_, index) => ({
          Code: `M${index}`,
          Description: `Producto ${index}`,
          Price: index + 1,
          Taxes: [vat]
        }))
        const large = Array.from({ length: 300 }, (_, index) => ({
          Code: `L${index}`,
          Description: `Grande ${index} ${"x".repeat(4900)}`,
          Price: index + 1,
          Taxes: [vat]
        }))
        yield* addCompany("3")
        for (const [number, lines] of [many, large].entries()) {
          const filed = yield* file("3", 990_000_010 + number, lines)
          assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
        }
        const items = yield* productsOf("3")
        assert.strictEqual(items.length, 500)
        assert.deepStrictEqual(items[0]?.item["Code"], "M0")
      })
    )

    it.effect("go with the company", () =>
      Effect.gen(function* () {
        yield* addCompany("4")
        const filed = yield* file("4", 990_000_020, [{ Code: "E", Description: "Efímero", Price: 5, Taxes: [vat] }])
        assert.strictEqual(filed.status, "submitted", JSON.stringify(filed))
        assert.strictEqual((yield* productsOf("4")).length, 1)
        const erased = yield* ask("/v1/companies/4/data", { method: "DELETE", token: adminToken })
        assert.strictEqual(erased.status, 200, JSON.stringify(erased.body))
        assert.deepStrictEqual(yield* productsOf("4"), [])
      })
    )
  })
})
