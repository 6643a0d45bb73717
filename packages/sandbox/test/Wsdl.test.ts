import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import soap from "soap"
import { Sandbox } from "../src/Sandbox.ts"
import { ask, sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { publishedSchema } from "./support/publishedSchema.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { eventText } from "./support/eventText.ts"
import { files, sendBatch } from "./support/batch.ts"

/** Operations with their parameters and type of result (soap.md §2.1). */
const contract = {
  SendBillSync: [["fileName", "contentFile"], "DianResponse"],
  SendBillAsync: [["fileName", "contentFile"], "UploadDocumentResponse"],
  SendTestSetAsync: [["fileName", "contentFile", "testSetId"], "UploadDocumentResponse"],
  SendBillAttachmentAsync: [["fileName", "contentFile"], "UploadDocumentResponse"],
  SendNominaSync: [["contentFile"], "DianResponse"],
  SendEventUpdateStatus: [["contentFile"], "DianResponse"],
  GetStatus: [["trackId"], "DianResponse"],
  GetStatusZip: [["trackId"], "ArrayOfDianResponse"],
  GetStatusEvent: [["trackId"], "DianResponse"],
  GetNumberingRange: [["accountCode", "accountCodeT", "softwareCode"], "NumberRangeResponseList"],
  GetXmlByDocumentKey: [["trackId"], "EventResponse"],
  GetReferenceNotes: [["trackId"], "DianResponse"],
  GetExchangeEmails: [[], "ExchangeEmailResponse"],
  GetAcquirer: [["identificationType", "identificationNumber"], "AdquirienteResponse"],
  GetDocumentInfo: [["uuid"], "DocumentInfoResponse"]
} as const

const get = (url: string) =>
  Effect.promise(async () => {
    const response = await fetch(url)
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() }
  })

layer(Sandbox.layer({ certificateDirectory }), { excludeTestServices: true })(
  "the description of the service",
  (it) => {
    it.effect.each(["?wsdl", "?singleWsdl", "?WSDL"])("at %s: a SOAP toolkit finds every operation", (query) =>
      Effect.gen(function* () {
        const { url } = yield* Sandbox
        const client = yield* Effect.promise(() => soap.createClientAsync(url + query))
        const described = client.describe() as Record<string, Record<string, Record<string, DescribedOperation>>>
        const operations = described["WcfDianCustomerServices"]?.["WSHttpBinding_IWcfDianCustomerServices"] ?? {}
        expect(Object.keys(operations)).toEqual(Object.keys(contract))
        for (const [name, [parameters, result]] of Object.entries(contract)) {
          expect([name, ...Object.keys(operations[name]?.input ?? {})]).toEqual([name, ...parameters])
          const answer = operations[name]?.output[`${name}Result`]
          expect([name, answer?.targetNamespace]).toEqual([name, namespaceOf(result)])
        }
        expect(
          Object.keys(
            operations["GetNumberingRange"]?.output["GetNumberingRangeResult"]?.ResponseList?.[
              "NumberRangeResponse[]"
            ] ?? {}
          ).slice(0, 8)
        ).toEqual([
          "ResolutionNumber",
          "ResolutionDate",
          "Prefix",
          "FromNumber",
          "ToNumber",
          "ValidDateFrom",
          "ValidDateTo",
          "TechnicalKey"
        ])
      })
    )

    it.effect("is in as many documents as there are namespaces, each where another one says it is", () =>
      Effect.gen(function* () {
        const { url } = yield* Sandbox
        const root = yield* get(`${url}?wsdl`)
        expect(root).toMatchObject({ status: 200, type: "text/xml; charset=utf-8" })
        expect(root.text).toContain(`location="${url}"`)
        const seen = new Set<string>()
        const follow = (text: string): Effect.Effect<void> =>
          Effect.gen(function* () {
            for (const [, location = ""] of text.matchAll(
              /(?:schemaLocation|import namespace="[^"]*" location)="([^"]*)"/gu
            )) {
              if (seen.has(location)) continue
              seen.add(location)
              const page = yield* get(location)
              expect([location, page.status]).toEqual([location, 200])
              yield* follow(page.text)
            }
          })
        yield* follow(root.text)
        expect([...seen].filter((location) => location.includes("xsd="))).toHaveLength(21)
        for (const query of ["?xsd=xsd21", "?wsdl=wsdl1", "?other"]) {
          expect((yield* get(url + query)).status).toBe(404)
        }
      })
    )

    it.effect("leads a client back to the address it came from", () =>
      Effect.gen(function* () {
        const { port } = yield* Sandbox
        const { text } = yield* get(`http://localhost:${port}/WcfDianCustomerServices.svc?singlewsdl`)
        expect(text).toContain(`<soap12:address location="http://localhost:${port}/WcfDianCustomerServices.svc"/>`)
      })
    )
  }
)

interface DescribedOperation {
  readonly input: Record<string, unknown>
  readonly output: Record<
    string,
    { readonly targetNamespace: string; readonly ResponseList?: Readonly<Record<string, object>> }
  >
}

const namespaceOf = (result: string): string =>
  `http://schemas.datacontract.org/2004/07/${
    { ArrayOfDianResponse: "DianResponse", AdquirienteResponse: "Gosocket.Dian.Services.Utils.Common" }[result] ??
    result
  }`

const registry = {
  acquirers: [{ idType: "13", number: "1", name: "Ana", email: "ana@ejemplo.co" }],
  exchangeEmails: [{ nit: "1", name: "Uno", email: "uno@ejemplo.co", registered: "2024-05-06" }]
}

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), registry, batches: { delay: 0 } }), {
  excludeTestServices: true
})("answers", (it) => {
  it.effect("hold against the published schemas, whatever the operation", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const { url } = sandbox
      const signer = yield* company(sandbox)
      const problems = yield* Effect.promise(() => publishedSchema(url))
      const text = invoiceText()
      const trackId = keyOf(text)
      const about = { number: "SETP990000001", key: trackId }
      const sent = yield* Effect.promise(() => sendBill(url, signInvoice(text, signer), signer))
      const note = yield* Effect.promise(() =>
        sendBill(url, signInvoice(noteText({ corrects: about }), signer), signer)
      )
      const rejected = signInvoice(invoiceText({ number: 1, edit: (xml) => xml.replace("UBL 2.1", "UBL 2.0") }), signer)
      const wrong = yield* Effect.promise(() => sendBill(url, rejected, signer))
      const event = signInvoice(eventText({ code: "030", about }), signer)
      const queued = yield* Effect.promise(() => sendBatch(url, files(event), signer, { operation: "SendBillAsync" }))
      const refused = yield* Effect.promise(() => sendBatch(url, files(event), signer, { testSetId: "" }))
      const software = { softwareCode: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11" }
      const queries = [
        ["GetStatus", { trackId }],
        ["GetStatus", { trackId: "f" }],
        ["GetStatusZip", { trackId: queued.zipKey ?? "" }],
        ["GetStatusEvent", { trackId }],
        ["GetReferenceNotes", { trackId }],
        ["GetNumberingRange", { accountCode: "900373115", accountCodeT: "900373115", ...software }],
        ["GetNumberingRange", {}],
        ["GetXmlByDocumentKey", { trackId }],
        ["GetXmlByDocumentKey", { trackId: "f" }],
        ["GetExchangeEmails", {}],
        ["GetAcquirer", { identificationType: "13", identificationNumber: "1" }],
        ["GetAcquirer", {}],
        ["GetDocumentInfo", { uuid: trackId }],
        ["GetDocumentInfo", {}],
        ["SendBillAttachmentAsync", {}],
        ["SendNominaSync", {}],
        ["SendEventUpdateStatus", {}]
      ] as const
      const answers = yield* Effect.promise(() =>
        Promise.all(queries.map(([operation, parameters]) => ask(url, operation, parameters, signer)))
      )
      const bodies = [sent, note, wrong, queued, refused, ...answers].map(({ body }) => body)
      expect(bodies.flatMap(problems)).toEqual([])
      expect(problems(sent.body.replace("<b:IsValid>true</b:IsValid>", ""))).toEqual([])
      expect(problems(sent.body.replace("<b:IsValid>true<", "<b:IsValid>maybe<"))).not.toEqual([])
      const disordered = sent.body.replace(/(<b:IsValid>.*<\/b:IsValid>)(<b:StatusCode>.*<\/b:StatusCode>)/u, "$2$1")
      expect(problems(disordered)).not.toEqual([])
      expect(new Set(answers.map(({ body }) => /<(\w+)Response xmlns/u.exec(body)?.[1])).size).toBe(12)
    })
  )
})
