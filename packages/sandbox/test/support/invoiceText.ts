import { createHash } from "node:crypto"

/** Public test data of the authority and the sandbox's test identity. */
export const testIdentity = {
  softwareId: "5f2c0e2a-7d0b-4a55-9a53-0d6d1f2b8c11",
  pin: "12345",
  technicalKey: "fc8eac422eba16e22ffd8c6f94b3f40a6e38162c",
  nit: "900373115",
  checkDigit: "3"
}

/** Namespace declarations of a UBL root, in canonical order, each with a leading blank. */
export const rootNamespacesOf = (root: string): string =>
  ` xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2"` +
  ' xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"' +
  ' xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"' +
  ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"' +
  ' xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"' +
  ' xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1"' +
  ' xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"'

/** Those of an Invoice. */
const rootNamespaces = rootNamespacesOf("Invoice")

/** Where the signature goes. */
export const signaturePlace = "<ext:ExtensionContent></ext:ExtensionContent>"

/** The agency attributes of identifiers. */
export const agency = 'schemeAgencyID="195" schemeAgencyName="CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)"'

/** How a test invoice differs from the plain one. */
export interface InvoiceChanges {
  readonly number?: number
  readonly typeCode?: "01" | "02" | "03" | "04"
  readonly issueDate?: string
  readonly secret?: string
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

/**
 * A small sales invoice in canonical form, written by hand: one line of 100 000.00 with 19 % IVA. CUFE (CUDE for type
 * 03) and fingerprint are computed from the finished text with regular expressions and the annex's formula.
 */
export const invoiceText = (changes: InvoiceChanges = {}): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plainInvoice(changes))
  const keyed = edited
    .replace(
      "{fingerprint}",
      sha384(`${value(edited, "sts:SoftwareID")}${changes.pin ?? testIdentity.pin}${value(edited, "cbc:ID")}`)
    )
    .replace(
      "{key}",
      saleKey(
        edited,
        changes.secret ?? (changes.typeCode === "03" ? (changes.pin ?? testIdentity.pin) : testIdentity.technicalKey)
      )
    )
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

/** The key an invoice text states. */
export const keyOf = (xml: string): string => value(xml, "cbc:UUID")

/** SHA-384 in hexadecimal digits. */
export const sha384 = (text: string): string => createHash("sha384").update(text, "utf8").digest("hex")

/** The text of the first element of a name that stands directly below the root's level of nesting in the template. */
export const value = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "u").exec(xml)?.[1] ?? ""

/** The CUFE or CUDE of a text by the annex's formula. */
export const saleKey = (xml: string, secret: string): string => {
  const header = xml.slice(0, xml.search(/<cac:(?:Invoice|CreditNote|DebitNote)Line>/u))
  const body = header.slice(header.indexOf("</ext:UBLExtensions>"))
  const tax = (code: string): string => {
    const groups = [...body.matchAll(/<cac:TaxTotal>(.*?)<\/cac:TaxTotal>/gu)].map((match) => match[1] ?? "")
    const group = groups.find((text) => text.includes(`<cac:TaxScheme><cbc:ID>${code}</cbc:ID>`))
    return group === undefined ? "0.00" : value(group, "cbc:TaxAmount")
  }
  const parties = body.replaceAll(/<cac:ShareholderParty>.*?<\/cac:ShareholderParty>/gu, "")
  const companies = [...parties.matchAll(/<cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>([^<]*)</gu)].map(
    (match) => match[1]
  )
  const monetary = body.slice(body.search(/<cac:(?:Legal|Requested)MonetaryTotal>/u))
  return sha384(
    [
      value(body, "cbc:ID"),
      value(body, "cbc:IssueDate"),
      value(body, "cbc:IssueTime"),
      value(monetary, "cbc:LineExtensionAmount"),
      `01${tax("01")}04${tax("04")}03${tax("03")}`,
      value(monetary, "cbc:PayableAmount"),
      companies[0],
      companies[1],
      secret,
      value(body, "cbc:ProfileExecutionID")
    ].join("")
  )
}

/** The children of a test address. */
const address =
  "<cbc:ID>11001</cbc:ID><cbc:CityName>Bogotá, D.C.</cbc:CityName><cbc:CountrySubentity>Bogotá</cbc:CountrySubentity><cbc:CountrySubentityCode>11</cbc:CountrySubentityCode>" +
  '<cac:AddressLine><cbc:Line>Calle 1 # 2-3</cbc:Line></cac:AddressLine><cac:Country><cbc:IdentificationCode>CO</cbc:IdentificationCode><cbc:Name languageID="es">Colombia</cbc:Name></cac:Country>'

/** A test party identified by a NIT. */
export const party = (nit: string, digit: string, name: string, prefix: string): string =>
  `<cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName><cac:PhysicalLocation><cac:Address>${address}</cac:Address></cac:PhysicalLocation>` +
  `<cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID>` +
  `<cbc:TaxLevelCode listName="48">O-13;O-15</cbc:TaxLevelCode><cac:RegistrationAddress>${address}</cac:RegistrationAddress><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>` +
  `<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31">${nit}</cbc:CompanyID>${prefix}</cac:PartyLegalEntity>` +
  `<cac:Contact><cbc:ElectronicMail>facturas@ejemplo.co</cbc:ElectronicMail></cac:Contact></cac:Party>`

/** 19 % IVA on 100 000.00. */
export const taxTotal =
  '<cac:TaxTotal><cbc:TaxAmount currencyID="COP">19000.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="COP">100000.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="COP">19000.00</cbc:TaxAmount>' +
  "<cac:TaxCategory><cbc:Percent>19.00</cbc:Percent><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>"

/** The DIAN extension and the place of the signature. */
export const extensions = (control: string): string =>
  `<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions>${control}` +
  `<sts:InvoiceSource><cbc:IdentificationCode listAgencyID="6" listAgencyName="United Nations Economic Commission for Europe" listSchemeURI="urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1">CO</cbc:IdentificationCode></sts:InvoiceSource>` +
  `<sts:SoftwareProvider><sts:ProviderID ${agency} schemeID="${testIdentity.checkDigit}" schemeName="31">${testIdentity.nit}</sts:ProviderID><sts:SoftwareID ${agency}>${testIdentity.softwareId}</sts:SoftwareID></sts:SoftwareProvider>` +
  `<sts:SoftwareSecurityCode ${agency}>{fingerprint}</sts:SoftwareSecurityCode><sts:AuthorizationProvider><sts:AuthorizationProviderID ${agency} schemeID="4" schemeName="31">800197268</sts:AuthorizationProviderID></sts:AuthorizationProvider>` +
  `<sts:QRCode>https://catalogo-vpfe-hab.dian.gov.co/document/searchqr</sts:QRCode></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension><ext:UBLExtension>${signaturePlace}</ext:UBLExtension></ext:UBLExtensions>`

/** An authorised range. */
export const control = (prefix: string, from: string, to: string): string =>
  `<sts:InvoiceControl><sts:InvoiceAuthorization>18760000001</sts:InvoiceAuthorization><sts:AuthorizationPeriod><cbc:StartDate>2019-01-19</cbc:StartDate><cbc:EndDate>2030-01-19</cbc:EndDate></sts:AuthorizationPeriod>` +
  `<sts:AuthorizedInvoices><sts:Prefix>${prefix}</sts:Prefix><sts:From>${from}</sts:From><sts:To>${to}</sts:To></sts:AuthorizedInvoices></sts:InvoiceControl>`

/** Totals of one line of 100 000.00. */
export const monetaryTotals =
  '<cbc:LineExtensionAmount currencyID="COP">100000.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="COP">100000.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="COP">119000.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="COP">119000.00</cbc:PayableAmount>'

/** Item and price of such a line. */
export const itemAndPrice =
  `<cac:Item><cbc:Description>Servicio de prueba</cbc:Description><cac:StandardItemIdentification><cbc:ID schemeID="999">A1</cbc:ID></cac:StandardItemIdentification></cac:Item>` +
  `<cac:Price><cbc:PriceAmount currencyID="COP">50000.00</cbc:PriceAmount><cbc:BaseQuantity unitCode="94">2.00</cbc:BaseQuantity></cac:Price>`

const plainInvoice = (changes: InvoiceChanges): string => {
  const typeCode = changes.typeCode ?? "01"
  const paper =
    typeCode === "03"
      ? "<cac:AdditionalDocumentReference><cbc:ID>TAL123</cbc:ID><cbc:IssueDate>2026-01-14</cbc:IssueDate><cbc:DocumentTypeCode>FTP</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>"
      : ""
  return (
    `<Invoice${rootNamespaces}>${extensions(control("SETP", "990000000", "995000000"))}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>10</cbc:CustomizationID><cbc:ProfileID>DIAN 2.1: Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>SETP${changes.number ?? 990_000_001}</cbc:ID><cbc:UUID schemeID="2" schemeName="${typeCode === "03" ? "CUDE" : "CUFE"}-SHA384">{key}</cbc:UUID><cbc:IssueDate>${changes.issueDate ?? "2026-01-15"}</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>` +
    `<cbc:InvoiceTypeCode>${typeCode}</cbc:InvoiceTypeCode><cbc:Note>Niño &amp; Cía</cbc:Note><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode><cbc:LineCountNumeric>1</cbc:LineCountNumeric>${paper}` +
    `<cac:AccountingSupplierParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party(testIdentity.nit, testIdentity.checkDigit, "Compañía de Prueba S.A.S.", "<cac:CorporateRegistrationScheme><cbc:ID>SETP</cbc:ID></cac:CorporateRegistrationScheme>")}</cac:AccountingSupplierParty>` +
    `<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party("800199436", "4", "Cliente de Prueba Ltda.", "")}</cac:AccountingCustomerParty>` +
    `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>${taxTotal}` +
    `<cac:LegalMonetaryTotal>${monetaryTotals}</cac:LegalMonetaryTotal>` +
    `<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="94">2.00</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="COP">100000.00</cbc:LineExtensionAmount><cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>${taxTotal}` +
    `${itemAndPrice}</cac:InvoiceLine></Invoice>`
  )
}
