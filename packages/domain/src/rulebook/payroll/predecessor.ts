import type { PayrollDeleteNote, PayrollReplaceNote } from "../../document/payroll/Payroll.ts"
import type { PreparedIssue } from "../../document/payroll/CheckedPayroll.ts"
import { explain, rulesOver } from "../../rules/Rule.ts"
import { notAfter } from "../../rules/sharedWordings.ts"

/** Rules on the document that a note replaces or deletes. `code` is the note's rule on the day of that document. */
export const predecessorRules = <const Code extends string>(code: Code) =>
  rulesOver<PreparedIssue<PayrollReplaceNote | PayrollDeleteNote>>()([
    {
      code,
      message: {
        en: "A note cannot be older than the document to which it refers.",
        es: "La fecha del documento predecesor no puede ser posterior a la de la nota."
      },
      explained: explain(
        { codes: ["NIAE192", "NIAE217"], severity: "notification", path: "$.DocumentReference.Date" },
        "The day of the payroll that the note is about is not its own, or after the note's.",
        "La fecha de la nómina a la que se refiere la nota no es la suya, o es posterior a la nota.",
        "Correct DocumentReference.Date; a day after the note's is refused here.",
        "Corrija DocumentReference.Date; aquí se rechaza una fecha posterior a la de la nota."
      ),
      source: "Payroll annex 1.0 §2, ReemplazandoPredecesor and EliminandoPredecesor",
      check: ({ document: { date, documentReference } }, report) => {
        if (documentReference.date > date.date) {
          report(["DocumentReference", "Date"], notAfter(date.date), documentReference.date)
        }
      }
    }
  ])
