import type { CodeList } from "../codes/CodeList.ts"
import { keySchemeOf, type SaleKeyScheme, type SaleOperation } from "../documentRegistry.ts"
import type { Rule } from "../rules/Rule.ts"
import { type PartyIdentity, partyIdentity } from "./PartyIdentity.ts"
import type { SaleDocument, AdditionalDocumentReference } from "./SaleDocument.ts"
import { BigDecimal, type Redacted } from "effect"
import type { Environment, FilingConfiguration } from "../FilingConfiguration.ts"
import { zero } from "../number/Decimal.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { type Allowance, allowance, lineAllowances } from "./Allowance.ts"
import { type TaxTotal, taxTotals } from "./TaxTotal.ts"
import type { AllowanceCharge } from "./Item.ts"
import type { CustomerParty, PurchasingParty, SupplierParty } from "./Party.ts"
import type { PhysicalLocation } from "./PhysicalLocation.ts"
import { type ResolvedAddress, resolveAddress } from "./ResolvedAddress.ts"
import { resolveSoftware, type Software } from "./Software.ts"
import type { Nit } from "../Nit.ts"
import type { Findings } from "../rules/Violation.ts"

/** In what one type of sale document differs from the others. */
export interface SaleKind {
  readonly operation: SaleOperation
  /** Letters that the authority's rule codes begin with in place of the invoice's `F`: `C` makes `FAU02` `CAU02`. */
  readonly rulePrefix: string | Readonly<Record<string, string>>
  /** Who issues: who sells, or in a support document who buys. */
  readonly issuer: "supplier" | "customer"
  /** Whether its numbers come from an authorised range, which the document then states (`sts:InvoiceControl`). */
  readonly authorised: (document: Pick<SaleDocument, "typeCode">) => boolean
  /** Codes that `OperationCode` may have; absent where they depend on the document, and rules of its own check them. */
  readonly operations?: CodeList
  /** The operation of a document that states none. */
  readonly defaultOperation: (document: SaleDocument) => string
  /** How the seller is identified, where that is not as everybody else. */
  readonly supplierIdentity?: (
    party: { readonly id: string; readonly identificationType: string },
    operationCode: string
  ) => PartyIdentity | undefined
  readonly rules: ReadonlyArray<Rule<PreparedSale>>
  /** Why a note may correct its document; absent where nothing is corrected. */
  readonly correctionReasons?: CodeList
}

/** A party as the body states it, and the field in which it does. */
export interface StatedParty {
  readonly field: "CompanyParty" | "CustomerParty" | "SupplierParty"
  readonly stated: PurchasingParty | CustomerParty | SupplierParty
}

/** A sale document with every derived value; a value that cannot be derived is absent and breaks a rule. */
export interface PreparedSale {
  readonly document: SaleDocument
  readonly kind: SaleKind
  readonly environment: Environment
  readonly now: LocalDateTime
  /** Prefix and number, `cbc:ID`. */
  readonly id: string
  readonly operationCode: string
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
  readonly keyScheme: SaleKeyScheme
  /** What the key is made secret with: the range's technical key or the software's pin. */
  readonly keySecret: Redacted.Redacted<string> | undefined
}

/** Freight may cost more than the goods, and no charge may be more than its base (FAQ06, FAQ07): then it is its own. */
const chargeBase = ({ amount, percentage }: AllowanceCharge, grossAmount: BigDecimal.BigDecimal) =>
  percentage === undefined && BigDecimal.isGreaterThan(amount, grossAmount) ? amount : grossAmount

const statedAllowances = (document: SaleDocument): ReadonlyArray<Allowance> => {
  const { grossAmount, discountAmount = zero, chargeAmount = zero } = document.legalMonetaryTotal
  const discounts = document.discounts ?? (discountAmount.value === 0n ? [] : [{ amount: discountAmount }])
  const charges = document.charges ?? (chargeAmount.value === 0n ? [] : [{ amount: chargeAmount }])
  // a discount of the whole document leaves the tax bases alone, so by law it is a conditioned one
  return [
    ...discounts.map((stated) =>
      allowance(stated, { charge: false, defaultBase: () => grossAmount, defaultReasonCode: "01" })
    ),
    ...charges.map((stated) =>
      allowance(stated, { charge: true, defaultBase: () => chargeBase(stated, grossAmount), defaultReasonCode: "03" })
    )
  ]
}

/** FTP: a paper invoice of a printed pad carries the number under which it is transcribed. */
const referencesOf = (document: SaleDocument, id: string): ReadonlyArray<AdditionalDocumentReference> =>
  document.additionalDocumentReferences ??
  (document.typeCode === "03" ? [{ number: id, date: document.date.date, typeCode: "FTP" }] : [])

/** Who sells and who buys: the company that issues is the one or the other. */
const partiesOf = ({ companyParty, customerParty, supplierParty }: SaleDocument) => {
  const company: StatedParty = { field: "CompanyParty", stated: companyParty }
  return supplierParty === undefined
    ? {
        supplierParty: company,
        customerParty: { field: "CustomerParty", stated: customerParty ?? companyParty } as const
      }
    : { supplierParty: { field: "SupplierParty", stated: supplierParty } as const, customerParty: company }
}

const addressOf = (location: PhysicalLocation | undefined): ResolvedAddress | undefined =>
  location === undefined ? undefined : resolveAddress(location)

/** Works out what follows from a document and the configuration. Pure and total. */
export const prepareSale = (
  kind: SaleKind,
  document: SaleDocument,
  configuration: FilingConfiguration
): PreparedSale => {
  const id = `${document.numberingRange.prefix ?? ""}${document.number}`
  const totals = taxTotals(document.items, document.withholdings)
  const { customerParty, supplierParty } = partiesOf(document)
  const operationCode = document.operationCode ?? kind.defaultOperation(document)
  const identify = kind.supplierIdentity ?? partyIdentity
  const keyScheme = keySchemeOf(kind.operation, document.typeCode)
  const software = resolveSoftware(document.softwareProvider, configuration, document.companyParty.id)
  return {
    document,
    kind,
    environment: configuration.environment,
    now: configuration.now,
    id,
    operationCode,
    software,
    supplierParty,
    customerParty,
    supplier: identify(supplierParty.stated, operationCode),
    customer: partyIdentity(customerParty.stated),
    supplierAddress: addressOf(supplierParty.stated.physicalLocation),
    customerAddress: addressOf(customerParty.stated.physicalLocation),
    deliveryAddress: addressOf(document.delivery?.physicalLocation),
    allowances: statedAllowances(document),
    lineAllowances: document.items.map(lineAllowances),
    taxTotals: totals.filter((total) => total.kind !== "withholding"),
    withholdingTaxTotals: totals.filter((total) => total.kind === "withholding"),
    additionalDocumentReferences: referencesOf(document, id),
    keyScheme,
    keySecret: keyScheme === "CUFE-SHA384" ? document.numberingRange.technicalKey : software.pin
  }
}

declare const checked: unique symbol

/**
 * A sale document that breaks no rule we can decide: the only thing that can be identified and rendered. Only the
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

/** The code that a rule of sale documents has under the letters of one kind of them. */
export const saleRuleCode = (rulePrefix: string, code: string): string =>
  code.startsWith("F") ? rulePrefix + code.slice(1) : code

/** The letters of a document's rules. */
export const rulePrefixOf = ({ rulePrefix }: SaleKind, { typeCode }: SaleDocument): string =>
  typeof rulePrefix === "string" ? rulePrefix : (rulePrefix[typeCode] ?? "F")
