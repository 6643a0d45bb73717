import type { Payroll, PayrollDeleteNote, PayrollReplaceNote } from "../../document/payroll/Payroll.ts"
import type { PreparedIssue, PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import type { Rule } from "../../rules/Rule.ts"
import { issuerRules } from "./issuer.ts"
import { itemRules } from "./items.ts"
import { paymentRules } from "./payment.ts"
import { periodRules } from "./period.ts"
import { predecessorRules } from "./predecessor.ts"
import type { RuleFamily } from "./RuleFamily.ts"
import { totalRules } from "./totals.ts"
import { workerRules } from "./worker.ts"

const content = (family: RuleFamily): ReadonlyArray<Rule<PreparedPayroll>> => [
  ...periodRules(family),
  ...workerRules(family),
  ...paymentRules(family),
  ...itemRules(family),
  ...totalRules(family)
]

const issuer = (family: RuleFamily) =>
  issuerRules({
    number: `${family}012`,
    softwareOwner: `${family}017`,
    softwareId: `${family}019`,
    securityCode: `${family}020`,
    date: `${family}026`,
    nit: `${family}033`,
    checkDigit: `${family}034`,
    country: `${family}035`,
    department: `${family}036`,
    municipality: `${family}037`
  })

/** Every rule of a payroll that the document and its configuration decide. */
export const payrollRules: ReadonlyArray<Rule<PreparedPayroll<Payroll>>> = [...issuer("NIE"), ...content("NIE")]

/** Every rule of a note that replaces a payroll. */
export const payrollReplaceNoteRules: ReadonlyArray<Rule<PreparedPayroll<PayrollReplaceNote>>> = [
  ...predecessorRules("NIAE192"),
  ...issuer("NIAE"),
  ...content("NIAE")
]

/** Every rule of a note that deletes a payroll: its header has numbers of its own. */
export const payrollDeleteNoteRules: ReadonlyArray<Rule<PreparedIssue<PayrollDeleteNote>>> = [
  ...predecessorRules("NIAE217"),
  ...issuerRules({
    number: "NIAE220",
    softwareOwner: "NIAE230",
    softwareId: "NIAE232",
    securityCode: "NIAE233",
    date: "NIAE240",
    nit: "NIAE248",
    checkDigit: "NIAE249",
    country: "NIAE250",
    department: "NIAE251",
    municipality: "NIAE252"
  })
]
