import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { post, sendBill, sendBody } from "./support/client.ts"
import { company } from "./support/company.ts"
import { replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { invoiceText, keyOf } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { soapEnvelope } from "./support/soapEnvelope.ts"
import { supportText } from "./support/supportText.ts"
import type { ZipFile } from "./support/zip.ts"

const file = (text: string | Uint8Array, name = "fv1.xml"): ZipFile => ({ name, bytes: Buffer.from(text) })
const content = (base64: string): string =>
  `<wcf:fileName>z1.zip</wcf:fileName><wcf:contentFile>${base64}</wcf:contentFile>`
const base64 = (text: string): string => Buffer.from(text).toString("base64")

const unreadable = [
  ["no content", "<wcf:fileName>z1.zip</wcf:fileName>"],
  [
    "nil content",
    '<wcf:contentFile xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true">UEs=</wcf:contentFile>'
  ],
  ["content that is not base64", content("####")],
  ["content that is no ZIP", content(base64("<Invoice/>"))],
  [
    "a ZIP that breaks off",
    content(
      sendBody([file("<a/>")])
        .replace(/.*<wcf:contentFile>/u, "")
        .slice(0, 40)
    )
  ],
  ["an empty ZIP", content(Buffer.from(`PK\u0005\u0006${"\u0000".repeat(18)}`, "latin1").toString("base64"))],
  ["a ZIP without XML", sendBody([file("hello", "a.txt")])],
  ["a ZIP with two XML files", sendBody([file("<a/>", "a.xml"), file("<b/>", "b.xml")])],
  ["a ZIP that inflates beyond the limit", sendBody([file(Buffer.alloc(21 * 1024 * 1024, 32))])],
  ["a ZIP that lies about its size", sendBody([{ ...file(Buffer.alloc(1024 * 1024, 32)), size: 1000 }])],
  ["an undeclared namespace prefix", sendBody([file(invoiceText().replace(/ xmlns:sts="[^"]*"/u, ""))])]
] as const

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock(), seed: "one" }), { excludeTestServices: true })(
  "SendBillSync",
  (it) => {
    it.effect.each(unreadable)("answers 89 to %s", ([, body]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() =>
          post(sandbox.url, soapEnvelope({ operation: "SendBillSync", body }, signer))
        )
        expect(answer).toMatchObject({ status: 200, isValid: "false", statusCode: "89", documentKey: undefined })
        expect(answer.statusDescription).not.toBe("")
      })
    )

    it.effect("names the undeclared prefix and the ZIP", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const body = sendBody([file(invoiceText().replace(/ xmlns:sts="[^"]*"/u, ""))], "invoice.zip")
        const answer = yield* Effect.promise(() =>
          post(sandbox.url, soapEnvelope({ operation: "SendBillSync", body }, signer))
        )
        expect(answer.statusDescription).toBe("Error al parsear xml. Namespace prefix 'sts' is not defined.")
        expect(answer.fileName).toBe("invoice.zip")
      })
    )

    it.effect("skips a parameter out of the contract's order", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const send = (body: string) =>
          Effect.promise(() => post(sandbox.url, soapEnvelope({ operation: "SendBillSync", body }, signer)))
        const right = content(base64("no zip"))
        const swapped = right.replace(/(<wcf:fileName>.*<\/wcf:fileName>)(.*)/u, "$2$1")
        expect((yield* send(right)).fileName).toBe("z1.zip")
        expect((yield* send(swapped)).fileName).toBe(undefined)
      })
    )

    it.effect("ignores what the Mac archiver adds", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(invoiceText({ number: 990_000_051 }), signer)
        const body = sendBody([file("junk", "__MACOSX/._fv1.xml"), file(xml, "fv1.otra.xml")])
        const answer = yield* Effect.promise(() =>
          post(sandbox.url, soapEnvelope({ operation: "SendBillSync", body }, signer))
        )
        expect(answer).toMatchObject({ statusCode: "00", fileName: "fv1" })
      })
    )

    it.effect.each([
      ["an unclosed tag", "<Invoice>"],
      ["a document type declaration", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>']
    ] as const)("answers 99 with ZB01, texts swapped, to %s", ([, text]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, Buffer.from(text), signer))
        expect(answer).toMatchObject({
          statusCode: "99",
          rules: ["ZB01"],
          statusDescription: "Documento con errores en campos mandatorios.",
          documentKey: undefined,
          applicationResponse: undefined
        })
        expect(answer.statusMessage).toContain("Validación contiene errores en campos mandatorios.")
      })
    )

    it.effect.each([
      ["FAD01", "<cbc:UBLVersionID>UBL 2.1<", "<cbc:UBLVersionID><"],
      ["FAD05", "<cbc:ID>SETP990000001<", "<cbc:ID><"],
      ["FAD06", "{key}", ""],
      ["FAD09", "<cbc:IssueDate>2026-01-15<", "<cbc:IssueDate><"],
      ["FAD12", "<cbc:InvoiceTypeCode>01<", "<cbc:InvoiceTypeCode><"],
      ["FAJ21", ">900373115</cbc:CompanyID><cbc:TaxLevelCode", "></cbc:CompanyID><cbc:TaxLevelCode"]
    ] as const)("answers 66 with %s when that basic field is missing", ([code, from, to]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(invoiceText({ edit: replace(from, to) }), signer)
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        expect(answer).toMatchObject({ statusCode: "66", isValid: "false", rules: [code] })
        expect(answer.messages[0]).toMatch(new RegExp(`^${code}: `, "u"))
      })
    )

    it.effect("answers ZB05 to types it does not take", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(
          invoiceText({ edit: replace("<cbc:InvoiceTypeCode>01<", "<cbc:InvoiceTypeCode>99<") }),
          signer
        )
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        expect(answer).toMatchObject({ statusCode: "99", rules: ["ZB05"] })
      })
    )

    it.effect("answers a duplicate with rule 90 and the original's key and ApplicationResponse", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const text = invoiceText({ number: 990_000_060 })
        const first = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
        expect(first).toMatchObject({ statusCode: "00", documentKey: keyOf(text) })
        const other = invoiceText({
          number: 990_000_060,
          typeCode: "04",
          edit: replace("119000.00</cbc:PayableAmount", "119001.00</cbc:PayableAmount")
        })
        for (const again of [text, other]) {
          const second = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(again, signer), signer))
          expect(second).toMatchObject({
            status: 200,
            isValid: "false",
            statusCode: "99",
            messages: ["Regla: 90, Rechazo: Documento procesado anteriormente."],
            documentKey: keyOf(text)
          })
          expect(second.applicationResponse).toEqual(first.applicationResponse)
        }
      })
    )

    it.effect("takes a number with zeros in front of it for the same", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const padded = replace("SETP990000071", "SETP0990000071", "everywhere")
        const send = (edit: (xml: string) => string) =>
          Effect.promise(() =>
            sendBill(sandbox.url, signInvoice(invoiceText({ number: 990_000_071, edit }), signer), signer)
          )
        const first = yield* send(padded)
        expect(first).toMatchObject({ statusCode: "00" })
        expect(yield* send((xml) => xml)).toMatchObject({
          statusCode: "99",
          messages: ["Regla: 90, Rechazo: Documento procesado anteriormente."],
          documentKey: first.documentKey
        })
      })
    )

    it.effect("lets a rejected number be filed again, corrected", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const send = (edit: (xml: string) => string) =>
          Effect.promise(() =>
            sendBill(sandbox.url, signInvoice(invoiceText({ number: 990_000_061, edit }), signer), signer)
          )
        expect(yield* send(replace("UBL 2.1", "UBL 2.0"))).toMatchObject({ statusCode: "99", rules: ["FAD01"] })
        expect(yield* send((xml) => xml)).toMatchObject({ statusCode: "00" })
      })
    )

    it.effect("gives numbers of other issuers and of paper invoices their own life", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const number = 990_000_062
        const otherIssuer = replace("900373115", "860028580", "everywhere")
        const digits = (xml: string): string =>
          xml.replaceAll('schemeID="3" schemeName="31">860028580', 'schemeID="2" schemeName="31">860028580')
        const documents = [
          [invoiceText({ number }), []],
          [invoiceText({ number, typeCode: "03" }), []],
          [invoiceText({ number, edit: (xml) => digits(otherIssuer(xml)) }), ["89"]]
        ] as const
        for (const [text, rules] of documents) {
          const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(text, signer), signer))
          // a certificate of another NIT is only notified of
          expect(answer).toMatchObject({ rules, statusCode: "00" })
        }
      })
    )

    it.effect("accepts one of two simultaneous senders of a document", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(invoiceText({ number: 990_000_063 }), signer)
        const answers = yield* Effect.promise(() =>
          Promise.all([1, 2, 3].map(() => sendBill(sandbox.url, xml, signer)))
        )
        expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual(["00", "99", "99"])
      })
    )

    it.effect("tells tests what it received", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        yield* sandbox.reset
        const text = invoiceText({ edit: replace("UBL 2.1", "UBL 2.0") })
        const xml = signInvoice(text, signer)
        yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        const [received] = yield* sandbox.received
        expect(received).toMatchObject({
          operation: "SendBillSync",
          fileName: "fv09003731150002600000001.xml",
          documentKey: keyOf(text),
          typeCode: "01",
          issuer: "900373115",
          number: "SETP990000001",
          accepted: false,
          rules: ["FAD01"]
        })
        expect(Buffer.from(received!.xml).equals(Buffer.from(xml))).toBe(true)
      })
    )
  }
)

layer(
  Sandbox.layer({
    certificateDirectory,
    clock: fixedClock(),
    trust: "strict",
    registry: { authorizations: [{ provider: "800199436", issuer: "900373115" }] }
  }),
  { excludeTestServices: true }
)("SendBillSync in strict trust", (it) => {
  it.effect.each([
    ["the issuer", "900373115", "00"],
    ["the issuer with its check digit", "9003731153", "00"],
    ["an authorised provider", "800199436", "00"],
    ["somebody else", "860028580", "89"]
  ] as const)("judges a certificate of %s", ([, nit, statusCode]) =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      yield* sandbox.reset
      const signer = yield* sandbox.certificates.issue({ nit, name: "Firmante" })
      const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(invoiceText(), signer), signer))
      expect(answer).toMatchObject({ status: 200, statusCode })
      if (statusCode === "89") {
        expect(answer.statusDescription).toBe(
          "NIT 860028580 no autorizado a enviar documentos para emisor con NIT 900373115."
        )
      }
    })
  )

  it.effect.each([
    ["the buyer, who issues it", "900373115", "00"],
    ["the vendor", "860028580", "89"]
  ] as const)("judges a support document sent by %s", ([, nit, statusCode]) =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const signer = yield* sandbox.certificates.issue({ nit, name: "Firmante" })
      const answer = yield* Effect.promise(() => sendBill(sandbox.url, signInvoice(supportText(), signer), signer))
      expect(answer).toMatchObject({ statusCode })
    })
  )

  it.effect("rejects a document signed with a foreign certificate", () =>
    Effect.gen(function* () {
      const sandbox = yield* Sandbox
      const own = yield* company(sandbox)
      const other = yield* Sandbox.make({ clock: fixedClock() })
      const foreign = yield* other.certificates.issue({ nit: "900373115", name: "Compañía de Prueba, S.A.S." })
      const xml = signInvoice(invoiceText({ number: 990_000_070 }), foreign)
      expect(yield* Effect.promise(() => sendBill(sandbox.url, xml, own))).toMatchObject({ rules: ["ZD05"] })
    })
  )
})
