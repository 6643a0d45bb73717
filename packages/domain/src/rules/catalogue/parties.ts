import type { CatalogueEntry } from "./CatalogueEntry.ts"
import type { Localized } from "../Language.ts"

/** A side of the sale, with the words and the numbers that its rules have. */
interface Side {
  readonly letters: "AJ" | "AK"
  readonly field: "{supplier}" | "{customer}"
  readonly of: Localized
}

const supplier: Side = { letters: "AJ", field: "{supplier}", of: { en: "of the seller", es: "del vendedor" } }
const customer: Side = { letters: "AK", field: "{customer}", of: { en: "of the buyer", es: "del adquirente" } }

type Rest = Omit<CatalogueEntry, "codes" | "cause" | "fix">

/** An entry of one side: numbers of its rules, what is wrong with what, what to do, where. */
const on = (
  side: Side,
  numbers: ReadonlyArray<string>,
  wrong: Localized,
  fix: Localized,
  path: string,
  rest: Omit<Rest, "path">
): CatalogueEntry => ({
  codes: numbers.map((number) => side.letters + number),
  cause: { en: wrong.en.replace("{of}", side.of.en), es: wrong.es.replace("{of}", side.of.es) },
  fix,
  path: path === "" ? `$.${side.field}` : `$.${side.field}.${path}`,
  ...rest
})

const group = (side: Side, numbers: ReadonlyArray<string>): CatalogueEntry =>
  on(
    side,
    numbers,
    { en: "The group {of} is absent.", es: "Falta el grupo de información {of}." },
    { en: "Give the whole party.", es: "Informe la parte completa." },
    "",
    { decidedBy: "form" }
  )

const organization = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
  on(
    side,
    numbers,
    {
      en: "The organisation type {of} is absent or not 1 or 2.",
      es: "El tipo de organización jurídica {of} falta o no es 1 o 2."
    },
    {
      en: "Correct OrganizationTypeCode: 1 legal person, 2 natural person.",
      es: "Corrija OrganizationTypeCode: 1 persona jurídica, 2 persona natural."
    },
    "OrganizationTypeCode",
    { decidedBy }
  )

const municipality = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
  on(
    side,
    numbers,
    {
      en: "The municipality {of} is not in the list DIVIPOLA.",
      es: "El municipio {of} no está en la lista DIVIPOLA."
    },
    {
      en: "Correct PhysicalLocation.CityCode: five digits, such as 11001.",
      es: "Corrija PhysicalLocation.CityCode: cinco dígitos, como 11001."
    },
    "PhysicalLocation.CityCode",
    { decidedBy }
  )

const department = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
  on(
    side,
    numbers,
    {
      en: "The department {of} is not valid, or not that of its municipality.",
      es: "El departamento {of} no es válido, o no es el de su municipio."
    },
    {
      en: "Correct PhysicalLocation.SubentityCode, the first two digits of CityCode, or leave it out.",
      es: "Corrija PhysicalLocation.SubentityCode, los dos primeros dígitos de CityCode, u omítalo."
    },
    "PhysicalLocation.SubentityCode",
    { decidedBy }
  )

const country = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
  on(
    side,
    numbers,
    {
      en: "The country {of} is not valid, or not the one that the document admits.",
      es: "El país {of} no es válido, o no es el que admite el documento."
    },
    {
      en: "Correct PhysicalLocation.CountryCode: CO of who issues, and of a resident seller of a support document.",
      es: "Corrija PhysicalLocation.CountryCode: CO de quien emite, y del vendedor residente en un documento soporte."
    },
    "PhysicalLocation.CountryCode",
    { decidedBy }
  )

const checkDigit = (side: Side): ReadonlyArray<CatalogueEntry> => [
  on(
    side,
    ["24a"],
    { en: "The check digit of the NIT {of} is absent.", es: "Falta el dígito de verificación del NIT {of}." },
    {
      en: "Nothing: it is calculated from Id when IdentificationType is 31.",
      es: "Ninguna: se calcula de Id cuando IdentificationType es 31."
    },
    "Id",
    { decidedBy: "construction" }
  ),
  on(
    side,
    ["24b"],
    {
      en: "The NIT {of} or its check digit is not valid.",
      es: "El NIT {of} o su dígito de verificación no es válido."
    },
    {
      en: "Correct Id: the digits of the NIT, with or without its check digit behind a hyphen.",
      es: "Corrija Id: los dígitos del NIT, con o sin el dígito de verificación tras un guion."
    },
    "Id",
    { decidedBy: "rules" }
  )
]

const identification = (side: Side): CatalogueEntry =>
  on(
    side,
    ["25"],
    {
      en: "The identification type {of} is not in the list, or of who issues not 31.",
      es: "El tipo de identificación {of} no está en la lista, o de quien emite no es 31."
    },
    {
      en: "Correct IdentificationType: 31 NIT, 13 citizen's card, 22 foreigner's card, 41 passport and so on.",
      es: "Corrija IdentificationType: 31 NIT, 13 cédula de ciudadanía, 22 cédula de extranjería, 41 pasaporte, etc."
    },
    "IdentificationType",
    { decidedBy: "rules" }
  )

const tax = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
  on(
    side,
    numbers,
    {
      en: "The tax {of} is absent, not in the list, or its name is not that of its code.",
      es: "El tributo {of} falta, no está en la lista, o su nombre no es el de su código."
    },
    {
      en: "Correct TaxCode: 01 IVA, 04 INC, ZA both, ZZ none; the name is taken from the list.",
      es: "Corrija TaxCode: 01 IVA, 04 INC, ZA ambos, ZZ ninguno; el nombre se toma de la lista."
    },
    "TaxCode",
    { decidedBy }
  )

const name = (side: Side, numbers: ReadonlyArray<string>): CatalogueEntry =>
  on(
    side,
    numbers,
    { en: "The registered name {of} is absent.", es: "Falta el nombre o razón social {of}." },
    {
      en: "Give Name as it stands in the tax register.",
      es: "Informe Name como aparece en el RUT."
    },
    "Name",
    { decidedBy: "form" }
  )

const number = (side: Side, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]): CatalogueEntry =>
  on(
    side,
    numbers,
    {
      en: "The identification {of} is absent or not the one that the authority has.",
      es: "La identificación {of} falta o no es la que tiene la DIAN."
    },
    {
      en: "Correct Id; of who issues it must be the NIT that the authority enabled.",
      es: "Corrija Id; de quien emite debe ser el NIT habilitado por la DIAN."
    },
    "Id",
    { decidedBy }
  )

const legalEntity = (side: Side, numbers: ReadonlyArray<string>): CatalogueEntry =>
  on(
    side,
    numbers,
    {
      en: "The legal entity {of} is incomplete, or not the one of its tax group.",
      es: "La entidad legal {of} está incompleta, o no es la de su grupo tributario."
    },
    {
      en: "Correct Name, Id and CorporateRegistration: the group is written from them.",
      es: "Corrija Name, Id y CorporateRegistration: el grupo se escribe desde ellos."
    },
    "Id",
    { decidedBy: "construction" }
  )

const postalZone = (side: Side): CatalogueEntry =>
  on(
    side,
    ["73"],
    {
      en: "The postal code {of} is not in the list.",
      es: "El código postal {of} no está en la lista."
    },
    {
      en: "Correct PhysicalLocation.PostalZone: six digits, or leave it out.",
      es: "Corrija PhysicalLocation.PostalZone: seis dígitos, u omítalo."
    },
    "PhysicalLocation.PostalZone",
    { severity: "notification", decidedBy: "authority" }
  )

const responsibilityFix: Localized = {
  en: "Correct TaxLevelCode: O-13, O-15, O-23, O-47 or R-99-PN, several separated by `;`.",
  es: "Corrija TaxLevelCode: O-13, O-15, O-23, O-47 o R-99-PN, varios separados por `;`."
}

const responsibility: Localized = {
  en: "A fiscal responsibility {of} is not in the list.",
  es: "Una responsabilidad fiscal {of} no está en la lista."
}

/** Rules AJ…: who sells (`AccountingSupplierParty`). */
export const supplierEntries: ReadonlyArray<CatalogueEntry> = [
  group(supplier, ["01", "03", "19"]),
  organization(supplier, ["02a"], "form"),
  organization(supplier, ["02b"], "rules"),
  on(
    supplier,
    ["08", "28"],
    { en: "The address {of} is incomplete.", es: "La dirección {of} está incompleta." },
    {
      en: "Give PhysicalLocation: Address, CityCode, SubentityCode and CountryCode.",
      es: "Informe PhysicalLocation: Address, CityCode, SubentityCode y CountryCode."
    },
    "PhysicalLocation",
    { decidedBy: "form" }
  ),
  municipality(supplier, ["09"], "rules"),
  municipality(supplier, ["29", "30", "31"], "construction"),
  department(supplier, ["12"], "rules"),
  department(supplier, ["32", "33", "34"], "construction"),
  country(supplier, ["16"], "rules"),
  country(supplier, ["15", "35", "36"], "construction"),
  name(supplier, ["20"]),
  number(supplier, ["21"], "authority"),
  ...checkDigit(supplier),
  identification(supplier),
  on(supplier, ["26"], responsibility, responsibilityFix, "TaxLevelCode", { decidedBy: "rules" }),
  tax(supplier, ["40"], "rules"),
  tax(supplier, ["39", "41"], "construction"),
  legalEntity(supplier, ["42", "45", "46", "47", "48", "49"]),
  on(
    supplier,
    ["43a", "43b"],
    {
      en: "The name {of} is not the one in the tax register (RUT).",
      es: "El nombre {of} no es el registrado en el RUT."
    },
    {
      en: "Correct Name to the registered name; the document is accepted.",
      es: "Corrija Name con el nombre registrado; el documento se acepta."
    },
    "Name",
    { severity: "notification", decidedBy: "authority" }
  ),
  on(
    supplier,
    ["44a", "44b"],
    {
      en: "The identification {of} is not the one in the tax register (RUT).",
      es: "La identificación {of} no es la registrada en el RUT."
    },
    {
      en: "Correct Id and IdentificationType to the registered ones.",
      es: "Corrija Id e IdentificationType con los registrados."
    },
    "Id",
    { decidedBy: "authority" }
  ),
  {
    codes: ["AJ53", "AJ54", "AJ55", "AJ56", "AJ57", "AJ58", "AJ59", "AJ60", "AJ61"],
    cause: {
      en: "A member of the issuing consortium or temporary union is not stated rightly.",
      es: "Un integrante del consorcio o unión temporal que emite no está bien informado."
    },
    fix: {
      en: "Nothing: consortium members are not written, so the authority has nothing to refuse.",
      es: "Ninguna: los integrantes del consorcio no se escriben, así que no hay qué rechazar."
    },
    decidedBy: "construction"
  },
  on(
    supplier,
    ["71"],
    { en: "The e-mail address {of} is absent or not valid.", es: "El correo electrónico {of} falta o no es válido." },
    { en: "Give Email.", es: "Informe Email." },
    "Email",
    { decidedBy: "authority" }
  ),
  postalZone(supplier),
  {
    codes: ["DSAJ25a", "DSAJ25b", "NSAJ25a", "NSAJ25b"],
    cause: {
      en: "A resident seller is not identified by type 31 with a check digit, or the digit or type is wrong.",
      es: "El vendedor residente no se identifica con tipo 31 y dígito de verificación, o alguno es incorrecto."
    },
    fix: {
      en: "Correct SupplierParty.Id, and OperationCode: 10 of a resident, 11 of a non-resident. Type and digit are written from them.",
      es: "Corrija SupplierParty.Id y OperationCode: 10 si es residente, 11 si no. El tipo y el dígito se escriben desde ellos."
    },
    path: "$.{supplier}.Id",
    decidedBy: "construction"
  }
]

/** Rules AK…: who buys (`AccountingCustomerParty`). */
export const customerEntries: ReadonlyArray<CatalogueEntry> = [
  group(customer, ["01", "03", "19"]),
  organization(customer, ["02", "02a"], "form"),
  organization(customer, ["02b"], "rules"),
  on(
    customer,
    ["08"],
    { en: "The address {of} is incomplete.", es: "La dirección {of} está incompleta." },
    {
      en: "Give PhysicalLocation: Address, CityCode and CountryCode; the document is accepted.",
      es: "Informe PhysicalLocation: Address, CityCode y CountryCode; el documento se acepta."
    },
    "PhysicalLocation",
    { severity: "notification", decidedBy: "authority" }
  ),
  name(customer, ["20"]),
  number(customer, ["21"], "form"),
  ...checkDigit(customer),
  identification(customer),
  on(customer, ["26"], responsibility, responsibilityFix, "TaxLevelCode", {
    severity: "notification",
    decidedBy: "authority"
  }),
  municipality(customer, ["29"], "rules"),
  department(customer, ["32"], "rules"),
  country(customer, ["36"], "rules"),
  tax(customer, ["40"], "rules"),
  tax(customer, ["41"], "construction"),
  legalEntity(customer, ["42", "43", "44", "45", "46", "47", "48"]),
  on(
    customer,
    ["51", "55"],
    { en: "The e-mail address {of} is absent.", es: "Falta el correo electrónico {of}." },
    {
      en: "Give Email, to which the document is delivered.",
      es: "Informe Email, al que se entrega el documento."
    },
    "Email",
    { decidedBy: "authority" }
  ),
  on(
    customer,
    ["61", "62", "63", "64"],
    {
      en: "The identification {of}, a natural person, is absent or not valid.",
      es: "La identificación {of}, persona natural, falta o no es válida."
    },
    {
      en: "Correct Id and IdentificationType; the group is written from them when OrganizationTypeCode is 2.",
      es: "Corrija Id e IdentificationType; el grupo se escribe desde ellos cuando OrganizationTypeCode es 2."
    },
    "Id",
    { decidedBy: "construction" }
  ),
  postalZone(customer)
]
