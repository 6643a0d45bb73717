import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { imageUse, used } from "../wire/Reader.ts"
import { patternText, text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { PhysicalLocation } from "./PhysicalLocation.ts"
import { Amount } from "../number/amount.ts"
import { wireList } from "../wire/wireList.ts"

/** Number of an identification document, as people write it. */
export const IdentificationNumber = patternText({
  identifier: "IdentificationNumber",
  pattern: /^[\p{L}\p{N}][\p{L}\p{N}./ -]{0,34}$/u,
  expected: {
    en: "1 to 35 letters or digits; a NIT may carry its check digit behind a hyphen",
    es: "de 1 a 35 letras o dígitos; un NIT puede llevar su dígito de verificación tras un guion"
  },
  description: "Number of an identification document: 900373115, 900.373.115-3, AB123456."
})

const severalCodes = "Several stand with a semicolon between them."

const identity = {
  id: IdentificationNumber,
  identificationType: codeText(2, "identifications"),
  name: text(450)
}

const organizationTypeCode = codeText(1, "organization-types")

const details = {
  organizationTypeCode,
  regimeCode: Schema.optionalKey(text(20)),
  taxCode: Schema.optionalKey(codeText(3, "party-taxes")),
  corporateRegistration: Schema.optionalKey(text(50)),
  industryClassificationCode: Schema.optionalKey(text(100)),
  email: Schema.optionalKey(text(254)),
  phone: Schema.optionalKey(text(50)),
  tradeName: Schema.optionalKey(text(450, "The name that its customers know; absent: Name.")),
  contactName: Schema.optionalKey(text(300, "The person who answers at Phone and Email.")),
  contactNote: Schema.optionalKey(text(1000))
}

const issuer = {
  ...identity,
  physicalLocation: PhysicalLocation,
  ...details,
  taxLevelCode: codeText(100, "responsibilities", severalCodes),
  imageUrl: Schema.optionalKey(used(text(2_000_000), imageUse))
}

/** A member of a consortium or temporary union that issues (`cac:ShareholderParty`; rules FAJ53 to FAJ61). */
export const Shareholder = wireStruct("Shareholder", {
  ...identity,
  percentage: Amount,
  taxLevelCode: Schema.optionalKey(codeText(100, "responsibilities", severalCodes)),
  taxCode: Schema.optionalKey(codeText(3, "party-taxes"))
})

/** See {@link Shareholder}. */
export type Shareholder = typeof Shareholder.Type

/**
 * The issuer (`AccountingSupplierParty`; rules FAJ*). Its fiscal address is mandatory (FAJ28). `shareholders` are the
 * members of a consortium, two or more.
 */
export const CompanyParty = wireStruct("CompanyParty", {
  ...issuer,
  shareholders: Schema.optionalKey(wireList(Shareholder, { maximum: 100 }))
})

/** See {@link CompanyParty}. */
export type CompanyParty = typeof CompanyParty.Type

/** The issuer of a support document, who buys (`AccountingCustomerParty`): its address is not filed (annex DS 1.1). */
export const PurchasingParty = wireStruct("PurchasingParty", {
  ...issuer,
  physicalLocation: Schema.optionalKey(used(PhysicalLocation, "printed, not filed"))
})

/** See {@link PurchasingParty}. */
export type PurchasingParty = typeof PurchasingParty.Type

/**
 * Who sells without being obliged to invoice, in a support document (annex DS 1.1, rules DSAJ*). A resident is named by
 * the digits of any document, with the check digit that a NIT of these digits would have (DSAJ25a).
 */
export const SupplierParty = wireStruct("SupplierParty", {
  ...identity,
  physicalLocation: PhysicalLocation,
  ...details,
  taxLevelCode: Schema.optionalKey(codeText(100, "support-responsibilities", severalCodes))
})

/** See {@link SupplierParty}. */
export type SupplierParty = typeof SupplierParty.Type

/**
 * The buyer (`AccountingCustomerParty`; rules FAK*). Of a person only name, type and number of identification may be
 * demanded (Resolution 000202 of 2025, article 69); {@link organizationTypeOf} derives the rest.
 */
export const CustomerParty = wireStruct("CustomerParty", {
  ...identity,
  physicalLocation: Schema.optionalKey(PhysicalLocation),
  ...details,
  organizationTypeCode: Schema.optionalKey(organizationTypeCode),
  taxLevelCode: Schema.optionalKey(codeText(100, "responsibilities", severalCodes))
})

/** See {@link CustomerParty}. */
export type CustomerParty = typeof CustomerParty.Type

/** Identifications of legal persons: NIT, NIT of another country. */
const legalPersonTypes: ReadonlySet<string> = new Set(["31", "50"])

/** 1 for a company, 2 for a person: as the party states it, or else by the type of its identification. */
export const organizationTypeOf = (party: {
  readonly identificationType: string
  readonly organizationTypeCode?: string
}): string => party.organizationTypeCode ?? (legalPersonTypes.has(party.identificationType) ? "1" : "2")
