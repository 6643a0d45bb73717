import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { SignedXml } from "xml-crypto"
import { Sandbox } from "../src/Sandbox.ts"
import { ask, getStatus, sendFile } from "./support/client.ts"
import { company } from "./support/company.ts"
import { eventText } from "./support/eventText.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { payrollText } from "./support/payrollText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { xsdProblems } from "./support/xsd.ts"

const text = invoiceText()
const about = { number: "SETP990000001", key: keyOf(text) }
const acknowledgement = eventText({ code: "030", about })
const receipt = eventText({ code: "032", about })
const note = noteText({ corrects: about })
const payroll = payrollText()

const sentence = "La Factura electrónica SETP-990000001, ha sido autorizada."

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "the registered events of a document",
  (it) => {
    const filed = (...documents: ReadonlyArray<readonly [operation: string, xml: string]>) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        yield* sandbox.reset
        const signer = yield* company(sandbox)
        for (const [operation, xml] of documents) {
          const sent = yield* Effect.promise(() => sendFile(sandbox.url, operation, signInvoice(xml, signer), signer))
          expect([sent.statusCode, ...sent.rules]).toEqual(["00"])
        }
        const query = (operation: string, trackId: string) =>
          Effect.promise(() => ask(sandbox.url, operation, { trackId }, signer))
        return { sandbox, signer, query }
      })
    const invoice = ["SendBillSync", text] as const

    it.effect("GetStatusEvent: 67 when there is none, valid, with an empty ApplicationResponse", () =>
      Effect.gen(function* () {
        const { query } = yield* filed(invoice)
        const answer = yield* query("GetStatusEvent", keyOf(text))
        expect(answer).toMatchObject({
          statusCode: "67",
          isValid: "true",
          statusMessage: sentence,
          documentKey: keyOf(text)
        })
        const xml = answer.applicationResponse!.toString("utf8")
        expect(xml).not.toContain("DocumentResponse")
        expect(xml).toContain('<cbc:UUID schemeID="2" schemeName="CUDE-SHA384">')
        verifySignature(xml)
      })
    )

    it.effect("GetStatusEvent: 00 with a DocumentResponse per event, in their order", () =>
      Effect.gen(function* () {
        const { query } = yield* filed(
          invoice,
          ["SendEventUpdateStatus", acknowledgement],
          ["SendEventUpdateStatus", receipt]
        )
        const answer = yield* query("GetStatusEvent", keyOf(text).toUpperCase())
        expect(answer).toMatchObject({
          statusCode: "00",
          isValid: "true",
          statusDescription: "Procesado Correctamente.",
          statusMessage: sentence,
          documentKey: keyOf(text)
        })
        const xml = answer.applicationResponse!.toString("utf8")
        verifySignature(xml)
        const responses = [...xml.matchAll(/<cac:DocumentResponse>(.*?)<\/cac:DocumentResponse>/gsu)].map((match) =>
          (match[1] ?? "").replaceAll(/\s*\r\n\s*/gu, "")
        )
        expect(responses).toHaveLength(2)
        expect(responses[0]).toBe(
          `<cac:Response><cbc:ReferenceID>1</cbc:ReferenceID><cbc:ResponseCode>030</cbc:ResponseCode><cbc:Description>Acuse de recibo de Factura Electrónica de Venta</cbc:Description><cbc:EffectiveDate>2026-01-15</cbc:EffectiveDate><cbc:EffectiveTime>07:00:00-05:00</cbc:EffectiveTime></cac:Response>` +
            `<cac:DocumentReference><cbc:ID>EV030</cbc:ID><cbc:UUID schemeName="CUDE-SHA384">${keyOf(acknowledgement)}</cbc:UUID></cac:DocumentReference>` +
            `<cac:IssuerParty><cac:PartyTaxScheme><cbc:RegistrationName>Cliente de Prueba Ltda.</cbc:RegistrationName><cbc:CompanyID schemeID="4" schemeName="31">800199436</cbc:CompanyID><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme></cac:IssuerParty>` +
            `<cac:RecipientParty><cac:PartyTaxScheme><cbc:RegistrationName>Compañía de Prueba S.A.S.</cbc:RegistrationName><cbc:CompanyID schemeID="3" schemeName="31">900373115</cbc:CompanyID><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme></cac:RecipientParty>`
        )
        expect(responses[1]).toContain("<cbc:ReferenceID>2</cbc:ReferenceID><cbc:ResponseCode>032</cbc:ResponseCode>")
      })
    )

    it.effect.skipIf(xsdProblems === undefined)("the lists hold against the official schema", () =>
      Effect.gen(function* () {
        const { query } = yield* filed(invoice, ["SendEventUpdateStatus", acknowledgement], ["SendBillSync", note])
        for (const operation of ["GetStatusEvent", "GetReferenceNotes"]) {
          const { applicationResponse } = yield* query(operation, keyOf(text))
          expect(xsdProblems!("ApplicationResponse", applicationResponse!)).toEqual([])
        }
      })
    )

    it.effect(
      "GetStatusEvent: 66 to what is not known or not valid, 68 to what is no invoice, 89 to what is no key",
      () =>
        Effect.gen(function* () {
          const { sandbox, signer, query } = yield* filed(
            invoice,
            ["SendEventUpdateStatus", acknowledgement],
            ["SendNominaSync", payroll],
            ["SendBillSync", note]
          )
          const rejected = invoiceText({ number: 990_000_002, edit: (plain) => plain.replace("UBL 2.1", "UBL 2.0") })
          yield* Effect.promise(() => sendFile(sandbox.url, "SendBillSync", signInvoice(rejected, signer), signer))
          const cune = /CUNE="([0-9a-f]{96})"/u.exec(payroll)?.[1] ?? ""
          expect((yield* Effect.promise(() => getStatus(sandbox.url, cune, signer))).statusCode).toBe("00")
          const expected = [
            ["68", keyOf(acknowledgement)],
            ["68", cune],
            ["68", keyOf(note)],
            ["66", keyOf(rejected)],
            ["66", "f".repeat(96)],
            ["89", "f".repeat(19)]
          ] as const
          for (const [statusCode, key] of expected) {
            expect(yield* query("GetStatusEvent", key)).toMatchObject({
              statusCode,
              isValid: "false",
              applicationResponse: undefined
            })
          }
        })
    )

    it.effect("GetReferenceNotes: 00 with the notes that correct a document, 66 to what is not known", () =>
      Effect.gen(function* () {
        const { query } = yield* filed(invoice, ["SendBillSync", note])
        const answer = yield* query("GetReferenceNotes", keyOf(text))
        expect(answer).toMatchObject({ statusCode: "00", isValid: "true", documentKey: keyOf(text) })
        const xml = answer.applicationResponse!.toString("utf8")
        verifySignature(xml)
        expect(xml).toContain(`<cbc:UUID schemeName="CUDE-SHA384">${keyOf(note)}</cbc:UUID>`)
        expect(yield* query("GetReferenceNotes", keyOf(note))).toMatchObject({ statusCode: "00" })
        expect(yield* query("GetReferenceNotes", "f".repeat(96))).toMatchObject({ statusCode: "66" })
        expect(yield* query("GetReferenceNotes", "f")).toMatchObject({ statusCode: "89" })
      })
    )
  }
)

/** Verifies every reference and the signature value with a library of others. */
const verifySignature = (xml: string): void => {
  const signature = /<ds:Signature .*<\/ds:Signature>/su.exec(xml)?.[0] ?? ""
  const certificate = /<ds:X509Certificate>([^<]*)</u.exec(signature)?.[1] ?? ""
  const verifier = new SignedXml({
    publicCert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`
  })
  verifier.loadSignature(signature)
  expect(verifier.checkSignature(xml)).toBe(true)
}
