import { describe, expect, it, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { after, insertBefore, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import { line } from "./support/invoiceEdits.ts"
import { invoiceText } from "./support/invoiceText.ts"
import { signInvoice } from "./support/signInvoice.ts"
import { xsdProblems } from "./support/xsd.ts"

const moved = (xml: string): string => {
  const note = "<cbc:Note>Niño &amp; Cía</cbc:Note>"
  return insertBefore("<cbc:InvoiceTypeCode>", note)(replace(note, "")(xml))
}

/** Documents the schema refuses, and the element the complaint must name. */
const failing = [
  ["an element out of order", "cbc:InvoiceTypeCode", moved],
  [
    "an element that occurs twice",
    "cbc:LineCountNumeric",
    replace(
      "<cbc:LineCountNumeric>1</cbc:LineCountNumeric>",
      "<cbc:LineCountNumeric>1</cbc:LineCountNumeric>".repeat(2)
    )
  ],
  ["an unknown element", "cbc:Nope", insertBefore("<cbc:DocumentCurrencyCode>", "<cbc:Nope>x</cbc:Nope>")],
  ["no lines", "cac:InvoiceLine", (xml: string) => xml.replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/u, "")],
  [
    "no totals",
    "cac:LegalMonetaryTotal",
    (xml: string) => xml.replace(/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/u, "")
  ],
  ["a line without item", "cac:Item", (xml: string) => xml.replace(/<cac:Item>.*<\/cac:Item>/u, "")],
  [
    "tax and item of a line swapped",
    "cac:InvoiceLine",
    after(line, (xml: string) => xml.replace(/(<cac:TaxTotal>.*<\/cac:TaxTotal>)(<cac:Item>.*<\/cac:Item>)/u, "$2$1"))
  ],
  [
    "a party without tax scheme in its tax group",
    "cac:TaxScheme",
    (xml: string) => xml.replace(/<cac:TaxScheme>.*?<\/cac:TaxScheme>/u, "")
  ],
  [
    "an amount that is no number",
    "cbc:PayableAmount",
    replace('<cbc:PayableAmount currencyID="COP">119000.00', '<cbc:PayableAmount currencyID="COP">119.000,00')
  ],
  [
    "an amount without currency",
    "cbc:PayableAmount",
    replace('<cbc:PayableAmount currencyID="COP">', "<cbc:PayableAmount>")
  ],
  ["a date that is none", "cbc:IssueDate", replace("<cbc:IssueDate>2026-01-15<", "<cbc:IssueDate>15/01/2026<")],
  ["a time that is none", "cbc:IssueTime", replace("06:59:58-05:00", "6:59")],
  [
    "an indicator that is none",
    "cbc:FreeOfChargeIndicator",
    replace("<cbc:FreeOfChargeIndicator>false", "<cbc:FreeOfChargeIndicator>no")
  ],
  ["text where only elements may be", "cac:PaymentMeans", replace("<cac:PaymentMeans>", "<cac:PaymentMeans>x")],
  [
    "an element in another namespace",
    "CustomizationID",
    replace("<cbc:CustomizationID>10</cbc:CustomizationID>", "<cac:CustomizationID>10</cac:CustomizationID>")
  ]
] as const

/** What only the authority's own block or the signature gets wrong: lax or absent in the official set used here. */
const failingOwn = [
  [
    "extension groups out of order",
    "sts:SoftwareProvider",
    (xml: string) =>
      xml.replace(
        /(<sts:InvoiceSource>.*<\/sts:InvoiceSource>)(<sts:SoftwareProvider>.*<\/sts:SoftwareProvider>)/u,
        "$2$1"
      )
  ],
  ["a range that starts at no number", "sts:From", replace("990000000</sts:From>", "x</sts:From>")],
  [
    "an invoice source that is missing",
    "sts:InvoiceSource",
    (xml: string) => xml.replace(/<sts:InvoiceSource>.*<\/sts:InvoiceSource>/u, "")
  ]
] as const

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "invoice schema",
  (it) => {
    it.effect.each([...failing, ...failingOwn])("answers ZB01 to %s", ([, name, edit]) =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const answer = yield* Effect.promise(() =>
          sendBill(sandbox.url, signInvoice(invoiceText({ edit }), signer), signer)
        )
        expect(new Set(answer.rules)).toEqual(new Set(["ZB01"]))
        expect(answer.messages.join("\n")).toContain(name)
        expect(answer).toMatchObject({ statusCode: "99", documentKey: undefined, applicationResponse: undefined })
      })
    )

    it.effect("answers ZB01 to signature parts out of order", () =>
      Effect.gen(function* () {
        const sandbox = yield* Sandbox
        const signer = yield* company(sandbox)
        const xml = signInvoice(invoiceText(), signer, {
          properties: (text) =>
            text.replace(
              /(<xades:SignaturePolicyIdentifier>.*<\/xades:SignaturePolicyIdentifier>)(<xades:SignerRole>.*<\/xades:SignerRole>)/u,
              "$2$1"
            )
        })
        const answer = yield* Effect.promise(() => sendBill(sandbox.url, xml, signer))
        expect(new Set(answer.rules)).toEqual(new Set(["ZB01"]))
      })
    )
  }
)

describe.skipIf(xsdProblems === undefined)("the official schema", () => {
  const signed = (edit: (xml: string) => string) => {
    // A placeholder stands for the signature: an extension must not be empty.
    const xml = invoiceText({ edit })
    return xml.replace(
      "<ext:ExtensionContent></ext:ExtensionContent>",
      "<ext:ExtensionContent><cbc:Note>x</cbc:Note></ext:ExtensionContent>"
    )
  }

  it("accepts the test invoice", () => {
    expect(
      xsdProblems!(
        "Invoice",
        signed((xml) => xml)
      )
    ).toEqual([])
  })

  it.each(failing)("refuses %s as well", (_, _name, edit) => {
    expect(xsdProblems!("Invoice", signed(edit))).not.toEqual([])
  })
})
