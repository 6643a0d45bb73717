import { Result } from "effect"
import { payrollReplaceNoteExample } from "../../example/payrollNoteExample.ts"
import { payrollKey } from "../../key/payrollKey.ts"
import { readDocument } from "../../wire/readDocument.ts"
import type { DocumentDefinition } from "../DocumentDefinition.ts"
import { type CheckedPayrollReplaceNote, checkPayrollReplaceNote } from "./CheckedPayroll.ts"
import { identified } from "./identified.ts"
import { PayrollReplaceNote } from "./PayrollReplaceNote.ts"

/** Note that replaces a payroll document (`NominaIndividualDeAjuste/Reemplazar`). */
export const payrollReplaceNoteDefinition: DocumentDefinition<CheckedPayrollReplaceNote> = {
  operation: "PayrollReplaceNote",
  name: "payroll-replace-note",
  typeCodes: ["103"],
  identify: (body, configuration, options) =>
    readDocument(PayrollReplaceNote, body, options).pipe(
      Result.flatMap((document) => checkPayrollReplaceNote(document, configuration, options.language)),
      Result.map((checked) => identified(checked, payrollKey(checked), checked.document.documentReference.number))
    ),
  example: payrollReplaceNoteExample
}
