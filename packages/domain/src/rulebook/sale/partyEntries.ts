import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { PartyPath } from "../../document/BodyPath.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Check, type Explanation, type Rule } from "../../rules/Rule.ts"

/** A party of a sale, with the wording and the numbers of its rules. */
export interface PartyWords {
  readonly letters: "AJ" | "AK"
  readonly field: "{supplier}" | "{customer}"
  readonly of: Localized
}

/** Wording and rule letters of the seller. */
export const supplier: PartyWords = {
  letters: "AJ",
  field: "{supplier}",
  of: { en: "of the seller", es: "del vendedor" }
}
/** Wording and rule letters of the buyer. */
export const customer: PartyWords = {
  letters: "AK",
  field: "{customer}",
  of: { en: "of the buyer", es: "del adquiriente" }
}

/**
 * Entries for the rules that both parties share: a point and a field of the party, then cause and fix in English and in
 * Spanish. `{of}` stands for the party.
 */
const shared = {
  group: [
    "",
    "The group {of} is absent.",
    "Falta el grupo de información {of}.",
    "Give the whole party.",
    "Informe la parte completa."
  ],
  organization: [
    ".OrganizationTypeCode",
    "The organisation type {of} is absent or not 1 or 2.",
    "El tipo de organización jurídica {of} falta o no es 1 o 2.",
    "Correct OrganizationTypeCode: 1 legal person, 2 natural person.",
    "Corrija OrganizationTypeCode: 1 persona jurídica, 2 persona natural."
  ],
  municipality: [
    ".PhysicalLocation.CityCode",
    "The municipality {of} is not in the list DIVIPOLA.",
    "El municipio {of} no está en la lista DIVIPOLA.",
    "Correct PhysicalLocation.CityCode: five digits, such as 11001.",
    "Corrija PhysicalLocation.CityCode: cinco dígitos, como 11001."
  ],
  department: [
    ".PhysicalLocation.SubentityCode",
    "The department {of} is not valid, or not that of its municipality.",
    "El departamento {of} no es válido, o no es el de su municipio.",
    "Correct PhysicalLocation.SubentityCode, the first two digits of CityCode, or omit it.",
    "Corrija PhysicalLocation.SubentityCode, los dos primeros dígitos de CityCode, u omítalo."
  ],
  country: [
    ".PhysicalLocation.CountryCode",
    "The country {of} is not valid, or not the one that the document admits.",
    "El país {of} no es válido, o no es el que admite el documento.",
    "Correct PhysicalLocation.CountryCode: CO for the issuer, and for the resident seller of a support document.",
    "Corrija PhysicalLocation.CountryCode: CO de quien emite, y del vendedor residente en un documento soporte."
  ],
  checkDigit: [
    ".Id",
    "The check digit of the NIT {of} is absent.",
    "Falta el dígito de verificación del NIT {of}.",
    "Nothing: it is calculated from Id when IdentificationType is 31.",
    "Ninguna: se calcula de Id cuando IdentificationType es 31."
  ],
  wrongNumber: [
    ".Id",
    "The identification number {of} or its check digit is not valid.",
    "El número de identificación {of} o su dígito de verificación no es válido.",
    "Correct Id: the digits of the NIT or the document, without a check digit or with the right one after a hyphen. A NIT of ten digits that begins with 8 or 9 needs it.",
    "Corrija Id: los dígitos del NIT o del documento, sin dígito de verificación o con el correcto tras un guion. Un NIT de diez dígitos que empieza por 8 o 9 lo necesita."
  ],
  identification: [
    ".IdentificationType",
    "The identification type {of} is not in the list, or the issuer's is not 31.",
    "El tipo de identificación {of} no está en la lista, o de quien emite no es 31.",
    "Correct IdentificationType: 31 NIT, 13 citizen's card, 22 foreigner's card, 41 passport and so on.",
    "Corrija IdentificationType: 31 NIT, 13 cédula de ciudadanía, 22 cédula de extranjería, 41 pasaporte, etc."
  ],
  tax: [
    ".TaxCode",
    "The tax {of} is absent, not in the list, or its name is not that of its code.",
    "El tributo {of} falta, no está en la lista, o su nombre no es el de su código.",
    "Correct TaxCode: 01 IVA, 04 INC, ZA both, ZZ none; the name is taken from the list.",
    "Corrija TaxCode: 01 IVA, 04 INC, ZA ambos, ZZ ninguno; el nombre se toma de la lista."
  ],
  name: [
    ".Name",
    "The registered name {of} is absent.",
    "Falta el nombre o razón social {of}.",
    "Give Name as in the tax register.",
    "Informe Name como aparece en el RUT."
  ],
  number: [
    ".Id",
    "The identification {of} is absent or not the one that the authority has.",
    "La identificación {of} falta o no es la que tiene la DIAN.",
    "Correct Id; the issuer's must be the NIT that the authority enabled.",
    "Corrija Id; de quien emite debe ser el NIT habilitado por la DIAN."
  ],
  legalEntity: [
    ".Id",
    "The legal entity {of} is incomplete, or not the one of its tax group.",
    "La entidad legal {of} está incompleta, o no es la de su grupo tributario.",
    "Correct Name, Id and CorporateRegistration: the group is written from them.",
    "Corrija Name, Id y CorporateRegistration: el grupo se escribe desde ellos."
  ],
  postalZone: [
    ".PhysicalLocation.PostalZone",
    "The postal code {of} is not in the list.",
    "El código postal {of} no está en la lista.",
    "Correct PhysicalLocation.PostalZone: six digits, or omit it.",
    "Corrija PhysicalLocation.PostalZone: seis dígitos, u omítalo."
  ],
  responsibility: [
    ".TaxLevelCode",
    "A fiscal responsibility {of} is not in the list.",
    "Una responsabilidad fiscal {of} no está en la lista.",
    "Correct TaxLevelCode: O-13, O-15, O-23, O-47 or R-99-PN (a support document also O-48, O-49), several separated by `;`.",
    "Corrija TaxLevelCode: O-13, O-15, O-23, O-47 o R-99-PN (en un documento soporte también O-48, O-49), varios separados por `;`."
  ]
} as const satisfies Readonly<
  Record<string, readonly [field: string, cause: string, causeEs: string, fix: string, fixEs: string]>
>

/** Explains the rules of one party with these numbers, in the wording that both parties share. */
export const explainParty = (
  { field: party, letters, of }: PartyWords,
  numbers: ReadonlyArray<string>,
  what: keyof typeof shared
): Explanation & { readonly codes: ReadonlyArray<string>; readonly path: PartyPath } => {
  const [field, cause, causeEs, fix, fixEs] = shared[what]
  return explain(
    { codes: numbers.map((number) => letters + number), path: `$.${party}${field}` },
    cause.replace("{of}", of.en),
    causeEs.replace("{of}", of.es),
    fix,
    fixEs
  )
}

/** Makes a rule on a party, which the catalogue explains in the wording that both parties share. */
export const partyRule = (
  {
    number,
    party,
    severity,
    what
  }: {
    readonly party: PartyWords
    readonly number: string
    readonly what: keyof typeof shared
    readonly severity?: "notification"
  },
  message: string,
  messageEs: string,
  check: Check<PreparedSale>
): Rule<PreparedSale> => ({
  code: `F${party.letters}${number}`,
  ...(severity === undefined ? {} : { severity }),
  message: { en: message, es: messageEs },
  source: `Annex FE 1.9, rule F${party.letters}${number}`,
  explained: explainParty(party, [number], what),
  check
})
