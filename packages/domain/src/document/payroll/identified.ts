import type { DocumentKey } from "../../key/DocumentKey.ts"
import type { IdentifiedDocument } from "../DocumentDefinition.ts"
import type { CheckedPayroll, CheckedPayrollDeleteNote, CheckedPayrollReplaceNote } from "./CheckedPayroll.ts"

/** A checked payroll document with its key, as the service takes it. */
export const identified = <Checked extends CheckedPayroll | CheckedPayrollReplaceNote | CheckedPayrollDeleteNote>(
  checked: Checked,
  key: DocumentKey,
  reference: string
): IdentifiedDocument<Checked> => {
  const { date, number, signingCertificate, typeCode } = checked.document
  return {
    checked,
    key,
    notifications: checked.notifications,
    type: typeCode,
    prefix: checked.prefix ?? "",
    number,
    issuerNit: checked.employer.number,
    softwareOwnerNit: checked.softwareOwner.number,
    date,
    reference,
    content: checked.document,
    certificate: signingCertificate
  }
}
