import { all, insertBefore, replace } from "./support/edit.ts"
import { equivalentText } from "./support/equivalentText.ts"
import { keyOf } from "./support/invoiceText.ts"
import { noteText } from "./support/noteText.ts"
import { testFilings } from "./support/verdicts.ts"

const ticket = (edit: (xml: string) => string): string => equivalentText({ edit })
const utilities = (edit: (xml: string) => string): string =>
  equivalentText({ typeCode: "60", profile: "DIAN 2.1: Documento Equivalente SPD", edit })
const without = (block: string) => (xml: string) =>
  xml.replace(
    new RegExp(
      `<ext:UBLExtension><ext:ExtensionContent><${block}>.*</${block}></ext:ExtensionContent></ext:UBLExtension>`,
      "u"
    ),
    ""
  )
const others = [
  ["25", "Boleta de ingreso a cine"],
  ["27", "Boleta de ingreso a espectáculos públicos"],
  ["32", "Documento en juegos localizados - relación diaria de control de ventas"],
  ["35", "Documento Equivalente Tiquete de Transporte  Terrestre de Pasajeros"],
  ["40", "Documento Equivalente para el Cobro de Peajes"],
  ["45", "Extracto"],
  ["50", "Documento equivalente – Tiquete o boleto aéreo de pasajeros"],
  [
    "55",
    "Comprobante de liquidación de operaciones expedido por Bolsa de Valores y operaciones de la bolsa agropecuaria y de otros commodities"
  ],
  ["60", "Documento Equivalente SPD"]
] as const

/** Another line, of what took nothing in. */
const withIdleMachine = (xml: string): string =>
  xml
    .replace(
      /<cac:InvoiceLine>(.*?)<\/cac:InvoiceLine>/u,
      (line) =>
        line +
        line
          .replace("<cbc:ID>1<", "<cbc:ID>2<")
          .replace(/<cac:TaxTotal>.*<\/cac:TaxTotal>/u, "")
          .replace(/(<cbc:LineExtensionAmount currencyID="COP">)[0-9.]+/u, "$10.00")
          .replace(/(<cbc:PriceAmount currencyID="COP">)[0-9.]+/u, "$10.00")
    )
    .replace("<cbc:LineCountNumeric>1<", "<cbc:LineCountNumeric>2<")

testFilings(
  "equivalent documents",
  "SendBillSync",
  [],
  [
    { what: "a ticket of a point of sale", xml: equivalentText() },
    ...others.map(([typeCode, name]) => ({
      what: `a document of type ${typeCode}`,
      xml: equivalentText({ typeCode, profile: `DIAN 2.1: ${name}` })
    })),
    {
      what: "a control of games with a machine that took nothing in",
      xml: equivalentText({ typeCode: "32", profile: `DIAN 2.1: ${others[2][1]}`, edit: withIdleMachine })
    },
    { rules: ["DEAW03"], what: "a ticket with something given away", xml: ticket(withIdleMachine) },
    { rules: ["DEAB05b"], what: "an unknown authorisation", xml: ticket(replace("18760000001", "18760000002")) },
    { rules: ["DEAB12b"], what: "another end", xml: ticket(replace("1000000</sts:To>", "1000001</sts:To>")) },
    { rules: ["DEAB27b", "DEAD06"], what: "another pin", xml: equivalentText({ pin: "54321" }) },
    { rules: ["DEAD01"], what: "another UBL", xml: ticket(replace("UBL 2.1", "UBL 2.0")) },
    { rules: ["DEAD02"], what: "another operation", xml: ticket(replace("ID>10<", "ID>09<")) },
    { rules: ["DEAD03"], what: "another profile", xml: ticket(replace("Documento Equivalente POS", "POS")) },
    {
      rules: ["DEAD03"],
      what: "a film with the profile of a ticket",
      xml: equivalentText({ typeCode: "25" })
    },
    { rules: ["DEAD05c", "DEAD05d"], what: "a number above the range", xml: equivalentText({ number: 1_000_001 }) },
    {
      rules: ["DEAN02"],
      what: "a sale on credit",
      xml: ticket(
        all(
          replace("<cac:PaymentMeans><cbc:ID>1<", "<cac:PaymentMeans><cbc:ID>2<"),
          insertBefore("</cac:PaymentMeans>", "<cbc:PaymentDueDate>2026-02-15</cbc:PaymentDueDate>")
        )
      )
    },
    {
      rules: ["DEAU14"],
      what: "a wrong payable amount",
      xml: ticket(replace(">119000.00</cbc:PayableAmount", ">119003.00</cbc:PayableAmount"))
    },
    {
      rules: ["DEAV04b"],
      what: "a quantity of zero",
      xml: ticket(replace('unitCode="94">2.00</cbc:Inv', 'unitCode="94">0.00</cbc:Inv'))
    },
    { rules: ["DEPD11"], what: "no maker of the software", xml: ticket(without("FabricanteSoftware")) },
    { rules: ["DEPD13"], what: "no benefits of the buyer", xml: ticket(without("BeneficiosComprador")) },
    { rules: ["DEPD21"], what: "no till", xml: ticket(without("PuntoVenta")) },
    {
      rules: ["DEAB45"],
      what: "a misspelt name of the maker",
      xml: ticket(replace("NombreSoftware", "NombreDelSoftware"))
    },
    { rules: ["DEPD19"], what: "a misspelt name of the benefits", xml: ticket(replace("Puntos", "Punto")) },
    {
      rules: ["DEPD27"],
      what: "a name of the till without its accent",
      xml: ticket(replace("UbicaciónCaja", "UbicacionCaja"))
    },
    { rules: ["DEPD36"], what: "a value that is missing", xml: ticket(replace("<Value>100000.00</Value>", "")) }
  ]
)

const paper =
  "<cac:AdditionalDocumentReference><cbc:ID>T-1</cbc:ID><cbc:IssueDate>2026-01-14</cbc:IssueDate></cac:AdditionalDocumentReference>"

testFilings(
  "tickets in contingency",
  "SendBillSync",
  [],
  [
    { what: "one of the authority's", xml: equivalentText({ typeCode: "07" }) },
    {
      rules: ["90"],
      what: "one of the authority's whose ticket is there",
      xml: equivalentText({ typeCode: "07" }),
      before: [{ operation: "SendBillSync", xml: equivalentText() }]
    },
    {
      what: "one of the issuer's, with the paper that it transcribes",
      xml: equivalentText({ typeCode: "08", edit: insertBefore("<cac:AccountingSupplierParty>", paper) })
    },
    { rules: ["DEAI01"], what: "one of the issuer's without it", xml: equivalentText({ typeCode: "08" }) }
  ]
)

const misshapen = (what: string, edit: (xml: string) => string) => ({ rules: ["SPD07"], what, xml: utilities(edit) })

testFilings(
  "documents of public utilities",
  "SendBillSync",
  [],
  [
    { what: "operation 601", xml: utilities(replace("CustomizationID>10<", "CustomizationID>601<")) },
    {
      what: "a service of another company",
      xml: utilities((xml) =>
        xml
          .replaceAll("Services_SPD", "OTHERCOMPANY_SPD")
          .replaceAll("AdjustmentAccounting", "CrDbAplicableAlSubtotalSPD")
      )
    },
    { rules: ["DEPD11"], what: "no maker of the software", xml: utilities(without("FabricanteSoftware")) },
    {
      rules: ["DEAD03"],
      what: "read and issued on site, with the profile of the office",
      xml: utilities(replace("ID>10<", "ID>602<"))
    },
    {
      rules: ["DEAD03"],
      what: "issued in the office, with the profile of what is read on site",
      xml: utilities(replace("Documento Equivalente SPD<", "Documento Equivalente SPD – ON SITE<"))
    },
    {
      what: "read and issued on site",
      xml: utilities(
        all(replace("ID>10<", "ID>602<"), replace("Documento Equivalente SPD<", "Documento Equivalente SPD – ON SITE<"))
      )
    },
    {
      rules: ["SPD01"],
      what: "no service",
      xml: utilities((xml) => xml.replace(/<ext:UBLExtension><cbc:ID schemeID="SPD">.*?<\/ext:UBLExtension>/u, ""))
    },
    {
      rules: ["SPD02"],
      what: "a service without a name",
      xml: utilities(replace("<cbc:Name>Acueducto</cbc:Name>", ""))
    },
    { rules: ["SPD02"], what: "another scheme", xml: utilities(replace('schemeID="SPD"', 'schemeID="1"')) },
    { rules: ["SPD03"], what: "no contract", xml: utilities(replace("Contrato", "Producto")) },
    { rules: ["SPD04"], what: "a day for a period", xml: utilities(replace(">2025-12<", ">2025-12-01<")) },
    {
      rules: ["SPD05"],
      what: "another check digit of the provider",
      xml: utilities(replace('<ID schemeID="4" schemeName="31">', '<ID schemeID="5" schemeName="31">'))
    },
    { rules: ["SPD06"], what: "a reading that goes back", xml: utilities(replace("2025-12-31", "2025-11-29")) },
    { rules: ["DEAU14"], what: "a wrong total", xml: utilities(replace(">119000.00</cbc:Pay", ">119003.00</cbc:Pay")) },
    misshapen("a misspelt element", (xml) => xml.replaceAll("ConsumptionSection", "ConsumoSection")),
    misshapen("no provider", (xml) => xml.replace(/<SenderParty>.*<\/SenderParty>/u, "")),
    misshapen("an amount with a comma", replace("188483.12", "188483,12")),
    misshapen(
      "text between elements",
      replace("<SPDDebitsForPartialConsumption>", "<SPDDebitsForPartialConsumption>x")
    ),
    misshapen("a day that does not exist", replace("2025-12-31", "2025-12-32"))
  ]
)

const principal = (id = '<cbc:ID schemeAgencyID="195" schemeID="1" schemeName="31">860034594</cbc:ID>'): string =>
  `<cac:InformationContentProviderParty><cac:PowerOfAttorney><cac:AgentParty><cac:PartyIdentification>${id}</cac:PartyIdentification><cac:PartyName><cbc:Name>Banco</cbc:Name></cac:PartyName></cac:AgentParty></cac:PowerOfAttorney></cac:InformationContentProviderParty>`

const income = (scheme: string | undefined, note: string, inItem = principal()): string =>
  ticket(
    all(
      replace(
        "<cac:InvoiceLine><cbc:ID>1</cbc:ID>",
        `<cac:InvoiceLine><cbc:ID${scheme === undefined ? "" : ` schemeID="${scheme}"`}>1</cbc:ID><cbc:Note>${note}</cbc:Note>`
      ),
      insertBefore("</cac:Item>", inItem)
    )
  )

const [collected, invoiced] = ["B/S Ingresos Recaudados para Terceros", "B/S Ingresos Facturados para terceros"]

testFilings(
  "equivalents with income for third parties",
  "SendBillSync",
  [],
  [
    { what: "income of the issuer alone", xml: income("0", "B/S ingreso propio", "") },
    { what: "income that is collected", xml: income("1", collected) },
    { what: "income that is invoiced", xml: income("2", invoiced) },
    { rules: ["DEAV08a", "DEAV08b"], what: "a third party in a line of own income", xml: income("0", invoiced) },
    { rules: ["DEAV08a"], what: "a third party in a line without a scheme", xml: income(undefined, invoiced) },
    { rules: ["DEAV08b"], what: "the note of another scheme", xml: income("1", invoiced) },
    { rules: ["DEAV08b"], what: "a note in other letters", xml: income("2", invoiced.toUpperCase()) },
    { rules: ["DEBA01"], what: "no third party", xml: income("2", invoiced, "") },
    {
      rules: ["DEBA07"],
      what: "a wrong check digit of the third party",
      xml: income(
        "1",
        collected,
        principal('<cbc:ID schemeAgencyID="195" schemeID="2" schemeName="31">860034594</cbc:ID>')
      )
    }
  ]
)

const original = equivalentText()
const corrects = { number: "EPOS1", key: keyOf(original) }
const profile = "Nota de ajuste crédito al documento equivalente"
const note = (typeCode: "91" | "92", edit: (xml: string) => string = (xml) => xml): string =>
  noteText({
    typeCode,
    corrects,
    edit: all(
      typeCode === "91" ? replace("Nota Crédito de Factura Electrónica de Venta", profile) : (xml) => xml,
      typeCode === "91" ? replace("TypeCode>91", "TypeCode>94") : (xml) => xml,
      typeCode === "92"
        ? replace("Nota Débito de Factura Electrónica de Venta", profile.replace("crédito", "débito"))
        : (xml) => xml,
      (xml) => xml.replace(/CustomizationID>.0</u, "CustomizationID>20<"),
      replace("CUFE-SHA384", "CUDE-SHA384"),
      edit
    )
  })

testFilings(
  "notes to equivalent documents",
  "SendBillSync",
  [{ operation: "SendBillSync", xml: original }],
  [
    { what: "a credit note", xml: note("91") },
    { what: "a debit note", xml: note("92") },
    { rules: ["NAAD02"], what: "the operation of an invoice's note", xml: note("91", replace("ID>20<", "ID>22<")) },
    {
      rules: ["NAAD03"],
      what: "the debit note's profile",
      xml: note("91", replace("ajuste crédito", "ajuste débito"))
    },
    {
      rules: ["NABF03"],
      what: "an unknown concept",
      xml: note("91", replace(">3</cbc:ResponseCode>", ">9</cbc:ResponseCode>"))
    },
    { rules: ["NABG04a"], what: "a document never filed", xml: note("91", replace(corrects.key, "1".repeat(96))) },
    { rules: ["NADBG04a"], what: "a document never filed", xml: note("92", replace(corrects.key, "1".repeat(96))) },
    {
      rules: ["NADAU14"],
      what: "a wrong payable amount",
      xml: note("92", replace(">119000.00</cbc:PayableAmount", ">119003.00</cbc:PayableAmount"))
    },
    { rules: ["90"], what: "the document itself again", xml: original }
  ]
)
