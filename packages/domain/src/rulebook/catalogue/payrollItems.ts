import { payrollConcepts, type PayrollConcept } from "../../codes/payrollConcepts.ts"
import type { CatalogueEntry, Listed } from "../CatalogueEntry.ts"

interface Part {
  readonly rule: string
  readonly field: "Quantity" | "Percentage" | "Description" | "InhabilityCode" | "EndDate" | "Amount"
  readonly decidedBy: "rules" | "construction"
}

const words = {
  Quantity: { en: "quantity", es: "cantidad" },
  Percentage: { en: "percentage", es: "porcentaje" },
  Description: { en: "description", es: "descripción" },
  InhabilityCode: { en: "type of sick leave", es: "tipo de incapacidad" },
  EndDate: { en: "end", es: "fecha o hora final" },
  Amount: { en: "amount", es: "valor" }
} as const

/** What the annex numbers of a concept, first what our rules check. */
const partsOf = (concept: PayrollConcept): ReadonlyArray<Part> => {
  const { amount, description, inhability, percentage, quantity, salaryAmount, time } = concept
  const part = (attribute: { readonly rule: string } | undefined, field: Part["field"], rules = true) =>
    attribute === undefined
      ? []
      : [{ rule: attribute.rule, field, decidedBy: rules ? "rules" : "construction" } as const]
  const stated = percentage?.standard === undefined && percentage?.optional !== true
  return [
    ...part(time, "EndDate"),
    ...part(quantity, "Quantity"),
    ...part(description, "Description"),
    ...part(inhability, "InhabilityCode"),
    ...part(salaryAmount, "Amount"),
    ...part(amount, "Amount"),
    ...part(percentage, "Percentage", stated)
  ]
}

const required: ReadonlyMap<string, string> = new Map([
  ["Salud", "161"],
  ["FondoPension", "164"]
])

const entryOf = (concept: PayrollConcept, { decidedBy, field, rule }: Part): CatalogueEntry => {
  const must = required.get(concept.code) === rule
  const also = must ? { en: ", or the item itself", es: ", o el ítem mismo" } : { en: "", es: "" }
  return {
    codes: [`NIE${rule}`, `NIAE${rule}`],
    cause: {
      en: `The ${words[field].en} of ${concept.code}${also.en} is absent or not valid.`,
      es: `${concept.name}: falta o no es válido el dato «${words[field].es}»${also.es}.`
    },
    fix: {
      en: `Correct ${field} of the item with code ${concept.code} in Items.`,
      es: `Corrija ${field} del ítem con code ${concept.code} en Items.`
    },
    path: `$.Items[*].${field}`,
    decidedBy: must ? "rules" : decidedBy
  }
}

/** The rules on earnings and deductions, one for each numbered part of a concept; what two concepts share is the first's. */
export const payrollItemEntries = (): ReadonlyArray<Listed> => {
  const entries = new Map<string, CatalogueEntry>()
  for (const concept of payrollConcepts) {
    for (const part of partsOf(concept)) {
      if (!entries.has(part.rule)) entries.set(part.rule, entryOf(concept, part))
    }
  }
  return [...entries.values()]
}
