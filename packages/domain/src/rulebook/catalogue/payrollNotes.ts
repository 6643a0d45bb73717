import { explain } from "../../rules/Rule.ts"
import type { Listed } from "../CatalogueEntry.ts"

/** Rules on the reference of a note to the payroll that it replaces or deletes. */
export const payrollNoteEntries: ReadonlyArray<Listed> = [
  explain(
    {
      codes: ["NIAE190", "NIAE215"],
      severity: "notification",
      path: "$.DocumentReference.Number",
      decidedBy: "authority"
    },
    "The number of the payroll that the note is about is not valid.",
    "El número de la nómina a la que se refiere la nota no es válido.",
    "Correct DocumentReference.Number; the document is accepted.",
    "Corrija DocumentReference.Number; el documento se acepta."
  ),
  explain(
    {
      codes: ["NIAE191", "NIAE216"],
      severity: "notification",
      path: "$.DocumentReference.Uuid",
      decidedBy: "authority"
    },
    "The CUNE of the payroll that the note is about is not valid.",
    "El CUNE de la nómina a la que se refiere la nota no es válido.",
    "Correct DocumentReference.Uuid, the CUNE of an accepted payroll; the note is accepted.",
    "Corrija DocumentReference.Uuid, el CUNE de una nómina aceptada; la nota se acepta."
  ),
  explain(
    { codes: ["NIAE191a", "NIAE216a"], path: "$.DocumentReference.Uuid", decidedBy: "form" },
    "The authority has no accepted payroll of this employer with this CUNE, or the payroll to replace is of another worker.",
    "La DIAN no tiene una nómina aceptada de este empleador con este CUNE, o la nómina que se reemplaza es de otro trabajador.",
    "Correct DocumentReference.Uuid; of a wrong worker or a rejected payroll, delete what was accepted with PayrollDeleteNote, then file a payroll again.",
    "Corrija DocumentReference.Uuid; si el trabajador es otro o la nómina fue rechazada, elimine lo aceptado con PayrollDeleteNote y radique una nómina nueva."
  ),
  "NIAE192",
  explain(
    { codes: ["NIAE214"], decidedBy: "construction" },
    "The type of the note, to replace or to delete, is not that of its content.",
    "El tipo de nota, reemplazar o eliminar, no es el de su contenido.",
    "File it with its operation: PayrollReplaceNote or PayrollDeleteNote.",
    "Transmítala con su operación: PayrollReplaceNote o PayrollDeleteNote."
  )
]
