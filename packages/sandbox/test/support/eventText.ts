import { agency, extensions, rootNamespacesOf, sha384, testIdentity, value } from "./invoiceText.ts"

/** How a test event differs from the plain one. */
export interface EventChanges {
  readonly code: "030" | "031" | "032" | "033" | "034" | "036" | "037"
  readonly number?: string
  /** The invoice it is about. */
  readonly about?: { readonly number: string; readonly key: string }
  readonly issueDate?: string
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

const descriptions = {
  "030": "Acuse de recibo de Factura Electrónica de Venta",
  "031": "Reclamo de la Factura Electrónica de Venta",
  "032": "Recibo del bien y/o prestación del servicio",
  "033": "Aceptación expresa",
  "034": "Aceptación Tácita",
  "036": "Inscripción de la factura electrónica de venta como título valor - RADIAN",
  "037": "Endoso en propiedad"
}

const operations: Readonly<Record<string, string>> = { "036": "361", "037": "371" }

/**
 * A small event in canonical form, written by hand: from the buyer to the vendor, 034 from the vendor to the authority.
 */
export const eventText = (changes: EventChanges): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plain(changes))
  const pin = changes.pin ?? testIdentity.pin
  const body = edited.slice(edited.indexOf("</ext:UBLExtensions>"))
  const companies = [...body.matchAll(/<cbc:CompanyID[^>]*>([^<]*)</gu)].map((match) => match[1])
  const reference = body.slice(body.indexOf("<cac:DocumentReference>"))
  const key = sha384(
    [
      value(body, "cbc:ID"),
      value(body, "cbc:IssueDate"),
      value(body, "cbc:IssueTime"),
      companies[0],
      companies[1],
      value(body, "cbc:ResponseCode"),
      value(reference, "cbc:ID"),
      value(reference, "cbc:DocumentTypeCode"),
      pin
    ].join("")
  )
  const keyed = edited
    .replace("{fingerprint}", sha384(`${value(edited, "sts:SoftwareID")}${pin}${value(edited, "cbc:ID")}`))
    .replace("{key}", key)
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

const party = (name: string, nit: string, digit: string): string =>
  `<cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31" schemeVersionID="1">${nit}</cbc:CompanyID><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>`

const vendor = party("Compañía de Prueba S.A.S.", testIdentity.nit, testIdentity.checkDigit)
const buyer = party("Cliente de Prueba Ltda.", "800199436", "4")
const authority = party("Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales", "800197268", "4")

const plain = (changes: EventChanges): string => {
  const { code } = changes
  const about = changes.about ?? { number: "SETP990000001", key: "0".repeat(96) }
  const [sender, receiver] = code === "034" ? [vendor, authority] : [buyer, vendor]
  const claim =
    ({ "031": ' listID="01" name="Documento con inconsistencias"', "037": ' listID="1"' } as Record<string, string>)[
      code
    ] ?? ""
  const person =
    code === "030" || code === "032"
      ? '<cac:IssuerParty><cac:Person><cbc:ID schemeName="13">52123456</cbc:ID><cbc:FirstName>Ana</cbc:FirstName><cbc:FamilyName>Prueba</cbc:FamilyName><cbc:JobTitle>Bodega</cbc:JobTitle><cbc:OrganizationDepartment>Compras</cbc:OrganizationDepartment></cac:Person></cac:IssuerParty>'
      : ""
  return (
    `<ApplicationResponse${rootNamespacesOf("ApplicationResponse")}>${extensions("")}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>${operations[code] ?? "1"}</cbc:CustomizationID><cbc:ProfileID>DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>${changes.number ?? `EV${code}`}</cbc:ID><cbc:UUID schemeID="2" schemeName="CUDE-SHA384">{key}</cbc:UUID><cbc:IssueDate>${changes.issueDate ?? "2026-01-15"}</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>` +
    `<cac:SenderParty>${sender}</cac:SenderParty><cac:ReceiverParty>${receiver}</cac:ReceiverParty>` +
    `<cac:DocumentResponse><cac:Response><cbc:ResponseCode${claim}>${code}</cbc:ResponseCode><cbc:Description>${descriptions[code]}</cbc:Description></cac:Response>` +
    `<cac:DocumentReference><cbc:ID>${about.number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${about.key}</cbc:UUID><cbc:DocumentTypeCode>01</cbc:DocumentTypeCode></cac:DocumentReference>${person}</cac:DocumentResponse></ApplicationResponse>`
  )
}
