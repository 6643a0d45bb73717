import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { assert, describe, layer } from "@effect/vitest"
import { Effect } from "effect"
import { X509Certificate } from "node:crypto"
import { invoiceBody, signingCertificate, type TestDatabase, TestService } from "../support/TestService.ts"

const textOf = (xml: Uint8Array): string => Buffer.from(xml).toString("utf8")

describe.each<TestDatabase>(["PGlite", "Postgres"])("InvoiceCreate on %s", (database) => {
  // its company has the NIT of the certificate, so that the authority says nothing of a provider
  layer(TestService.layer(database), { excludeTestServices: true })((it) => {
    it.effect("files an invoice and answers the submission result, field by field", () =>
      Effect.gen(function* () {
        const { nit, post, sandbox } = yield* TestService
        const body = invoiceBody(990000101)
        const before = Date.now()
        const answer = yield* post(body)
        assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
        const received = (yield* sandbox.received).find((document) => document.number === "SETP990000101")
        const { created, ...result } = answer.body
        const xml = textOf(received?.xml ?? new Uint8Array())
        assert.deepStrictEqual(result, {
          id: "SETP990000101",
          name: `face_fSETP0${nit}0990000101`,
          status: "submitted",
          document: {
            uuid: received?.documentKey,
            date: `${body["Date"]}-05:00`,
            type: "01",
            number: 990000101,
            prefix: "SETP",
            schemeName: "CUFE-SHA384",
            signatureValue: /<ds:SignatureValue[^>]*>([^<]*)</u.exec(xml)?.[1],
            reference: "",
            counterparty: {
              identificationType: "31",
              identification: "800199436",
              checkDigit: "4",
              name: "Panadería El Trigal & Hermanos Ltda."
            },
            currency: "COP",
            total: "573306.30"
          },
          response: {
            statusCode: "00",
            statusMessage: "La Factura electrónica SETP990000101, ha sido autorizada.",
            statusDescription: "Procesado Correctamente.",
            errorMessage: "",
            zipkey: ""
          }
        })
        assert.match(created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-05:00$/u)
        assert.isTrue(Date.parse(created) >= before - 1000 && Date.parse(created) <= Date.now() + 1000)
        assert.match(result.document.uuid, /^[0-9a-f]{96}$/u)
        assert.match(received?.fileName ?? "", new RegExp(`^fv0${nit}000\\d\\d[0-9A-F]{8}\\.xml$`, "u"))
      })
    )

    it.effect("files export (02), contingency (03, with a CUDE) and contingency (04) invoices", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const schemes: Record<string, string> = { "02": "CUFE-SHA384", "03": "CUDE-SHA384", "04": "CUFE-SHA384" }
        const today = fromEpochMillis(Date.now()).date
        for (const [index, type] of ["02", "03", "04"].entries()) {
          const paper = { AdditionalDocumentReferences: [{ Number: "T-17", Date: today, TypeCode: "FTP" }] }
          const answer = yield* post(
            invoiceBody(990000110 + index, { TypeCode: type, ...(type === "03" ? paper : {}) })
          )
          assert.strictEqual(answer.status, 200, JSON.stringify(answer.body))
          assert.strictEqual(answer.body.status, "submitted")
          assert.strictEqual(answer.body.document.type, type)
          assert.strictEqual(answer.body.document.schemeName, schemes[type])
          const received = (yield* sandbox.received).find((document) => document.number === answer.body.id)
          assert.strictEqual(received?.documentKey, answer.body.document.uuid)
          assert.strictEqual(received?.typeCode, type)
        }
      })
    )

    it.effect("answers its notifications, also when it is queried later", () =>
      Effect.gen(function* () {
        const { companyId, post, token, url } = yield* TestService
        const body = invoiceBody(990000119)
        body["CustomerParty"].PhysicalLocation.PostalZone = "0500"
        const filed = yield* post(body, { headers: { "accept-language": "es" } })
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.deepStrictEqual(filed.body.notifications, [
          {
            rule: "FAK73",
            path: "$.CustomerParty.PhysicalLocation.PostalZone",
            message: "El código postal del adquiriente no es válido.",
            expected: "los 6 dígitos de un código postal colombiano",
            actual: "0500"
          }
        ])
        const again = yield* post(body)
        assert.deepStrictEqual(again.body, filed.body)
        const headers = { authorization: `Bearer ${token}` }
        const listed = yield* Effect.promise(async () =>
          (await fetch(`${url}/v1/submissions?companyId=${companyId}&number=990000119`, { headers })).json()
        )
        assert.deepStrictEqual(listed.items[0].result.notifications, filed.body.notifications)
      })
    )

    it.effect("signs with whatever PKCS#12 file the caller has", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const certificates = ["company-rc2", "company-3des", "company-no-mac", "company-4096", "company-java"] as const
        for (const [index, name] of certificates.entries()) {
          const answer = yield* post(invoiceBody(990000120 + index, { SigningCertificate: signingCertificate(name) }))
          assert.strictEqual(answer.body.status, "submitted", name)
        }
        const received = (yield* sandbox.received).find((document) => document.number === "SETP990000120")
        const certificate = /<ds:X509Certificate>([^<]*)</u.exec(textOf(received?.xml ?? new Uint8Array()))?.[1] ?? ""
        assert.include(new X509Certificate(Buffer.from(certificate, "base64")).subject, "900373115")
      })
    )

    it.effect("keeps every digit of an amount from JSON to XML", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000130)
        body["Items"] = [{ ...body["Items"][0], Quantity: 1, Price: "@", SubtotalAmount: "@", Taxes: [] }]
        Object.assign(body["LegalMonetaryTotal"], { GrossAmount: "#", TaxInclusiveAmount: "#", PayableAmount: "#" })
        body["LegalMonetaryTotal"].TaxExclusiveAmount = 0
        const text = JSON.stringify(body)
          .replaceAll('"@"', "123456789012345.678901")
          .replaceAll('"#"', "123456789012345.68")
        const answer = yield* post(text)
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        const received = (yield* sandbox.received).find((document) => document.number === "SETP990000130")
        const xml = textOf(received?.xml ?? new Uint8Array())
        assert.include(xml, '<cbc:PriceAmount currencyID="COP">123456789012345.678901</cbc:PriceAmount>')
        assert.include(xml, '<cbc:PayableAmount currencyID="COP">123456789012345.68</cbc:PayableAmount>')
      })
    )

    it.effect("answers the recorded result to the same document and files nothing", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000140)
        const first = yield* post(body)
        const filed = (yield* sandbox.received).length
        const reordered = Object.fromEntries(Object.entries(body).toReversed())
        reordered["LegalMonetaryTotal"] = { ...body["LegalMonetaryTotal"], GrossAmount: "522006.00" }
        const { SigningCertificate: _, ...unsigned } = body
        const otherCertificate = { ...body, SigningCertificate: signingCertificate("company-rc2") }
        for (const again of [body, reordered, otherCertificate, unsigned]) {
          const answer = yield* post(again)
          assert.strictEqual(answer.status, 200)
          assert.deepStrictEqual(answer.body, first.body)
        }
        assert.strictEqual((yield* sandbox.received).length, filed)
      })
    )

    it.effect("files a document once that is posted many times concurrently", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000150)
        const answers = yield* Effect.all(
          Array.from({ length: 12 }, () => post(body)),
          { concurrency: "unbounded" }
        )
        for (const answer of answers) assert.deepStrictEqual(answer.body, answers[0]?.body)
        assert.strictEqual(answers[0]?.body.status, "submitted")
        const received = (yield* sandbox.received).filter((document) => document.number === "SETP990000150")
        assert.lengthOf(received, 1)
      })
    )

    it.effect("refuses another document under the same number", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const body = invoiceBody(990000160)
        const other = { ...body, Note: "otra" }
        const first = yield* post(body)
        const filed = (yield* sandbox.received).length
        const conflict = yield* post(other)
        assert.strictEqual(conflict.status, 409)
        assert.strictEqual(conflict.body.type, "urn:radicar:problem:number-conflict")
        assert.deepStrictEqual(conflict.body.existing, {
          id: "SETP990000160",
          uuid: first.body.document.uuid,
          status: "submitted"
        })
        assert.deepStrictEqual(conflict.body.differences, ["$.Note"])
        const spanish = yield* post(other, { headers: { "accept-language": "es" } })
        assert.strictEqual(spanish.body.title, "El número ya está usado")
        assert.strictEqual(spanish.body.detail, "SETP990000160 ya se radicó con otro contenido; difiere en $.Note.")
        assert.strictEqual((yield* sandbox.received).length, filed)
      })
    )

    it.effect("files a rejected number again, corrected", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const wrong = invoiceBody(990000170)
        wrong["NumberingRange"].TechnicalKey = "0000000000000000000000000000000000000000"
        const rejected = yield* post(wrong)
        assert.strictEqual(rejected.status, 200)
        assert.strictEqual(rejected.body.status, "rejected")
        assert.strictEqual(rejected.body.response.statusCode, "99")
        assert.match(rejected.body.response.errorMessage, /^Regla: FAD06, Rechazo: /u)
        assert.deepStrictEqual((yield* post(wrong)).body, rejected.body)
        const corrected = yield* post(invoiceBody(990000170, { Note: "corregida" }))
        assert.strictEqual(corrected.body.status, "submitted")
        assert.notStrictEqual(corrected.body.document.uuid, rejected.body.document.uuid)
      })
    )

    it.effect("refuses a document of an earlier day", () =>
      Effect.gen(function* () {
        const { post, stored } = yield* TestService
        const before = yield* stored
        const answer = yield* post(invoiceBody(990000174, { Date: "2026-02-28T23:59:59" }))
        assert.strictEqual(answer.status, 400)
        assert.deepInclude(answer.body.violations[0], {
          rule: "FAD09e",
          path: "$.Date",
          actual: "2026-02-28T23:59:59"
        })
        assert.strictEqual(yield* stored, before)
      })
    )

    it.effect("files a contingency of an earlier day as signed on that day, if its certificate was valid then", () =>
      Effect.gen(function* () {
        const { post, sandbox } = yield* TestService
        const contingency = { TypeCode: "04", Date: "2026-02-28T23:59:59" }
        const answer = yield* post(invoiceBody(990000175, contingency))
        assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        const received = (yield* sandbox.received).find((document) => document.number === "SETP990000175")
        const xml = textOf(received?.xml ?? new Uint8Array())
        assert.include(xml, "<xades:SigningTime>2026-02-28T23:59:59.000-05:00</xades:SigningTime>")
        const early = yield* post(invoiceBody(990000176, { ...contingency, Date: "2019-01-19T10:00:00" }))
        assert.strictEqual(early.status, 422)
        assert.strictEqual(early.body.reason, "CertificateNotValidAtIssue")
      })
    )

    it.effect("finds the sandbox's ranges by their prefix alone", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const ranges = [
          { Prefix: "SETP" },
          { Prefix: " SETP ", Id: "", FromNumber: null, StartDate: "0001-01-01T00:00:00" }
        ]
        for (const [index, NumberingRange] of ranges.entries()) {
          const answer = yield* post(invoiceBody(990000177 + index, { NumberingRange }))
          assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
        }
      })
    )

    it.effect("honours Idempotency-Key", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { "idempotency-key": "order-4711" }
        const body = invoiceBody(990000180)
        const first = yield* post(body, { headers })
        assert.strictEqual(first.body.status, "submitted")
        assert.deepStrictEqual((yield* post(body, { headers })).body, first.body)
        const other = yield* post(invoiceBody(990000181), { headers })
        assert.strictEqual(other.status, 422)
        assert.strictEqual(other.body.type, "urn:radicar:problem:idempotency-conflict")
        const spanish = yield* post(invoiceBody(990000181), { headers: { ...headers, "accept-language": "es" } })
        assert.match(spanish.body.detail, /^Esta Idempotency-Key ya se usó/u)
      })
    )

    it.effect("lets one of many documents that come at once have an Idempotency-Key", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const headers = { "idempotency-key": "race" }
        const posts = Array.from({ length: 12 }, (_, index) => post(invoiceBody(990000200 + index), { headers }))
        const answers = yield* Effect.all(posts, { concurrency: "unbounded" })
        const statuses = answers.map(({ status }) => status).sort()
        assert.deepStrictEqual(statuses, [200, ...Array.from({ length: 11 }, () => 422)])
      })
    )

    it.effect("answers every path with and without its slash, and names every request", () =>
      Effect.gen(function* () {
        const { post } = yield* TestService
        const body = invoiceBody(990000190)
        const slash = yield* post(body)
        const bare = yield* post(body, {
          path: "/v1/dian/invoices",
          headers: { "x-request-id": "erp-42" }
        })
        assert.deepStrictEqual(bare.body, slash.body)
        assert.strictEqual(bare.headers.get("x-request-id"), "erp-42")
        assert.match(slash.headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/u)
      })
    )
  })
})
