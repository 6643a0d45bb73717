import { equivalentSpdExample } from "@radicar/domain/inner/example/equivalentSpdExample"
import { InvoiceSeed, now } from "@radicar/fixtures/generated/generatedInvoice"
import { generatedSpd, SpdSeed } from "@radicar/fixtures/generated/generatedSpd"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlDocument } from "libxml2-wasm"
import { createHash } from "node:crypto"
import { renderDocument } from "./support/renderDocument.ts"
import { loadSchema, schemasAvailable } from "./support/UblSchema.ts"

type Facts = ReadonlyArray<readonly [xpath: string, expected: ReadonlyArray<string>]>
type Rendered = ReturnType<typeof renderDocument>

const valuesAt = ({ xml }: Rendered, xpath: string): ReadonlyArray<string> => {
  using document = XmlDocument.fromString(xml.head + xml.tail)
  const nodes = document.find(xpath, {
    n: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
    cac: "urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2",
    cbc: "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2",
    ext: "urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2",
    sts: "dian:gov:co:facturaelectronica:Structures-2-1"
  })
  return nodes.map((node) => node.content)
}

const assertFacts = (rendered: Rendered, facts: Facts): void => {
  for (const [xpath, expected] of facts) assert.deepStrictEqual(valuesAt(rendered, xpath), expected, xpath)
}

const render = (changes: object = {}): Rendered =>
  renderDocument("EquivalentSpdCreate", { ...equivalentSpdExample({ number: 2, date: now }), ...changes })

const [service = {} as never] = equivalentSpdExample({ number: 2, date: now }).SpdServices
const own = "//ext:UBLExtension[3]/ext:ExtensionContent/n:Services_SPD"
const consumption = `${own}/n:SubscriberConsumption/n:ConsumptionSection`

describe("the XML of a document of public utilities", () => {
  const rendered = render({ TaxPointDate: "2026-01-31", AccountingCostCode: "1902-107", AccountingCost: "9602034" })

  it("says in each place what the official samples SPD001 say there", () => {
    assertFacts(rendered, [
      ["/n:Invoice/cbc:CustomizationID", ["10"]],
      ["/n:Invoice/cbc:ProfileID", ["DIAN 2.1: Documento Equivalente SPD"]],
      ["/n:Invoice/cbc:ID", ["SPD2"]],
      ["/n:Invoice/cbc:InvoiceTypeCode", ["60"]],
      ["/n:Invoice/cbc:UUID[@schemeName='CUDE-SHA384']", [rendered.key.value]],
      ["/n:Invoice/cbc:TaxPointDate", ["2026-01-31"]],
      ["/n:Invoice/cbc:AccountingCostCode", ["1902-107"]],
      ["/n:Invoice/cbc:AccountingCost", ["9602034"]],
      ["//sts:InvoiceControl", []],
      ["//cac:AccountingCustomerParty//cac:PhysicalLocation/cbc:LocationTypeCode[@listID='01']", ["3"]],
      ["//cac:AccountingSupplierParty//cbc:LocationTypeCode", []],
      ["//cac:CorporateRegistrationScheme/cbc:ID", ["SPD"]],
      ["/n:Invoice/cac:PaymentMeans/cbc:PaymentMeansCode", ["ZZZ"]]
    ])
  })

  it("has the service behind the software's maker, named in front of its content", () => {
    assertFacts(rendered, [
      ["//ext:UBLExtension[2]/ext:ExtensionContent/n:FabricanteSoftware/*/n:Name[1]", ["NombreApellido"]],
      ["//ext:UBLExtension[3]/cbc:ID[@schemeID='SPD']", ["1"]],
      ["//ext:UBLExtension[3]/cbc:Name", ["Acueducto"]],
      ["//ext:UBLExtension[3]/ext:ExtensionAgencyName", ["Café Piñón y Cía. S.A.S."]],
      ["//ext:UBLExtension[3]/ext:ExtensionReason", ["Proceso de facturación"]],
      ["//ext:UBLExtension[4]/ext:ExtensionContent/*", []],
      [`${own}/n:ID[@schemeName='Contrato']`, ["90005148"]],
      [`${own}/n:IssueDate`, ["2025-12"]],
      [`${own}/n:SenderParty//n:ID[@schemeID='3'][@schemeName='31']`, ["900373115"]],
      [`${own}//n:DurationOfTheBillingCycle[@unitOfTime='mes']`, ["1.00"]],
      [`${consumption}//n:TotalMeteredQuantity[@unitCode='MTQ']`, ["22"]],
      [`${consumption}//n:ConsumptionPayableAmount[@currencyID='COP']`, ["55000.00"]],
      [`${consumption}//n:DescuentoCreditoAlItem/*`, ["1", "Subsidio", "4300.00"]],
      [`${consumption}//n:CargoDebitoAlItem/*`, ["1", "Cargo fijo", "6500.00"]],
      [`${consumption}//n:UnstructuredPrice/*`, ["2400.00", "1"]],
      [`${consumption}//n:MeterReading/*`, ["2025-11-30", "1360", "2025-12-31", "1382", "Directa al contador", "31"]],
      [`${consumption}/n:ConsumptionHistory/n:PreviousPayment`, ["53100.00"]],
      [`${consumption}//n:Consummonth/n:Period/*`, ["2025-11-01", "2025-11-30", "30", "53100.00"]],
      [`${consumption}//n:ConsumAverages/*`, ["21.5", "30"]],
      [`${consumption}/n:QuantityWaste | ${consumption}/n:SubInvoiceLines`, []]
    ])
  })

  it("has the key of the annex's formula over what stands in the XML", () => {
    const at = (xpath: string) => valuesAt(rendered, xpath).join("")
    const seed = [
      at("/n:Invoice/cbc:ID"),
      at("/n:Invoice/cbc:IssueDate"),
      at("/n:Invoice/cbc:IssueTime"),
      at("/n:Invoice/cac:LegalMonetaryTotal/cbc:LineExtensionAmount"),
      "010.00040.00030.00",
      at("/n:Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount"),
      at("//cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID"),
      at("//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID"),
      "12345",
      at("/n:Invoice/cbc:ProfileExecutionID")
    ]
    assert.strictEqual(rendered.key.value, createHash("sha384").update(seed.join("")).digest("hex"))
  })
})

describe("a service billed for another company", () => {
  const month = { StartDate: "2025-11-01", EndDate: "2025-11-30" }
  const waste = (quantity: string) => ({ Value: quantity, UnitCode: "TON" })
  const agreed = {
    ContractNumber: "1100842",
    Name: "Indumentaria",
    Description: "Cuotas trabajos sin IVA",
    Installments: 36,
    PaidInstallments: 34,
    InterestPercentage: 0.77,
    Balance: {
      PendingAmount: 188483.12,
      Transactions: [{ Description: "Cuota 35", Amount: 6317.06 }],
      CreditAmount: 0,
      DebitAmount: 1,
      NewDebitAmount: 2,
      NewCreditAmount: 3
    }
  }
  const rendered = render({
    SpdServices: [
      { ...service, Financings: [agreed] },
      {
        Service: "Residuos",
        IsOtherCompany: true,
        ContractNumber: "107842881",
        BillingPeriod: "2025-12",
        Provider: { Id: "800199436-4", IdentificationType: "31", Name: "Empresas Varias" },
        Subscriber: {
          Name: "Beatriz Muñoz",
          Address: { StreetName: "Cr 29", CityName: "Medellín", ResidentialStratum: "3-Residencial" },
          Email: "buzon@example.com"
        },
        Consumptions: [{ PayableAmount: 18000 }],
        Waste: {
          Months: [
            { ...month, IsUsable: true, Quantity: waste("0.00646") },
            { ...month, IsUsable: false, Quantity: waste("0.00569") }
          ],
          OrdinaryUnusable: waste("0.05088"),
          UrbanCleaning: waste("0.00024"),
          Useless: waste("0.000008")
        },
        Financings: [agreed]
      }
    ]
  })
  const other = "//ext:UBLExtension[4]/ext:ExtensionContent/n:OTHERCOMPANY_SPD"

  it("has a root of its own, the subscriber, the waste and the financing", () => {
    assertFacts(rendered, [
      ["//ext:UBLExtension[4]/cbc:ID[@schemeID='SPD']", ["2"]],
      ["//ext:UBLExtension[4]/ext:ExtensionReason", []],
      [`${other}/n:SenderParty//n:ID[@schemeID='4'][@schemeName='31']`, ["800199436"]],
      [`${other}/n:SubscriberParty/n:PostalAddress/*`, ["Cr 29", "Medellín", "3-Residencial"]],
      [`${other}/n:SubscriberParty/n:ElectronicMail`, ["buzon@example.com"]],
      [`${other}//n:HistoryWaste/n:TotalInvoicedQuantity[@unitCode='TON']`, ["0.00646", "0.00569"]],
      [`${other}//n:HistoryWaste/n:Period/@schemeName`, ["Usable", "NotUsable"]],
      [`${other}//n:PeriodWaste/n:OrdinaryUnusable`, ["0.05088"]],
      [`${other}//n:PeriodWaste/n:CleaningUrban | ${other}//n:PeriodWaste/n:useless`, ["0.00024", "0.000008"]],
      [`${other}//n:SubInvoiceLine/n:ItemBienServicio/*`, ["Indumentaria", "Cuotas trabajos sin IVA"]],
      [`${other}//n:Termino[@concepto='cuotasAPagar']`, ["36"]],
      [`${other}//n:Termino[@concepto='cuotasPagadas']`, ["34"]],
      [`${other}//n:InterestRate/cbc:Percent`, ["0.77"]],
      [`${other}//n:pendingpayment/n:DebitLineAmount`, ["188483.12"]],
      [`${other}//n:Transaction/*`, ["Cuota 35", "6317.06"]],
      [`${other}//n:PosBalanceAmount/n:SaldoQuePasa/*`, ["2.00", "3.00"]]
    ])
  })

  // the samples name the group so for another company's service, and otherwise for one's own
  it("has its adjustment under another name", () => {
    assertFacts(rendered, [
      [`${other}//n:Balance/n:CrDbAplicableAlSubtotalSPD/*`, ["0.00", "1.00"]],
      [`${other}//n:AdjustmentAccounting`, []],
      [`${own}//n:Balance/n:AdjustmentAccounting/*`, ["0.00", "1.00"]],
      [`${own}//n:CrDbAplicableAlSubtotalSPD`, []]
    ])
  })
})

describe("any document", () => {
  const seeds = { seed: InvoiceSeed, spd: SpdSeed }
  const errorsOf = schemasAvailable ? loadSchema("Invoice") : () => []

  it.effect.prop("is canonical as it stands (libxml2 changes no byte) and has no empty element", seeds, (drawn) =>
    Effect.sync(() => {
      const rendered = renderDocument("EquivalentSpdCreate", generatedSpd(drawn.seed, drawn.spd))
      const { head, tail } = rendered.xml
      using document = XmlDocument.fromString(head + tail)
      assert.strictEqual(document.canonicalizeToString(), head + tail)
      const signaturePlace = 1
      assert.lengthOf(valuesAt(rendered, "//*[not(node())]"), signaturePlace)
    })
  )

  // the schema requires content in every extension; the signature takes this place later
  describe.skipIf(!schemasAvailable)("against the schemas of OASIS and the DIAN (../shared/dian/xsd)", () => {
    it.effect.prop("is valid", seeds, (drawn) =>
      Effect.sync(() => {
        const { head, tail } = renderDocument("EquivalentSpdCreate", generatedSpd(drawn.seed, drawn.spd)).xml
        assert.deepStrictEqual(errorsOf(`${head}<x xmlns="urn:x"></x>${tail}`), [])
      })
    )
  })
})
