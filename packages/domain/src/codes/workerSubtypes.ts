import { NamedCodeList } from "./CodeList.ts"

/**
 * Subtypes of worker as in the social security return, `Trabajador/@SubTipoTrabajador` (payroll annex 1.0, table
 * 5.5.4).
 */
export const workerSubtypes = new NamedCodeList(
  "worker-subtypes",
  "SubTipoTrabajador",
  `00	No aplica
01	Dependiente pensionado por vejez activo`
)
