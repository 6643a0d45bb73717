import { assert, describe, layer } from "@effect/vitest"
import { ripsExample } from "@radicar/domain/inner/example/ripsExample"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { Effect } from "effect"
import { eventually } from "../support/eventually.ts"
import { invoiceBody, signingCertificate, TestService } from "../support/TestService.ts"

const now = () => fromEpochMillis(Date.now())

/** The example of an invoice SS-CUFE: 333004 at modality 04, of which patients have paid 33004, concept 02. */
const healthInvoice = (number: number) => ({
  ...documentTypes.InvoiceCreate.example({ number, date: now(), operation: "SS-CUFE" }),
  SigningCertificate: signingCertificate()
})

/** Its RIPS, with services of the first minute of the month: the period begins there. */
const ripsOf = (invoice: string): Record<string, any> =>
  ripsExample({ invoice, nit: "900373115", at: `${now().date.slice(0, 7)}-01 00:00` })

const check = (rips: unknown, parameters = "", headers: Record<string, string> = {}) =>
  Effect.flatMap(TestService, ({ companyId, post }) =>
    post(rips, { path: "/v1/rips/check", query: `companyId=${companyId}${parameters}`, headers })
  )

const file = (body: unknown, path?: string) =>
  Effect.gen(function* () {
    const { post } = yield* TestService
    const filed = yield* post(body, path === undefined ? {} : { path })
    assert.strictEqual(filed.body.status, "submitted", JSON.stringify(filed.body))
    const uuid: string = filed.body.document.uuid
    return uuid
  })

const rulesOf = ({ body }: { readonly body: any }): ReadonlyArray<string> =>
  body.violations.map(({ path, rule }: any) => `${rule} ${path}`)

describe("POST /v1/rips/check", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("compares with the filed invoice, by its number and by its key, and records nothing", () =>
      Effect.gen(function* () {
        const { stored } = yield* TestService
        const uuid = yield* file(healthInvoice(990000980))
        const before = yield* stored
        const rips = ripsOf("SETP990000980")
        for (const invoice of ["SETP990000980", uuid, uuid.toUpperCase()]) {
          const { body, status } = yield* check(rips, `&invoice=${invoice}`)
          assert.strictEqual(status, 200)
          const document = { id: "SETP990000980", uuid }
          assert.deepStrictEqual(body, { valid: true, violations: [], notifications: [], document })
        }
        assert.strictEqual(yield* stored, before)
      })
    )

    it.effect("finds another value, another payment, another number and a day outside the period", () =>
      Effect.gen(function* () {
        const uuid = yield* file(healthInvoice(990000981))
        const compared = `&invoice=${uuid}`
        const rips = ripsOf("SETP990000981")
        const [consultation] = rips["usuarios"][0].servicios.consultas
        consultation.vrServicio = 240001
        const value = yield* check(rips, compared)
        assert.isFalse(value.body.valid)
        assert.deepStrictEqual(value.body.violations, [
          {
            rule: "RVG08",
            path: "$.usuarios",
            message: "The values of the services do not add up to the value of the invoice or note.",
            expected: "333004.00, the value of SETP990000981",
            actual: "333005.00"
          }
        ])
        const inSpanish = yield* check(rips, compared, { "accept-language": "es" })
        assert.strictEqual(inSpanish.body.violations[0].expected, "333004.00, el valor de SETP990000981")
        Object.assign(consultation, {
          vrServicio: 240000,
          valorPagoModerador: 33003,
          fechaInicioAtencion: "2025-01-31 10:00"
        })
        const others = yield* check({ ...rips, numFactura: "SETP1" }, compared)
        const at = "$.usuarios[0].servicios.consultas[0].fechaInicioAtencion"
        assert.deepStrictEqual(rulesOf(others), ["RVC004 $.numFactura", "RVG09 $.usuarios", `RVC014 ${at}`])
      })
    )

    it.effect("compares the RIPS of a note with the note", () =>
      Effect.gen(function* () {
        const uuid = yield* file(healthInvoice(990000982))
        const { Health, Items, Period, ...invoice } = healthInvoice(990000982) as Record<string, any>
        const date = now()
        const reference = { uuid, number: "SETP990000982", date: date.date }
        const note = {
          ...documentTypes.CreditnoteCreate.example({ number: 82, date, reference }),
          OperationCode: "20",
          CompanyParty: invoice["CompanyParty"],
          CustomerParty: invoice["CustomerParty"],
          Health,
          Period,
          Items: [Items[1]],
          LegalMonetaryTotal: {
            GrossAmount: 93004,
            TaxExclusiveAmount: 0,
            TaxInclusiveAmount: 93004,
            PayableAmount: 93004
          },
          SigningCertificate: signingCertificate()
        }
        const filed = yield* file(note, "/v1/dian/credit-notes/")
        const rips: Record<string, any> = { ...ripsOf("SETP990000982"), tipoNota: "NC", numNota: "NC82" }
        delete rips["usuarios"][0].servicios.consultas
        const right = yield* check(rips, `&invoice=${filed}`)
        assert.deepStrictEqual(rulesOf(right), [])
        const wrong = yield* check({ ...rips, numNota: "NC83", numFactura: "SETP990000981" }, `&invoice=${filed}`)
        assert.deepStrictEqual(rulesOf(wrong), ["RVC004 $.numFactura", "RVC004 $.numNota"])
      })
    )

    it.effect("reports that an invoice of goods has no RIPS", () =>
      Effect.gen(function* () {
        yield* file(invoiceBody(990000983))
        const answer = yield* check(ripsOf("SETP990000983"), "&invoice=SETP990000983")
        assert.deepStrictEqual(rulesOf(answer), ["FED060 $.numFactura"])
      })
    )

    it.effect("checks a RIPS by itself", () =>
      Effect.gen(function* () {
        const alone = yield* check(ripsOf("SETP1"))
        assert.deepStrictEqual(alone.body, { valid: true, violations: [], notifications: [] })
        const empty = yield* check({})
        assert.deepStrictEqual(rulesOf(empty), [
          "RVG01 $.numDocumentoIdObligado",
          "RVG01 $.numFactura",
          "RVG01 $.tipoNota",
          "RVG01 $.numNota",
          "RVG01 $.usuarios",
          "RVG03 $.usuarios"
        ])
      })
    )

    it.effect("checks a large RIPS in a thread, and lists 200 of its violations", () =>
      Effect.gen(function* () {
        const rips = ripsOf("SETP1")
        const [user] = rips["usuarios"]
        const usuarios = Array.from({ length: 500 }, (_, index) => ({
          ...user,
          numDocumentoIdentificacion: String(1_000_000 + index),
          codSexo: "X"
        }))
        const { body } = yield* check({ ...rips, usuarios })
        assert.strictEqual(body.violations.length, 200)
        assert.strictEqual(body.violationsTotal, 500)
        assert.deepInclude(body.violations[0], { rule: "RVG06", path: "$.usuarios[0].codSexo" })
      })
    )

    it.effect("does not find documents that the company has not filed", () =>
      Effect.gen(function* () {
        const rips = ripsOf("SETP990000984")
        for (const invoice of ["SETP990000984", "a".repeat(96), "SETP"]) {
          const { body, status } = yield* check(rips, `&invoice=${invoice}`)
          assert.deepStrictEqual([status, body.type], [404, "urn:radicar:problem:not-found"])
        }
      })
    )

    it.effect("refuses malformed JSON, and another content type", () =>
      Effect.gen(function* () {
        const half = yield* check(`{"usuarios": [`)
        assert.deepStrictEqual([half.status, half.body.type], [400, "urn:radicar:problem:malformed-body"])
        assert.include(half.body.detail, "line 1")
        const text = yield* check("{}", "", { "content-type": "text/plain" })
        assert.strictEqual(text.status, 415)
        const large = yield* check(`{"a":${"[".repeat(100)}`)
        assert.strictEqual(large.status, 400)
      })
    )
  })

  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("does not find another company's invoice", () =>
      Effect.gen(function* () {
        const uuid = yield* file(healthInvoice(990000985))
        const stranger = yield* TestService.pipe(Effect.provide(TestService.shared()))
        const theirs = (parameters: string) =>
          stranger.post(ripsOf("SETP990000985"), { path: "/v1/rips/check", query: parameters })
        for (const invoice of [uuid, "SETP990000985"]) {
          const answer = yield* theirs(`companyId=${stranger.companyId}&invoice=${invoice}`)
          assert.strictEqual(answer.status, 404, JSON.stringify(answer.body))
        }
        const { companyId } = yield* TestService
        assert.strictEqual((yield* theirs(`companyId=${companyId}&invoice=${uuid}`)).status, 403)
      })
    )
  })
})

describe("GET /v1/files/xml in base64", () => {
  layer(TestService.shared(), { excludeTestServices: true })((it) => {
    it.effect("is the container, as the health ministry's validator takes it", () =>
      Effect.gen(function* () {
        const { token, url } = yield* TestService
        const uuid = yield* file(healthInvoice(990000986))
        const fetching = (parameters: string) =>
          Effect.promise(async () => {
            const response = await fetch(`${url}/v1/files/xml?uuid=${uuid}&kind=attached${parameters}`, {
              headers: { authorization: `Bearer ${token}` }
            })
            return {
              name: response.headers.get("content-disposition") ?? "",
              type: response.headers.get("content-type"),
              bytes: Buffer.from(await response.arrayBuffer())
            }
          })
        // signed in the background
        const container = yield* eventually(fetching(""), ({ name }) => name.includes(`"ad0`))
        const text = yield* fetching("&encoding=base64")
        assert.match(text.type ?? "", /^text\/plain/u)
        assert.match(text.bytes.toString("latin1"), /^[A-Za-z0-9+/]+=*$/u)
        assert.strictEqual(Buffer.from(text.bytes.toString("latin1"), "base64").compare(container.bytes), 0)
        assert.match(text.name, /"ad0[^"]+\.xml\.txt"/u)
      })
    )
  })
})
