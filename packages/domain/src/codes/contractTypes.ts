import { NamedCodeList } from "./CodeList.ts"

/** Types of contract of employment, `Trabajador/@TipoContrato` (payroll annex 1.0, table 5.5.2). */
export const contractTypes = new NamedCodeList(
  "contract-types",
  "TipoContrato",
  `1	Término fijo
2	Término indefinido
3	Obra o labor
4	Aprendizaje
5	Prácticas o pasantías`
)
