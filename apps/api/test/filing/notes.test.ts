import { assert, describe, layer } from "@effect/vitest"
import { fromEpochMillis, type LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { InvoiceSeed } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedNote } from "@radicar/fixtures/generated/generatedNote"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { longOr } from "@radicar/fixtures/long"
import { Effect } from "effect"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const kinds = [
  { operation: "CreditnoteCreate", path: "/v1/dian/credit-notes/", typeCode: "91", prefix: "NC", rule: "CBG04a" },
  { operation: "DebitnoteCreate", path: "/v1/dian/debit-notes", typeCode: "92", prefix: "ND", rule: "DBG04a" }
] as const

const today = (): LocalDateTime => fromEpochMillis(Date.now())
const referenceTo = ({ document, id }: any) => ({ uuid: document.uuid, number: id, date: document.date.slice(0, 10) })

describe.each(kinds)("$operation", ({ operation, path, prefix, rule, typeCode }) => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let invoiceNumber = 992000000
    let number = 1

    const file = Effect.fnUntraced(function* (
      changes: Record<string, unknown> = {},
      reference?: ReturnType<typeof referenceTo>
    ) {
      const { post } = yield* TestService
      const example = documentTypes[operation].example({
        number: number++,
        date: today(),
        ...(reference === undefined ? {} : { reference })
      })
      return yield* post({ ...example, SigningCertificate: signingCertificate(), ...changes }, { path })
    })

    const filedInvoice = Effect.gen(function* () {
      const { post } = yield* TestService
      return referenceTo((yield* post(invoiceBody(invoiceNumber++))).body)
    })

    it.effect("is refused where this service filed that invoice with another number, key or date", () =>
      Effect.gen(function* () {
        const { post, query, stored } = yield* TestService
        const reference = yield* filedInvoice
        const other = yield* filedInvoice
        const yesterday = fromEpochMillis(Date.now() - 86_400_000).date
        const wrong = [
          [{ ...reference, number: "SETP990000999" }, [["Number", reference.number, "SETP990000999"]]],
          [{ ...reference, uuid: "a".repeat(96) }, [["Uuid", reference.uuid, "a".repeat(96)]]],
          [{ ...reference, date: yesterday }, [["Date", reference.date, yesterday]]],
          [
            { ...reference, number: other.number, date: yesterday },
            [
              ["Number", reference.number, other.number],
              ["Date", reference.date, yesterday]
            ]
          ]
        ] as const
        const before = yield* stored
        for (const [stated, expected] of wrong) {
          const filed = yield* file({}, stated)
          assert.strictEqual(filed.status, 400, JSON.stringify(filed.body))
          assert.deepStrictEqual(
            filed.body.violations.map((each: any) => [each.rule, each.path, each.expected, each.actual]),
            expected.map(([field, ...values]) => ["RAD66", `$.DocumentReference.${field}`, ...values])
          )
          const example = documentTypes[operation].example({ number: 999, date: today(), reference: stated })
          const dry = yield* post(example, { path, query: `${query}&dryRun=true` })
          assert.deepStrictEqual([dry.body.valid, dry.body.violations], [false, filed.body.violations])
        }
        assert.strictEqual(yield* stored, before)
        // leading zeros and capital letters are the same number and key
        const padded = {
          ...reference,
          number: reference.number.replace("SETP", "SETP00"),
          uuid: reference.uuid.toUpperCase()
        }
        assert.strictEqual((yield* file({}, padded)).status, 200)
      })
    )

    it.effect("about a document that this service never filed is the authority's to judge", () =>
      Effect.gen(function* () {
        const unknown = { uuid: "b".repeat(96), number: "SETP990000998", date: today().date }
        const { body, status } = yield* file({}, unknown)
        assert.deepStrictEqual([status, body.status], [200, "rejected"])
      })
    )

    it.effect("is answered from the record when repeated, whatever happened to the invoice", () =>
      Effect.gen(function* () {
        const reference = yield* filedInvoice
        const Number = number++
        const first = yield* file({ Number }, reference)
        assert.strictEqual(first.body.status, "submitted", JSON.stringify(first.body))
        const again = yield* file({ Number, Date: first.body.document.date.slice(0, 19) }, reference)
        assert.deepStrictEqual(again.body, first.body)
      })
    )

    it.effect("is filed about an invoice that the authority has", () =>
      Effect.gen(function* () {
        const { nit } = yield* TestService
        const invoice = yield* filedInvoice
        const { body, status } = yield* file({ Number: 77 }, invoice)
        assert.strictEqual(status, 200, JSON.stringify(body))
        assert.deepInclude(body, {
          id: `${prefix}77`,
          name: `face_f${prefix}0${nit}0000000077`,
          status: "submitted"
        })
        assert.deepInclude(body.document, {
          type: typeCode,
          number: 77,
          prefix,
          schemeName: "CUDE-SHA384",
          reference: invoice.number
        })
        assert.match(body.document.uuid, /^[0-9a-f]{96}$/u)
        assert.strictEqual(body.response.statusCode, "00")
      })
    )

    it.effect("corrects several invoices that the authority must have, and is read back with them", () =>
      Effect.gen(function* () {
        const { post, token, url } = yield* TestService
        const [one, two] = [yield* filedInvoice, yield* filedInvoice]
        const stated = ({ date, number: Number, uuid }: typeof one) => ({
          Uuid: uuid,
          Date: `${date}T00:00:00`,
          SchemeName: "CUFE-SHA384",
          Number
        })
        const parts = {
          PaymentMeans: [
            { Code: "1", MethodCode: "48", PaymentId: "AUT-1" },
            { Code: "2", MethodCode: "47", Date: "2030-01-15T00:00:00", PaymentId: "1/2" },
            { Code: "2", MethodCode: "47", Date: "2030-02-15T00:00:00", PaymentId: "2/2" }
          ],
          OrderReference: [{ Number: "OC-1", Date: "2026-01-10T00:00:00" }, { Number: "OC-2" }],
          DespatchReferences: [{ Number: "REM-1" }],
          Notes: [{ Text: "A further note", Language: "en" }]
        }
        const filed = yield* file({ ...parts, DocumentReference: [stated(one), stated(two)] }, one)
        assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
        assert.strictEqual(filed.body.document.reference, `${one.number}, ${two.number}`)
        const read = yield* Effect.promise(async () => {
          const headers = { authorization: `Bearer ${token}` }
          const xml = await fetch(`${url}/v1/files/xml/?uuid=${filed.body.document.uuid}&kind=document`, { headers })
          const response = await fetch(`${url}/v1/documents/read`, {
            method: "POST",
            headers: { ...headers, "content-type": "application/xml" },
            body: await xml.text()
          })
          return ((await response.json()) as any).documents[0]
        })
        assert.deepStrictEqual(read.unread, [])
        assert.deepInclude(read.body, { ...parts, DocumentReference: [stated(one), stated(two)] })
        const unknown = { ...stated(two), Uuid: "ab".repeat(48), Number: "SETP992999998" }
        const refused = yield* file({ DocumentReference: [stated(one), unknown] }, one)
        assert.strictEqual(refused.body.status, "rejected", JSON.stringify(refused.body))
        assert.include(refused.body.response.errorMessage, rule)
        const wrong = yield* post(
          { ...invoiceBody(invoiceNumber++), DueDate: null, PaymentMeans: [{ Code: "1" }, { Code: "2" }] },
          {}
        )
        assert.strictEqual(wrong.status, 400)
        assert.deepStrictEqual(
          wrong.body.violations.map((each: any) => `${each.rule} ${each.path}`),
          ["FAN04 $.PaymentMeans[1].Date"]
        )
      })
    )

    it.effect("is filed over a period, without an invoice", () =>
      Effect.gen(function* () {
        const { body } = yield* file()
        assert.strictEqual(body.status, "submitted", JSON.stringify(body))
      })
    )

    it.effect("is rejected about an invoice that the authority does not have, and may be filed again, corrected", () =>
      Effect.gen(function* () {
        const unknown = { uuid: "ab".repeat(48), number: "SETP992999999", date: today().date }
        const rejected = yield* file({ Number: 500 }, unknown)
        assert.strictEqual(rejected.body.status, "rejected", JSON.stringify(rejected.body))
        assert.include(rejected.body.response.errorMessage, `Regla: ${rule}, Rechazo: `)
        const corrected = yield* file({ Number: 500 }, yield* filedInvoice)
        assert.strictEqual(corrected.body.status, "submitted", JSON.stringify(corrected.body))
      })
    )

    it.effect("is filed once, however often it is sent", () =>
      Effect.gen(function* () {
        const { sandbox } = yield* TestService
        const reference = yield* filedInvoice
        const issued = today().toString()
        const first = yield* file({ Number: 600, Date: issued }, reference)
        const before = (yield* sandbox.received).length
        const again = yield* file({ Number: 600, Date: issued }, reference)
        assert.deepStrictEqual(again.body, first.body)
        assert.lengthOf(yield* sandbox.received, before)
        const other = yield* file({ Number: 600, Date: issued, Note: "otra" }, reference)
        assert.strictEqual(other.status, 409)
      })
    )

    it.effect("tells every violation at once and files nothing", () =>
      Effect.gen(function* () {
        const { stored } = yield* TestService
        const before = yield* stored
        const { body, status } = yield* file({ CorrectionCode: "9", OperationCode: "10", Period: null })
        assert.strictEqual(status, 400)
        const letter = typeCode === "91" ? "C" : "D"
        const rules = body.violations.map((violation: { readonly rule: string }) => violation.rule)
        assert.includeMembers(rules, [`${letter}BF03`, `${letter}AD02`])
        assert.strictEqual(yield* stored, before)
      })
    )

    // the sandbox was written from the annex without sight of this code: what one makes the other must accept
    it.effect.prop(
      "the sandbox accepts what passes our rules",
      { seed: InvoiceSeed },
      ({ seed }) =>
        Effect.gen(function* () {
          const { post } = yield* TestService
          for (const reference of [undefined, yield* filedInvoice]) {
            const answer = yield* post(
              {
                ...generatedNote(seed, typeCode, reference),
                Number: 1000 + number++,
                Date: today().toString(),
                SigningCertificate: signingCertificate()
              },
              { path }
            )
            assert.strictEqual(answer.body.status, "submitted", JSON.stringify(answer.body))
          }
        }),
      { arbitrary: { runs: longOr(25, 6) } }
    )
  })
})

describe("a note that is compared with the invoice as it was filed", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    let number = 1
    const paths = { CreditnoteCreate: "/v1/dian/credit-notes/", DebitnoteCreate: "/v1/dian/debit-notes" } as const
    const example = (operation: "InvoiceCreate" | keyof typeof paths, options: object = {}): any =>
      documentTypes[operation].example({ number: 993000000 + number++, date: today(), ...options })
    const certified = (body: object) => ({ ...body, SigningCertificate: signingCertificate() })

    const filedInvoice = Effect.fnUntraced(function* (changes: object = {}, operation?: string) {
      const { post } = yield* TestService
      const body = { ...example("InvoiceCreate", operation === undefined ? {} : { operation }), ...changes }
      const filed = yield* post(certified(body), {})
      assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
      return referenceTo(filed.body)
    })
    type Reference = ReturnType<typeof referenceTo>

    const file = Effect.fnUntraced(function* (
      reference: Reference,
      changes: object = {},
      operation: keyof typeof paths = "CreditnoteCreate"
    ) {
      const { post } = yield* TestService
      const note = { ...example(operation, { reference }), ...changes }
      const { body } = yield* post(certified(note), { path: paths[operation] })
      return body
    })

    /** One line without taxes. */
    const of = (amount: number) => ({
      Items: [{ Code: "X", Description: "X", Quantity: 1, Price: amount, SubtotalAmount: amount, UnitCode: "94" }],
      LegalMonetaryTotal: {
        GrossAmount: amount,
        TaxExclusiveAmount: 0,
        TaxInclusiveAmount: amount,
        PayableAmount: amount
      }
    })
    const shown = ({ notifications = [] }: any) =>
      notifications.map((each: any) => [each.rule, each.path, each.expected, each.actual])
    const annulling = { CorrectionCode: "2" }

    it.effect("is limited to the balance that other notes left, to the cent", () =>
      Effect.gen(function* () {
        const invoice = yield* filedInvoice(of(1000))
        const above = (left: string, amount: string) => [
          ["RAD77", "$.LegalMonetaryTotal.PayableAmount", `${left} ${invoice.number}`, amount]
        ]
        const first = yield* file(invoice, of(600.01))
        assert.deepStrictEqual([first.status, shown(first)], ["submitted", []])
        assert.deepStrictEqual(shown(yield* file(invoice, of(400))), above("at most 399.99, the balance of", "400.00"))
        // which the authority took all the same
        const debited = yield* file(invoice, of(500.02), "DebitnoteCreate")
        assert.deepStrictEqual([debited.status, shown(debited)], ["submitted", []])
        assert.deepStrictEqual(shown(yield* file(invoice, of(500.01))), [])
        assert.deepStrictEqual(shown(yield* file(invoice, of(0.01))), [
          ["RAD77", "$.LegalMonetaryTotal.PayableAmount", `nothing: ${invoice.number} has no balance left`, "0.01"]
        ])
        assert.deepStrictEqual(shown(yield* file(invoice, of(9), "DebitnoteCreate")), [])
      })
    )

    it.effect("annuls it once, however often it is sent", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const invoice = yield* filedInvoice()
        const note = { ...example("CreditnoteCreate", { reference: invoice }), ...annulling }
        const path = paths.CreditnoteCreate
        const first = yield* post(certified(note), { path })
        assert.deepStrictEqual([first.body.status, shown(first.body)], ["submitted", []])
        assert.deepStrictEqual((yield* post(certified(note), { path })).body, first.body)
        assert.deepStrictEqual(shown((yield* post(note, { path, query: `${query}&dryRun=true` })).body), [])
        const expected = [
          [
            "RAD77",
            "$.LegalMonetaryTotal.PayableAmount",
            `nothing: ${invoice.number} has no balance left`,
            "573306.30"
          ],
          ["RAD78", "$.CorrectionCode", `another reason: ${invoice.number} is annulled`, "2"]
        ]
        const other = { ...example("CreditnoteCreate", { reference: invoice }), ...annulling }
        const dry = yield* post(other, { path, query: `${query}&dryRun=true` })
        assert.deepStrictEqual([dry.body.valid, shown(dry.body)], [true, expected])
        const second = yield* post(certified(other), { path })
        assert.deepStrictEqual([second.body.status, shown(second.body)], ["submitted", expected])
        const again = yield* post(certified(other), { path })
        // to the letter, although the database does not keep the order of fields
        assert.strictEqual(JSON.stringify(again.body), JSON.stringify(second.body))
        // numbered by the service
        const { Number: _, ...unnumbered } = other
        const third = yield* post(certified(unnumbered), {
          path,
          headers: { "idempotency-key": `a-${invoice.number}` }
        })
        assert.deepStrictEqual([third.body.status, shown(third.body)], ["submitted", expected])
      })
    )

    it.effect("is compared with notes that were not rejected", () =>
      Effect.gen(function* () {
        const invoice = yield* filedInvoice()
        const unknown = { Uuid: "ab".repeat(48), Date: today().date, Number: "SETP992999997" }
        const { DocumentReference: known } = example("CreditnoteCreate", { reference: invoice })
        const rejected = yield* file(invoice, { ...annulling, DocumentReference: [known, unknown] })
        assert.strictEqual(rejected.status, "rejected", JSON.stringify(rejected))
        assert.deepStrictEqual(shown(yield* file(invoice, annulling)), [])
      })
    )

    it.effect("is compared with the invoice's buyer, currency and health data", () =>
      Effect.gen(function* () {
        const invoice = yield* filedInvoice()
        const { CustomerParty } = example("InvoiceCreate")
        const { number: id } = invoice
        const differing = yield* file(invoice, {
          CustomerParty: { ...CustomerParty, Id: "860029964" },
          CurrencyCode: "USD",
          PaymentExchangeRate: { CalculationRate: 4000, Date: today().date }
        })
        assert.deepStrictEqual(
          [differing.status, shown(differing)],
          [
            "submitted",
            [
              ["RAD79", "$.CustomerParty.Id", `800199436, the buyer of ${id}`, "860029964"],
              ["RAD80", "$.CurrencyCode", `COP, the currency of ${id}`, "USD"]
            ]
          ]
        )
        // the check digit is no part of the number, and amounts in another currency take nothing off
        assert.deepStrictEqual(
          shown(yield* file(invoice, { CustomerParty: { ...CustomerParty, Id: "800.199.436-8" } })),
          []
        )
        const billed = yield* filedInvoice({}, "SS-CUFE")
        const {
          CustomerParty: payer,
          Health,
          Items,
          LegalMonetaryTotal,
          Period
        } = example("InvoiceCreate", {
          operation: "SS-CUFE"
        })
        const without = yield* file(billed, { CustomerParty: payer, ...of(1) })
        assert.deepStrictEqual(
          [without.status, shown(without)],
          ["submitted", [["CND060", "$.Health", `Health as in ${billed.number}`, "absent"]]]
        )
        const debited = yield* file(billed, { CustomerParty: payer, ...of(1) }, "DebitnoteCreate")
        assert.deepStrictEqual(
          shown(debited).map(([rule]: ReadonlyArray<string>) => rule),
          ["DND060"]
        )
        // what patients had paid was taken off what is payable, and the note takes back the whole
        const { GrossAmount, PayableAmount, TaxExclusiveAmount, TaxInclusiveAmount } = LegalMonetaryTotal
        assert.isBelow(PayableAmount, TaxInclusiveAmount)
        const whole = yield* file(yield* filedInvoice({}, "SS-CUFE"), {
          CustomerParty: payer,
          Health,
          Items,
          Period,
          LegalMonetaryTotal: { GrossAmount, TaxExclusiveAmount, TaxInclusiveAmount, PayableAmount: TaxInclusiveAmount }
        })
        assert.deepStrictEqual([whole.status, shown(whole)], ["submitted", []], JSON.stringify(whole))
      })
    )

    it.effect("notifies in the caller's language", () =>
      Effect.gen(function* () {
        const { post, query } = yield* TestService
        const invoice = yield* filedInvoice(of(10))
        const note = { ...example("CreditnoteCreate", { reference: invoice }), ...of(11) }
        const { body } = yield* post(note, {
          path: paths.CreditnoteCreate,
          query: `${query}&dryRun=true`,
          headers: { "accept-language": "es" }
        })
        assert.deepStrictEqual(
          body.notifications.map(({ expected, message }: any) => [message, expected]),
          [
            [
              "La nota supera el saldo que las notas radicadas aquí dejaron de su factura.",
              `como máximo 10.00, el saldo de ${invoice.number}`
            ]
          ]
        )
      })
    )

    it.effect("is compared with nothing about an invoice that this service did not file", () =>
      Effect.gen(function* () {
        const unknown = { uuid: "c".repeat(96), number: "SETP990000997", date: today().date }
        assert.deepStrictEqual(shown(yield* file(unknown, annulling)), [])
      })
    )
  })
})
