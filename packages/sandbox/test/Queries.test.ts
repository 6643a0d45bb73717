import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect, Redacted } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import type { AuthorizedRange, SandboxRegistry } from "../src/SandboxRegistry.ts"
import { ask, fieldOf, sendBill, sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { signInvoice } from "./support/signInvoice.ts"

const software = "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11"
const owned = "0a1b2c3d-0000-4000-8000-000000000001"
const range = (prefix: string, changes: Partial<AuthorizedRange> = {}): AuthorizedRange => ({
  authorization: "18764000001",
  prefix,
  from: 1n,
  to: 9_007_199_254_740_993n,
  startDate: "2025-06-01",
  endDate: "2026-01-15",
  documentTypes: ["01"],
  issuer: "860028580",
  ...changes
})
const registry: Partial<SandboxRegistry> = {
  software: [
    { id: owned, pin: Redacted.make("777"), owner: "800199436" },
    { id: "0a1b2c3d-0000-4000-8000-000000000002", pin: Redacted.make("777") }
  ],
  ranges: [
    range("AAA", { technicalKey: Redacted.make("clave"), resolutionDate: "2025-05-20" }),
    range("BBB", { software: [owned] }),
    range("CCC", { software: [owned], issuer: "830053812" }),
    range("OLD", { endDate: "2026-01-14" }),
    range("NEW", { startDate: "2026-01-16" })
  ],
  acquirers: [{ idType: "13", number: "52123456", name: "Ana & Cía", email: "ana@ejemplo.co" }],
  exchangeEmails: [
    { nit: "900373115", name: 'Compañía "Uno", S.A.S.', email: "uno@ejemplo.co", registered: "2024-05-06" }
  ]
}

const prefixes = (body: string): ReadonlyArray<string | undefined> =>
  [...body.matchAll(/<c:NumberRangeResponse>(.*?)<\/c:NumberRangeResponse>/gu)].map((match) =>
    fieldOf(match[1] ?? "", "Prefix")
  )

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), registry }), { excludeTestServices: true })(
  "queries",
  (it) => {
    const prepared = Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      const query = (operation: string, parameters: Readonly<Record<string, string>>) =>
        Effect.promise(() => ask(sandbox.url, operation, parameters, signer))
      return { sandbox, signer, query }
    })
    const ranges = (accountCode: string, accountCodeT: string, softwareCode: string) => ({
      accountCode,
      accountCodeT,
      softwareCode
    })

    it.effect("GetNumberingRange: 100 with the public ranges, technical keys where there are some, in wire order", () =>
      Effect.gen(function* () {
        const { query } = yield* prepared
        const { body } = yield* query("GetNumberingRange", ranges("900373115", "900373115", software.toUpperCase()))
        expect(fieldOf(body, "OperationCode")).toBe("100")
        expect(fieldOf(body, "OperationDescription")).toBe("Acción completada OK.")
        expect(prefixes(body)).toEqual(["SETP", "SEDS", "EPOS"])
        expect(body).toContain(
          '<b:ResponseList xmlns:c="http://schemas.datacontract.org/2004/07/NumberRangeResponse"><c:NumberRangeResponse><c:ResolutionNumber>18760000001</c:ResolutionNumber><c:ResolutionDate>2019-01-19</c:ResolutionDate>' +
            "<c:Prefix>SETP</c:Prefix><c:FromNumber>990000000</c:FromNumber><c:ToNumber>995000000</c:ToNumber><c:ValidDateFrom>2019-01-19</c:ValidDateFrom><c:ValidDateTo>2030-01-19</c:ValidDateTo>" +
            "<c:TechnicalKey>fc8eac422eba16e22ffd8c6f94b3f40a6e38162c</c:TechnicalKey></c:NumberRangeResponse>"
        )
        expect(body).toContain("<c:Prefix>SEDS</c:Prefix><c:FromNumber>984000000</c:FromNumber>")
        expect(body.match(/<c:TechnicalKey i:nil="true"\/>/gu)).toHaveLength(2)
      })
    )

    it.effect("GetNumberingRange: only what is in force today and associated with the software", () =>
      Effect.gen(function* () {
        const { query } = yield* prepared
        const own = yield* query("GetNumberingRange", ranges("860028580", "800199436", owned))
        expect(prefixes(own.body).slice(0, 2)).toEqual(["AAA", "BBB"])
        expect(own.body).toContain("<c:ResolutionDate>2025-05-20<")
        expect(own.body).toContain("<c:ToNumber>9007199254740993<")
        const other = yield* query("GetNumberingRange", ranges("860028580", "860028580", software))
        expect(prefixes(other.body)).toEqual(["AAA", "SETP", "SEDS", "EPOS"])
      })
    )

    it.effect.each([
      ["a software of somebody else", ranges("860028580", "860028580", owned)],
      ["an unknown software", ranges("860028580", "860028580", "0a1b2c3d-0000-4000-8000-00000000000f")],
      ["nothing", {}]
    ] as const)("GetNumberingRange: 303 to %s", ([, parameters]) =>
      Effect.gen(function* () {
        const { query } = yield* prepared
        const { body } = yield* query("GetNumberingRange", parameters)
        expect(fieldOf(body, "OperationCode")).toBe("303")
        expect(body).toContain('<b:ResponseList i:nil="true"')
      })
    )

    it.effect("GetXmlByDocumentKey: 100 with the very bytes, 404 to what is not known or not valid", () =>
      Effect.gen(function* () {
        const { sandbox, signer, query } = yield* prepared
        const text = invoiceText()
        const xml = signInvoice(text, signer)
        yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        const rejected = invoiceText({ number: 990_000_002, edit: (plain) => plain.replace("UBL 2.1", "UBL 2.0") })
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(rejected, signer), signer))
        const { body } = yield* query("GetXmlByDocumentKey", { trackId: keyOf(text).toUpperCase() })
        expect([fieldOf(body, "Code"), fieldOf(body, "Message")]).toEqual(["100", "Acción completada OK."])
        expect(fieldOf(body, "ValidationDate")).toBe("2026-01-15T07:00:00")
        expect(Buffer.from(fieldOf(body, "XmlBytesBase64") ?? "", "base64").equals(Buffer.from(xml))).toBe(true)
        for (const trackId of [keyOf(rejected), "f".repeat(96), "f", ""]) {
          const other = yield* query("GetXmlByDocumentKey", { trackId })
          expect([other.status, fieldOf(other.body, "Code"), fieldOf(other.body, "XmlBytesBase64")]).toEqual([
            200,
            "404",
            undefined
          ])
        }
      })
    )

    it.effect("GetAcquirer: 200 with name and address; 404 over HTTP with a SOAP body", () =>
      Effect.gen(function* () {
        const { query } = yield* prepared
        const found = yield* query("GetAcquirer", { identificationType: "13", identificationNumber: "52123456" })
        expect(found.status).toBe(200)
        expect(found.body).toContain(
          '<GetAcquirerResult xmlns:b="http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"'
        )
        expect(["ReceiverName", "ReceiverEmail", "StatusCode"].map((name) => fieldOf(found.body, name))).toEqual([
          "Ana &amp; Cía",
          "ana@ejemplo.co",
          "200"
        ])
        for (const identificationType of ["31", ""]) {
          const missing = yield* query("GetAcquirer", { identificationType, identificationNumber: "52123456" })
          expect([missing.status, missing.contentType, fieldOf(missing.body, "StatusCode")]).toEqual([
            404,
            "application/soap+xml; charset=utf-8",
            "404"
          ])
          expect(missing.body).not.toContain("Fault")
        }
      })
    )

    it.effect("GetExchangeEmails: 0 with the addresses that receive, without a header row", () =>
      Effect.gen(function* () {
        const { query } = yield* prepared
        const { body } = yield* query("GetExchangeEmails", {})
        expect([fieldOf(body, "StatusCode"), fieldOf(body, "Success")]).toEqual(["0", "true"])
        expect(Buffer.from(fieldOf(body, "CsvBase64Bytes") ?? "", "base64").toString("utf8")).toBe(
          '"900373115","uno@ejemplo.co","2024-05-06"\r\n'
        )
      })
    )

    it.effect("GetDocumentInfo: what is known of a document and its notes; 66 and 89 otherwise", () =>
      Effect.gen(function* () {
        const { sandbox, signer, query } = yield* prepared
        const text = invoiceText({ number: 990_000_010 })
        const note = noteText({ corrects: { number: "SETP990000010", key: keyOf(text) } })
        for (const xml of [text, note]) {
          yield* Effect.promise(() => sendFile(sandbox.url, "SendBillSync", signInvoice(xml, signer), signer))
        }
        const { body } = yield* query("GetDocumentInfo", { uuid: keyOf(text) })
        expect(fieldOf(body, "StatusCode")).toBe("00")
        expect(body).toContain(
          '<c:Emisor xmlns:d="http://schemas.datacontract.org/2004/07/Entidad"><d:Nombre>Compañía de Prueba S.A.S.</d:Nombre><d:NumeroDoc>900373115</d:NumeroDoc><d:Procedencia i:nil="true"/><d:TipoDoc>31</d:TipoDoc></c:Emisor>'
        )
        expect(body).toContain("<d:Folio>990000010</d:Folio><d:Serie>SETP</d:Serie>")
        expect(body).toContain("<d:Iva>19000.00</d:Iva><d:Total>119000.00</d:Total>")
        expect(body).toContain(`<d:UUID>${keyOf(note)}</d:UUID>`)
        expect(fieldOf((yield* query("GetDocumentInfo", { uuid: "f".repeat(96) })).body, "StatusCode")).toBe("66")
        expect(fieldOf((yield* query("GetDocumentInfo", { uuid: "f" })).body, "StatusCode")).toBe("89")
      })
    )

    it.effect("are all told to tests, files left out", () =>
      Effect.gen(function* () {
        const { sandbox, signer, query } = yield* prepared
        yield* sandbox.reset
        yield* query("GetStatus", { trackId: "f" })
        yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(invoiceText(), signer), signer))
        expect(yield* sandbox.requests).toEqual([
          {
            action: "http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatus",
            operation: "GetStatus",
            parameters: { trackId: "f" },
            nit: "900373115",
            receivedAt: new Date("2026-01-15T12:00:00Z")
          },
          expect.objectContaining({
            operation: "SendBillSync",
            parameters: { fileName: "z09003731150002600000001.zip" }
          })
        ])
      })
    )

    it.effect("know what is added later, until they are reset", () =>
      Effect.gen(function* () {
        const { sandbox, query } = yield* prepared
        const status = () =>
          Effect.map(
            query("GetAcquirer", { identificationType: "31", identificationNumber: "1" }),
            (answer) => answer.status
          )
        expect(yield* status()).toBe(404)
        yield* sandbox.seed({ acquirers: [{ idType: "31", number: "1", name: "Uno", email: "uno@ejemplo.co" }] })
        expect(yield* status()).toBe(200)
        yield* sandbox.reset
        expect(yield* status()).toBe(404)
      })
    )
  }
)

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), registry, embedded: false }), {
  excludeTestServices: true
})("GetNumberingRange without the embedded data", (it) => {
  it.effect.each([
    ["100 to an issuer with ranges", "100", "860028580", owned],
    ["301 to an issuer without ranges in force", "301", "900373115", owned],
    ["302 to a software without prefix", "302", "830053812", "0a1b2c3d-0000-4000-8000-000000000002"]
  ] as const)("%s", ([, code, accountCode, softwareCode]) =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* company(sandbox)
      const parameters = { accountCode, accountCodeT: "800199436", softwareCode }
      const { body } = yield* Effect.promise(() => ask(sandbox.url, "GetNumberingRange", parameters, signer))
      expect(fieldOf(body, "OperationCode")).toBe(code)
    })
  )
})

const strictly = {
  clock: fixedClock(),
  trust: "strict",
  registry: { authorizations: [{ provider: "800199436", issuer: "900373115" }] }
} as const

layer(Sandbox.layer(strictly), { excludeTestServices: true })("queries in strict trust", (it) => {
  it.effect.each([
    ["the issuer", "900373115", "100", "100"],
    ["its provider", "800199436", "100", "100"],
    ["somebody else", "860028580", "401", "401"]
  ] as const)("answer %s", ([, nit, range, xml]) =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      yield* sandbox.reset
      const issuer = yield* company(sandbox)
      const signer = yield* sandbox.certificates.issue({ nit, name: "Firmante" })
      const text = invoiceText()
      yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, issuer), issuer))
      const code = (operation: string, parameters: Readonly<Record<string, string>>, field: string) =>
        Effect.map(
          Effect.promise(() => ask(sandbox.url, operation, parameters, signer)),
          ({ body }) => fieldOf(body, field)
        )
      const account = { accountCode: "900373115", accountCodeT: "900373115", softwareCode: software }
      expect(yield* code("GetNumberingRange", account, "OperationCode")).toBe(range)
      expect(yield* code("GetXmlByDocumentKey", { trackId: keyOf(text) }, "Code")).toBe(xml)
    })
  )
})

layer(Sandbox.layer(strictly), { excludeTestServices: true })("queries of the receiver in strict trust", (it) => {
  it.effect("GetXmlByDocumentKey: 100, the document is for it", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const issuer = yield* company(sandbox)
      const receiver = yield* sandbox.certificates.issue({ nit: "8001994364", name: "Cliente" })
      const text = invoiceText()
      yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, issuer), issuer))
      const { body } = yield* Effect.promise(() =>
        ask(sandbox.url, "GetXmlByDocumentKey", { trackId: keyOf(text) }, receiver)
      )
      expect(fieldOf(body, "Code")).toBe("100")
    })
  )
})
