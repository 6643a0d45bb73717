import { NamedCodeList } from "./CodeList.ts"

/** Pay frequencies of a payroll, `InformacionGeneral/@PeriodoNomina` (payroll annex 1.0, table 5.5.1). */
export const payrollPeriods = new NamedCodeList(
  "payroll-periods",
  "PeriodoNomina",
  `1	Semanal
2	Decenal
3	Catorcenal
4	Quincenal
5	Mensual
6	Otro`
)
