import { CodeList } from "./CodeList.ts"

/** Types of payroll items, `Items[].Type`: the two groups of the document (payroll annex 1.0 §2.1). */
export const payrollItemTypes = new CodeList(
  "payroll-item-types",
  "TipoItem",
  `Devengo	Devengado
Deduccion	Deducción`
)
