import { type PayrollConcept, payrollConcepts, type PayrollItemType } from "@radicar/domain/codes/payrollConcepts"
import { day, fields, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

/** An amount of a concept that an element states. */
interface StatedAmount {
  readonly concept: PayrollConcept
  readonly path: string
  readonly isSalary: boolean | undefined
}

const attributeOf = (attribute: { readonly name: string | undefined } | undefined): string | undefined =>
  attribute?.name === undefined ? undefined : `@${attribute.name}`

/** The amounts that an element states of one concept: the salary one, the other, its text, or none where it has none. */
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

const own = ({ amount, percentage, salaryAmount }: PayrollConcept): ReadonlyArray<string> =>
  [amount?.name, salaryAmount?.name, percentage?.name].filter((name) => name !== undefined)

/** Whether all that an element says of a concept is what another's item would write there anyway. */
const followsFrom = (xml: XmlReader, concept: PayrollConcept, { otherwise = {} }: PayrollConcept): boolean =>
  own(concept).every((name) => xml.peek(`@${name}`) === undefined || xml.peek(`@${name}`) === otherwise[name])

/** The amounts that are somebody's item: of two that imply each other the first. */
const withoutImplied = (xml: XmlReader, stated: ReadonlyArray<StatedAmount>): ReadonlyArray<StatedAmount> => {
  const kept: Array<StatedAmount> = [...stated]
  for (const candidate of stated.toReversed()) {
    const implied = kept.some(
      ({ concept }) => concept !== candidate.concept && followsFrom(xml, candidate.concept, concept)
    )
    if (implied) kept.splice(kept.indexOf(candidate), 1)
  }
  return kept
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

/** The items of one element: of every concept that shares it, those that it states. */
const readElement = (xml: XmlReader, sharing: ReadonlyArray<PayrollConcept>): ReadonlyArray<Wire> => {
  const stated = sharing.flatMap((concept) => amountsOf(xml, concept))
  const kept = withoutImplied(xml, stated)
  const items = kept.map((each) => readItem(xml, each))
  // what the others imply is read with them
  for (const { concept } of stated) for (const name of kept.length === 0 ? [] : own(concept)) xml.text(`@${name}`)
  return items
}

/** What is paid or withheld, in the order of the annex: the inverse of {@link payrollConcepts}. */
export const readConcepts = (parent: XmlReader, type: PayrollItemType): ReadonlyArray<Wire> => {
  const concepts = payrollConcepts.filter((concept) => concept.type === type)
  const paths = new Set(concepts.map(pathOf))
  return [...paths].flatMap((path) => {
    const sharing = concepts.filter((concept) => pathOf(concept) === path)
    return parent.all(path).flatMap((xml) => readElement(xml, sharing))
  })
}
