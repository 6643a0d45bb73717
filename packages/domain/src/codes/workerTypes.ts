import { NamedCodeList } from "./CodeList.ts"

/** Types of worker as in the social security return, `Trabajador/@TipoTrabajador` (payroll annex 1.0, table 5.5.3). */
export const workerTypes = new NamedCodeList(
  "worker-types",
  "TipoTrabajador",
  `01	Dependiente
02	Servicio doméstico
04	Madre comunitaria
12	Aprendices del SENA en etapa lectiva
18	Funcionarios públicos sin tope máximo de IBC
19	Aprendices del SENA en etapa productiva
21	Estudiantes de postgrado en salud
22	Profesor de establecimiento particular
23	Estudiantes aportes solo riesgos laborales
30	Dependiente entidades o universidades públicas con régimen especial en salud
31	Cooperados o pre cooperativas de trabajo asociado
47	Trabajador dependiente de entidad beneficiaria del sistema general de participaciones, aportes patronales
51	Trabajador de tiempo parcial
54	Pre pensionado de entidad en liquidación
56	Pre pensionado con aporte voluntario a salud
58	Estudiantes de prácticas laborales en el sector público`
)
