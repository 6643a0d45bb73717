import type { CodeList } from "../../codes/CodeList.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import { supportResponsibilities } from "../../codes/supportResponsibilities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { ResolvedAddress } from "../../document/ResolvedAddress.ts"
import { reportUnlessAllListed } from "../../rules/codeRule.ts"
import type { Localized } from "../../rules/Language.ts"
import type { Report, Rule } from "../../rules/Rule.ts"
import { contradicting, reportCountryName } from "../unplaced.ts"
import { customer, explainParty, supplier } from "./partyEntries.ts"

const postalCode = /^[0-9]{6}$/u
const postalCodeForm: Localized = {
  en: "the 6 digits of a Colombian postal code",
  es: "los 6 dígitos de un código postal colombiano"
}

const reportPostalZone = (field: string, address: ResolvedAddress | undefined, report: Report): void => {
  if (address?.domestic !== true || address.postalZone === undefined) return
  if (!postalCode.test(address.postalZone)) {
    report([field, "PhysicalLocation", "PostalZone"], postalCodeForm, address.postalZone)
  }
}

const postalZoneRule = (code: "FAJ73" | "FAK73", name: Localized): Rule<PreparedSale> => ({
  code,
  severity: "notification",
  message: { en: `The postal code ${name.en} is not valid.`, es: `El código postal ${name.es} no es válido.` },
  explained: explainParty(code === "FAJ73" ? supplier : customer, ["73"], "postalZone"),
  source: `Annex FE 1.9, rule ${code}`,
  check: ({ customerAddress, customerParty, supplierAddress, supplierParty }, report) =>
    code === "FAJ73"
      ? reportPostalZone(supplierParty.field, supplierAddress, report)
      : reportPostalZone(customerParty.field, customerAddress, report)
})

const responsibilityRule = (list: CodeList, name: Localized): Rule<PreparedSale> => ({
  code: "FAK26",
  severity: "notification",
  message: {
    en: `A fiscal responsibility ${name.en} is not valid.`,
    es: `Las responsabilidades ${name.es} no corresponden a valores de la lista.`
  },
  explained: explainParty(customer, ["26"], "responsibility"),
  source: "Annex FE 1.9, rule FAK26",
  check: ({ customerParty: { field, stated } }, report) => {
    const { taxLevelCode } = stated
    if (taxLevelCode !== undefined) reportUnlessAllListed(list, taxLevelCode, [field, "TaxLevelCode"], report)
  }
})

const countryNameRule: Rule<PreparedSale> = {
  ...contradicting,
  check: ({ customerParty, document, supplierParty }, report) => {
    for (const { field, stated } of [supplierParty, customerParty]) {
      if (stated.physicalLocation !== undefined) reportCountryName(field, stated.physicalLocation, report)
    }
    const delivered = document.delivery?.physicalLocation
    if (delivered !== undefined) reportCountryName("Delivery", delivered, report)
  }
}

/** What the authority accepts in the parties of a sale and complains about. */
export const partyNotifications: ReadonlyArray<Rule<PreparedSale>> = [
  postalZoneRule("FAJ73", { en: "of the issuer", es: "del emisor" }),
  responsibilityRule(responsibilities, { en: "of the buyer", es: "del adquirente" }),
  postalZoneRule("FAK73", { en: "of the buyer", es: "del adquirente" }),
  countryNameRule
]

/** What the authority accepts in the parties of a purchase and complains about. */
export const purchasePartyNotifications: ReadonlyArray<Rule<PreparedSale>> = [
  postalZoneRule("FAJ73", { en: "of the seller", es: "del vendedor" }),
  responsibilityRule(supportResponsibilities, { en: "of the issuer", es: "del emisor" }),
  postalZoneRule("FAK73", { en: "of the issuer", es: "del emisor" }),
  countryNameRule
]
