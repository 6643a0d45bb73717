import type { CatalogueEntry } from "../CatalogueEntry.ts"
import type { Localized } from "../../rules/Language.ts"

/** A side of the sale, with the words and the numbers that its rules have. */
export interface PartyWords {
  readonly letters: "AJ" | "AK"
  readonly field: "{supplier}" | "{customer}"
  readonly of: Localized
}

/** Who sells. */
export const supplier: PartyWords = {
  letters: "AJ",
  field: "{supplier}",
  of: { en: "of the seller", es: "del vendedor" }
}
/** Who buys. */
export const customer: PartyWords = {
  letters: "AK",
  field: "{customer}",
  of: { en: "of the buyer", es: "del adquirente" }
}

type Rest = Omit<CatalogueEntry, "codes" | "cause" | "fix">

/** An entry of one side: numbers of its rules, what is wrong with what, what to do, where. */
export const on = (
  side: PartyWords,
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

/** The party as a whole. */
export const group = (side: PartyWords, numbers: ReadonlyArray<string>): CatalogueEntry =>
  on(
    side,
    numbers,
    { en: "The group {of} is absent.", es: "Falta el grupo de información {of}." },
    { en: "Give the whole party.", es: "Informe la parte completa." },
    "",
    { decidedBy: "form" }
  )

/** Whether it is a legal or a natural person. */
export const organization = (
  side: PartyWords,
  numbers: ReadonlyArray<string>,
  decidedBy: CatalogueEntry["decidedBy"]
) =>
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

/** Its municipality. */
export const municipality = (
  side: PartyWords,
  numbers: ReadonlyArray<string>,
  decidedBy: CatalogueEntry["decidedBy"]
) =>
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

/** Its department. */
export const department = (side: PartyWords, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
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

/** Its country. */
export const country = (side: PartyWords, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
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

/** The check digit of its NIT, which is calculated. */
export const checkDigit = (side: PartyWords): CatalogueEntry =>
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
  )

/** Its number, or the check digit of it. */
export const wrongNumber = (side: PartyWords): CatalogueEntry =>
  on(
    side,
    ["24b"],
    {
      en: "The identification number {of} or its check digit is not valid.",
      es: "El número de identificación {of} o su dígito de verificación no es válido."
    },
    {
      en: "Correct Id: the digits of the NIT or the document, without a check digit or with the right one behind a hyphen.",
      es: "Corrija Id: los dígitos del NIT o del documento, sin dígito de verificación o con el correcto tras un guion."
    },
    "Id",
    { decidedBy: "rules" }
  )

/** The type of its identification. */
export const identification = (side: PartyWords): CatalogueEntry =>
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

/** The tax that it is liable for. */
export const tax = (side: PartyWords, numbers: ReadonlyArray<string>, decidedBy: CatalogueEntry["decidedBy"]) =>
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

/** Its registered name. */
export const name = (side: PartyWords, numbers: ReadonlyArray<string>): CatalogueEntry =>
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

/** Its identification. */
export const number = (
  side: PartyWords,
  numbers: ReadonlyArray<string>,
  decidedBy: CatalogueEntry["decidedBy"]
): CatalogueEntry =>
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

/** It as a legal entity. */
export const legalEntity = (side: PartyWords, numbers: ReadonlyArray<string>): CatalogueEntry =>
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

/** Its postal code. */
export const postalZone = (side: PartyWords): CatalogueEntry =>
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
    { severity: "notification", decidedBy: "rules" }
  )

/** A responsibility that the list does not have. */
export const responsibility = (side: PartyWords): CatalogueEntry =>
  on(
    side,
    ["26"],
    {
      en: "A fiscal responsibility {of} is not in the list.",
      es: "Una responsabilidad fiscal {of} no está en la lista."
    },
    {
      en: "Correct TaxLevelCode: O-13, O-15, O-23, O-47 or R-99-PN (a support document also O-48, O-49), several separated by `;`.",
      es: "Corrija TaxLevelCode: O-13, O-15, O-23, O-47 o R-99-PN (en un documento soporte también O-48, O-49), varios separados por `;`."
    },
    "TaxLevelCode",
    { decidedBy: "rules" }
  )
