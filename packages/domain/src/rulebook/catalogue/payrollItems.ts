import { explain } from "../../rules/Rule.ts"
import { payrollConcepts, type PayrollConcept } from "../../codes/payrollConcepts.ts"
import { payrollRules } from "../payroll/payrollRules.ts"
import type { CatalogueEntry } from "../CatalogueEntry.ts"

interface Part {
  readonly rule: string
  readonly field: "Quantity" | "Percentage" | "Description" | "InhabilityCode" | "EndDate" | "Amount"
}

const words = {
  Quantity: { en: "quantity", es: "cantidad" },
  Percentage: { en: "percentage", es: "porcentaje" },
  Description: { en: "description", es: "descripción" },
  InhabilityCode: { en: "type of sick leave", es: "tipo de incapacidad" },
  EndDate: { en: "end", es: "fecha o hora final" },
  Amount: { en: "amount", es: "valor" }
} as const

/** The attributes of a concept that have rule numbers in the annex; of a time it is the end that has one. */
const partsOf = (concept: PayrollConcept): ReadonlyArray<Part> => {
  const { amount, description, inhability, percentage, quantity, salaryAmount, time } = concept
  const part = (attribute: { readonly rule: string } | undefined, field: Part["field"]) =>
    attribute === undefined ? [] : [{ rule: attribute.rule, field }]
  return [
    ...part(time, "EndDate"),
    ...part(quantity, "Quantity"),
    ...part(description, "Description"),
    ...part(inhability, "InhabilityCode"),
    ...part(salaryAmount, "Amount"),
    ...part(amount, "Amount"),
    ...part(percentage, "Percentage")
  ]
}

/** The rules on an attribute that are also about the absence of its element: the schema demands it of every payroll. */
const required: ReadonlyMap<string, string> = new Map([
  ["Salud", "161"],
  ["FondoPension", "164"]
])

/**
 * The place that decides a code: our rules if they check it, otherwise the authority. No rule of ours compares a stated
 * percentage with the authority's tables: the law changes surcharges before the tables follow.
 */
const deciderOf = (code: string, checked: ReadonlySet<string>) => (checked.has(code) ? "rules" : "authority")

const entryOf = (concept: PayrollConcept, { field, rule }: Part, checked: ReadonlySet<string>): CatalogueEntry => {
  const must = required.get(concept.code) === rule
  const also = must ? { en: ", or the item itself", es: ", o el ítem mismo" } : { en: "", es: "" }
  const code = `NIE${rule}`
  return explain(
    { codes: [code, `NIAE${rule}`], path: `$.Items[*].${field}`, decidedBy: deciderOf(code, checked) },
    `The ${words[field].en} of ${concept.code}${also.en} is absent or not valid.`,
    `${concept.name}: falta o no es válido el dato «${words[field].es}»${also.es}.`,
    `Correct ${field} of the item with code ${concept.code} in Items.`,
    `Corrija ${field} del ítem con code ${concept.code} en Items.`
  )
}

/**
 * The rules on earnings and deductions, one for each numbered part of a concept. Parts that two concepts share belong
 * to the first.
 */
export const payrollItemEntries = (): ReadonlyArray<CatalogueEntry> => {
  const checked = new Set(payrollRules.map(({ code }) => code))
  const entries = new Map<string, CatalogueEntry>()
  for (const concept of payrollConcepts) {
    for (const part of partsOf(concept)) {
      if (!entries.has(part.rule)) entries.set(part.rule, entryOf(concept, part, checked))
    }
  }
  return [...entries.values()]
}
