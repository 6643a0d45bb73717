import { Redacted } from "effect"
import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "../document/payroll/CheckedPayroll.ts"
import { toFixed, zero } from "../number/Decimal.ts"
import { cune } from "./cune.ts"
import type { DocumentKey } from "./DocumentKey.ts"

const header = (checked: CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote) => ({
  number: checked.id,
  issueDate: checked.document.date.date,
  issueTime: checked.document.date.timeWithOffset,
  employer: checked.employer.number,
  typeCode: checked.document.typeCode === "102" ? ("102" as const) : ("103" as const),
  softwarePin: Redacted.value(checked.software.pin),
  environment: checked.environment
})

/** The CUNE of a payroll or of the note that replaces one. */
export const payrollKey = (checked: CheckedPayroll | CheckedPayrollReplaceNote): DocumentKey =>
  cune({
    ...header(checked),
    earned: toFixed(checked.totals.earned.amount, 2),
    deducted: toFixed(checked.totals.deducted.amount, 2),
    net: toFixed(checked.totals.net.amount, 2),
    worker: checked.worker.number
  })

/** The CUNE of a note that deletes a payroll: it has neither amounts nor a worker, for which zeros stand (payroll annex 1.0 §8.1.1.4). */
export const payrollDeleteNoteKey = (checked: CheckedPayrollDeleteNote): DocumentKey => {
  const nothing = toFixed(zero, 2)
  return cune({ ...header(checked), earned: nothing, deducted: nothing, net: nothing, worker: "0" })
}
