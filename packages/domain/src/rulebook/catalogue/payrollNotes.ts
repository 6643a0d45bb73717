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
      codes: ["NIAE191", "NIAE191a", "NIAE216", "NIAE216a"],
      severity: "notification",
      path: "$.DocumentReference.Uuid",
      decidedBy: "authority"
    },
    "The authority does not have the payroll that the note is about.",
    "La DIAN no tiene la nómina a la que se refiere la nota.",
    "Correct DocumentReference.Uuid, the CUNE of an accepted payroll; the note is accepted.",
    "Corrija DocumentReference.Uuid, el CUNE de una nómina aceptada; la nota se acepta."
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
