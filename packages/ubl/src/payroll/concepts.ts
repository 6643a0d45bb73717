import { type PayrollConcept, payrollConcepts, type PayrollItemType } from "@radicar/domain/codes/payrollConcepts"
import type { CheckedPayrollEntry } from "@radicar/domain/document/payroll/CheckedPayroll"
import { toExact, toFixed } from "@radicar/domain/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { BigDecimal } from "effect"
import { attributes } from "../xml/attributes.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

type Values = Record<string, string | undefined>

const money = (value: BigDecimal.BigDecimal | undefined): string | undefined =>
  value === undefined ? undefined : toFixed(value, 2)

const moment = (at: LocalDateTime | undefined, unit: "days" | "hours"): string | undefined =>
  unit === "days" ? at?.date : at?.toString()

/** The attributes that one item gives to its concept's element. */
const valuesOf = ({ concept, item, percentage, quantity }: CheckedPayrollEntry): Values => {
  const values: Values = {}
  const set = (attribute: { readonly name: string | undefined } | undefined, value: string | undefined): void => {
    if (attribute?.name !== undefined) values[attribute.name] = value
  }
  if (concept.time !== undefined) {
    values[concept.time.start] = moment(item.startDate, concept.time.unit)
    values[concept.time.end] = moment(item.endDate, concept.time.unit)
  }
  set(concept.quantity, quantity === undefined ? undefined : toExact(quantity, 0))
  set(concept.percentage, money(percentage))
  set(concept.description, item.description)
  set(concept.inhability, item.inhabilityCode)
  set(item.isSalary === true ? (concept.salaryAmount ?? concept.amount) : concept.amount, money(item.amount))
  return values
}

/** One element of the given items; what an earlier one says counts before what a later one says. */
const element = (
  xml: XmlWriter,
  { amount, element: name }: PayrollConcept,
  entries: ReadonlyArray<CheckedPayrollEntry>
) => {
  const values: Values = {}
  for (const { concept } of entries) Object.assign(values, concept.otherwise)
  for (const entry of entries.toReversed()) Object.assign(values, valuesOf(entry))
  const text = amount !== undefined && amount.name === undefined ? (money(entries[0]?.item.amount) ?? "") : ""
  xml.plain(name, text, attributes(values))
}

/** The items of one concept, or of all that share its element when that stands once; none when another has written it. */
const elementsOf = (
  concept: PayrollConcept,
  entries: ReadonlyArray<CheckedPayrollEntry>
): ReadonlyArray<ReadonlyArray<CheckedPayrollEntry>> => {
  if (concept.single !== true) return entries.filter((entry) => entry.concept === concept).map((entry) => [entry])
  const shares = (other: PayrollConcept) => other.type === concept.type && other.element === concept.element
  if (payrollConcepts.find(shares) !== concept) return []
  const sharing = entries.filter((entry) => shares(entry.concept))
  const ordered = payrollConcepts.flatMap((each) => sharing.filter((entry) => entry.concept === each))
  return ordered.length === 0 ? [] : [ordered]
}

/** Writes all items of a type, each in its group and in the order of the annex. */
export const conceptElements = (
  xml: XmlWriter,
  type: PayrollItemType,
  entries: ReadonlyArray<CheckedPayrollEntry>
): void => {
  let group: string | undefined
  const enter = (next: string | undefined): void => {
    if (next === group) return
    if (group !== undefined) xml.close(group)
    if (next !== undefined) xml.open(next)
    group = next
  }
  for (const concept of payrollConcepts) {
    if (concept.type !== type) continue
    for (const members of elementsOf(concept, entries)) {
      enter(concept.group)
      element(xml, concept, members)
    }
  }
  enter(undefined)
}
