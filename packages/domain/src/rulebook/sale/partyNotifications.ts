import { type PartyWords, customer, supplier, partyRule } from "./partyEntries.ts"
import { type Report, rule, ruleWithCause, type Rules, unexplained, type Check } from "../../rules/Rule.ts"
import type { Localized } from "../../rules/Language.ts"
import type { CodeList } from "../../codes/CodeList.ts"
import { responsibilities } from "../../codes/responsibilities.ts"
import { supportResponsibilities } from "../../codes/supportResponsibilities.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { ResolvedAddress } from "../../document/Party.ts"
import { reportUnlessAllListed } from "../../rules/codeRule.ts"
import { anEmailAddress, emailAddressForm } from "../../wire/text.ts"
import { contradicting, reportCountryName, reportUnplaced, unplaced } from "../unplaced.ts"
import { BigDecimal } from "effect"
import type { ItemTax } from "../../document/Item.ts"
import { meantRate } from "../../document/saleAmounts.ts"
import { decimal, toExact } from "../../number/Decimal.ts"
import { forEachTax, isPerUnit } from "./taxes.ts"

const isUnset = (value: BigDecimal.BigDecimal | undefined): boolean => value === undefined || value.value === 0n

const hasNothingOfPercentages = ({ percentage, taxableAmount }: ItemTax): boolean =>
  isUnset(percentage) && isUnset(taxableAmount)

const hasNothingOfUnits = ({ baseQuantity, baseUnitCode, perUnitAmount }: ItemTax): boolean =>
  isUnset(perUnitAmount) && isUnset(baseQuantity) && baseUnitCode === undefined

const ofUnits = ["perUnitAmount", "baseQuantity", "baseUnitCode"] as const
const ofPercentages = ["percentage", "taxableAmount"] as const

/**
 * Notifies of tax fields that the kind of tax does not use: per-unit fields of a percentage tax, or the reverse. Unused
 * fields may be zero.
 */
const unplacedTaxRule = unplaced<PreparedSale>(
  forEachTax((tax, _item, at, report) => {
    const perUnit = isPerUnit(tax)
    // this holds in nearly every line
    if (perUnit ? hasNothingOfPercentages(tax) : hasNothingOfUnits(tax)) return
    for (const field of perUnit ? ofPercentages : ofUnits) {
      const value = tax[field]
      if (value === undefined || (typeof value !== "string" && value.value === 0n)) continue
      reportUnplaced(
        at(field.charAt(0).toUpperCase() + field.slice(1)),
        typeof value === "string" ? value : toExact(value, 0),
        report
      )
    }
  })
)

/** Rates of IVA (list TarifaImpuestos). 16 is the rate of state contracts from before the rate of 19. */
const ivaRates = ["0", "5", "16", "19"].map(decimal)
const anIvaRate: Localized = { en: "0, 5, 16 or 19", es: "0, 5, 16 o 19" }

const checkRate = forEachTax((tax, _item, at, report) => {
  const { code, percentage } = tax
  if (percentage === undefined) return
  // former rates of INC are not all listed, but none was below 1
  const rate = meantRate(tax)
  if (rate !== undefined) return report(at("Percentage"), toExact(rate, 0), toExact(percentage, 0))
  if (code !== "01" || ivaRates.some((rate) => BigDecimal.equals(rate, percentage))) return
  report(at("Percentage"), anIvaRate, toExact(percentage, 0))
})

/**
 * Notifications about the taxes of lines: faults that the authority notifies of but accepts, and fields that are not
 * filed.
 */
export const taxNotifications: Rules<PreparedSale> = [
  unplacedTaxRule,
  unexplained(
    {
      code: "FAX14",
      severity: "notification",
      source:
        "Annex FE 1.9 §13.3.9, list of rates: IVA 0.00, 5.00, 16.00 and 19.00, INC 2.00, 4.00, 8.00 and 16.00; rule FAX14"
    },
    "The rate is not one of the list of rates.",
    "Reporta una tarifa distinta de las de la lista de tarifas.",
    checkRate
  )
]

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

const postalZoneRule = (party: PartyWords, name: Localized) =>
  partyRule(
    { party, number: "73", what: "postalZone", severity: "notification" },
    `The postal code ${name.en} is not valid.`,
    `El código postal ${name.es} no es válido.`,
    ({ customerAddress, customerParty, supplierAddress, supplierParty }, report) =>
      party === supplier
        ? reportPostalZone(supplierParty.field, supplierAddress, report)
        : reportPostalZone(customerParty.field, customerAddress, report)
  )

const responsibilityRule = (list: CodeList, name: Localized) =>
  partyRule(
    { party: customer, number: "26", what: "responsibility", severity: "notification" },
    `A fiscal responsibility ${name.en} is not valid.`,
    `Las responsabilidades ${name.es} no corresponden a valores de la lista.`,
    ({ customerParty: { field, stated: party } }, report) => {
      const { taxLevelCode } = party
      if (taxLevelCode !== undefined) reportUnlessAllListed(list, taxLevelCode, [field, "TaxLevelCode"], report)
    }
  )

const countryNameRule = contradicting<PreparedSale>(({ customerParty, document, supplierParty }, report) => {
  for (const { field, stated: party } of [supplierParty, customerParty]) {
    if (party.physicalLocation !== undefined) reportCountryName(field, party.physicalLocation, report)
  }
  const delivered = document.delivery?.physicalLocation
  if (delivered !== undefined) reportCountryName("Delivery", delivered, report)
})

/** The e-mail addresses in a field, which may hold several. */
const addressesIn = (email: string): ReadonlyArray<string> =>
  email
    .split(/[;,]/u)
    .map((address) => address.trim())
    .filter((address) => address !== "")

const checkEmails: Check<PreparedSale> = ({ customerParty, supplierParty }, report) => {
  // in a sale without a buyer, both parties are the issuer
  const parties = customerParty.field === supplierParty.field ? [supplierParty] : [supplierParty, customerParty]
  for (const { field, stated: party } of parties) {
    for (const address of addressesIn(party.email ?? "")) {
      if (!emailAddressForm.test(address)) report([field, "Email"], anEmailAddress, address)
    }
  }
}

const emailRule = rule<PreparedSale>(
  { code: "RAD72", severity: "notification", path: "$.CustomerParty.Email", source: "RFC 5321 §4.1.2" },
  "An e-mail address is malformed: nothing sent to it arrives.",
  "Una dirección de correo electrónico está mal formada: nada de lo que se le envíe llega.",
  "Correct Email of CustomerParty, CompanyParty or SupplierParty; separate several addresses with semicolons.",
  "Corrija Email de CustomerParty, CompanyParty o SupplierParty; varias direcciones se separan con punto y coma.",
  checkEmails
)

const emailSource = "Reports of implementers; annex FE 1.9 lists the group of the address (FAJ71)"

const issuerEmailRule = ruleWithCause<PreparedSale>(
  { code: "FAJ71", severity: "notification", path: "$.{supplier}.Email", source: emailSource },
  "The issuer states no e-mail address: the authority may reject the document.",
  "El emisor no informa su correo electrónico: la DIAN puede rechazar el documento.",
  "The e-mail address of the seller is absent. The authority sometimes rejects such a document, and sometimes only notifies.",
  "Falta el correo electrónico del vendedor. La DIAN a veces rechaza ese documento y a veces solo notifica.",
  "Give Email.",
  "Informe Email.",
  ({ supplierParty: { field, stated: party } }, report) => {
    if (party.email === undefined) report([field, "Email"], anEmailAddress, undefined)
  }
)

const someoneElse: Localized = { en: "a party other than the issuer", es: "alguien distinto del emisor" }

/** Types of identification whose number is also the person's NIT. */
const sharesNumbersWithNit: ReadonlySet<string> = new Set(["13", "31"])

const checkSameParty: Check<PreparedSale> = ({ customer, customerParty, kind, supplier, supplierParty }, report) => {
  if (customer === undefined || supplier === undefined || customerParty.field === supplierParty.field) return
  const isComparable =
    customer.type === supplier.type ||
    (sharesNumbersWithNit.has(customer.type) && sharesNumbersWithNit.has(supplier.type))
  if (!isComparable || customer.number !== supplier.number) return
  const { field, stated: party } = kind.issuer === "supplier" ? customerParty : supplierParty
  report([field, "Id"], someoneElse, party.id)
}

const samePartyRule = rule<PreparedSale>(
  {
    code: "RAD73",
    severity: "notification",
    path: "$.CustomerParty.Id",
    source: "Estatuto Tributario, art. 616-1: who sells invoices who buys"
  },
  "The issuer is also the other party of the document.",
  "El emisor es también la otra parte del documento.",
  "Nothing, if the issuer takes goods for its own use; otherwise correct CustomerParty.Id or SupplierParty.Id.",
  "Ninguna, si el emisor retira bienes para su uso; si no, corrija CustomerParty.Id o SupplierParty.Id.",
  checkSameParty
)

/** Rules on the parties of a sale that only lead to notifications. */
export const partyNotifications: Rules<PreparedSale> = [
  postalZoneRule(supplier, { en: "of the issuer", es: "del emisor" }),
  responsibilityRule(responsibilities, { en: "of the buyer", es: "del adquiriente" }),
  postalZoneRule(customer, { en: "of the buyer", es: "del adquiriente" }),
  countryNameRule,
  issuerEmailRule,
  emailRule,
  samePartyRule
]

/** Rules on the parties of a purchase that only lead to notifications. */
export const purchasePartyNotifications: Rules<PreparedSale> = [
  postalZoneRule(supplier, { en: "of the seller", es: "del vendedor" }),
  responsibilityRule(supportResponsibilities, { en: "of the issuer", es: "del emisor" }),
  postalZoneRule(customer, { en: "of the issuer", es: "del emisor" }),
  countryNameRule,
  emailRule,
  samePartyRule
]
