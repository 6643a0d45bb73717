import { Result } from "effect"
import { payrollReplaceNoteExample } from "../example/payrollNoteExample.ts"
import { payrollKey } from "../key/payrollKey.ts"
import { payrollReplaceNoteRules } from "../rules/payroll/payrollRules.ts"
import { describeRules } from "../rules/RuleDescription.ts"
import { readDocument } from "../wire/readDocument.ts"
import type { DocumentDefinition } from "../document/DocumentDefinition.ts"
import { type CheckedPayrollReplaceNote, checkPayrollReplaceNote } from "../document/payroll/CheckedPayroll.ts"
import { policyDescription } from "../document/payroll/policyDescription.ts"
import { endStep } from "../document/IdentifyOptions.ts"
import { identified } from "../document/payroll/identified.ts"
import { PayrollReplaceNote } from "../document/payroll/PayrollReplaceNote.ts"

/** Note that replaces a payroll document (`NominaIndividualDeAjuste/Reemplazar`). */
export const payrollReplaceNote: DocumentDefinition<CheckedPayrollReplaceNote> = {
  operation: "PayrollReplaceNote",
  name: "payroll-replace-note",
  typeCodes: ["103"],
  fileKind: "niae",
  schema: PayrollReplaceNote,
  sentBy: "SendNominaSync",
  policyDescription,
  exampleNumbers: { from: 1, to: 999_999_999 },
  rules: /* @__PURE__ */ describeRules(payrollReplaceNoteRules),
  identify: (body, configuration, options) =>
    endStep(options, "decode", readDocument(PayrollReplaceNote, body, options)).pipe(
      Result.flatMap((document) =>
        endStep(options, "check", checkPayrollReplaceNote(document, configuration, options.language))
      ),
      Result.map((checked) =>
        identified(checked, endStep(options, "key", payrollKey(checked)), checked.document.documentReference.number)
      )
    ),
  example: payrollReplaceNoteExample
}
