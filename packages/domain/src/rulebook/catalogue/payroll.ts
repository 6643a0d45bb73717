import { explain } from "../../rules/Rule.ts"
import type { CatalogueEntry, Listed } from "../CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"
import { payrollHeaderEntries } from "./payrollHeader.ts"
import { payrollItemEntries } from "./payrollItems.ts"
import { payrollNoteEntries } from "./payrollNotes.ts"
import { payrollPartyEntries } from "./payrollParties.ts"
import { payEntries } from "./payrollPay.ts"

/**
 * The entry for codes on earnings and deductions that no other entry lists. All that is known of these rules is that
 * the value must be well-formed if present.
 */
const remaining = (listed: ReadonlySet<string>): CatalogueEntry =>
  explain(
    {
      codes: ["NIE", "NIAE"].flatMap((family) => codeRange(family, 69, 201, 3)).filter((code) => !listed.has(code)),
      path: "$.Items",
      decidedBy: "construction"
    },
    "An earning or a deduction is not well-formed.",
    "Un devengado o una deducción no está bien formado.",
    "Correct the item in Items: code, Quantity, Percentage, StartDate, EndDate and Amount.",
    "Corrija el ítem en Items: code, Quantity, Percentage, StartDate, EndDate y Amount."
  )

/** Rules NIE… and NIAE…: payroll and its notes (payroll annex 1.0 §2). */
export const payrollEntries = (resolve: (entry: Listed) => CatalogueEntry): ReadonlyArray<CatalogueEntry> => {
  const entries = [
    ...[...payrollHeaderEntries, ...payrollPartyEntries, ...payEntries].map(resolve),
    ...payrollItemEntries(),
    ...payrollNoteEntries.map(resolve)
  ]
  return [...entries, remaining(new Set(entries.flatMap(({ codes }) => codes)))]
}
