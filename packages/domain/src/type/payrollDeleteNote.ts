import { Result } from "effect"
import { payrollDeleteNoteExample } from "../example/payrollNoteExample.ts"
import { payrollDeleteNoteKey } from "../key/payrollKey.ts"
import { payrollDeleteNoteRules } from "../rules/payroll/payrollRules.ts"
import { describeRules } from "../rules/RuleDescription.ts"
import { readDocument } from "../wire/readDocument.ts"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { type CheckedPayrollDeleteNote, checkPayrollDeleteNote } from "../document/payroll/CheckedPayroll.ts"
import { policyDescription } from "../document/payroll/policyDescription.ts"
import { endStep } from "../document/IdentifyOptions.ts"
import { identified } from "../document/payroll/identified.ts"
import { PayrollDeleteNote } from "../document/payroll/PayrollDeleteNote.ts"

/** Note that deletes a payroll document (`NominaIndividualDeAjuste/Eliminar`). */
export const payrollDeleteNote: DocumentDefinition<CheckedPayrollDeleteNote> = {
  operation: "PayrollDeleteNote",
  name: "payroll-delete-note",
  typeCodes: ["103"],
  fileKind: "niae",
  schema: PayrollDeleteNote,
  sentBy: "SendNominaSync",
  policyDescription,
  exampleNumbers: { from: 1, to: 999_999_999 },
  rules: /* @__PURE__ */ describeRules(payrollDeleteNoteRules),
  identify: (body, configuration, options) =>
    endStep(options, "decode", readDocument(PayrollDeleteNote, body, options)).pipe(
      Result.flatMap((document) =>
        endStep(options, "check", checkPayrollDeleteNote(document, configuration, options.language))
      ),
      Result.map((checked) => identified(checked, endStep(options, "key", payrollDeleteNoteKey(checked)), ""))
    ),
  example: payrollDeleteNoteExample
}
