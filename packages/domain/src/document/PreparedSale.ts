import { BigDecimal } from "effect"
import type { Environment } from "../Environment.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { zero } from "../number/Decimal.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { type Allowance, allowance, lineAllowances } from "../totals/Allowance.ts"
import { type TaxTotal, taxTotals } from "../totals/TaxTotal.ts"
import type { AdditionalDocumentReference } from "./AdditionalDocumentReference.ts"
import type { AllowanceCharge } from "./AllowanceCharge.ts"
import type { SaleDocument } from "./SaleDocument.ts"
import type { SaleKind } from "./SaleKind.ts"
import type { CompanyParty, CustomerParty, SupplierParty } from "./Party.ts"
import { type PartyIdentity, partyIdentity } from "./PartyIdentity.ts"
import { type ResolvedAddress, resolveAddress } from "./ResolvedAddress.ts"
import { resolveSoftware, type Software } from "./Software.ts"

/** A party as the body states it, and the field in which it does. */
export interface StatedParty {
  readonly field: "CompanyParty" | "CustomerParty" | "SupplierParty"
  readonly stated: CompanyParty | CustomerParty | SupplierParty
}

/** A sale document with everything that follows from it worked out; what can not be worked out is absent and breaks a rule. */
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
  /** Discounts and charges of the whole document. */
  readonly allowances: ReadonlyArray<Allowance>
  /** Discounts and charges of each line. */
  readonly lineAllowances: ReadonlyArray<ReadonlyArray<Allowance>>
  readonly taxTotals: ReadonlyArray<TaxTotal>
  readonly withholdingTaxTotals: ReadonlyArray<TaxTotal>
  readonly additionalDocumentReferences: ReadonlyArray<AdditionalDocumentReference>
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

const addressOf = ({ stated: { physicalLocation } }: StatedParty): ResolvedAddress | undefined =>
  physicalLocation === undefined ? undefined : resolveAddress(physicalLocation)

/** Works out what follows from a document and the configuration. Pure and total. */
export const prepareSale = (
  kind: SaleKind,
  document: SaleDocument,
  configuration: FilingConfiguration
): PreparedSale => {
  const id = `${document.numberingRange.prefix ?? ""}${document.number}`
  const totals = taxTotals(document.items)
  const { customerParty, supplierParty } = partiesOf(document)
  const operationCode = document.operationCode ?? kind.defaultOperation(document)
  const identify = kind.supplierIdentity ?? partyIdentity
  return {
    document,
    kind,
    environment: configuration.environment,
    now: configuration.now,
    id,
    operationCode,
    software: resolveSoftware(document.softwareProvider, configuration, document.companyParty.id),
    supplierParty,
    customerParty,
    supplier: identify(supplierParty.stated, operationCode),
    customer: partyIdentity(customerParty.stated),
    supplierAddress: addressOf(supplierParty),
    customerAddress: addressOf(customerParty),
    allowances: statedAllowances(document),
    lineAllowances: document.items.map(lineAllowances),
    taxTotals: totals.filter((total) => total.kind !== "withholding"),
    withholdingTaxTotals: totals.filter((total) => total.kind === "withholding"),
    additionalDocumentReferences: referencesOf(document, id)
  }
}
