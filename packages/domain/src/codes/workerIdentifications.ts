import { CodeList } from "./CodeList.ts"

/**
 * Types of identification of a worker, `Trabajador/@TipoDocumento` (payroll annex 1.0, table 5.2.1). The table is older
 * than the list for sales documents and lacks code 48, the temporary protection permit (PPT).
 */
export const workerIdentifications = new CodeList(
  "worker-identifications",
  "TipoDocumento",
  `11	Registro civil
12	Tarjeta de identidad
13	Cédula de ciudadanía
21	Tarjeta de extranjería
22	Cédula de extranjería
31	NIT
41	Pasaporte
42	Documento de identificación extranjero
47	PEP (Permiso Especial de Permanencia)
50	NIT de otro país
91	NUIP`
)
