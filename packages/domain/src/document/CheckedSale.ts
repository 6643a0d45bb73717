import type { NamedCodeList } from "../codes/CodeList.ts"
import { keySchemeOf, type SaleKeyScheme, type SaleOperation } from "../documentRegistry.ts"
import type { Rule } from "../rules/Rule.ts"
import {
  type CustomerParty,
  type PartyIdentity,
  partyIdentity,
  type PurchasingParty,
  resolveAddress,
  type ResolvedAddress,
  type SupplierParty
} from "./Party.ts"
import type { SaleDocument, AdditionalDocumentReference, PrepaidPayment } from "./SaleDocument.ts"
import { BigDecimal, type Redacted } from "effect"
import type { Environment, FilingConfiguration } from "../FilingConfiguration.ts"
import { zero } from "../number/Decimal.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { type Allowance, allowance, type AllowanceCharge, type Item, lineAllowances } from "./Item.ts"
import { type TaxTotal, taxTotals } from "./TaxTotal.ts"
import type { PhysicalLocation } from "./PhysicalLocation.ts"
import { type Software, softwareOf } from "./Software.ts"
import type { Nit } from "../Nit.ts"
import type { Findings } from "../rules/Violation.ts"
import { derive, ifReadable } from "../rules/unreadable.ts"

/** The properties of one type of sale document that differ from the others. */
export interface SaleKind {
  readonly operation: SaleOperation
  /** Initial letters of the authority's rule codes, in place of the invoice's `F`: `C` turns `FAU02` into `CAU02`. */
  readonly rulePrefix: string | Readonly<Record<string, string>>
  /** The party that issues: the seller or, in a support document, the buyer. */
  readonly issuer: "supplier" | "customer"
  /**
   * Whether the document's number comes from an authorised range, which the document then states
   * (`sts:InvoiceControl`).
   */
  readonly authorised: (document: Pick<SaleDocument, "typeCode">) => boolean
  /**
   * Codes that `OperationCode` may have; absent if they depend on the document, in which case other rules check them.
   */
  readonly operations?: NamedCodeList
  /** The operation of a document that states none. */
  readonly defaultOperation: (document: SaleDocument) => string
  /** Identifies the seller, if the type has a rule of its own for that. */
  readonly supplierIdentity?: (
    party: { readonly id: string; readonly identificationType: string },
    operationCode: string
  ) => PartyIdentity | undefined
  readonly rules: ReadonlyArray<Rule<PreparedSale>>
  /** The list of reasons for a correction; absent for types that correct nothing. */
  readonly correctionReasons?: NamedCodeList
  /** Whether a line may state a principal whatever the operation, in equivalents and their notes. */
  readonly principals?: true
  /** The types of the documents that a note may correct. */
  readonly corrected?: (prepared: Pick<PreparedSale, "operationCode">) => ReadonlyArray<string>
}

/** A party as the body states it, and its field in the body. */
export interface StatedParty {
  readonly field: "CompanyParty" | "CustomerParty" | "SupplierParty"
  readonly stated: PurchasingParty | CustomerParty | SupplierParty
}

/**
 * Operations whose line numbers have a scheme: mandates (11) mark the income of a principal, carriers (12) a billed
 * shipment (rules FAV08a, FAV08b).
 */
const operationsWithLineSchemes: ReadonlySet<string> = new Set(["11", "12"])

/** Facts about a document that decide the schemes of its line numbers, see {@link lineScheme}. */
export interface LineSchemeFacts {
  readonly operationCode: string
  /** Whether any line of an equivalent document has a principal. */
  readonly hasEquivalentPrincipal: boolean
}

/** The fields of a line that decide the scheme of its number, see {@link lineScheme}. */
export interface LineSchemeFields {
  readonly principal?: { readonly incomeCode?: string }
  readonly shipment?: unknown
}

/**
 * The scheme of a line's number (`cac:InvoiceLine/cbc:ID/@schemeID`).
 *
 * - Invoices: in a mandate, 1 is the income of a principal; for a carrier, 1 is a shipment; 0 is any other line. Lines
 *   of other operations have none.
 * - Equivalents: the `incomeCode` of the principal, 0 if only other lines have a principal. In a document
 *   without any principal, none.
 */
export const lineScheme = (
  { hasEquivalentPrincipal, operationCode }: LineSchemeFacts,
  { principal, shipment }: LineSchemeFields
): string | undefined => {
  if (hasEquivalentPrincipal) return principal?.incomeCode ?? "0"
  if (!operationsWithLineSchemes.has(operationCode)) return undefined
  return (operationCode === "11" ? principal : shipment) === undefined ? "0" : "1"
}

/** Notes by scheme, verbatim from sample "SPD-HIBRIDA" of the DEE toolbox V1-3, which has all three. */
const incomeNotes: ReadonlyMap<string | undefined, string> = new Map([
  ["0", "B/S ingreso propio"],
  ["1", "B/S Ingresos Recaudados para Terceros"],
  ["2", "B/S Ingresos Facturados para terceros"]
])

/** The note that names the scheme of a line in an equivalent document; `undefined` if the line has none. */
export const incomeNote = (facts: LineSchemeFacts, line: LineSchemeFields): string | undefined =>
  facts.hasEquivalentPrincipal ? incomeNotes.get(lineScheme(facts, line)) : undefined

/** A sale document with every derived value; a value that cannot be derived is absent and breaks a rule. */
export interface PreparedSale extends LineSchemeFacts {
  readonly document: SaleDocument
  readonly kind: SaleKind
  readonly environment: Environment
  readonly now: LocalDateTime
  /** Prefix and number, `cbc:ID`. */
  readonly id: string
  readonly software: Software
  readonly supplierParty: StatedParty
  readonly customerParty: StatedParty
  readonly supplier: PartyIdentity | undefined
  readonly customer: PartyIdentity | undefined
  readonly supplierAddress: ResolvedAddress | undefined
  readonly customerAddress: ResolvedAddress | undefined
  readonly deliveryAddress: ResolvedAddress | undefined
  /** Discounts and charges of the whole document. */
  readonly allowances: ReadonlyArray<Allowance>
  /** Discounts and charges of each line. */
  readonly lineAllowances: ReadonlyArray<ReadonlyArray<Allowance>>
  readonly taxTotals: ReadonlyArray<TaxTotal>
  readonly withholdingTaxTotals: ReadonlyArray<TaxTotal>
  readonly additionalDocumentReferences: ReadonlyArray<AdditionalDocumentReference>
  /** The prepayments: those that the document lists, or else the single amount in its totals. */
  readonly prepayments: ReadonlyArray<PrepaidPayment>
  readonly keyScheme: SaleKeyScheme
  /** The secret part of the key: the technical key of the range or the pin of the software. */
  readonly keySecret: Redacted.Redacted<string> | undefined
}

/**
 * The base of a charge that states none: the gross amount or, if a charge without percentage exceeds it, the charge
 * itself. No charge may exceed its base (FAQ06, FAQ07), but freight may cost more than the goods.
 */
const chargeBase = ({ amount, percentage }: AllowanceCharge, grossAmount: BigDecimal.BigDecimal) =>
  percentage === undefined && BigDecimal.isGreaterThan(amount, grossAmount) ? amount : grossAmount

const statedAllowances = (document: SaleDocument): ReadonlyArray<Allowance> => {
  const { grossAmount, discountAmount = zero, chargeAmount = zero } = document.legalMonetaryTotal
  const discounts = document.discounts ?? (discountAmount.value === 0n ? [] : [{ amount: discountAmount }])
  const charges = document.charges ?? (chargeAmount.value === 0n ? [] : [{ amount: chargeAmount }])
  // a discount of the whole document leaves the tax bases alone, so by law it is a conditioned one
  return [
    ...discounts.map((discount) =>
      allowance(discount, { charge: false, defaultBase: () => grossAmount, defaultReasonCode: "01" })
    ),
    ...charges.map((charge) =>
      allowance(charge, { charge: true, defaultBase: () => chargeBase(charge, grossAmount), defaultReasonCode: "03" })
    )
  ]
}

const idOf = ({ number, numberingRange }: SaleDocument): string => `${numberingRange.prefix ?? ""}${number}`

const noReferences: ReadonlyArray<AdditionalDocumentReference> = []
const noPrepayments: ReadonlyArray<PrepaidPayment> = []

/**
 * The prepayments that a document lists, or else the amount in its totals as one payment on the day of issue. The XML
 * has no total without a payment (FAU12).
 */
const prepaymentsOf = ({ date, legalMonetaryTotal, prepaidPayments }: SaleDocument): ReadonlyArray<PrepaidPayment> => {
  const { prepaidAmount: amount = zero } = legalMonetaryTotal
  return prepaidPayments ?? (amount.value === 0n ? noPrepayments : [{ amount, date: date.date }])
}

const referencesOf = ({ additionalDocumentReferences }: SaleDocument): ReadonlyArray<AdditionalDocumentReference> =>
  additionalDocumentReferences ?? noReferences

/** The seller: the issuing company or, in a purchase, the other party. */
const supplierOf = (document: SaleDocument, { issuer }: SaleKind): StatedParty =>
  issuer === "supplier"
    ? { field: "CompanyParty", stated: document.companyParty }
    : { field: "SupplierParty", stated: document.supplierParty ?? document.companyParty }

/** The buyer: the other party or, in a purchase, the issuing company. */
const customerOf = (document: SaleDocument, { issuer }: SaleKind): StatedParty =>
  issuer === "supplier"
    ? { field: "CustomerParty", stated: document.customerParty ?? document.companyParty }
    : { field: "CompanyParty", stated: document.companyParty }

const identityOf = ({ stated: party }: StatedParty): PartyIdentity | undefined => partyIdentity(party)

const statedOf = ({ stated: party }: StatedParty): StatedParty["stated"] => party

const addressOf = (location: PhysicalLocation | undefined): ResolvedAddress | undefined =>
  location === undefined ? undefined : resolveAddress(location)

const partyAddressOf = ({ stated: party }: StatedParty): ResolvedAddress | undefined =>
  addressOf(party.physicalLocation)

const deliveryAddressOf = ({ delivery }: SaleDocument): ResolvedAddress | undefined =>
  addressOf(delivery?.physicalLocation)

const operationOf = (document: SaleDocument, kind: SaleKind): string =>
  document.operationCode ?? kind.defaultOperation(document)

const schemeOf = ({ typeCode }: SaleDocument, { operation }: SaleKind): SaleKeyScheme =>
  keySchemeOf(operation, typeCode)

const secretOf = (
  scheme: SaleKeyScheme,
  { numberingRange }: SaleDocument,
  { pin }: Software
): Redacted.Redacted<string> | undefined => (scheme === "CUFE-SHA384" ? numberingRange.technicalKey : pin)

const allowancesOfLine = (item: Item): ReadonlyArray<Allowance> => derive(lineAllowances, item)

const allowancesOfLines = ({ items }: SaleDocument): ReadonlyArray<ReadonlyArray<Allowance>> =>
  items.map(allowancesOfLine)

const hasEquivalentPrincipalOf = ({ items }: SaleDocument, { principals }: SaleKind): boolean =>
  principals === true && items.some(({ principal }) => principal !== undefined)

const taxesOf = ({ items, withholdings }: SaleDocument): ReadonlyArray<TaxTotal> => taxTotals(items, withholdings)

const withholdings = (totals: ReadonlyArray<TaxTotal>): ReadonlyArray<TaxTotal> =>
  totals.filter((total) => total.kind === "withholding")

const levied = (totals: ReadonlyArray<TaxTotal>): ReadonlyArray<TaxTotal> =>
  totals.filter((total) => total.kind !== "withholding")

/** Derives everything that follows from a document and the configuration. Pure and total. */
export const prepareSale = (
  kind: SaleKind,
  document: SaleDocument,
  configuration: FilingConfiguration
): PreparedSale => {
  const totals = derive(taxesOf, document)
  const supplierParty = derive(supplierOf, document, kind)
  const customerParty = derive(customerOf, document, kind)
  const operationCode = derive(operationOf, document, kind)
  const keyScheme = derive(schemeOf, document, kind)
  const software = derive(softwareOf, document, configuration)
  return {
    document,
    kind,
    environment: configuration.environment,
    now: configuration.now,
    id: derive(idOf, document),
    operationCode,
    hasEquivalentPrincipal: derive(hasEquivalentPrincipalOf, document, kind),
    software,
    supplierParty,
    customerParty,
    supplier:
      kind.supplierIdentity === undefined
        ? derive(identityOf, supplierParty)
        : derive(kind.supplierIdentity, derive(statedOf, supplierParty), operationCode),
    customer: derive(identityOf, customerParty),
    supplierAddress: derive(partyAddressOf, supplierParty),
    customerAddress: derive(partyAddressOf, customerParty),
    deliveryAddress: derive(deliveryAddressOf, document),
    allowances: derive(statedAllowances, document),
    lineAllowances: derive(allowancesOfLines, document),
    taxTotals: derive(levied, totals),
    withholdingTaxTotals: derive(withholdings, totals),
    additionalDocumentReferences: derive(referencesOf, document),
    prepayments: derive(prepaymentsOf, document),
    keyScheme,
    keySecret: derive(secretOf, keyScheme, document, software)
  }
}

declare const checked: unique symbol

/**
 * A sale document that breaks no rule we can decide. Only such a document can be identified and rendered, and only the
 * `check` of its type makes one.
 */
export interface CheckedSale extends PreparedSale {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly supplier: PartyIdentity
  readonly customer: PartyIdentity
  readonly software: PreparedSale["software"] & { readonly id: string; readonly pin: Redacted.Redacted<string> }
  readonly softwareOwner: Nit
  readonly keySecret: Redacted.Redacted<string>
}

/** A checked document with another number. */
export const renumberSale = <Document extends SaleDocument>(
  checked: CheckedSale,
  number: number
): { readonly checked: CheckedSale; readonly document: Document } => {
  const document = { ...checked.document, number } as Document
  return { document, checked: { ...checked, document, id: idOf(document) } }
}

/** Prefixes of the health ministry's rule codes, by the authority's prefix for the same kind of document. */
const ministryLetters: Readonly<Record<string, string>> = { F: "FED", C: "CND", D: "DND" }

/**
 * The code of a rule of sale documents for one kind of document, with the letters of that kind: `FAU02` becomes
 * `CAU02`.
 */
export const saleRuleCode = (rulePrefix: string, code: string): string => {
  if (code.startsWith("FED")) return (ministryLetters[rulePrefix] ?? "FED") + code.slice(3)
  return code.startsWith("F") ? rulePrefix + code.slice(1) : code
}

/** The prefix of the rule codes for a document; if its type is unreadable, the prefix of the first type. */
export const rulePrefixOf = ({ rulePrefix }: SaleKind, document: SaleDocument): string =>
  typeof rulePrefix === "string"
    ? rulePrefix
    : ifReadable(
        () => rulePrefix[document.typeCode] ?? "F",
        () => Object.values(rulePrefix)[0] ?? "F"
      )
