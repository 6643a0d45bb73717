import { type PayrollConcept, payrollConcepts, type PayrollItemType } from "@radicar/domain/inner/codes/payrollConcepts"
import type { CheckedPayrollEntry } from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import { toExact, toFixed } from "@radicar/domain/inner/number/Decimal"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { BigDecimal } from "effect"
import { attributes } from "../xml/attributes.ts"
import type { Row, Writing } from "../table/Row.ts"
import { day, fields, list, number, type Wire } from "../table/wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

type Values = Record<string, string | undefined>

const money = (value: BigDecimal.BigDecimal | undefined): string | undefined =>
  value === undefined ? undefined : toFixed(value, 2)

const moment = (at: LocalDateTime | undefined, unit: "days" | "hours"): string | undefined =>
  unit === "days" ? at?.date : at?.toString()

/** The attributes that one item contributes to its concept's element. */
const valuesOf = ({ concept, item, percentage, quantity }: CheckedPayrollEntry): Values => {
  const values: Values = {}
  const set = (attribute: PayrollConcept["amount"], value: string | undefined): void => {
    if (attribute?.name === undefined || (attribute.optional === true && value === "0.00")) return
    values[attribute.name] = value
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

/** The attributes of one element for several items of its concept. Values of earlier items take precedence. */
const attributesOf = (entries: ReadonlyArray<CheckedPayrollEntry>): string => {
  const values: Values = {}
  for (const { concept } of entries) Object.assign(values, concept.otherwise)
  for (const entry of entries.toReversed()) Object.assign(values, valuesOf(entry))
  return attributes(values)
}

/**
 * The items of one concept; if its element appears only once, those of all concepts that share it. Empty if another
 * concept has already written the element.
 */
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
const conceptElements = (xml: XmlWriter, type: PayrollItemType, entries: ReadonlyArray<CheckedPayrollEntry>): void => {
  let group: string | undefined
  const enter = (next: string | undefined): void => {
    if (next === group) return
    if (group !== undefined) xml.close(group)
    if (next !== undefined) xml.open(next)
    group = next
  }
  for (const concept of payrollConcepts) {
    if (concept.type !== type) continue
    const isText = concept.amount !== undefined && concept.amount.name === undefined
    for (const members of elementsOf(concept, entries)) {
      const attributes = attributesOf(members)
      if (!isText && attributes === "") continue
      enter(concept.group)
      xml.plain(concept.element, isText ? (money(members[0]?.item.amount) ?? "") : "", attributes)
    }
  }
  enter(undefined)
}

/** An amount of a concept that an element states. */
interface StatedAmount {
  readonly concept: PayrollConcept
  readonly path: string
  readonly isSalary: boolean | undefined
}

const attributeOf = (attribute: { readonly name: string | undefined } | undefined): string | undefined =>
  attribute?.name === undefined ? undefined : `@${attribute.name}`

/**
 * The amounts that an element states for one concept: in its salary and other attribute, or in the element itself if
 * the concept has no attribute for them.
 */
const amountsOf = (xml: XmlReader, concept: PayrollConcept): ReadonlyArray<StatedAmount> => {
  const { amount, salaryAmount } = concept
  if (amount === undefined) return [{ concept, path: "", isSalary: undefined }]
  if (amount.name === undefined) return [{ concept, path: "", isSalary: undefined }]
  const bySalary = salaryAmount !== undefined
  return [
    { concept, path: attributeOf(salaryAmount) ?? "@", isSalary: true },
    { concept, path: `@${amount.name}`, isSalary: bySalary ? false : undefined }
  ].filter(({ path }) => xml.peek(path) !== undefined)
}

const attributeNames = ({ amount, percentage, salaryAmount }: PayrollConcept): ReadonlyArray<string> =>
  [amount?.name, salaryAmount?.name, percentage?.name].filter((name) => name !== undefined)

/** Whether an item of the second concept would also write every attribute that the element states for the first. */
const followsFrom = (xml: XmlReader, concept: PayrollConcept, { otherwise = {} }: PayrollConcept): boolean =>
  attributeNames(concept).every(
    (name) => xml.peek(`@${name}`) === undefined || xml.peek(`@${name}`) === otherwise[name]
  )

/** Removes amounts that another amount's concept implies. Of two that imply each other, the first stays. */
const withoutImplied = (xml: XmlReader, amounts: ReadonlyArray<StatedAmount>): ReadonlyArray<StatedAmount> => {
  const distinct: Array<StatedAmount> = [...amounts]
  for (const candidate of amounts.toReversed()) {
    const implied = distinct.some(
      ({ concept }) => concept !== candidate.concept && followsFrom(xml, candidate.concept, concept)
    )
    if (implied) distinct.splice(distinct.indexOf(candidate), 1)
  }
  return distinct
}

const time = (xml: XmlReader, { time: times }: PayrollConcept) => {
  if (times === undefined) return {}
  const at = (name: string): Wire => {
    const text = xml.text(`@${name}`)
    return times.unit === "days" ? day(text) : text
  }
  return { StartDate: at(times.start), EndDate: at(times.end) }
}

const textAt = (xml: XmlReader, attribute: { readonly name: string } | undefined): string | undefined =>
  attribute === undefined ? undefined : xml.text(`@${attribute.name}`)

const readItem = (xml: XmlReader, { concept, isSalary, path }: StatedAmount): Wire =>
  fields({
    Type: concept.type,
    code: concept.code,
    Quantity: number(textAt(xml, concept.quantity)),
    Percentage: number(textAt(xml, concept.percentage)),
    Description: textAt(xml, concept.description),
    ...time(xml, concept),
    Amount: concept.amount === undefined ? undefined : number(xml.text(path)),
    InhabilityCode: textAt(xml, concept.inhability),
    IsSalary: isSalary
  })

const pathOf = ({ element, group }: PayrollConcept): string => (group === undefined ? element : `${group}/${element}`)

/** The items of one element, for each concept that shares it and has a value in it. */
const readElement = (xml: XmlReader, sharing: ReadonlyArray<PayrollConcept>): ReadonlyArray<Wire> => {
  const statedAmounts = sharing.flatMap((concept) => amountsOf(xml, concept))
  const amounts = withoutImplied(xml, statedAmounts)
  const items = amounts.map((each) => readItem(xml, each))
  // amounts that other amounts imply count as read with them
  for (const { concept } of statedAmounts)
    for (const name of amounts.length === 0 ? [] : attributeNames(concept)) xml.text(`@${name}`)
  return items
}

/** Reads the paid and withheld items, in the order of the annex. Inverts {@link payrollConcepts}. */
const readConcepts = (parent: XmlReader, type: PayrollItemType): ReadonlyArray<Wire> => {
  const concepts = payrollConcepts.filter((concept) => concept.type === type)
  const paths = new Set(concepts.map(pathOf))
  return [...paths].flatMap((path) => {
    const sharing = concepts.filter((concept) => pathOf(concept) === path)
    return parent.all(path).flatMap((xml) => readElement(xml, sharing))
  })
}

/** `Devengados` or `Deducciones`: the items of one type, which the body lists together with those of the other. */
export const concepts = (
  element: string,
  type: PayrollItemType
): Row<unknown, Writing & { readonly checked: { readonly entries: ReadonlyArray<CheckedPayrollEntry> } }, unknown> => ({
  element,
  fields: ["items"],
  note: { en: "grouped and put in the order of the annex", es: "agrupados y en el orden del anexo" },
  rule: "payroll annex 1.0 §2.1",
  compileWrite:
    () =>
    (xml, _, { checked: { entries } }) => {
      xml.open(element)
      conceptElements(xml, type, entries)
      xml.close(element)
    },
  read: (xml, values) => {
    const others = Array.isArray(values["Items"]) ? values["Items"] : []
    values["Items"] = list([...others, ...readConcepts(xml.at(element), type)])
  }
})
