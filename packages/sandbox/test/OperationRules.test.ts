import { all, insertBefore, replace } from "./support/edit.ts"
import { invoiceText, signaturePlace } from "./support/invoiceText.ts"
import { testFilings } from "./support/verdicts.ts"

const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"'

const principal = (
  id = `<cbc:ID ${agency} schemeID="1" schemeName="31">860029964</cbc:ID>`,
  identification = `<cac:PartyIdentification>${id}</cac:PartyIdentification>`
): string =>
  `<cac:InformationContentProviderParty><cac:PowerOfAttorney><cac:AgentParty>${identification}</cac:AgentParty></cac:PowerOfAttorney></cac:InformationContentProviderParty>`

const property = (name: string, value: string): string =>
  `<cac:AdditionalItemProperty><cbc:Name>${name}</cbc:Name>${value}</cac:AdditionalItemProperty>`

const properties = {
  radicado: "<cbc:Value>87654321</cbc:Value>",
  number: "<cbc:Value>0001204</cbc:Value>",
  freight: '<cbc:Value>100000.00</cbc:Value><cbc:ValueQuantity unitCode="KGM">12500</cbc:ValueQuantity>'
}

const remesa = (changes: Partial<typeof properties> = {}): string => {
  const { freight, number, radicado } = { ...properties, ...changes }
  // others state properties of their own, too
  return (
    property("01", radicado) +
    property("02", number) +
    property("03", freight) +
    property("Peso", "<cbc:Value>12</cbc:Value>")
  )
}

interface Parts {
  readonly scheme?: string | undefined
  readonly inItem?: string
  readonly note?: string
}

/** An invoice of one line of an operation. */
const of = (operation: string, { inItem = "", note, scheme }: Parts = {}, edit = (xml: string) => xml): string =>
  invoiceText({
    edit: all(
      replace("CustomizationID>10<", `CustomizationID>${operation}<`),
      replace(
        "<cac:InvoiceLine><cbc:ID>",
        `<cac:InvoiceLine><cbc:ID${scheme === undefined ? "" : ` schemeID="${scheme}"`}>`
      ),
      insertBefore("</cac:Item>", inItem),
      insertBefore("<cbc:InvoicedQuantity", note === undefined ? "" : `<cbc:Note>${note}</cbc:Note>`),
      edit
    )
  })

const mandate = (scheme: string | undefined, inItem = ""): string => of("11", { scheme, inItem })
const transport = (changes: Parameters<typeof remesa>[0], scheme = "1"): string =>
  of("12", { scheme, inItem: remesa(changes) })
const refused = (rule: string, what: string, xml: string) => ({ rules: [rule], what, xml })
const words = "Contrato de servicios AIU por concepto de:"

const member = (
  percent: string,
  id = `<cbc:CompanyID ${agency} schemeID="1" schemeName="31">860029964</cbc:CompanyID>`
) =>
  `<cac:ShareholderParty><cbc:PartecipationPercent>${percent}</cbc:PartecipationPercent><cac:Party><cac:PartyTaxScheme><cbc:RegistrationName>Uno</cbc:RegistrationName>${id}<cbc:TaxLevelCode>O-13;O-15</cbc:TaxLevelCode><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme></cac:Party></cac:ShareholderParty>`

const consortium = (members: string): string => of("10", {}, insertBefore("</cac:PartyLegalEntity>", members))

const dataGroup =
  '<ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><Interoperabilidad><Group schemeName="Factura de Venta"><Collection><AdditionalInformation><Name>Origen</Name><Value>Cartagena</Value></AdditionalInformation></Collection></Group></Interoperabilidad></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension>'

testFilings(
  "invoices of operations 09, 11 and 12",
  "SendBillSync",
  [],
  [
    { what: "a mandate of own income", xml: mandate("0") },
    { what: "a mandate of a principal", xml: mandate("1", principal()) },
    refused("FAV08a", "a mandate whose line does not say whose income it is", mandate(undefined)),
    refused("FAV08b", "a mandate with another scheme", mandate("2")),
    refused("FBA01", "no principal", mandate("1")),
    refused(
      "FBA02",
      "no power of attorney",
      mandate("1", "<cac:InformationContentProviderParty></cac:InformationContentProviderParty>")
    ),
    refused(
      "FBA03",
      "two principals",
      mandate(
        "1",
        principal(
          "",
          `<cac:PartyIdentification><cbc:ID ${agency} schemeID="1" schemeName="31">860029964</cbc:ID></cac:PartyIdentification>`.repeat(
            2
          )
        )
      )
    ),
    refused("FBA04", "a principal without identification", mandate("1", principal("", ""))),
    refused(
      "FBA05",
      "another agency",
      mandate("1", principal(`<cbc:ID ${agency.replace("195", "196")} schemeID="1" schemeName="31">860029964</cbc:ID>`))
    ),
    refused(
      "FBA06",
      "another name of the agency",
      mandate(
        "1",
        principal(`<cbc:ID ${agency.replace("CO, DIAN", "DIAN")} schemeID="1" schemeName="31">860029964</cbc:ID>`)
      )
    ),
    refused(
      "FBA07",
      "a wrong check digit",
      mandate("1", principal(`<cbc:ID ${agency} schemeID="2" schemeName="31">860029964</cbc:ID>`))
    ),
    refused(
      "FBA08",
      "an unknown type",
      mandate("1", principal(`<cbc:ID ${agency} schemeName="99">860029964</cbc:ID>`))
    ),
    { what: "passengers, without a remesa", xml: of("12", { scheme: "0" }) },
    { what: "a remesa", xml: transport({}) },
    refused("TRA06", "no scheme", of("12")),
    refused("TRA07", "a remesa without its data", of("12", { scheme: "1" })),
    refused("TRA01", "a number of the RNDC with letters", transport({ radicado: "<cbc:Value>R1</cbc:Value>" })),
    refused("TRA02", "a number that is too long", transport({ number: "<cbc:Value>1234567890123456</cbc:Value>" })),
    refused(
      "TRA03",
      "a freight of thousands with a comma",
      transport({ freight: properties.freight.replace("100000.00", "100,000") })
    ),
    refused(
      "TRA04",
      "a quantity with decimals",
      transport({ freight: properties.freight.replace("12500", "12500.5") })
    ),
    refused("TRA05", "units", transport({ freight: properties.freight.replace("KGM", "94") })),
    { what: "a contract with AIU", xml: of("09", { note: `${words} obra en Funza` }) },
    refused("FAV03", "no note", of("09")),
    refused(
      "FAV03",
      "a note in other letters",
      of("09", { note: "Contrato de servicios AIU por concepto de obra en Funza" })
    ),
    refused("FAV03", "a note without an object", of("09", { note: words })),
    refused("FAV03", "its words twice", of("09", { note: `${words} ${words} obra` })),
    { what: "a consortium", xml: consortium(member("60") + member("40")) },
    refused("FAJ53", "one member alone", consortium(member("100"))),
    refused("FAJ53", "a member without a share", consortium(member("100") + member("0"))),
    refused(
      "FAJ53",
      "a member with a wrong check digit",
      consortium(
        member("60") + member("40", `<cbc:CompanyID ${agency} schemeID="2" schemeName="31">860029964</cbc:CompanyID>`)
      )
    ),
    {
      what: "a group of data that is not of the health sector",
      xml: of("10", {}, insertBefore(`<ext:UBLExtension>${signaturePlace}`, dataGroup))
    }
  ]
)
