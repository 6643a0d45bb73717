import { all, insertBefore, replace } from "./support/edit.ts"
import { invoiceText, signaturePlace } from "./support/invoiceText.ts"
import { testFilings } from "./support/verdicts.ts"

const information = (name: string, value: string): string =>
  `<AdditionalInformation><Name>${name}</Name>${value}</AdditionalInformation>`

const groups = {
  CODIGO_PRESTADOR: "<Value>1920304050</Value>",
  MODALIDAD_PAGO: '<Value schemeID="04" schemeName="salud_modalidad_pago.gc">Pago por evento</Value>',
  COBERTURA_PLAN_BENEFICIOS: '<Value schemeID="16" schemeName="salud_cobertura.gc">UPC</Value>',
  NUMERO_CONTRATO: "<Value></Value>",
  NUMERO_POLIZA: "<Value></Value>",
  FACTURA_SIN_CONTRATO: '<Value schemeID="07">Paciente particular</Value>'
}

const extension = (changes: Partial<Record<keyof typeof groups, string | undefined>> = {}): string =>
  `<ext:UBLExtension><ext:ExtensionContent><CustomTagGeneral><Name>Responsable</Name><Value>www.minSalud.gov.co</Value><Interoperabilidad><Group schemeName="Sector Salud"><Collection schemeName="Usuario">${Object.entries(
    { ...groups, ...changes }
  )
    .map(([name, value]) => (value === undefined ? "" : information(name, value)))
    .join("")}</Collection></Group></Interoperabilidad></CustomTagGeneral></ext:ExtensionContent></ext:UBLExtension>`

const place = `<ext:UBLExtension>${signaturePlace}`
const period =
  "<cac:InvoicePeriod><cbc:StartDate>2026-01-01</cbc:StartDate><cbc:EndDate>2026-01-14</cbc:EndDate></cac:InvoicePeriod>"
const payment = (concept: string, amount: string): string =>
  `<cac:PrepaidPayment><cbc:ID${concept === "" ? "" : ` schemeID="${concept}"`}>1</cbc:ID><cbc:PaidAmount currencyID="COP">${amount}</cbc:PaidAmount><cbc:ReceivedDate>2026-01-10</cbc:ReceivedDate></cac:PrepaidPayment>`

interface Parts {
  readonly operation?: string
  readonly extension?: string
  readonly period?: string
  readonly payments?: string
  readonly prepaid?: string
  readonly payable?: string
}

/** An invoice of 119 000.00 in the form of the ministry's sample, of which a patient has paid 19 000.00. */
const health = (parts: Parts = {}, edit: (xml: string) => string = (xml) => xml): string =>
  invoiceText({
    edit: all(
      replace("CustomizationID>10<", `CustomizationID>${parts.operation ?? "SS-CUFE"}<`),
      insertBefore(place, parts.extension ?? extension()),
      insertBefore("<cac:AccountingSupplierParty>", parts.period ?? period),
      insertBefore("<cac:TaxTotal>", parts.payments ?? payment("02", "19000.00")),
      replace(
        '<cbc:PayableAmount currencyID="COP">119000.00',
        `<cbc:PrepaidAmount currencyID="COP">${parts.prepaid ?? "19000.00"}</cbc:PrepaidAmount><cbc:PayableAmount currencyID="COP">${parts.payable ?? "100000.00"}`
      ),
      edit
    )
  })

const told = (rules: ReadonlyArray<string>, what: string, xml: string) => ({ rules, what, xml, accepted: true })
const changed = (changes: Parameters<typeof extension>[0]) => health({ extension: extension(changes) })

testFilings(
  "invoices of the health sector",
  "SendBillSync",
  [],
  [
    { what: "one that credits what a patient paid", xml: health() },
    { rules: ["FAU14"], what: "what was paid, not taken off", xml: health({ payable: "119000.00" }) },
    {
      rules: ["FAU14"],
      what: "what is only reported, taken off",
      xml: health({ operation: "SS-Reporte" })
    },
    { what: "what is only reported", xml: health({ operation: "SS-Reporte", payable: "119000.00" }) },
    {
      what: "nothing paid",
      xml: health({ operation: "SS-SinAporte", payments: "", prepaid: "0.00", payable: "119000.00" })
    },
    {
      what: "the receipt of what a patient paid, without extension and period",
      xml: health({
        operation: "SS-Recaudo",
        extension: "",
        period: "",
        payments: "",
        prepaid: "0.00",
        payable: "119000.00"
      })
    },
    {
      rules: ["FAD02"],
      what: "an operation in other letters",
      xml: health({ operation: "SS-SNUM", payable: "119000.00" })
    },
    told(["FED060"], "no extension", health({ extension: "" })),
    told(["FED061"], "a concept twice", health({ payments: payment("02", "9500.00").repeat(2) })),
    told(["FED100", "FED101"], "no period", health({ period: "" })),
    told(["FED104"], "a payment without concept", health({ payments: payment("", "19000.00") })),
    told(["FED104"], "nothing to credit", health({ payments: "", prepaid: "0.00", payable: "119000.00" })),
    told(["FED123"], "an empty code of the provider", changed({ CODIGO_PRESTADOR: "<Value></Value>" })),
    told(["FED124"], "no code of the provider", changed({ CODIGO_PRESTADOR: undefined })),
    told(["FED126"], "no modality", changed({ MODALIDAD_PAGO: undefined })),
    told(["FED128"], "no coverage", changed({ COBERTURA_PLAN_BENEFICIOS: undefined })),
    told(["FED130"], "no group of the contract", changed({ NUMERO_CONTRATO: undefined })),
    told(
      ["FED131"],
      "a coverage by policy without one",
      changed({ COBERTURA_PLAN_BENEFICIOS: '<Value schemeID="12"></Value>' })
    ),
    told(["FED132"], "no group of the policy", changed({ NUMERO_POLIZA: undefined })),
    told(["FED133"], "a disabled modality", changed({ MODALIDAD_PAGO: '<Value schemeID="05"></Value>' })),
    told(["FED134"], "an unknown coverage", changed({ COBERTURA_PLAN_BENEFICIOS: '<Value schemeID="18"></Value>' })),
    told(["FED136"], "neither a contract nor a reason", changed({ FACTURA_SIN_CONTRATO: undefined })),
    told(["RVG018"], "a period of before", health({}, replace(period, period.replaceAll("2026-01", "2024-08")))),
    told(
      ["VFE022"],
      "a payer who is a person",
      health({}, replace('schemeID="4" schemeName="31">800199436', 'schemeName="13">800199436', "everywhere"))
    )
  ]
)
