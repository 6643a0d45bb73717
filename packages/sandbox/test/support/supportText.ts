import {
  agency,
  control,
  extensions,
  itemAndPrice,
  monetaryTotals,
  rootNamespacesOf,
  sha384,
  taxTotal,
  testIdentity,
  value
} from "./invoiceText.ts"

/** How a test support document, or with `corrects` its note, differs from the plain one. */
export interface SupportChanges {
  readonly number?: number
  /** The document a note corrects. */
  readonly corrects?: { readonly number: string; readonly key: string }
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

/** A small support document (05), or its note (95), in canonical form, written by hand. CUDS with the pin. */
export const supportText = (changes: SupportChanges = {}): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plain(changes))
  const pin = changes.pin ?? testIdentity.pin
  const keyed = edited
    .replace("{fingerprint}", sha384(`${value(edited, "sts:SoftwareID")}${pin}${value(edited, "cbc:ID")}`))
    .replace("{key}", supportKey(edited, pin))
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

/** The CUDS by the annex's formula; the first TaxTotal is the header's IVA. */
const supportKey = (xml: string, pin: string): string => {
  const body = xml.slice(xml.indexOf("</ext:UBLExtensions>"))
  const companies = [...body.matchAll(/<cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>([^<]*)</gu)].map((match) => match[1])
  const monetary = body.slice(body.indexOf("<cac:LegalMonetaryTotal>"))
  return sha384(
    [
      value(body, "cbc:ID"),
      value(body, "cbc:IssueDate"),
      value(body, "cbc:IssueTime"),
      value(monetary, "cbc:LineExtensionAmount"),
      `01${value(body, "cbc:TaxAmount")}`,
      value(monetary, "cbc:PayableAmount"),
      companies[0],
      companies[1],
      pin,
      value(body, "cbc:ProfileExecutionID")
    ].join("")
  )
}

const taxScheme = (name: string, nit: string, digit: string, level: string, tax: string): string =>
  `<cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID>` +
  `<cbc:TaxLevelCode listName="48">${level}</cbc:TaxLevelCode><cac:TaxScheme>${tax}</cac:TaxScheme></cac:PartyTaxScheme>`

const address =
  "<cac:PhysicalLocation><cac:Address><cbc:ID>11001</cbc:ID><cbc:CityName>Bogotá, D.C.</cbc:CityName><cbc:CountrySubentity>Bogotá</cbc:CountrySubentity><cbc:CountrySubentityCode>11</cbc:CountrySubentityCode>" +
  '<cac:AddressLine><cbc:Line>Vereda El Hato</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>CO</cbc:IdentificationCode><cbc:Name languageID="es">Colombia</cbc:Name></cac:Country></cac:Address></cac:PhysicalLocation>'

const plain = (changes: SupportChanges): string => {
  const { corrects } = changes
  const root = corrects === undefined ? "Invoice" : "CreditNote"
  const profile =
    corrects === undefined
      ? "DIAN 2.1: documento soporte en adquisiciones efectuadas a no obligados a facturar."
      : "DIAN 2.1: Nota de ajuste al documento soporte en adquisiciones efectuadas a sujetos no obligados a expedir factura o documento equivalente"
  const id = corrects === undefined ? `SEDS${changes.number ?? 984_000_001}` : `NA${changes.number ?? 1}`
  const type = corrects === undefined ? "05" : "95"
  const reference =
    corrects === undefined
      ? ""
      : `<cac:DiscrepancyResponse><cbc:ReferenceID>${corrects.number}</cbc:ReferenceID><cbc:ResponseCode>4</cbc:ResponseCode><cbc:Description>Ajuste de precio</cbc:Description></cac:DiscrepancyResponse>` +
        `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects.number}</cbc:ID><cbc:UUID schemeName="CUDS-SHA384">${corrects.key}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>`
  const payment =
    corrects === undefined
      ? "<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>"
      : ""
  const quantity = corrects === undefined ? "InvoicedQuantity" : "CreditedQuantity"
  const period =
    corrects === undefined
      ? "<cac:InvoicePeriod><cbc:StartDate>2026-01-14</cbc:StartDate><cbc:DescriptionCode>1</cbc:DescriptionCode><cbc:Description>Por operación</cbc:Description></cac:InvoicePeriod>"
      : ""
  return (
    `<${root}${rootNamespacesOf(root)}>${extensions(corrects === undefined ? control("SEDS", "984000000", "985000000") : "")}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>10</cbc:CustomizationID><cbc:ProfileID>${profile}</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>${id}</cbc:ID><cbc:UUID schemeID="2" schemeName="CUDS-SHA384">{key}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>` +
    `<cbc:${root}TypeCode>${type}</cbc:${root}TypeCode><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode><cbc:LineCountNumeric>1</cbc:LineCountNumeric>${reference}` +
    `<cac:AccountingSupplierParty><cbc:AdditionalAccountID>2</cbc:AdditionalAccountID><cac:Party>${address}${taxScheme("Vendedora de Prueba", "860028580", "2", "R-99-PN", "<cbc:ID>ZZ</cbc:ID><cbc:Name>No aplica</cbc:Name>")}</cac:Party></cac:AccountingSupplierParty>` +
    `<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID><cac:Party>${taxScheme("Compañía de Prueba S.A.S.", testIdentity.nit, testIdentity.checkDigit, "O-13;O-48", "<cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name>")}</cac:Party></cac:AccountingCustomerParty>` +
    `${payment}${taxTotal}<cac:LegalMonetaryTotal>${monetaryTotals}</cac:LegalMonetaryTotal>` +
    `<cac:${root}Line><cbc:ID>1</cbc:ID><cbc:${quantity} unitCode="94">2.00</cbc:${quantity}><cbc:LineExtensionAmount currencyID="COP">100000.00</cbc:LineExtensionAmount>${period}${taxTotal}` +
    `${itemAndPrice}</cac:${root}Line></${root}>`
  )
}
