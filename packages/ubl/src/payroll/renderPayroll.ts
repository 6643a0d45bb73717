import type { CheckedPayroll } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { DocumentKey } from "@radicar/domain/key/DocumentKey"
import type { CanonicalXml } from "../CanonicalXml.ts"
import { content } from "./content.ts"
import { payrollRoot } from "./payrollRoot.ts"
import { payrollXml } from "./payrollXml.ts"

const root = payrollRoot("NominaIndividual")

/**
 * Writes a payroll support document as `NominaIndividual` (payroll annex 1.0 §2.1), directly in canonical form. Pure: the
 * same document and key give the same bytes.
 */
export const renderPayroll = (checked: CheckedPayroll, key: DocumentKey): CanonicalXml =>
  payrollXml(root, (xml) => content(xml, checked, key))
