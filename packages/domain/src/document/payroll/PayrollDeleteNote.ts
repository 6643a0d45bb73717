import { wireStruct } from "../../wire/wireStruct.ts"
import { noteTypeCode } from "./noteTypeCode.ts"
import { payrollHeader } from "./payrollHeader.ts"
import { PredecessorReference } from "./PredecessorReference.ts"

/** Adjustment note that annuls a payroll document sent by mistake (`NominaIndividualDeAjuste/Eliminar`, type 103). */
export const PayrollDeleteNote = wireStruct("PayrollDeleteNote", {
  typeCode: noteTypeCode,
  documentReference: PredecessorReference,
  ...payrollHeader
})

/** See {@link PayrollDeleteNote}. */
export type PayrollDeleteNote = typeof PayrollDeleteNote.Type
