import { NamedCodeList } from "./CodeList.ts"

/** Types of payroll items, `Items[].Type`: the two groups of the document (payroll annex 1.0 §2.1). */
export const payrollItemTypes = new NamedCodeList(
  "payroll-item-types",
  "TipoItem",
  `Devengo	Devengado
Deduccion	Deducción`
)
