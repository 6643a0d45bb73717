import type { CheckedPayrollDeleteNote } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { issue } from "./issue.ts"
import { payrollRoot } from "./payrollRoot.ts"
import { payrollXml } from "./payrollXml.ts"
import { predecessor } from "./predecessor.ts"

const root = payrollRoot("NominaIndividualDeAjuste")

/** Writes a note that annuls a payroll as `NominaIndividualDeAjuste/Eliminar` (payroll annex 1.0 §2.2). Pure. */
export const renderPayrollDeleteNote = (checked: CheckedPayrollDeleteNote, key: DocumentKey): CanonicalXml =>
  payrollXml(root, (xml) => {
    // 2 deletes (annex table 5.5.8)
    xml.plain("TipoNota", "2")
    xml.open("Eliminar")
    predecessor(xml, "EliminandoPredecesor", checked.document.documentReference)
    issue(xml, checked, key)
    xml.close("Eliminar")
  })
