import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { AnyPayroll } from "./content/payroll/payrollIssuer.ts"
import { payrollSheet } from "./content/payroll/payrollSheet.ts"
import type { PrintOptions } from "./PrintOptions.ts"
import { printSheet } from "./printSheet.ts"

/** The graphic representation of a payroll document, or of a note that replaces or deletes one. */
export const printPayroll = (checked: AnyPayroll, key: DocumentKey, options: PrintOptions = {}): Uint8Array =>
  printSheet(payrollSheet(checked, key, options), { key, date: checked.document.date }, options)
