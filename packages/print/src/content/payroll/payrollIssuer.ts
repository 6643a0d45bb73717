import type {
  CheckedPayroll,
  CheckedPayrollDeleteNote,
  CheckedPayrollReplaceNote
} from "@radicar/domain/document/payroll/CheckedPayroll"
import type { Issuer } from "../../layout/Sheet.ts"
import { placeText } from "../address.ts"
import { joined } from "../facts.ts"
import { nitText } from "../identity.ts"

/** Any payroll document. */
export type AnyPayroll = CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote

/** A payroll document that says what is paid. */
export type PayrollWithPay = CheckedPayroll | CheckedPayrollReplaceNote

/** The employer, who issues. */
export const payrollIssuer = ({ document, employer, employerAddress }: AnyPayroll): Issuer => {
  const { email, name, phone } = document.companyParty
  return {
    name,
    lines: [
      nitText(employer),
      "Empleador",
      employerAddress.line,
      placeText(employerAddress),
      joined(" · ", phone === undefined ? undefined : `Tel. ${phone}`, email)
    ].filter((line) => line !== "")
  }
}
