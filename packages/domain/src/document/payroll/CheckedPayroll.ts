import { BigDecimal, type Redacted } from "effect"
import { type PayrollConcept, payrollConcept, type PayrollItemType, percentageOn } from "../../codes/payrollConcepts.ts"
import { decimal, roundHalfEven, sum, zero } from "../../number/Decimal.ts"
import type { PayrollItem } from "./PayrollItem.ts"
import {
  type Payroll,
  type PayrollDeleteNote,
  netOf,
  type PayrollTotals,
  payrollTotals,
  type PayrollReplaceNote
} from "./Payroll.ts"
import type { FilingConfiguration, Environment } from "../../FilingConfiguration.ts"
import { parseNit, type Nit } from "../../Nit.ts"
import type { LocalDate, LocalDateTime } from "../../time/LocalDateTime.ts"
import { type PartyIdentity, partyIdentity, resolveAddress, type ResolvedAddress } from "../Party.ts"
import { type Software, softwareOf } from "../Software.ts"
import { timeWorked } from "./timeWorked.ts"
import type { Findings } from "../../rules/Violation.ts"
import { derive } from "../../rules/unreadable.ts"

/**
 * A payroll item with its concept, quantity and percentage. The latter two are derived if the item does not state them.
 */
export interface PayrollEntry {
  readonly item: PayrollItem
  /** Position in the caller's list of items, from 0. */
  readonly index: number
  /** The earning or deduction that the item is about; absent if its type or code is unknown. */
  readonly concept: PayrollConcept | undefined
  readonly quantity: BigDecimal.BigDecimal | undefined
  readonly percentage: BigDecimal.BigDecimal | undefined
}

/**
 * The percentage of a deduction that states none, taken from its quantity, for concepts with a percentage: these have
 * no other use for a quantity. `undefined` for any other item, and if the quantity is 0, which only fills the field.
 */
export const takenAsPercentage = (
  { percentage, quantity }: PayrollItem,
  concept: PayrollConcept | undefined
): BigDecimal.BigDecimal | undefined => {
  if (concept?.type !== "Deduccion" || concept.percentage === undefined) return undefined
  return percentage === undefined && quantity?.value !== 0n ? quantity : undefined
}

/** The day whose law applies to an item: the day of its hours, or else the last day of the period. */
const dayOf = ({ endDate, startDate }: PayrollItem, { period }: Stated): LocalDate =>
  (startDate ?? endDate)?.date ?? period.endDate

const percentageOf = (
  item: PayrollItem,
  concept: PayrollConcept | undefined,
  document: Stated
): BigDecimal.BigDecimal | undefined => {
  const percentage = item.percentage ?? takenAsPercentage(item, concept)
  if (percentage !== undefined || concept === undefined) return percentage
  const standard = percentageOn(concept, () => dayOf(item, document))
  if (standard === undefined) return undefined
  // without a withholding, as for an apprentice, the percentage is zero too
  const nothing = item.type === "Deduccion" && (item.amount ?? zero).value === 0n
  return nothing ? zero : decimal(standard)
}

const conceptOf = ({ code, type }: PayrollItem): PayrollConcept | undefined => payrollConcept(type, code)

const quantityOf = (
  item: PayrollItem,
  concept: PayrollConcept | undefined,
  { period }: Stated
): BigDecimal.BigDecimal | undefined => {
  const quantity = takenAsPercentage(item, concept) === undefined ? item.quantity : undefined
  if (quantity !== undefined || concept?.code !== "Basico" || period.timeWorkedDays === undefined) return quantity
  return BigDecimal.make(BigInt(period.timeWorkedDays), 0)
}

type Stated = Payroll | PayrollReplaceNote

/** Finds the concept, quantity and percentage of every item of a payroll. */
const entriesOf = (document: Stated): ReadonlyArray<PayrollEntry> =>
  document.items.map((item, index) => {
    const concept = derive(conceptOf, item)
    return {
      item,
      index,
      concept,
      quantity: derive(quantityOf, item, concept, document),
      percentage: derive(percentageOf, item, concept, document)
    }
  })

const totalsOf = ({ monetaryTotal }: Stated): PayrollTotals => payrollTotals(monetaryTotal)

/** The sum of the items of one type. Each is rounded to two fraction digits, as it is printed. */
export const entrySum = (
  entries: ReadonlyArray<Pick<PayrollEntry, "concept"> & { readonly item: Pick<PayrollItem, "amount"> }>,
  type: PayrollItemType
): BigDecimal.BigDecimal =>
  sum(
    entries
      .filter(({ concept }) => concept?.type === type && concept.amount !== undefined)
      .map(({ item }) => roundHalfEven(item.amount ?? zero, 2))
  )

/**
 * A payroll document with the values derived from its header. A value that cannot be derived is absent and breaks a
 * rule.
 */
export interface PreparedIssue<out Document extends Payroll | PayrollReplaceNote | PayrollDeleteNote> {
  readonly document: Document
  readonly environment: Environment
  readonly now: LocalDateTime
  /** Prefix and number, `NumeroSecuenciaXML/@Numero`. */
  readonly id: string
  readonly prefix: string | undefined
  readonly software: Software
  readonly employer: Nit | undefined
  readonly employerAddress: ResolvedAddress
}

/** A payroll, or the note that replaces one, with every derived value. */
export interface PreparedPayroll<
  out Document extends Payroll | PayrollReplaceNote = Payroll | PayrollReplaceNote
> extends PreparedIssue<Document> {
  readonly worker: PartyIdentity | undefined
  readonly workplace: ResolvedAddress
  readonly entries: ReadonlyArray<PayrollEntry>
  readonly totals: PayrollTotals
  /** The absolute difference between the net pay and the sum of the items (`Redondeo`; payroll annex 1.0 §1.1.1). */
  readonly rounding: BigDecimal.BigDecimal
  /** Days in the company, `Periodo/@TiempoLaborado`. */
  readonly timeWorked: number
}

type Issue = Payroll | PayrollReplaceNote | PayrollDeleteNote

const idOf = ({ number, numberingRange }: Issue): string => `${numberingRange?.prefix ?? ""}${number}`
const prefixOf = ({ numberingRange }: Issue): string | undefined => numberingRange?.prefix
const employerOf = ({ companyParty }: Issue): Nit | undefined => parseNit(companyParty.id)
const employerAddressOf = ({ companyParty }: Issue): ResolvedAddress => resolveAddress(companyParty.physicalLocation)

/** Derives everything that follows from the header of a payroll document and the configuration. Pure and total. */
export const prepareIssue = <Document extends Issue>(
  document: Document,
  configuration: FilingConfiguration
): PreparedIssue<Document> => ({
  document,
  environment: configuration.environment,
  now: configuration.now,
  id: derive(idOf, document),
  prefix: derive(prefixOf, document),
  software: derive(softwareOf, document, configuration),
  employer: derive(employerOf, document),
  employerAddress: derive(employerAddressOf, document)
})

/** A checked document with another number. */
export const renumberIssue = <Document extends Issue, Checked extends PreparedIssue<Document>>(
  checked: Checked,
  number: number
) => {
  const document: Document = { ...checked.document, number }
  return { document, checked: { ...checked, document, id: idOf(document) } }
}

const roundingOf = (entries: ReadonlyArray<PayrollEntry>, { monetaryTotal }: Stated): BigDecimal.BigDecimal => {
  const net = netOf(monetaryTotal)
  const left = BigDecimal.subtract(entrySum(entries, "Devengo"), entrySum(entries, "Deduccion"))
  return BigDecimal.abs(BigDecimal.subtract(roundHalfEven(net.amount, 2), left))
}

const workerOf = ({ employeeParty }: Stated): PartyIdentity | undefined => partyIdentity(employeeParty)
const workplaceOf = ({ employeeParty }: Stated): ResolvedAddress => resolveAddress(employeeParty.physicalLocation)
const timeWorkedOf = ({ period }: Stated): number => timeWorked(period.entryDate, period.finishDate ?? period.endDate)

/** Derives everything that follows from a payroll or its replacing note. Pure and total. */
export const preparePayroll = <Document extends Stated>(
  document: Document,
  configuration: FilingConfiguration
): PreparedPayroll<Document> => {
  const entries = derive(entriesOf, document)
  return {
    ...prepareIssue(document, configuration),
    worker: derive(workerOf, document),
    workplace: derive(workplaceOf, document),
    entries,
    totals: derive(totalsOf, document),
    rounding: derive(roundingOf, entries, document),
    timeWorked: derive(timeWorkedOf, document)
  }
}

declare const checked: unique symbol

/** The values of the header that the rules have proven present. */
interface CheckedIssue {
  readonly [checked]: true
  readonly notifications: Findings["notifications"]
  readonly employer: Nit
  readonly software: PreparedIssue<Payroll>["software"] & {
    readonly id: string
    readonly pin: Redacted.Redacted<string>
  }
  readonly softwareOwner: Nit
}

/** An item whose concept is known. */
export interface CheckedPayrollEntry extends PayrollEntry {
  readonly concept: PayrollConcept
}

interface CheckedContent extends CheckedIssue {
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A payroll that breaks no rule we can decide; only the `check` of its type makes one. */
export interface CheckedPayroll extends PreparedPayroll<Payroll>, CheckedContent {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A replacing note that breaks no rule we can decide; only the `check` of its type makes one. */
export interface CheckedPayrollReplaceNote extends PreparedPayroll<PayrollReplaceNote>, CheckedContent {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
  readonly worker: PartyIdentity
  readonly entries: ReadonlyArray<CheckedPayrollEntry>
}

/** A deleting note that breaks no rule we can decide; only the `check` of its type makes one. */
export interface CheckedPayrollDeleteNote extends PreparedIssue<PayrollDeleteNote>, CheckedIssue {
  readonly employer: Nit
  readonly software: CheckedIssue["software"]
}
