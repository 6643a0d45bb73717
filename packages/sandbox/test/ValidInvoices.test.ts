import { expect, layer } from "@effect/vitest"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Effect } from "effect"
import { Sandbox } from "../src/Sandbox.ts"
import { sendBill } from "./support/client.ts"
import { company } from "./support/company.ts"
import { after, all, insertBefore, replace } from "./support/edit.ts"
import { fixedClock } from "./support/fixedClock.ts"
import {
  allowance,
  alsoPaid,
  bags,
  credit,
  customer,
  delivered,
  discounted,
  dollars,
  instalment,
  line,
  naturalPerson,
  rate,
  totals,
  vat,
  withBags,
  withLines,
  withholding
} from "./support/invoiceEdits.ts"
import { type InvoiceChanges, invoiceText } from "./support/invoiceText.ts"
import { type SignatureChanges, signInvoice } from "./support/signInvoice.ts"

interface ValidInvoice extends InvoiceChanges {
  readonly what: string
  readonly notifications?: ReadonlyArray<string>
  readonly signature?: SignatureChanges
}

const identified = after(
  customer,
  insertBefore(
    "<cac:PartyName>",
    '<cac:PartyIdentification><cbc:ID schemeName="13">52123456</cbc:ID></cac:PartyIdentification>'
  )
)
const finalConsumer = all(
  naturalPerson,
  after(
    customer,
    all(
      insertBefore(
        "<cac:PartyName>",
        '<cac:PartyIdentification><cbc:ID schemeName="13">222222222222</cbc:ID></cac:PartyIdentification>'
      ),
      replace('schemeID="4" schemeName="31">800199436', 'schemeName="13">222222222222', "everywhere"),
      replace("O-13;O-15", "R-99-PN"),
      replace(
        "<cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA",
        "<cac:TaxScheme><cbc:ID>ZZ</cbc:ID><cbc:Name>No aplica"
      )
    )
  )
)
/** A second line that has the tax of bags alone; `base` is what the totals state as taxed. */
const bagLine = (base: string) =>
  all(
    withLines(2),
    (xml) => {
      const at = xml.lastIndexOf(line)
      return xml.slice(0, at) + xml.slice(at).replace(/<cac:TaxTotal>.*<\/cac:TaxTotal>/u, bags("700.00"))
    },
    replace('"COP">38000.00', '"COP">19000.00', "everywhere"),
    replace('TaxableAmount currencyID="COP">200000.00', 'TaxableAmount currencyID="COP">100000.00', "everywhere"),
    replace('TaxExclusiveAmount currencyID="COP">200000.00', `TaxExclusiveAmount currencyID="COP">${base}`),
    replace('"COP">238000.00', '"COP">219700.00', "everywhere"),
    insertBefore(totals, bags("700.00"))
  )
const rounded = (rounding: string, payable: string) =>
  all(
    insertBefore(
      "<cbc:PayableAmount",
      `<cbc:PayableRoundingAmount currencyID="COP">${rounding}</cbc:PayableRoundingAmount>`
    ),
    replace('<cbc:PayableAmount currencyID="COP">119000.00', `<cbc:PayableAmount currencyID="COP">${payable}`)
  )
const sugaryDrink = (amount: string): string =>
  bags(amount, '<cbc:BaseUnitMeasure unitCode="ML">35000.00</cbc:BaseUnitMeasure>')
    .replace(">22<", ">34<")
    .replace(">Bolsas<", ">IBUA<")
    .replace(">70.00<", ">2.00<")

/** A total of the tax ZY (no tax accrues) on the whole line. */
const notAccrued = `<cac:TaxTotal><cbc:TaxAmount currencyID="COP">0.00</cbc:TaxAmount>${vat("0.00", "100000.00", "0.00")
  .replace(">01<", ">ZY<")
  .replace(">IVA<", ">No causa<")}</cac:TaxTotal>`

const valid: ReadonlyArray<ValidInvoice> = [
  { what: "a plain invoice, type 01" },
  { what: "an export invoice, type 02", typeCode: "02" },
  { what: "a transcribed paper invoice, type 03, keyed with the pin", typeCode: "03" },
  { what: "a contingency invoice, type 04", typeCode: "04" },
  {
    what: "a credit with a due date",
    edit: all(credit, insertBefore("</cac:PaymentMeans>", "<cbc:PaymentDueDate>2026-02-15</cbc:PaymentDueDate>"))
  },
  {
    what: "a part in cash and two instalments, with delivery",
    edit: all(delivered(), alsoPaid(instalment("2026-02-15"), instalment("2026-03-15")))
  },
  { what: "a delivery abroad", edit: delivered("Miami", "Florida", "US") },
  { what: "a discount", edit: discounted(allowance("1", "false", "10000.00")) },
  { what: "dollars with their rate", edit: dollars(rate) },
  { what: "pesos with the rate that they were converted at", edit: insertBefore("<cac:TaxTotal>", rate) },
  { what: "a base without the line of bags, by the rule's letter", edit: bagLine("100000.00") },
  { what: "a base with the line of bags, as a large issuer counts", edit: bagLine("200000.00") },
  { what: "cash rounded up to 50 pesos", edit: rounded("50.00", "119050.00") },
  { what: "cash rounded down", edit: rounded("50.00", "118950.00") },
  { what: "a rounding next to the amount", edit: rounded("50.00", "119000.00") },
  { what: "a tax per unit", edit: withBags(bags("700.00"), bags("700.00")) },
  { what: "a tax per hundred units", edit: withBags(sugaryDrink("700.00"), sugaryDrink("700.00")) },
  {
    what: "a tax on two bases of a line",
    edit: after(line, (xml) =>
      xml.replace(/<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/u, vat("9500.00", "50000.00", "19.00").repeat(2))
    )
  },
  {
    what: "withholdings",
    edit: all(
      insertBefore(totals, withholding("2500.00", "100000.00")),
      after(line, insertBefore("<cac:Item>", withholding("2500.00", "100000.00")))
    )
  },
  ...["71", "72"].map((code) => ({
    what: `the means of payment ${code} of annex FE 1.9`,
    edit: replace("<cbc:PaymentMeansCode>10<", `<cbc:PaymentMeansCode>${code}<`)
  })),
  {
    what: "a tax that does not accrue (ZY)",
    edit: all(insertBefore(totals, notAccrued), after(line, insertBefore("<cac:Item>", notAccrued)))
  },
  { what: "an identified natural person", edit: all(naturalPerson, identified) },
  { what: "the final consumer", edit: finalConsumer },
  {
    what: "amounts off by two pesos, within the tolerance",
    edit: replace('<cbc:PayableAmount currencyID="COP">119000.00', '<cbc:PayableAmount currencyID="COP">119002.00')
  },
  {
    what: "six decimals, truncated in the key",
    tamper: replace(
      '<cbc:PayableAmount currencyID="COP">119000.00<',
      '<cbc:PayableAmount currencyID="COP">119000.009999<'
    )
  },
  {
    what: "an exempt good",
    edit: all(
      replace("119000.00", "100000.00", "everywhere"),
      replace(">19000.00", ">0.00", "everywhere"),
      replace("19.00</cbc:Percent>", "0.00</cbc:Percent>", "everywhere")
    )
  },
  {
    what: "no standard identification: a notification only",
    edit: (xml) => xml.replace(/<cac:StandardItemIdentification>.*<\/cac:StandardItemIdentification>/u, ""),
    notifications: ["FAZ09"]
  },
  {
    what: "an unknown responsibility of the buyer: a notification only",
    edit: after(customer, replace("O-13;O-15", "O-99")),
    notifications: ["FAK26"]
  },
  {
    what: "a legal entity with another NIT: a notification only",
    edit: after(
      "<cac:PartyLegalEntity>",
      replace('schemeID="3" schemeName="31">900373115', 'schemeID="4" schemeName="31">800199436')
    ),
    notifications: ["FAJ44b"]
  },
  {
    what: "explicit canonicalisation of the signature's own references",
    signature: {
      signedInfo: (text) =>
        text.replaceAll(
          /(URI="#[^"]*">)/gu,
          '$1<ds:Transforms><ds:Transform Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:Transform></ds:Transforms>'
        )
    }
  },
  {
    what: "a signature without role",
    signature: { properties: (text) => text.replace(/<xades:SignerRole>.*<\/xades:SignerRole>/u, "") }
  },
  { what: "a provider's signature", signature: { properties: replace(">supplier<", ">third party<") } },
  {
    what: "a policy without description",
    signature: {
      properties: (text) =>
        text.replace(/<xades:Description>.*<\/xades:Description>/u, "<xades:Description></xades:Description>")
    }
  },
  {
    what: "a signing time in another zone on the same day in Bogotá",
    signature: { signingTime: "2026-01-15T05:00:00Z" }
  }
]

layer(Sandbox.layer({ certificateDirectory, clock: fixedClock() }), { excludeTestServices: true })(
  "valid invoices",
  (it) => {
    it.effect.each(valid.map((entry, index) => [entry.what, { number: 990_000_100 + index, ...entry }] as const))(
      "accepts %s",
      ([, entry]) =>
        Effect.gen(function* () {
          const sandbox = yield* Sandbox
          const signer = yield* company(sandbox)
          const answer = yield* Effect.promise(() =>
            sendBill(sandbox.url, signInvoice(invoiceText(entry), signer, entry.signature), signer)
          )
          expect(answer.rules).toEqual(entry.notifications ?? [])
          expect(answer).toMatchObject({ status: 200, isValid: "true", statusCode: "00" })
        })
    )
  }
)
