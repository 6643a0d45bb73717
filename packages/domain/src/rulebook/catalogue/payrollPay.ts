import { numbered } from "./numbered.ts"
import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules on period, currency, payment and totals of a payroll. */
export const payEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: numbered(["002", "004", "007", "008"]), path: "$.Period", decidedBy: "form" },
    "A value of the period is absent or not valid.",
    "Un dato del periodo falta o no es válido.",
    "Give Period.EntryDate, Period.StartDate and Period.EndDate.",
    "Informe Period.EntryDate, Period.StartDate y Period.EndDate."
  ),
  "NIE003",
  "NIE005",
  "NIE006",
  "NIE029",
  "NIE030",
  "NIE200",
  "NIE064",
  "NIE065",
  explain(
    { codes: numbered(["066", "067", "068"]), severity: "notification", path: "$.Account", decidedBy: "authority" },
    "The bank, the type or the number of the account is absent.",
    "Falta el banco, el tipo o el número de la cuenta.",
    "Give Account: Bank, Type and Number; the document is accepted.",
    "Informe Account: Bank, Type y Number; el documento se acepta."
  ),
  "NIE203",
  explain(
    { codes: numbered(["186"]), path: "$.MonetaryTotal", decidedBy: "construction" },
    "The rounding is not valid.",
    "El redondeo no es válido.",
    "Correct the sums in MonetaryTotal.",
    "Corrija las sumas en MonetaryTotal."
  ),
  "NIE187",
  "NIE188",
  "NIE189"
]
