import { countries } from "../../codes/countries.ts"
import { departments } from "../../codes/departments.ts"
import { identifications } from "../../codes/identifications.ts"
import { municipalities } from "../../codes/municipalities.ts"
import { organizationTypes } from "../../codes/organizationTypes.ts"
import { partyTaxes } from "../../codes/partyTaxes.ts"
import { taxes } from "../../codes/taxes.ts"
import type { CodeList } from "../../codes/CodeList.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import { supportResponsibilities } from "../../codes/supportResponsibilities.ts"
import type { PreparedSale, StatedParty } from "../../document/CheckedSale.ts"
import type { PhysicalLocation } from "../../document/PhysicalLocation.ts"
import { organizationTypeOf, type ResolvedAddress } from "../../document/Party.ts"
import { codeOfAnother, reportUnlessAllListed, reportUnlessListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import { type Report, rule, type Rules, unexplained } from "../../rules/Rule.ts"
import { customer as customerWords, type PartyWords, supplier as supplierWords, partyRule } from "./partyEntries.ts"
import { departmentOf, identityExpected } from "../../rules/sharedWordings.ts"

const abroad: Localized = { en: "a country other than CO", es: "un país distinto de CO" }

const ofSupport = codeOfAnother(supportResponsibilities, {
  en: "is for support documents only",
  es: "es solo de documentos soporte"
})

const ofLines = codeOfAnother(taxes, {
  en: "is a tax of lines, not of a party",
  es: "es un tributo de las líneas, no de una persona"
})

interface Side {
  /** Wording for this party in explanations. */
  readonly words: PartyWords
  /** Whether only a NIT is accepted, as for the issuer. */
  readonly nit: boolean
  readonly name: Localized
  readonly party: (prepared: PreparedSale) => StatedParty
  readonly isKnown: (prepared: PreparedSale) => boolean
  readonly address: (prepared: PreparedSale) => ResolvedAddress | undefined
  /** Numbers of the rules on its municipality and its department. */
  readonly municipalityRule: string
  readonly departmentRule: string
}

const reportDepartment = (
  {
    field,
    stated: party
  }: { readonly field: string; readonly stated: { readonly physicalLocation?: PhysicalLocation } },
  address: ResolvedAddress,
  report: Report
): void => {
  // if it is derived from the municipality, only the municipality is wrong
  if (party.physicalLocation?.subentityCode === undefined) return
  const path = [field, "PhysicalLocation", "SubentityCode"]
  reportUnlessListed(departments, address.subentityCode, path, report)
  const department = address.cityCode?.slice(0, 2)
  const isKnown = departments.has(address.subentityCode ?? "") && municipalities.has(address.cityCode ?? "")
  if (isKnown && department !== undefined && department !== address.subentityCode) {
    report(path, departmentOf(department, address.cityCode), address.subentityCode)
  }
}

const pathIn = (side: Side, prepared: PreparedSale, ...path: ReadonlyArray<string>): ReadonlyArray<string> => [
  side.party(prepared).field,
  ...path
]

const organizationRule = (side: Side) =>
  partyRule(
    { party: side.words, number: "02b", what: "organization" },
    `The organisation type ${side.name.en} is not valid.`,
    `El tipo de organización jurídica ${side.name.es} no es válido.`,
    (prepared, report) => {
      const type = organizationTypeOf(side.party(prepared).stated)
      reportUnlessListed(organizationTypes, type, pathIn(side, prepared, "OrganizationTypeCode"), report)
    }
  )

/** Rules on municipality and department of an address in Colombia. */
const addressRules = (side: Side): Rules<PreparedSale> => [
  partyRule(
    { party: side.words, number: side.municipalityRule, what: "municipality" },
    `The municipality ${side.name.en} is not valid.`,
    `El código de municipio ${side.name.es} no es válido.`,
    (prepared, report) => {
      const address = side.address(prepared)
      if (address?.domestic !== true) return
      const path = pathIn(side, prepared, "PhysicalLocation", "CityCode")
      reportUnlessListed(municipalities, address.cityCode, path, report)
    }
  ),
  partyRule(
    { party: side.words, number: side.departmentRule, what: "department" },
    `The department ${side.name.en} is not valid.`,
    `El código de departamento ${side.name.es} no es válido.`,
    (prepared, report) => {
      const address = side.address(prepared)
      if (address?.domestic === true) reportDepartment(side.party(prepared), address, report)
    }
  )
]

/** Rules on the number, its type and the tax of a party. */
const registrationRules = (side: Side): Rules<PreparedSale> => [
  partyRule(
    { party: side.words, number: "24b", what: "wrongNumber" },
    `The identification number ${side.name.en} or its check digit is not valid.`,
    `El número de identificación ${side.name.es} o su dígito de verificación no es válido.`,
    (prepared, report) => {
      if (side.isKnown(prepared)) return
      const { id, identificationType } = side.party(prepared).stated
      report(pathIn(side, prepared, "Id"), identityExpected(identificationType, id), id)
    }
  ),
  partyRule(
    { party: side.words, number: "25", what: "identification" },
    `The identification type ${side.name.en} is not valid.`,
    `El tipo de documento de identificación ${side.name.es} no es válido.`,
    (prepared, report) => {
      const type = side.party(prepared).stated.identificationType
      const path = pathIn(side, prepared, "IdentificationType")
      if (!side.nit) reportUnlessListed(identifications, type, path, report)
      else if (type !== "31") report(path, "31", type)
    }
  ),
  partyRule(
    { party: side.words, number: "40", what: "tax" },
    `The tax ${side.name.en} is not valid.`,
    `El tributo ${side.name.es} no es válido.`,
    (prepared, report) => {
      const code = side.party(prepared).stated.taxCode
      if (code !== undefined) reportUnlessListed(partyTaxes, code, pathIn(side, prepared, "TaxCode"), report, ofLines)
    }
  )
]

const rulesOf = (side: Side): Rules<PreparedSale> => [
  organizationRule(side),
  ...addressRules(side),
  ...registrationRules(side)
]

const deliverySource = "Annex FE 1.9, rules FAM04 to FAM14"

/** Rules on the delivery address: municipality and department inside Colombia, and the country. */
export const deliveryRules: Rules<PreparedSale> = [
  rule(
    { code: "FAM05", path: "$.Delivery.PhysicalLocation.CityCode", source: deliverySource },
    "The municipality of the delivery is not valid.",
    "El código de municipio de la entrega no es válido.",
    "Correct Delivery.PhysicalLocation.CityCode: five digits, such as 11001.",
    "Corrija Delivery.PhysicalLocation.CityCode: cinco dígitos, como 11001.",
    ({ deliveryAddress: address }, report) => {
      if (address?.domestic !== true) return
      reportUnlessListed(municipalities, address.cityCode, ["Delivery", "PhysicalLocation", "CityCode"], report)
    }
  ),
  rule(
    { code: "FAM08", path: "$.Delivery.PhysicalLocation.SubentityCode", source: deliverySource },
    "The department of the delivery is not valid.",
    "El código de departamento de la entrega no es válido.",
    "Correct Delivery.PhysicalLocation.SubentityCode, the first two digits of CityCode, or omit it.",
    "Corrija Delivery.PhysicalLocation.SubentityCode, los dos primeros dígitos de CityCode, u omítalo.",
    ({ deliveryAddress: address, document }, report) => {
      if (address?.domestic === true)
        reportDepartment({ field: "Delivery", stated: document.delivery ?? {} }, address, report)
    }
  ),
  rule(
    { code: "FAM12", path: "$.Delivery.PhysicalLocation.CountryCode", source: deliverySource },
    "The country of the delivery is not valid.",
    "El código del país de la entrega no es válido.",
    "Correct Delivery.PhysicalLocation.CountryCode: two letters, such as CO.",
    "Corrija Delivery.PhysicalLocation.CountryCode: dos letras, como CO.",
    ({ deliveryAddress: address }, report) => {
      if (address === undefined) return
      reportUnlessListed(countries, address.countryCode, ["Delivery", "PhysicalLocation", "CountryCode"], report)
    }
  )
]

const supplier = (nit: boolean, name: Localized): Side => ({
  words: supplierWords,
  nit,
  name,
  party: ({ supplierParty }) => supplierParty,
  isKnown: (prepared) => prepared.supplier !== undefined,
  address: ({ supplierAddress }) => supplierAddress,
  municipalityRule: "09",
  departmentRule: "12"
})

const customer = (nit: boolean, name: Localized): Side => ({
  words: customerWords,
  nit,
  name,
  party: ({ customerParty }) => customerParty,
  isKnown: (prepared) => prepared.customer !== undefined,
  address: ({ customerAddress }) => customerAddress,
  municipalityRule: "29",
  departmentRule: "32"
})

/** A rule on the responsibilities of the seller. Those of the buyer only lead to notifications (FAK26). */
const responsibilityRule = (list: CodeList, name: Localized) =>
  partyRule(
    { party: supplierWords, number: "26", what: "responsibility" },
    `A fiscal responsibility ${name.en} is not valid.`,
    `La responsabilidad fiscal ${name.es} no es válida.`,
    ({ supplierParty: { field, stated: party } }, report) => {
      const { taxLevelCode } = party
      if (taxLevelCode !== undefined)
        reportUnlessAllListed(list, taxLevelCode, [field, "TaxLevelCode"], report, ofSupport)
    }
  )

/**
 * A rule on the buyer's country. It also applies to purchases: their issuer is the buyer, and the XML contains the
 * buyer's address as well.
 */
const customerCountryRule = partyRule(
  { party: customerWords, number: "36", what: "country" },
  "The buyer's country is not valid.",
  "El código del país del adquiriente no es válido.",
  ({ customerAddress, customerParty }, report) => {
    if (customerAddress === undefined) return
    const path = [customerParty.field, "PhysicalLocation", "CountryCode"]
    reportUnlessListed(countries, customerAddress.countryCode, path, report)
  }
)

/** Rules on issuer and buyer: identification, organisation, responsibilities, address. */
export const partyRules: Rules<PreparedSale> = [
  ...rulesOf(supplier(true, { en: "of the issuer", es: "del emisor" })),
  responsibilityRule(responsibilities, { en: "of the issuer", es: "del emisor" }),
  partyRule(
    { party: supplierWords, number: "16", what: "country" },
    "The issuer's country must be Colombia.",
    "El país del emisor debe ser Colombia.",
    ({ supplierAddress }, report) => {
      if (supplierAddress?.domestic === false) {
        report(["CompanyParty", "PhysicalLocation", "CountryCode"], "CO", supplierAddress.countryCode)
      }
    }
  ),
  ...rulesOf(customer(false, { en: "of the buyer", es: "del adquiriente" })),
  customerCountryRule
]

/** Rules on the issuer of a purchase, and on the seller, who is not obliged to invoice. */
export const purchasePartyRules: Rules<PreparedSale> = [
  ...rulesOf(supplier(false, { en: "of the seller", es: "del vendedor" })),
  unexplained(
    { code: "FAJ16", source: "Annex DS 1.1: operation 10 of residents, 11 of non-residents" },
    "The seller's country does not fit the operation: Colombia for 10, another for 11.",
    "El país del vendedor no corresponde a la operación: Colombia para 10, otro para 11.",
    ({ operationCode, supplierAddress }, report) => {
      const path = ["SupplierParty", "PhysicalLocation", "CountryCode"]
      if (supplierAddress === undefined) return
      reportUnlessListed(countries, supplierAddress.countryCode, path, report)
      if (operationCode !== "10" && operationCode !== "11") return
      if (supplierAddress.domestic !== (operationCode === "10")) {
        report(path, operationCode === "10" ? "CO" : abroad, supplierAddress.countryCode)
      }
    }
  ),
  responsibilityRule(supportResponsibilities, { en: "of the seller", es: "del vendedor" }),
  ...rulesOf(customer(true, { en: "of the issuer", es: "del emisor" })),
  customerCountryRule
]
