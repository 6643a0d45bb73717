import { type JsonObject, writeJson } from "@radicar/domain/inner/json/JsonValue"
import { namespaces } from "@radicar/ubl/inner/xml/namespaces"
import { XmlDocument } from "libxml2-wasm"

/** A field of the body, and the XPath of what documents of some operations and roots state for it. */
interface Fact {
  readonly of: RegExp
  readonly field: string
  readonly xpath: string
}

const facts = (of: RegExp, xpaths: Readonly<Record<string, string>>): ReadonlyArray<Fact> =>
  Object.entries(xpaths).map(([field, xpath]) => ({ of, field, xpath }))

const service = (place: number): string => `(//d:Services_SPD | //d:OTHERCOMPANY_SPD)[${place}]`

const isOtherCompany = (place: number): string =>
  `concat(substring('true', 1, 4 * count(${service(place)}/self::d:OTHERCOMPANY_SPD)),` +
  ` substring('false', 1, 5 * count(${service(place)}/self::d:Services_SPD)))`

const maker = (name: string): string => `//d:CollectionSoftware/d:Name[. = '${name}']/following-sibling::d:Value[1]`

const buyersPlace = "//cac:AccountingCustomerParty/cac:Party/cac:PhysicalLocation/cbc:LocationTypeCode"

/**
 * What the rows read that are never written, as the annexes place it: FE 1.9 and its debit notes without type code, DS
 * 1.1, DEE 1.0, payroll 1.0.
 */
const allFacts: ReadonlyArray<Fact> = [
  ...facts(/^(?!Payroll)/u, {
    "NumberingRange.Id": "//sts:InvoiceControl/sts:InvoiceAuthorization",
    "NumberingRange.FromNumber": "//sts:InvoiceControl/sts:AuthorizedInvoices/sts:From",
    "NumberingRange.ToNumber": "//sts:InvoiceControl/sts:AuthorizedInvoices/sts:To",
    "NumberingRange.StartDate": "//sts:InvoiceControl/sts:AuthorizationPeriod/cbc:StartDate",
    "NumberingRange.EndDate": "//sts:InvoiceControl/sts:AuthorizationPeriod/cbc:EndDate"
  }),
  ...facts(/^SupportCreate Invoice/u, {
    "Period.StartDate": "/*/cac:InvoiceLine[1]/cac:InvoicePeriod/cbc:StartDate",
    GenerationCode: "/*/cac:InvoiceLine[1]/cac:InvoicePeriod/cbc:DescriptionCode"
  }),
  ...facts(/^SupportNoteCreate/u, {
    "Period.StartDate": "/*/cac:InvoicePeriod/cbc:StartDate",
    "Period.EndDate": "/*/cac:InvoicePeriod/cbc:EndDate"
  }),
  ...facts(/^DebitnoteCreate DebitNote/u, { TypeCode: "'92'" }),
  ...facts(/^EquivalentNoteCreate DebitNote/u, { TypeCode: "'93'" }),
  ...facts(/^EquivalentCreate/u, {
    "SoftwareManufacturer.Name": maker("NombreApellido"),
    "SoftwareManufacturer.Company": maker("RazonSocial"),
    "SoftwareManufacturer.SoftwareName": maker("NombredelSoftware")
  }),
  ...facts(/^EquivalentSpdCreate/u, {
    "Premises.Stratum": buyersPlace,
    "Premises.ServiceType": `${buyersPlace}/@listID`,
    "SpdServices.0.IsOtherCompany": isOtherCompany(1),
    "SpdServices.1.IsOtherCompany": isOtherCompany(2)
  }),
  ...facts(/^EventCreate/u, {
    "Mandate.PrincipalRole": "//cac:SenderParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID",
    "Mandate.AgentMode": "//cac:IssuerParty/cac:PowerOfAttorney/cac:AgentParty/cac:PartyIdentification/cbc:ID"
  }),
  ...facts(/^Payroll/u, { "NumberingRange.Prefix": "//d:NumeroSecuenciaXML/@Prefijo" }),
  ...facts(/^Payroll(?!Delete)/u, {
    "Period.TimeWorkedDays": "//d:Devengados/d:Basico/@DiasTrabajados",
    "Information.PeriodCode": "//d:InformacionGeneral/@PeriodoNomina",
    "Information.CurrencyCode": "//d:InformacionGeneral/@TipoMoneda",
    "Information.CurrencyBaseRate": "//d:InformacionGeneral/@TRM",
    "Pay.Code": "//d:Pago/@Forma",
    "Pay.MethodCode": "//d:Pago/@Metodo",
    "Pay.Date": "//d:FechasPagos[count(*) = 1]/d:FechaPago",
    "Pay.Dates.0": "//d:FechasPagos[count(*) > 1]/d:FechaPago[1]",
    "Pay.Dates.1": "//d:FechasPagos[count(*) > 1]/d:FechaPago[2]",
    "Account.Bank": "//d:Pago/@Banco",
    "Account.Type": "//d:Pago/@TipoCuenta",
    "Account.Number": "//d:Pago/@NumeroCuenta",
    "MonetaryTotal.PayableAmount": "//d:DevengadosTotal",
    "MonetaryTotal.DiscountAmount": "//d:DeduccionesTotal",
    "MonetaryTotal.TotalAmount": "//d:ComprobanteTotal"
  })
]

/** A fact that a document states: its field, and its text as libxml2's XPath finds it. */
export type StatedFact = readonly [field: string, text: string]

/** The facts that a document of an operation states. */
export const statedFacts = (operation: string, xml: string): ReadonlyArray<StatedFact> => {
  using document = XmlDocument.fromString(xml)
  const { root } = document
  const prefixes = {
    ...Object.fromEntries(Object.entries(namespaces).map(([prefix, [uri = ""]]) => [prefix, uri])),
    d: root.namespaceUri
  }
  return allFacts
    .filter(({ of }) => of.test(`${operation} ${root.name}`))
    .map(({ field, xpath }) => [field, String(document.root.eval(`string(${xpath})`, prefixes)).trim()] as const)
    .filter(([, text]) => text !== "")
}

const at = (body: unknown, field: string): unknown => field.split(".").reduce<any>((value, name) => value?.[name], body)

/** Whether a body says what was found: a day stands for its midnight, and of a number the digits do not count. */
const agrees = (value: unknown, text: string): boolean =>
  typeof value === "number"
    ? value === Number(text)
    : value !== undefined && [text, `${text}T00:00:00`].includes(String(value))

/** The facts that a body does not have. */
export const missingFacts = (facts: ReadonlyArray<StatedFact>, body: JsonObject): ReadonlyArray<string> => {
  const json: unknown = JSON.parse(writeJson(body))
  return facts.filter(([field, text]) => !agrees(at(json, field), text)).map(([field]) => field)
}
