import { assert, describe, layer } from "@effect/vitest"
import { type Operation, registeredType } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { withoutWhatFollows } from "@radicar/fixtures/generated/withoutWhatFollows"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect, Redacted } from "effect"
import { anyDatabase, invoiceBody, type PostOptions, signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

const completing = (options: PostOptions = {}, more = "") =>
  Effect.map(TestService, ({ query }): PostOptions => ({ ...options, query: `${query}&complete=totals${more}` }))

/** What the example of an operation refers to. */
const corrected: Partial<Record<Operation, Operation>> = {
  SupportNoteCreate: "SupportCreate",
  EquivalentNoteCreate: "EquivalentCreate",
  EventCreate: "InvoiceCreate",
  PayrollReplaceNote: "PayrollCreate",
  PayrollDeleteNote: "PayrollCreate"
}

const pathOf = (operation: Operation) => `/v1/dian${registeredType(operation).path}`

/** The example of an operation under a number, with what it refers to filed. */
const example = Effect.fnUntraced(function* (operation: Operation, offset: number) {
  const { post } = yield* TestService
  const made = (of: Operation, more: object = {}) => {
    const { example, exampleNumbers } = documentTypes[of]
    return {
      ...example({ number: exampleNumbers.from + offset, date: now(), ...more }),
      SigningCertificate: signingCertificate()
    }
  }
  const other = corrected[operation]
  if (other === undefined) return made(operation)
  const { body } = yield* post(made(other), { path: pathOf(other) })
  assert.strictEqual(body.status, "submitted", JSON.stringify(body))
  return made(operation, {
    reference: { uuid: body.document.uuid, number: body.id, date: body.document.date.slice(0, 10) }
  })
})

/** A body without the totals that state 0 and may be absent. */
const withoutZeros = (body: Record<string, any>): Record<string, any> => {
  if (body["LegalMonetaryTotal"] === undefined) return body
  const { ChargeAmount: _, DiscountAmount: _off, PrepaidAmount: _paid, ...total } = body["LegalMonetaryTotal"]
  return { ...body, LegalMonetaryTotal: total }
}

/** An invoice that states nothing that follows. */
const bareInvoice = (number: number, changes: object = {}) =>
  withoutWhatFollows(documentTypes.InvoiceCreate, { ...invoiceBody(number), ...changes })

describe("a body that is completed", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("is asked for by the refusal of a body without amounts", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const hint = "complete=totals"
        const { body, status } = yield* post(bareInvoice(990))
        assert.strictEqual(status, 400)
        assert.include(body.detail, hint)
        const otherwise = yield* post({ ...invoiceBody(990), TypeCode: "09" })
        assert.strictEqual(otherwise.status, 400)
        assert.notInclude(otherwise.body.detail, hint)
        const completed = yield* post({ ...bareInvoice(990), Items: [] }, yield* completing())
        assert.strictEqual(completed.status, 400)
        assert.notInclude(completed.body.detail, hint)
      })
    )

    it.effect.each(Object.values(documentTypes))(
      "files as $operation, and is the document that states everything",
      (type) =>
        Effect.gen(function* () {
          const { post, stored } = yield* TestService
          const { operation } = type
          const path = pathOf(operation)
          const body = withoutZeros(yield* example(operation, 880 + Object.keys(documentTypes).indexOf(operation)))
          const bare = withoutWhatFollows(type, body)
          const options = yield* completing({ path })
          const filed = yield* post(bare, options)
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
          const before = yield* stored
          assert.deepStrictEqual((yield* post(bare, options)).body, filed.body)
          // whoever states what was completed states the same
          assert.deepStrictEqual((yield* post(body, { path })).body, filed.body)
          assert.deepStrictEqual((yield* post(body, options)).body, filed.body)
          assert.strictEqual(yield* stored, before)
        })
    )

    it.effect("is refused without the parameter, for its omitted fields", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { body, status } = yield* post(bareInvoice(990000801))
        assert.strictEqual(status, 400)
        const paths = body.violations.map(({ path }: { path: string }) => path)
        assert.includeMembers(paths, ["$.CurrencyCode", "$.Items[0].SubtotalAmount", "$.LegalMonetaryTotal"])
      })
    )

    // 11 of 16806.722689 are 184873.95, 19 % of that 35126.05; 1000 of 0.3 with 5 % are 315 (Python's decimal)
    it.effect("files with prices of any number of digits", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { Items } = invoiceBody(1)
        const lines = [
          line({ ...Items[1], Quantity: 11, Price: 16806.722689075632 }, 19),
          line({ ...Items[1], Quantity: 1000, Price: 0.1 + 0.2 }, 5)
        ].map(({ Discounts: _discounts, SubtotalAmount: _amount, ...each }: Record<string, any>) => each)
        const body = bareInvoice(990000803, { Items: lines })
        const dry = yield* post(body, yield* completing({}, "&dryRun=true"))
        assert.isTrue(dry.body.valid, JSON.stringify(dry.body))
        assert.deepStrictEqual(dry.body.body.LegalMonetaryTotal, {
          GrossAmount: 185_173.95,
          TaxExclusiveAmount: 185_173.95,
          TaxInclusiveAmount: 220_315,
          PayableAmount: 220_315
        })
        const filed = yield* post(body, yield* completing())
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual(filed.body.response.errorMessage, "")
      })
    )

    it.effect.each([2, 2000])("is refused only for values that cannot be read, of %i lines", (count) =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const before = yield* stored
        const [item] = bareInvoice(990000804)["Items"]
        const bare = bareInvoice(990000804, { Items: Array.from({ length: count }, () => structuredClone(item)) })
        bare["Items"][1].Price = "1,5"
        const { body: answer, status } = yield* post(bare, yield* completing())
        assert.strictEqual(status, 400)
        assert.deepStrictEqual(
          answer.violations.map(({ expected, path, rule }: any) => [rule, path, expected]),
          [["RAD02", "$.Items[1].Price", "a decimal with at most 15 integer digits, perhaps 1.5"]]
        )
        assert.strictEqual(yield* stored, before)
      })
    )

    it.effect("is answered by a dry run, to the digit, without secrets, and can be filed as it is", () =>
      Effect.gen(function* () {
        const { post, query, stored, token, url } = yield* TestService
        const before = yield* stored
        const bare = bareInvoice(990000802, { SoftwareProvider: { Origin: "ERP", Pin: "12345" } })
        const options = yield* completing({}, "&dryRun=true")
        const answer = yield* post(bare, options)
        const { body, documentKey, valid } = answer.body
        assert.isTrue(valid, JSON.stringify(answer.body))
        assert.strictEqual(yield* stored, before)
        assert.deepStrictEqual(body.LegalMonetaryTotal, {
          GrossAmount: 522006,
          TaxExclusiveAmount: 522006,
          TaxInclusiveAmount: 573306.3,
          PayableAmount: 573306.3
        })
        assert.match(body.CompanyParty.Id, /^[0-9]{9}-[0-9]$/u)
        assert.strictEqual(body.CustomerParty.PhysicalLocation.SubentityCode, "05")
        assert.notProperty(body, "SigningCertificate")
        assert.notProperty(body.NumberingRange, "TechnicalKey")
        assert.deepStrictEqual(body.SoftwareProvider, { Origin: "ERP" })
        const text = yield* Effect.promise(async () => {
          const response = await fetch(`${url}/v1/dian/invoices/?${options.query}`, {
            method: "POST",
            headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
            body: JSON.stringify(bare)
          })
          return response.text()
        })
        assert.include(text, '"TaxInclusiveAmount":573306.30')
        const filed = yield* post({ ...body, SigningCertificate: signingCertificate() }, { query })
        assert.strictEqual(filed.body.document.uuid, documentKey, JSON.stringify(filed.body))
      })
    )

    it.effect("is answered by a dry run with the rules that it breaks", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const bare = bareInvoice(990000803, { LegalMonetaryTotal: { PayableAmount: 1 } })
        const stated = { ...bare, LegalMonetaryTotal: { PayableAmount: 1 } }
        const { body } = yield* post(stated, yield* completing({}, "&dryRun=true"))
        assert.deepStrictEqual(
          body.violations.map(({ path, rule }: { path: string; rule: string }) => [rule, path]),
          [["FAU14", "$.LegalMonetaryTotal.PayableAmount"]]
        )
        assert.strictEqual(body.body.LegalMonetaryTotal.PayableAmount, 1)
        assert.strictEqual(body.body.LegalMonetaryTotal.GrossAmount, 522006)
        assert.strictEqual((yield* post(stated, yield* completing())).status, 400)
      })
    )

    it.effect("gets its number from the service", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { Number: _, ...bare } = bareInvoice(1)
        const headers = { "idempotency-key": "completed" }
        const dry = yield* post(bare, yield* completing({ headers }, "&dryRun=true"))
        assert.isTrue(dry.body.valid, JSON.stringify(dry.body))
        assert.notProperty(dry.body.body, "Number")
        const filed = yield* post(bare, yield* completing({ headers }))
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual((yield* post(bare, yield* completing({ headers }))).body, filed.body)
      })
    )

    it.effect("is completed in a thread where it is large, and shown", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const { Items, ...bare } = bareInvoice(990000804)
        const large = { ...bare, Items: Array.from({ length: 2400 }, (_, index) => Items[index % 2]) }
        assert.isAbove(JSON.stringify(large).length, 300_000)
        const dry = yield* post(large, yield* completing({}, "&dryRun=true"))
        assert.isTrue(dry.body.valid, JSON.stringify(dry.body.violations))
        assert.lengthOf(dry.body.body.Items, 2400)
        assert.strictEqual(dry.body.body.LegalMonetaryTotal.GrossAmount, 522006 * 1200)
        assert.notProperty(dry.body.body, "SigningCertificate")
        const filed = yield* post(large, yield* completing())
        assert.strictEqual(filed.body.document.uuid, dry.body.documentKey, JSON.stringify(filed.body))
        const broken = yield* post({ ...large, PaymentMeans: {} }, yield* completing({}, "&dryRun=true"))
        assert.isFalse(broken.body.valid)
        assert.strictEqual(broken.body.body.LegalMonetaryTotal.GrossAmount, 522006 * 1200)
      })
    )
  })
})

const adminToken = "first-token-of-the-installation-0123456789abcdef"

/** What an invoice must state whose issuer the service knows: a dozen lines. */
const minimalInvoice = (number: number) => ({
  TypeCode: "01",
  Number: number,
  Date: now().toString(),
  NumberingRange: { Prefix: "SETP" },
  CustomerParty: { Id: "1020304050", IdentificationType: "13", Name: "Ana Muñoz" },
  Items: [
    line({ Code: "CAF-500", Description: "Café en grano, 500 g", Quantity: 12, Price: 28500.5 }, 5),
    line({ Code: "MOL-01", Description: "Molino de café", Quantity: 1, Price: 200000 }, 19),
    line({ Code: "LIB-07", Description: "Libro del café", Quantity: 2, Price: 65000 }, 0)
  ],
  PaymentMeans: { Code: "1" }
})

const line = (stated: object, rate: number) => ({
  ...stated,
  UnitCode: "94",
  Taxes: [{ Code: "01", Percentage: rate }]
})

describe("the invoice of a company that the service knows", () => {
  const service = TestService.layer(anyDatabase, { adminToken: Redacted.make(adminToken) })

  layer(service, { excludeTestServices: true })((it) => {
    it.effect("states buyer, lines and payment", () =>
      Effect.gen(function* () {
        const { post, url } = yield* TestService
        const { CompanyParty } = invoiceBody(1)
        const put = (path: string, body: object) =>
          Effect.promise(() =>
            fetch(`${url}/v1/${path}`, {
              method: "PUT",
              headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
              body: JSON.stringify(body)
            })
          )
        assert.strictEqual((yield* put("companies/1", { CompanyParty })).status, 200)
        const body = minimalInvoice(990000901)
        const signed = { ...body, SigningCertificate: signingCertificate() }
        const filed = yield* post(signed, yield* completing())
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        // the settings that complete it may change
        assert.strictEqual(
          (yield* put("companies/1", { CompanyParty: { ...CompanyParty, Phone: "6015550199" } })).status,
          200
        )
        assert.deepStrictEqual((yield* post(signed, yield* completing())).body, filed.body)
        const other = { ...signed, Items: signed.Items.slice(1) }
        assert.strictEqual((yield* post(other, yield* completing())).status, 409)
      })
    )

    it.effect("is taken by test sets", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const Body = { ...minimalInvoice(990000902), SigningCertificate: signingCertificate() }
        const request = {
          TestSetId: "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01",
          Documents: [{ Operation: "InvoiceCreate", Body }]
        }
        const path = "/v1/dian/test-sets/"
        const refused = yield* post(request, { path })
        assert.strictEqual(
          refused.body.violations?.[0]?.path.slice(0, 12),
          "$.Documents[",
          JSON.stringify(refused.body)
        )
        const { body, status } = yield* post(request, yield* completing({ path }))
        assert.strictEqual(status, 200, JSON.stringify(body))
        assert.isNotEmpty(body.documents[0].zipkey)
      })
    )
  })
})
