import { insertBefore } from "./edit.ts"
import { agency, extensions, rootNamespacesOf, sha384, signaturePlace, testIdentity, value } from "./invoiceText.ts"

/** How a test event differs from the plain one. */
export interface EventChanges {
  readonly code: keyof typeof descriptions
  readonly number?: string
  /** The invoice it is about. */
  readonly about?: {
    readonly number: string
    readonly key: string
    /** When the invoice is due: events 036 to 039, 045 and 046 state it. */
    readonly due?: string
  }
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
  "035": "Aval",
  "036": "Inscripción de la factura electrónica de venta como título valor - RADIAN",
  "037": "Endoso en propiedad",
  "038": "Endoso en garantía",
  "039": "Endoso en procuración",
  "040": "Cancelación de endoso",
  "041": "Limitación para circulación de la factura electrónica de venta como título",
  "042": "Terminación de la limitación para circulación de la factura electrónica de venta como título",
  "043": "Mandato",
  "044": "Terminación del mandato",
  "045": "Pago de la factura electrónica de venta como título valor",
  "046": "Informe para el pago",
  "047": "Endoso con efectos de cesión ordinaria",
  "048": "Protesto",
  "049": "Transferencia de los derechos económicos",
  "050": "Notificación al deudor sobre la transferencia de los derechos económicos",
  "051": "Pago de la transferencia de los derechos económicos"
} as const

const party = (name: string, nit: string, digit: string): string =>
  `<cac:PartyTaxScheme><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31" schemeVersionID="1">${nit}</cbc:CompanyID><cac:TaxScheme><cbc:ID>01</cbc:ID><cbc:Name>IVA</cbc:Name></cac:TaxScheme></cac:PartyTaxScheme>`

/** A party with an amount of the title. */
export const share = (name: string, nit: string, digit: string, amount: string): string =>
  `<cac:PartyLegalEntity><cbc:RegistrationName>${name}</cbc:RegistrationName><cbc:CompanyID ${agency} schemeID="${digit}" schemeName="31" schemeVersionID="1">${nit}</cbc:CompanyID><cbc:CorporateStockAmount currencyID="COP">${amount}</cbc:CorporateStockAmount></cac:PartyLegalEntity>`

/** What a mandate grants over documents. */
export const faculties = (document: string): string =>
  `<cac:DocumentResponse><cac:Response><cbc:ResponseCode>MR91-F;XX1-F</cbc:ResponseCode><cbc:Description>Mandato por documento Limitado</cbc:Description></cac:Response>${document}</cac:DocumentResponse>`

/** Who gives or takes a mandate. */
const power = (nit: string, description: string, role: string): string =>
  `<cac:PowerOfAttorney><cbc:ID>${nit}</cbc:ID><cbc:Description>${description}</cbc:Description><cac:AgentParty><cac:PartyIdentification><cbc:ID>${role}</cbc:ID></cac:PartyIdentification></cac:AgentParty></cac:PowerOfAttorney>`

/** A file of a mandate: it begins with `%PDF`. */
export const file =
  '<cac:LineResponse><cac:LineReference><cbc:LineID>1</cbc:LineID><cac:DocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">JVBERi0xLjQK</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:DocumentReference></cac:LineReference><cac:Response><cbc:ResponseCode>043</cbc:ResponseCode></cac:Response></cac:LineResponse>'

/** A document of a mandate. */
export const mandateDocument = (number: string, key: string): string =>
  `<cac:DocumentReference><cbc:ID>${number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${key}</cbc:UUID><cbc:DocumentTypeCode>01</cbc:DocumentTypeCode></cac:DocumentReference>`

const vendorIs = ["Compañía de Prueba S.A.S.", testIdentity.nit, testIdentity.checkDigit] as const
const factorIs = ["Factor de Prueba S.A.", "860029964", "5"] as const

const vendor = party(...vendorIs)
const buyer = party("Cliente de Prueba Ltda.", "800199436", "4")
const factor = party(...factorIs)
const guarantor = party("Avalista de Prueba S.A.", "900508908", "9")
const authority = party("Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales", "800197268", "4")

/** The total of the invoice of tests. */
const whole = "119000.00"

const groupOf = (name: string, values: ReadonlyArray<readonly [name: string, value: string]>): string =>
  `<ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><${name}>${values
    .map(([each, value]) => `<Name>${each}</Name><Value>${value}</Value>`)
    .join("")}</${name}></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension>`

/** What an event of the registry says other than the commercial ones. */
interface RegistryEvent {
  readonly operation: string
  readonly sender: string
  readonly receiver: string
  readonly group?: string
  /** Attributes of CustomizationID. */
  readonly kind?: string
  /** Attributes of ResponseCode. */
  readonly list?: string
  /** What follows the document in the response, and the response. */
  readonly behind?: string
  readonly more?: (document: string) => string
}

const endorsement = (
  operation: string,
  ...sold: ReadonlyArray<readonly [name: string, value: string]>
): RegistryEvent => ({
  operation,
  sender: vendor + share(...vendorIs, whole),
  receiver: factor + share(...factorIs, whole),
  group: groupOf("InformacionNegociacion", [["ValorTotalEndoso", whole], ...sold]),
  list: ' listID="1"'
})

const discount = [
  ["PrecioPagarseFEV", "107100.00"],
  ["TasaDescuento", "10"],
  ["MedioPago", "47"]
] as const

const current = [["ValorActualTituloValor", whole]] as const

/** Events of the registry, of the vendor where that is the holder. */
const registry: Readonly<Partial<Record<string, RegistryEvent>>> = {
  "035": {
    operation: "035",
    sender: guarantor,
    receiver: authority,
    group: groupOf("InformacionAvalar", [["ValorFEVavala", whole]])
  },
  "036": {
    operation: "361",
    sender: vendor,
    receiver: authority,
    group: groupOf("ConstanciadePagos", [["ValorFEV-TV", whole]])
  },
  "037": endorsement("371", ...discount),
  "038": endorsement("038"),
  "039": endorsement("039"),
  "040": { operation: "401", sender: vendor, receiver: factor },
  "041": {
    operation: "411",
    sender: guarantor,
    receiver: authority,
    group: groupOf("InformacionMedidaCautelar", [["MontoMedidaCautelar", whole]])
  },
  "042": { operation: "421", sender: guarantor, receiver: authority },
  "043": {
    operation: "433",
    kind: ' schemeID="1"',
    list: ' listID="1"',
    sender: vendor + power(testIdentity.nit, "Mandante Facturador Electrónico", "Mandante-FE"),
    receiver: factor,
    behind: `<cac:IssuerParty>${power(testIdentity.nit, "Mandatario Factor", "M-Factor")}</cac:IssuerParty>${file}`,
    more: faculties
  },
  "044": { operation: "441", sender: vendor, receiver: authority },
  "045": {
    operation: "452",
    sender: vendor + share(...vendorIs, whole),
    receiver: authority,
    group: groupOf("InformacionPagos", current)
  },
  "046": { operation: "046", sender: vendor, receiver: buyer },
  "047": endorsement("047", ...discount),
  "048": {
    operation: "482",
    sender: vendor,
    receiver: buyer,
    group: groupOf("InformacionProtesto", [
      ["ValorFEV-TV", whole],
      ["ValorAceptado", "0"],
      ["ValorPendiente", whole]
    ])
  },
  "049": {
    operation: "491",
    sender: vendor + share(...vendorIs, whole),
    receiver: factor + share(...factorIs, whole),
    group: groupOf("InformacionTransferenciaDerechos", [
      ["ValorTransferenciaDerechos", whole],
      ["PrecioPagarseFEV", "107100.00"],
      ["FactordeDescuento", "10"],
      ["MedioPago", "47"]
    ])
  },
  "050": { operation: "050", sender: vendor, receiver: buyer },
  "051": {
    operation: "512",
    sender: buyer + share("Cliente de Prueba Ltda.", "800199436", "4", whole),
    receiver: factor,
    group: groupOf("InformacionPagoTransferencia", current)
  }
}

/**
 * A small event in canonical form, written by hand: from the buyer to the vendor, 034 from the vendor to the authority,
 * those of the registry as the vendor holds the title.
 */
export const eventText = (changes: EventChanges): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plain(changes))
  const pin = changes.pin ?? testIdentity.pin
  const body = edited.slice(edited.indexOf("</ext:UBLExtensions>"))
  // those of the tax schemes, not those of the amounts
  const companies = [...body.matchAll(/<cac:PartyTaxScheme>.*?<cbc:CompanyID[^>]*>([^<]*)</gu)].map((match) => match[1])
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

const plain = (changes: EventChanges): string => {
  const { code } = changes
  const about: NonNullable<EventChanges["about"]> = changes.about ?? { number: "SETP990000001", key: "0".repeat(96) }
  const own = registry[code]
  const [sender, receiver] =
    own === undefined ? (code === "034" ? [vendor, authority] : [buyer, vendor]) : [own.sender, own.receiver]
  const claim = code === "031" ? ' listID="01" name="Documento con inconsistencias"' : (own?.list ?? "")
  const person =
    code === "030" || code === "032"
      ? '<cac:IssuerParty><cac:Person><cbc:ID schemeName="13">52123456</cbc:ID><cbc:FirstName>Ana</cbc:FirstName><cbc:FamilyName>Prueba</cbc:FamilyName><cbc:JobTitle>Bodega</cbc:JobTitle><cbc:OrganizationDepartment>Compras</cbc:OrganizationDepartment></cac:Person></cac:IssuerParty>'
      : ""
  const stated = ["036", "037", "038", "039", "045", "046"].includes(code) ? about.due : undefined
  const term = stated && `<cac:ValidityPeriod><cbc:EndDate>${stated}</cbc:EndDate></cac:ValidityPeriod>`
  const document = insertBefore("</cac:DocumentReference>", term ?? "")(mandateDocument(about.number, about.key))
  return (
    `<ApplicationResponse${rootNamespacesOf("ApplicationResponse")}>${own?.group === undefined ? extensions("") : insertBefore(`<ext:UBLExtension>${signaturePlace}`, own.group)(extensions(""))}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID${own?.kind ?? ""}>${own?.operation ?? "1"}</cbc:CustomizationID><cbc:ProfileID>DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>${changes.number ?? `EV${code}`}</cbc:ID><cbc:UUID schemeID="2" schemeName="CUDE-SHA384">{key}</cbc:UUID><cbc:IssueDate>${changes.issueDate ?? "2026-01-15"}</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>` +
    `<cac:SenderParty>${sender}</cac:SenderParty><cac:ReceiverParty>${receiver}</cac:ReceiverParty>` +
    `<cac:DocumentResponse><cac:Response><cbc:ResponseCode${claim}>${code}</cbc:ResponseCode><cbc:Description>${descriptions[code]}</cbc:Description></cac:Response>` +
    `${document}${person}${own?.behind ?? ""}</cac:DocumentResponse>${own?.more?.(document) ?? ""}</ApplicationResponse>`
  )
}
