import { assert, describe, layer } from "@effect/vitest"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { invoiceBody, TestService } from "../support/TestService.ts"

const cufe = /^[0-9a-f]{96}$/u

describe("a dry run", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("answers the key of the later filing, and stores nothing", () =>
      Effect.gen(function* () {
        const { post, query, sandbox, stored } = yield* TestService
        const body = invoiceBody(990000701)
        const before = { stored: yield* stored, requests: (yield* sandbox.received).length }
        const dry = yield* post(body, { query: `${query}&dryRun=true` })
        assert.strictEqual(dry.status, 200)
        const { documentKey, seed, ...rest } = dry.body
        assert.deepStrictEqual(rest, {
          status: "valid",
          valid: true,
          number: "SETP990000701",
          schemeName: "CUFE-SHA384",
          violations: [],
          notifications: []
        })
        assert.match(documentKey, cufe)
        assert.include(seed, "{technicalKey}")
        assert.deepStrictEqual({ stored: yield* stored, requests: (yield* sandbox.received).length }, before)
        const filed = yield* post(body)
        assert.strictEqual(filed.body.document.uuid, documentKey)
      })
    )

    it.effect("takes flags and numbers as programs write them, and says what it rounds", () =>
      Effect.gen(function* () {
        const { post, query, stored } = yield* TestService
        const line = { Code: "X", Description: "X", Quantity: "1E0", UnitCode: "94" }
        const body = invoiceBody(990000709, {
          Items: [{ ...line, Price: 8403.361344537816, SubtotalAmount: 8403.361344537816 }],
          LegalMonetaryTotal: {
            GrossAmount: 8403.361344537816,
            TaxExclusiveAmount: 0,
            TaxInclusiveAmount: 8403.36,
            PayableAmount: "84.0336E2"
          }
        })
        const before = yield* stored
        for (const flag of ["true", "True", "TRUE", "1"]) {
          const dry = yield* post(body, { query: `${query}&dryRun=${flag}` })
          assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body))
          assert.deepStrictEqual(
            dry.body.notifications.map(({ actual, expected, path, rule }: any) => [rule, path, actual, expected]),
            [
              ["RAD50", "$.Items[0].Price", "8403.361344537816", "8403.361345"],
              ["RAD50", "$.Items[0].SubtotalAmount", "8403.361344537816", "8403.361345"],
              ["RAD50", "$.LegalMonetaryTotal.GrossAmount", "8403.361344537816", "8403.36"]
            ]
          )
        }
        assert.strictEqual(yield* stored, before)
        for (const [index, flag] of ["false", "False", "0"].entries()) {
          const filed = yield* post(
            { ...body, Number: 990000710 + index },
            { query: `${query}&dryRun=${flag}&isTest=${flag}` }
          )
          assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        }
        assert.strictEqual((yield* post(body, { query: `${query}&dryRun=yes` })).status, 400)
      })
    )

    it.effect("notifies of a field that no document of the operation files", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const body = invoiceBody(990000705, { SoftwareProvider: { Origin: "ERP" } })
        const dry = yield* post(body, { query: `${query}&dryRun=true` })
        assert.deepStrictEqual(
          dry.body.notifications.map(({ actual, path, rule }: any) => [rule, path, actual]),
          [["RAD61", "$.SoftwareProvider.Origin", "ERP"]]
        )
      })
    )

    it.effect("needs no certificate", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const { SigningCertificate: _, ...body } = invoiceBody(990000702)
        const dry = yield* post(body, { query: `${query}&dryRun=true` })
        assert.strictEqual(dry.body.valid, true)
      })
    )

    it.effect("answers 200 and every violation of a document that breaks rules", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const body = { ...invoiceBody(990000703), Number: 5, CurrencyCode: "COB" }
        const dry = yield* post(body, { query: `${query}&dryRun=true`, headers: { "accept-language": "es" } })
        assert.strictEqual(dry.status, 200)
        assert.strictEqual(dry.body.valid, false)
        const rules = dry.body.violations.map(({ rule }: { rule: string }) => rule)
        assert.includeMembers(rules, ["FAD05b", "FAD15a"])
        const violation = dry.body.violations.find(({ rule }: { rule: string }) => rule === "FAD05b")
        assert.strictEqual(violation.expected, "como mínimo 990000000")
        assert.notProperty(dry.body, "documentKey")
      })
    )

    it.effect("asks for a number or a key, as a filing would, beside what else is wrong", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const body = { ...invoiceBody(990000704), Number: null, CurrencyCode: "COB" }
        const { body: answer, status } = yield* post(body, { query: `${query}&dryRun=true` })
        assert.strictEqual(status, 200)
        assert.isFalse(answer.valid)
        const [first, ...others] = answer.violations
        assert.deepStrictEqual([first.rule, first.path], ["RAD09", "$.Number"])
        assert.include(
          others.map(({ path }: { path: string }) => path),
          "$.CurrencyCode"
        )
        const filed = yield* post(body)
        assert.deepStrictEqual([filed.status, filed.body.violations], [400, answer.violations])
      })
    )

    it.effect("refuses what is no JSON, as a filing would", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const dry = yield* post("{", { query: `${query}&dryRun=true` })
        assert.strictEqual(dry.body.type, "urn:radicar:problem:malformed-body")
      })
    )

    it.effect.each(Object.values(documentTypes))("works for $operation", (type) =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const date = fromEpochMillis(Date.now())
        const body = type.example({ number: type.exampleNumbers.from + 7, date })
        const path = paths[type.operation as keyof typeof paths]
        const dry = yield* post(body, { path, query: `${query}&dryRun=true` })
        assert.strictEqual(dry.body.valid, true, JSON.stringify(dry.body.violations))
        assert.match(dry.body.documentKey, cufe)
      })
    )
  })
})

const paths = {
  InvoiceCreate: "/v1/dian/invoices/",
  CreditnoteCreate: "/v1/dian/credit-notes/",
  DebitnoteCreate: "/v1/dian/debit-notes/",
  SupportCreate: "/v1/dian/supports/",
  SupportNoteCreate: "/v1/dian/support-notes/",
  EquivalentCreate: "/v1/dian/equivalents/",
  EquivalentSpdCreate: "/v1/dian/equivalents-spd/",
  EquivalentNoteCreate: "/v1/dian/equivalent-notes/",
  EventCreate: "/v1/dian/events/",
  PayrollCreate: "/v1/dian/payrolls/",
  PayrollReplaceNote: "/v1/dian/playroll-replace-notes/",
  PayrollDeleteNote: "/v1/dian/playroll-delete-notes/"
}
