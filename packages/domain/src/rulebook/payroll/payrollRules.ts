import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "../../document/payroll/Payroll.ts"
import type { PreparedIssue, PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { ruleWithCause, type Rules } from "../../rules/Rule.ts"
import { anObject, notAfter } from "../../rules/sharedWordings.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"
import { issuerRules } from "./issuer.ts"
import { itemRules } from "./items.ts"
import { payrollPaymentRules } from "./payment.ts"
import { periodRules } from "./period.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { payrollTotalRules } from "./totals.ts"
import { workerRules } from "./worker.ts"

const source = "Payroll annex 1.0 §2, ReemplazandoPredecesor and EliminandoPredecesor"

/** A rule on the day of the payroll that a note replaces or deletes. */
const predecessorRule = (code: string) =>
  ruleWithCause<PreparedIssue<PayrollReplaceNote | PayrollDeleteNote>>(
    { code, codes: ["NIAE192", "NIAE217"], authority: "notification", path: "$.DocumentReference.Date", source },
    "A note cannot be older than the document to which it refers.",
    "La fecha del documento predecesor no puede ser posterior a la de la nota.",
    "The day of the payroll that the note is about is not its own, or after the note's.",
    "La fecha de la nómina a la que se refiere la nota no es la suya, o es posterior a la nota.",
    "Correct DocumentReference.Date; a day after the note's is refused here.",
    "Corrija DocumentReference.Date; aquí se rechaza una fecha posterior a la de la nota.",
    ({ document: { date, documentReference } }, report) => {
      if (documentReference.date > date.date) {
        report(["DocumentReference", "Date"], notAfter(date.date), documentReference.date)
      }
    }
  )

const content = (family: RuleFamily): Rules<PreparedPayroll> => [
  ...periodRules(family),
  ...workerRules(family),
  ...payrollPaymentRules(family),
  ...itemRules(family),
  ...payrollTotalRules(family)
]

/** Every rule of a payroll that the document and its configuration can decide. */
export const payrollRules: Rules<PreparedPayroll<Payroll>> = [...issuerRules("NIE"), ...content("NIE")]

/** Every rule of a note that replaces a payroll. */
export const payrollReplaceNoteRules: Rules<PreparedPayroll<PayrollReplaceNote>> = [
  predecessorRule("NIAE192"),
  ...issuerRules("NIAE"),
  ...content("NIAE")
]

const unplacedWorkerRule = unplaced<PreparedIssue<PayrollDeleteNote>>(({ document: { employeeParty } }, report) => {
  if (employeeParty !== undefined) reportUnplaced(["EmployeeParty"], anObject, report)
})

/** Every rule of a note that deletes a payroll; the rules of its header have their own numbers. */
export const payrollDeleteNoteRules: Rules<PreparedIssue<PayrollDeleteNote>> = [
  predecessorRule("NIAE217"),
  ...issuerRules("NIAE", true),
  unplacedWorkerRule
]
