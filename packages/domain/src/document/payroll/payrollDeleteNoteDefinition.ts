import { Result } from "effect"
import { payrollDeleteNoteExample } from "../../example/payrollNoteExample.ts"
import { payrollDeleteNoteKey } from "../../key/payrollKey.ts"
import { readDocument } from "../../wire/readDocument.ts"
import type { DocumentDefinition } from "../DocumentDefinition.ts"
import { type CheckedPayrollDeleteNote, checkPayrollDeleteNote } from "./CheckedPayroll.ts"
import { identified } from "./identified.ts"
import { PayrollDeleteNote } from "./PayrollDeleteNote.ts"

/** Note that deletes a payroll document (`NominaIndividualDeAjuste/Eliminar`). */
export const payrollDeleteNoteDefinition: DocumentDefinition<CheckedPayrollDeleteNote> = {
  operation: "PayrollDeleteNote",
  name: "payroll-delete-note",
  typeCodes: ["103"],
  identify: (body, configuration, options) =>
    readDocument(PayrollDeleteNote, body, options).pipe(
      Result.flatMap((document) => checkPayrollDeleteNote(document, configuration, options.language)),
      Result.map((checked) => identified(checked, payrollDeleteNoteKey(checked), ""))
    ),
  example: payrollDeleteNoteExample
}
