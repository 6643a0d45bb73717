import { wireStruct } from "../../wire/wireStruct.ts"
import { noteTypeCode } from "./noteTypeCode.ts"
import { payrollContent } from "./payrollContent.ts"
import { payrollHeader } from "./payrollHeader.ts"
import { PredecessorReference } from "./PredecessorReference.ts"

/** Adjustment note that states a payroll anew, whole (`NominaIndividualDeAjuste/Reemplazar`, type 103). */
export const PayrollReplaceNote = wireStruct("PayrollReplaceNote", {
  typeCode: noteTypeCode,
  documentReference: PredecessorReference,
  ...payrollHeader,
  ...payrollContent
})

/** See {@link PayrollReplaceNote}. */
export type PayrollReplaceNote = typeof PayrollReplaceNote.Type
