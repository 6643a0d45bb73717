import { NamedCodeList } from "./CodeList.ts"

/** Types of sick leave, `Incapacidad/@Tipo` (payroll annex 1.0, table 5.5.6). */
export const inhabilityTypes = new NamedCodeList(
  "inhability-types",
  "TipoIncapacidad",
  `1	Común
2	Profesional
3	Laboral`
)
