import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { imageUse, printedUse } from "../wire/Reader.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { PhysicalLocation } from "./PhysicalLocation.ts"
import { Amount } from "../number/wireNumber.ts"
import { wireList } from "../wire/wireList.ts"
import { described, supplied } from "../rules/described.ts"
import { namedCountries } from "../codes/named/countries.ts"
import { namedDepartments } from "../codes/named/departments.ts"
import { namedMunicipalities } from "../codes/named/municipalities.ts"
import { derive } from "../rules/unreadable.ts"
import { nitCheckDigit, parseNit } from "../Nit.ts"

/** Number of an identification document, as people write it. */
export const IdentificationNumber = patternText({
  identifier: "IdentificationNumber",
  pattern: /^[\p{L}\p{N}][\p{L}\p{N}./ -]{0,34}$/u,
  published: /^\S.{0,34}$/u,
  expected: {
    en: "1 to 35 letters or digits; a NIT may carry its check digit after a hyphen",
    es: "de 1 a 35 letras o dígitos; un NIT puede llevar su dígito de verificación tras un guion"
  },
  description: "Number of an identification document: 900373115, 900.373.115-3, AB123456."
})

const identity = {
  id: described(IdentificationNumber, {
    en: "Identification number without dots. A NIT may carry its check digit after a hyphen: 900373115-3. Abroad, letters are allowed.",
    es: "Número de identificación, sin puntos. Un NIT puede llevar su dígito de verificación tras un guion: 900373115-3. Si es extranjero admite letras."
  }),
  identificationType: described(codeText(2, "identifications"), {
    en: "Type of the identification: 31 NIT, 13 Colombian identity card, 41 passport, 42 foreign identification. With 31 the check digit is computed and filed.",
    es: "Tipo de identificación: 31 NIT, 13 cédula de ciudadanía, 41 pasaporte, 42 documento extranjero. Con 31 se calcula e informa el dígito de verificación."
  }),
  name: described(text(450), {
    en: "Legal name of a company, or the full name of a person: Cliente de Ejemplo S.A.S.",
    es: "Razón social de la empresa, o nombre completo de la persona: Cliente de Ejemplo S.A.S."
  })
}

const organizationTypeCode = codeText(1, "organization-types")

const details = {
  organizationTypeCode: described(supplied("completion", organizationTypeCode), {
    en: "Kind of taxpayer: 1 company, 2 natural person. If a buyer omits it, it follows from the type of identification.",
    es: "Tipo de organización: 1 persona jurídica, 2 persona natural. Si el adquiriente lo omite, se deduce del tipo de identificación."
  }),
  regimeCode: described(Schema.optionalKey(text(20)), {
    en: "Tax regime of the party, such as 48 (VAT) or 49 (no VAT), as the annex lists them.",
    es: "Régimen fiscal de la parte, como 48 (responsable de IVA) o 49 (no responsable), según el anexo técnico."
  }),
  taxCode: described(Schema.optionalKey(codeText(3, "party-taxes")), {
    en: "Tax that the party is responsible for: 01 IVA, 04 INC, ZA both, ZZ none.",
    es: "Tributo del que es responsable: 01 IVA, 04 INC, ZA ambos, ZZ ninguno."
  }),
  corporateRegistration: described(Schema.optionalKey(text(50)), {
    en: "Commercial registration (matrícula mercantil) of the party: digits as the chamber of commerce gave them.",
    es: "Matrícula mercantil de la parte, con los dígitos que dio la cámara de comercio."
  }),
  industryClassificationCode: described(Schema.optionalKey(text(100)), {
    en: "Economic activity: CIIU code of four digits; several separated by semicolons: 6201;6311.",
    es: "Actividad económica: código CIIU de cuatro dígitos; varios separados por punto y coma: 6201;6311."
  }),
  email: described(Schema.optionalKey(text(254)), {
    en: "E-mail address to which the document is delivered; several separated by semicolons.",
    es: "Correo electrónico al que se entrega el documento; varios separados por punto y coma."
  }),
  phone: described(Schema.optionalKey(text(50)), {
    en: "Telephone number, as it is to be printed: 601 5550123.",
    es: "Teléfono, tal como debe imprimirse: 601 5550123."
  }),
  tradeName: described(Schema.optionalKey(text(450)), {
    en: "Commercial name under which customers know the party. If absent, Name is used.",
    es: "Nombre comercial con el que se conoce a la parte. Si falta, se usa Name."
  }),
  contactName: described(Schema.optionalKey(text(300)), {
    en: "Person who answers at Phone and Email.",
    es: "Persona que atiende en Phone y Email."
  }),
  contactNote: described(Schema.optionalKey(text(1000)), {
    en: "Remark about the contact, such as office hours.",
    es: "Observación sobre el contacto, como el horario de atención."
  })
}

/** Maximum pixels of a PNG that is printed as the issuer's picture, in total and along a side. */
export const maximumPicture = { pixels: 16_000_000, side: 16_000 } as const

/**
 * Whether a PNG exceeds {@link maximumPicture} by its pixels or its longer side. The printer must hold its rows in
 * memory.
 */
export const isPictureTooLarge = ({ height, width }: { readonly height: number; readonly width: number }): boolean =>
  width * height > maximumPicture.pixels || Math.max(width, height) > maximumPicture.side

const issuer = {
  id: supplied("settings", identity.id),
  identificationType: supplied("settings", identity.identificationType),
  name: supplied("settings", identity.name),
  physicalLocation: described(supplied("settings", PhysicalLocation), {
    en: "Fiscal address of the issuer as in the RUT. The authority requires it (FAJ28).",
    es: "Dirección fiscal del emisor según el RUT. La DIAN la exige (FAJ28)."
  }),
  ...details,
  organizationTypeCode: supplied("settings", details.organizationTypeCode),
  taxLevelCode: described(supplied("settings", codeText(100, "responsibilities", "open")), {
    en: "Fiscal responsibilities of the issuer, several separated by semicolons: O-13;O-15. R-99-PN if there are none.",
    es: "Responsabilidades fiscales del emisor, separadas por punto y coma: O-13;O-15. R-99-PN si no tiene ninguna."
  }),
  imageUrl: described(Schema.optionalKey(text(2_000_000)), {
    en: "Logo printed on the PDF: a data URL (PNG or JPEG) or an HTTPS address. It is not filed.",
    es: "Logotipo que se imprime en el PDF: una URL de datos (PNG o JPEG) o una dirección HTTPS. No se transmite.",
    use: imageUse
  })
}

/** A member of the consortium or temporary union that issues (`cac:ShareholderParty`; rules FAJ53 to FAJ61). */
export const Shareholder = wireStruct("Shareholder", {
  ...identity,
  percentage: described(Amount, {
    en: "Share of this member in the consortium, in percent; all members add up to 100.",
    es: "Participación de este miembro en el consorcio, en porcentaje; entre todos suman 100."
  }),
  taxLevelCode: described(Schema.optionalKey(codeText(100, "responsibilities", "open")), {
    en: "Fiscal responsibilities of the member, several separated by semicolons: O-13;O-15.",
    es: "Responsabilidades fiscales del miembro, separadas por punto y coma: O-13;O-15."
  }),
  taxCode: described(Schema.optionalKey(codeText(3, "party-taxes")), {
    en: "Tax that the member is responsible for: 01 IVA, 04 INC, ZA both, ZZ none.",
    es: "Tributo del que es responsable el miembro: 01 IVA, 04 INC, ZA ambos, ZZ ninguno."
  })
})

/** A value of the schema {@link Shareholder}. */
export type Shareholder = typeof Shareholder.Type

/**
 * The issuer (`AccountingSupplierParty`; rules FAJ*). Its fiscal address is mandatory (FAJ28). `shareholders` are the
 * members of a consortium, two or more.
 */
export const CompanyParty = wireStruct("CompanyParty", {
  ...issuer,
  shareholders: described(Schema.optionalKey(wireList(Shareholder, { maximum: 100 })), {
    en: "Members of a consortium or temporary union that issues the document: two or more (FAJ53 to FAJ61).",
    es: "Miembros del consorcio o unión temporal que emite el documento: dos o más (FAJ53 a FAJ61)."
  })
})

/** A value of the schema {@link CompanyParty}. */
export type CompanyParty = typeof CompanyParty.Type

/** The issuer of a support document, who buys (`AccountingCustomerParty`): its address is not filed (annex DS 1.1). */
export const PurchasingParty = wireStruct("PurchasingParty", {
  ...issuer,
  physicalLocation: described(Schema.optionalKey(PhysicalLocation), {
    en: "Address of the buyer who issues the support document.",
    es: "Dirección del comprador que emite el documento soporte.",
    use: printedUse
  })
})

/** A value of the schema {@link PurchasingParty}. */
export type PurchasingParty = typeof PurchasingParty.Type

/**
 * The seller in a support document, who is not obliged to invoice (annex DS 1.1, rules DSAJ*). A resident is identified
 * by the digits of any document, with the check digit that a NIT of these digits would have (DSAJ25a).
 */
export const SupplierParty = wireStruct("SupplierParty", {
  ...identity,
  physicalLocation: described(PhysicalLocation, {
    en: "Address of the seller; its country says whether the seller is a resident.",
    es: "Dirección del vendedor; el país indica si es residente."
  }),
  ...details,
  taxLevelCode: described(Schema.optionalKey(codeText(100, "support-responsibilities", "open")), {
    en: "Fiscal responsibilities of the seller, several separated by semicolons; R-99-PN if there are none.",
    es: "Responsabilidades fiscales del vendedor, separadas por punto y coma; R-99-PN si no tiene ninguna."
  })
})

/** A value of the schema {@link SupplierParty}. */
export type SupplierParty = typeof SupplierParty.Type

/**
 * The buyer (`AccountingCustomerParty`; rules FAK*). Sellers may demand only name, type and number of identification
 * from a person (Resolution 000202 of 2025, article 69); {@link organizationTypeOf} derives the rest.
 */
export const CustomerParty = wireStruct("CustomerParty", {
  ...identity,
  physicalLocation: described(Schema.optionalKey(PhysicalLocation), {
    en: "Address of the buyer. A natural person need not state it (Resolution 000202 of 2025, article 69).",
    es: "Dirección del adquiriente. Una persona natural no está obligada a informarla (Resolución 000202 de 2025, artículo 69)."
  }),
  ...details,
  organizationTypeCode: described(Schema.optionalKey(organizationTypeCode), {
    en: "Kind of taxpayer: 1 company, 2 natural person. If absent, it follows from the type of identification.",
    es: "Tipo de organización: 1 persona jurídica, 2 persona natural. Si falta, se deduce del tipo de identificación."
  }),
  taxLevelCode: described(Schema.optionalKey(codeText(100, "responsibilities", "open")), {
    en: "Fiscal responsibilities of the buyer, several separated by semicolons: O-13;O-15. R-99-PN if there are none.",
    es: "Responsabilidades fiscales del adquiriente, separadas por punto y coma: O-13;O-15. R-99-PN si no tiene ninguna."
  })
})

/** A value of the schema {@link CustomerParty}. */
export type CustomerParty = typeof CustomerParty.Type

/** Identifications of legal persons: NIT, and NIT of another country. */
const legalPersonTypes: ReadonlySet<string> = new Set(["31", "50"])

/**
 * The kind of organisation: 1 for a company, 2 for a person. If the party does not state it, it follows from the type
 * of identification.
 */
export const organizationTypeOf = (party: {
  readonly identificationType: string
  readonly organizationTypeCode?: string
}): string => party.organizationTypeCode ?? (legalPersonTypes.has(party.identificationType) ? "1" : "2")

/** An address with the values that follow from it. `cityNameOf` and others name its codes. */
export interface ResolvedAddress {
  readonly domestic: boolean
  readonly line: string
  readonly cityCode: string | undefined
  readonly subentityCode: string | undefined
  readonly countryCode: string
  /** The name that the body states. */
  readonly countryName: string | undefined
  readonly postalZone: string | undefined
}

const isDomestic = ({ countryCode }: PhysicalLocation): boolean => countryCode === "CO"
const lineOf = ({ address }: PhysicalLocation): string => address
const cityCodeOf = ({ cityCode }: PhysicalLocation): string | undefined => cityCode
const countryCodeOf = ({ countryCode }: PhysicalLocation): string => countryCode
const postalZoneOf = ({ postalZone }: PhysicalLocation): string | undefined => postalZone

const subentityCodeOf = (location: PhysicalLocation): string | undefined =>
  location.subentityCode ?? (isDomestic(location) ? location.cityCode?.slice(0, 2) : undefined)

const statedCountryNameOf = ({ countryName }: PhysicalLocation): string | undefined => countryName

/** Derives the values of an address. Abroad, city and subentity stay as the caller wrote them. */
export const resolveAddress = (location: PhysicalLocation): ResolvedAddress => ({
  domestic: derive(isDomestic, location),
  line: derive(lineOf, location),
  cityCode: derive(cityCodeOf, location),
  subentityCode: derive(subentityCodeOf, location),
  countryCode: derive(countryCodeOf, location),
  countryName: derive(statedCountryNameOf, location),
  postalZone: derive(postalZoneOf, location)
})

/** The name of an address's city: of its municipality, or abroad as the caller wrote it. */
export const cityNameOf = ({ cityCode, domestic }: ResolvedAddress): string | undefined =>
  domestic && cityCode !== undefined ? namedMunicipalities.nameOf(cityCode) : cityCode

/** The name of an address's department, or abroad of its subentity as the caller wrote it. */
export const subentityNameOf = ({ domestic, subentityCode }: ResolvedAddress): string | undefined =>
  domestic && subentityCode !== undefined ? namedDepartments.nameOf(subentityCode) : subentityCode

/** The name of an address's country; as the caller wrote it, if the code is unknown. */
export const countryNameOf = ({ countryCode, countryName }: ResolvedAddress): string | undefined =>
  namedCountries.nameOf(countryCode) ?? countryName

/**
 * The identity of a party as keys and `cbc:CompanyID` write it. Numbers have no check digit; foreign numbers are kept
 * as written.
 */
export interface PartyIdentity {
  readonly type: string
  readonly number: string
  /** Check digit; only a NIT (type 31) has one. */
  readonly checkDigit: string | undefined
}

/**
 * Identification documents of Colombians. In their numbers, a digit after a hyphen is the check digit of the holder's
 * NIT.
 */
const nationalTypes: ReadonlySet<string> = new Set(["11", "12", "13", "91"])

const nationalNumber = (number: string): string | undefined => {
  const [digits = "", checkDigit, ...more] = number.split("-")
  if (checkDigit === undefined) return number
  return more.length === 0 && nitCheckDigit(digits) === checkDigit ? digits : undefined
}

/**
 * The identity of a party, or `undefined` if a NIT is malformed or its check digit wrong (rules FAJ24b, FAK24b). The
 * number of a Colombian document (11, 12, 13, 91) may carry a correct check digit, as a NIT does, but no other hyphen.
 * The number of a foreign document keeps its letters and hyphens.
 */
export const partyIdentity = (party: {
  readonly id: string
  readonly identificationType: string
}): PartyIdentity | undefined => {
  if (party.identificationType !== "31") {
    const written = party.id.replaceAll(/[. ]/gu, "")
    const number = nationalTypes.has(party.identificationType) ? nationalNumber(written) : written
    return number === undefined ? undefined : { type: party.identificationType, number, checkDigit: undefined }
  }
  const nit = parseNit(party.id)
  return nit === undefined ? undefined : { type: "31", number: nit.number, checkDigit: nit.checkDigit }
}

/**
 * The identity of the seller in a support document. A resident is identified as type 31 with a check digit, whatever
 * document the number belongs to (rule DSAJ25a), so the number must consist of digits. A non-resident is identified by
 * its own document.
 */
export const supportIdentity = (
  party: { readonly id: string; readonly identificationType: string },
  operationCode: string
): PartyIdentity | undefined => {
  const identity = partyIdentity(party)
  if (operationCode !== "10" || identity === undefined || identity.type === "31") return identity
  const checkDigit = nitCheckDigit(identity.number)
  return checkDigit === undefined ? undefined : { type: "31", number: identity.number, checkDigit }
}

/** The DIAN as a party of a document: the addressee of events that notify no other party (official sample 034). */
export const taxAuthority = {
  name: "Unidad Administrativa Especial Dirección de Impuestos y Aduanas Nacionales",
  identity: { type: "31", number: "800197268", checkDigit: "4" }
} as const satisfies { readonly name: string; readonly identity: PartyIdentity }
