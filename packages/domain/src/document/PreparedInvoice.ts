import type { Environment } from "../Environment.ts"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import { zero } from "../number/Decimal.ts"
import type { LocalDateTime } from "../time/LocalDateTime.ts"
import { type Allowance, allowance } from "../totals/Allowance.ts"
import { type TaxTotal, taxTotals } from "../totals/TaxTotal.ts"
import type { AdditionalDocumentReference } from "./AdditionalDocumentReference.ts"
import type { Invoice } from "./Invoice.ts"
import { type PartyIdentity, partyIdentity } from "./PartyIdentity.ts"
import { type ResolvedAddress, resolveAddress } from "./ResolvedAddress.ts"
import { resolveSoftware, type Software } from "./Software.ts"

/** An invoice with everything that follows from it worked out; what can not be worked out is absent and breaks a rule. */
export interface PreparedInvoice {
  readonly invoice: Invoice
  readonly environment: Environment
  readonly now: LocalDateTime
  /** Prefix and number, `cbc:ID`. */
  readonly id: string
  readonly operationCode: string
  readonly software: Software
  readonly supplier: PartyIdentity | undefined
  readonly customer: PartyIdentity | undefined
  readonly supplierAddress: ResolvedAddress
  readonly customerAddress: ResolvedAddress | undefined
  /** Discounts and charges of the whole document. */
  readonly allowances: ReadonlyArray<Allowance>
  readonly taxTotals: ReadonlyArray<TaxTotal>
  readonly withholdingTaxTotals: ReadonlyArray<TaxTotal>
  readonly additionalDocumentReferences: ReadonlyArray<AdditionalDocumentReference>
}

const statedAllowances = (invoice: Invoice): ReadonlyArray<Allowance> => {
  const { grossAmount, discountAmount = zero, chargeAmount = zero } = invoice.legalMonetaryTotal
  const discounts = invoice.discounts ?? (discountAmount.value === 0n ? [] : [{ amount: discountAmount }])
  const charges = invoice.charges ?? (chargeAmount.value === 0n ? [] : [{ amount: chargeAmount }])
  // a discount of the whole document leaves the tax bases alone, so by law it is a conditioned one
  return [
    ...discounts.map((stated) =>
      allowance(stated, { charge: false, defaultBase: grossAmount, defaultReasonCode: "01" })
    ),
    ...charges.map((stated) => allowance(stated, { charge: true, defaultBase: grossAmount, defaultReasonCode: "03" }))
  ]
}

/** FTP: a paper invoice of a printed pad carries the number under which it is transcribed. */
const referencesOf = (invoice: Invoice, id: string): ReadonlyArray<AdditionalDocumentReference> =>
  invoice.additionalDocumentReferences ??
  (invoice.typeCode === "03" ? [{ number: id, date: invoice.date.date, typeCode: "FTP" }] : [])

/** Works out what follows from an invoice and the configuration. Pure and total. */
export const prepareInvoice = (invoice: Invoice, configuration: FilingConfiguration): PreparedInvoice => {
  const id = `${invoice.numberingRange.prefix ?? ""}${invoice.number}`
  const totals = taxTotals(invoice.items)
  const location = invoice.customerParty.physicalLocation
  return {
    invoice,
    environment: configuration.environment,
    now: configuration.now,
    id,
    operationCode: invoice.operationCode ?? "10",
    software: resolveSoftware(invoice.softwareProvider, configuration, invoice.companyParty.id),
    supplier: partyIdentity(invoice.companyParty),
    customer: partyIdentity(invoice.customerParty),
    supplierAddress: resolveAddress(invoice.companyParty.physicalLocation),
    customerAddress: location === undefined ? undefined : resolveAddress(location),
    allowances: statedAllowances(invoice),
    taxTotals: totals.filter((total) => total.kind !== "withholding"),
    withholdingTaxTotals: totals.filter((total) => total.kind === "withholding"),
    additionalDocumentReferences: referencesOf(invoice, id)
  }
}
