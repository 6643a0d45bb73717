import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "../../document/payroll/Payroll.ts"
import type { PreparedIssue, PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { ruleOver, rulesOver } from "../../rules/Rule.ts"
import { anObject } from "../../rules/sharedWordings.ts"
import { reportUnplaced, unplaced } from "../unplaced.ts"
import { issuerRules } from "./issuer.ts"
import { itemRules } from "./items.ts"
import { payrollPaymentRules } from "./payment.ts"
import { periodRules } from "./period.ts"
import { predecessorRules } from "./predecessor.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { payrollTotalRules } from "./totals.ts"
import { workerRules } from "./worker.ts"

const content = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    ...periodRules(family),
    ...workerRules(family),
    ...payrollPaymentRules(family),
    ...itemRules(family),
    ...payrollTotalRules(family)
  ])

/** Every rule of a payroll that the document and its configuration can decide. */
export const payrollRules = rulesOver<PreparedPayroll<Payroll>>()([...issuerRules("NIE"), ...content("NIE")])

/** Every rule of a note that replaces a payroll. */
export const payrollReplaceNoteRules = rulesOver<PreparedPayroll<PayrollReplaceNote>>()([
  ...predecessorRules("NIAE192"),
  ...issuerRules("NIAE"),
  ...content("NIAE")
])

const unplacedWorkerRule = ruleOver<PreparedIssue<PayrollDeleteNote>>()({
  ...unplaced,
  check: ({ document: { employeeParty } }, report) => {
    if (employeeParty !== undefined) reportUnplaced(["EmployeeParty"], anObject, report)
  }
})

/** Every rule of a note that deletes a payroll; the rules of its header have their own numbers. */
export const payrollDeleteNoteRules = rulesOver<PreparedIssue<PayrollDeleteNote>>()([
  ...predecessorRules("NIAE217"),
  ...issuerRules("NIAE", true),
  unplacedWorkerRule
])
