import {
  control,
  extensions,
  itemAndPrice,
  monetaryTotals,
  party,
  rootNamespacesOf,
  saleKey,
  sha384,
  signaturePlace,
  taxTotal,
  testIdentity,
  value
} from "./invoiceText.ts"

/** How a test equivalent document differs from the plain ticket of a point of sale. */
export interface EquivalentChanges {
  readonly typeCode?: string
  readonly profile?: string
  readonly number?: number
  readonly pin?: string
  /** Changes the text before key and fingerprint are computed from it. */
  readonly edit?: (xml: string) => string
  /** Changes the text after that, so that key and fingerprint do not follow. */
  readonly tamper?: (xml: string) => string
}

/**
 * A small equivalent document in canonical form, written by hand, with the blocks its type demands. CUDE with the pin.
 */
export const equivalentText = (changes: EquivalentChanges = {}): string => {
  const edited = (changes.edit ?? ((xml) => xml))(plain(changes))
  const pin = changes.pin ?? testIdentity.pin
  // an extension has an identifier as well
  const number = value(edited.slice(edited.indexOf("</ext:UBLExtensions>")), "cbc:ID")
  const keyed = edited
    .replace("{fingerprint}", sha384(`${value(edited, "sts:SoftwareID")}${pin}${number}`))
    .replace("{key}", saleKey(edited, pin))
  return (changes.tamper ?? ((xml) => xml))(keyed)
}

const pairs = (entries: ReadonlyArray<readonly [string, string]>): string =>
  entries.map(([name, text]) => `<Name>${name}</Name><Value>${text}</Value>`).join("")

const block = (name: string, inner: string, entries: ReadonlyArray<readonly [string, string]>): string =>
  `<ext:UBLExtension><ext:ExtensionContent><${name}><${inner}>${pairs(entries)}</${inner}></${name}></ext:ExtensionContent></ext:UBLExtension>`

const manufacturer = block("FabricanteSoftware", "InformacionDelFabricanteDelSoftware", [
  ["NombreApellido", "Ana Prueba"],
  ["RazonSocial", "Compañía de Prueba S.A.S."],
  ["NombreSoftware", "Caja"]
])
const pointOfSale =
  block("BeneficiosComprador", "InformacionBeneficiosComprador", [
    ["Codigo", "52123456"],
    ["NombresApellidos", "Ana Prueba"],
    ["Puntos", "10"]
  ]) +
  block("PuntoVenta", "InformacionCajaVenta", [
    ["PlacaCaja", "C1"],
    ["UbicaciónCaja", "Bogotá"],
    ["Cajero", "Juan"],
    ["TipoCaja", "Principal"],
    ["CódigoVenta", "V1"],
    ["SubTotal", "100000.00"]
  ])

/** A service as the authority's samples SPD001 have it, metered and with an agreement of payment. */
const publicService =
  `<ext:UBLExtension><cbc:ID schemeID="SPD">1</cbc:ID><cbc:Name>Acueducto</cbc:Name><ext:ExtensionAgencyName>Aguas de Prueba S.A.</ext:ExtensionAgencyName><ext:ExtensionReason>Proceso de facturación</ext:ExtensionReason><ext:ExtensionContent>` +
  `<Services_SPD><ID schemeName="Contrato">90005148</ID><IssueDate>2025-12</IssueDate><SenderParty><PartyIdentification><ID schemeID="4" schemeName="31">800199436</ID></PartyIdentification><PartyName><Name>Aguas de Prueba S.A.</Name></PartyName></SenderParty>` +
  `<SubscriberConsumption><DurationOfTheBillingCycle unitOfTime="mes">1.00</DurationOfTheBillingCycle><ConsumptionSection><SPDDebitsForPartialConsumption><SPDDebitForPartialConsumption>` +
  `<TotalMeteredQuantity unitCode="MTQ">22</TotalMeteredQuantity><ConsumptionPayableAmount currencyID="COP">119000.00</ConsumptionPayableAmount>` +
  `<DescuentosCreditoAlItem><DescuentoCreditoAlItem><ID>1</ID><AllowanceReason>Subsidio</AllowanceReason><Amount currencyID="COP">4462.71</Amount></DescuentoCreditoAlItem></DescuentosCreditoAlItem>` +
  `<UtilityMeter><MeterNumber>2016637401-7</MeterNumber><MeterReading><PreviousMeterReadingDate>2025-11-30</PreviousMeterReadingDate><PreviousMeterQuantity unitCode="MTQ">1360</PreviousMeterQuantity><LatestMeterReadingDate>2025-12-31</LatestMeterReadingDate><LatestMeterQuantity unitCode="MTQ">1382</LatestMeterQuantity></MeterReading></UtilityMeter>` +
  `</SPDDebitForPartialConsumption></SPDDebitsForPartialConsumption><SubInvoiceLines><SubInvoiceLine><ID>1100842</ID><ItemBienServicio><BSName>Aguas</BSName></ItemBienServicio><SubscriberPaymentsTerms><Termino concepto="cuotasAPagar">36</Termino><InterestRate><cbc:Percent>0.77</cbc:Percent></InterestRate></SubscriberPaymentsTerms>` +
  `<Balance><pendingpayment><DebitLineAmount currencyID="COP">188483.12</DebitLineAmount></pendingpayment><AdjustmentAccounting><DescuentoCreditoAlItem currencyID="COP">0.00</DescuentoCreditoAlItem></AdjustmentAccounting></Balance></SubInvoiceLine></SubInvoiceLines></ConsumptionSection></SubscriberConsumption></Services_SPD>` +
  `</ext:ExtensionContent></ext:UBLExtension>`

const plain = (changes: EquivalentChanges): string => {
  const typeCode = changes.typeCode ?? "20"
  const isPointOfSale = ["07", "08", "20"].includes(typeCode)
  const prefix = isPointOfSale ? "EPOS" : "DE"
  const authorized = isPointOfSale ? control("EPOS", "1", "1000000") : ""
  const place = `<ext:UBLExtension>${signaturePlace}`
  const blocks = manufacturer + (isPointOfSale ? pointOfSale : "") + (typeCode === "60" ? publicService : "")
  return (
    `<Invoice${rootNamespacesOf("Invoice")}>${extensions(authorized).replace(place, blocks + place)}` +
    `<cbc:UBLVersionID>UBL 2.1</cbc:UBLVersionID><cbc:CustomizationID>10</cbc:CustomizationID><cbc:ProfileID>${changes.profile ?? "DIAN 2.1: Documento Equivalente POS"}</cbc:ProfileID><cbc:ProfileExecutionID>2</cbc:ProfileExecutionID>` +
    `<cbc:ID>${prefix}${changes.number ?? 1}</cbc:ID><cbc:UUID schemeID="2" schemeName="CUDE-SHA384">{key}</cbc:UUID><cbc:IssueDate>2026-01-15</cbc:IssueDate><cbc:IssueTime>06:59:58-05:00</cbc:IssueTime>` +
    `<cbc:InvoiceTypeCode>${typeCode}</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>COP</cbc:DocumentCurrencyCode><cbc:LineCountNumeric>1</cbc:LineCountNumeric>` +
    `<cac:AccountingSupplierParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party(testIdentity.nit, testIdentity.checkDigit, "Compañía de Prueba S.A.S.", `<cac:CorporateRegistrationScheme><cbc:ID>${prefix}</cbc:ID></cac:CorporateRegistrationScheme>`)}</cac:AccountingSupplierParty>` +
    `<cac:AccountingCustomerParty><cbc:AdditionalAccountID>1</cbc:AdditionalAccountID>${party("800199436", "4", "Cliente de Prueba Ltda.", "")}</cac:AccountingCustomerParty>` +
    `<cac:PaymentMeans><cbc:ID>1</cbc:ID><cbc:PaymentMeansCode>10</cbc:PaymentMeansCode></cac:PaymentMeans>${taxTotal}<cac:LegalMonetaryTotal>${monetaryTotals}</cac:LegalMonetaryTotal>` +
    `<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="94">2.00</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="COP">100000.00</cbc:LineExtensionAmount>${taxTotal}${itemAndPrice}</cac:InvoiceLine></Invoice>`
  )
}
