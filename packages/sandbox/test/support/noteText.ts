import {
  extensions,
  itemAndPrice,
  monetaryTotals,
  party,
  rootNamespacesOf,
  saleKey,
  sha384,
  taxTotal,
  testIdentity,
  value
} from "./invoiceText.ts"

/** How a test note differs from the plain one. */
export interface NoteChanges {
  readonly typeCode?: "91" | "92"
  readonly number?: number
  /** The document it corrects. */
  readonly corrects?: { readonly number: string; readonly key: string }
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

const shapes = {
  "91": {
    root: "CreditNote",
    prefix: "NC",
    profile: "DIAN 2.1: Nota Crédito de Factura Electrónica de Venta",
    operation: "20",
    type: "<cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>",
    concept: ["3", "Rebaja o descuento parcial o total"],
    totals: "LegalMonetaryTotal",
    quantity: "CreditedQuantity",
    free: "<cbc:FreeOfChargeIndicator>false</cbc:FreeOfChargeIndicator>"
  },
  "92": {
    root: "DebitNote",
    prefix: "ND",
    profile: "DIAN 2.1: Nota Débito de Factura Electrónica de Venta",
    operation: "30",
    type: "",
    concept: ["3", "Cambio del valor"],
    totals: "RequestedMonetaryTotal",
    quantity: "DebitedQuantity",
    free: ""
  }
} as const

/**
 * A small note in canonical form, written by hand: it corrects a line of 100 000.00 with 19 % IVA. CUDE with the pin.
 */
export const noteText = (changes: NoteChanges = {}): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plainNote(changes))
  const pin = changes.pin ?? testIdentity.pin
  const keyed = edited
    .replace("{fingerprint}", sha384(`${value(edited, "sts:SoftwareID")}${pin}${value(edited, "cbc:ID")}`))
    .replace("{key}", saleKey(edited, pin))
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

const plainNote = (changes: NoteChanges): string => {
  const { root, prefix, profile, operation, type, concept, totals, quantity, free } = shapes[changes.typeCode ?? "91"]
  const corrects = changes.corrects ?? { number: "SETP990000001", key: "0".repeat(96) }
  return (
    `<${root}${rootNamespacesOf(root)}>${extensions("")}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>${operation}</cbc:CustomizationID><cbc:ProfileID>${profile}</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>${prefix}${changes.number ?? 1}</cbc:ID><cbc:UUID schemeID="2" schemeName="CUDE-SHA384">{key}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>${type}` +
    `<cbc:Note>Niño &amp; Cía</cbc:Note><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode><cbc:LineCountNumeric>1</cbc:LineCountNumeric>` +
    `<cac:DiscrepancyResponse><cbc:ReferenceID>${corrects.number}</cbc:ReferenceID><cbc:ResponseCode>${concept[0]}</cbc:ResponseCode><cbc:Description>${concept[1]}</cbc:Description></cac:DiscrepancyResponse>` +
    `<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>${corrects.number}</cbc:ID><cbc:UUID schemeName="CUFE-SHA384">${corrects.key}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>` +
    `<cac:AccountingSupplierParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party(testIdentity.nit, testIdentity.checkDigit, "Compañía de Prueba S.A.S.", "")}</cac:AccountingSupplierParty>` +
    `<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party("800199436", "4", "Cliente de Prueba Ltda.", "")}</cac:AccountingCustomerParty>` +
    `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>${taxTotal}` +
    `<cac:${totals}>${monetaryTotals}</cac:${totals}>` +
    `<cac:${root}Line><cbc:ID>1</cbc:ID><cbc:${quantity} unitCode="94">2.00</cbc:${quantity}><cbc:LineExtensionAmount currencyID="COP">100000.00</cbc:LineExtensionAmount>${free}${taxTotal}` +
    `${itemAndPrice}</cac:${root}Line></${root}>`
  )
}
