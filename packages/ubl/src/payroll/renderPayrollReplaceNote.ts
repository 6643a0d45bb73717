import type { CheckedPayrollReplaceNote } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { content } from "./content.ts"
import { payrollRoot } from "./payrollRoot.ts"
import { payrollXml } from "./payrollXml.ts"
import { predecessor } from "./predecessor.ts"

const root = payrollRoot("NominaIndividualDeAjuste")

/** Writes a note that states a payroll anew as `NominaIndividualDeAjuste/Reemplazar` (payroll annex 1.0 §2.2). Pure. */
export const renderPayrollReplaceNote = (checked: CheckedPayrollReplaceNote, key: DocumentKey): CanonicalXml =>
  payrollXml(root, (xml) => {
    // 1 replaces (annex table 5.5.8)
    xml.plain("TipoNota", "1")
    xml.open("Reemplazar")
    predecessor(xml, "ReemplazandoPredecesor", checked.document.documentReference)
    content(xml, checked, key)
    xml.close("Reemplazar")
  })
