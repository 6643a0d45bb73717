import { BigDecimal } from "effect"
import { type PayrollConcept, payrollConcept, type PayrollItemType } from "../../codes/payrollConcepts.ts"
import { decimal, roundHalfEven, sum, zero } from "../../number/Decimal.ts"
import type { PayrollItem } from "./PayrollItem.ts"
import type { PayrollPeriod } from "./PayrollPeriod.ts"

/** An item with the concept that its type and code name, and with what follows when it does not say it itself. */
export interface PayrollEntry {
  readonly item: PayrollItem
  /** Place in the caller's list. */
  readonly index: number
  /** Absent when the type or the code is unknown. */
  readonly concept: PayrollConcept | undefined
  readonly quantity: BigDecimal.BigDecimal | undefined
  readonly percentage: BigDecimal.BigDecimal | undefined
}

const percentageOf = (item: PayrollItem, concept: PayrollConcept | undefined): BigDecimal.BigDecimal | undefined => {
  const standard = concept?.percentage?.standard
  if (item.percentage !== undefined || standard === undefined) return item.percentage
  // of whom nothing is withheld, an apprentice, the percentage is zero too
  const nothing = item.type === "Deduccion" && (item.amount ?? zero).value === 0n
  return nothing ? zero : decimal(standard)
}

/** Reads the items of a payroll of a period. */
export const payrollEntries = (items: ReadonlyArray<PayrollItem>, period: PayrollPeriod): ReadonlyArray<PayrollEntry> =>
  items.map((item, index) => {
    const concept = payrollConcept(item.type, item.code)
    const days = concept?.code === "Basico" ? period.timeWorkedDays : undefined
    return {
      item,
      index,
      concept,
      quantity: item.quantity ?? (days === undefined ? undefined : BigDecimal.make(BigInt(days), 0)),
      percentage: percentageOf(item, concept)
    }
  })

/** What the items of one type come to, each as it is printed: with two fraction digits. */
export const entrySum = (entries: ReadonlyArray<PayrollEntry>, type: PayrollItemType): BigDecimal.BigDecimal =>
  sum(
    entries
      .filter(({ concept }) => concept?.type === type && concept.amount !== undefined)
      .map(({ item }) => roundHalfEven(item.amount ?? zero, 2))
  )
