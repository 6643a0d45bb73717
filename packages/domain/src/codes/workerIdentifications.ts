import { NamedCodeList } from "./CodeList.ts"

/**
 * Types of identification of a worker, `Trabajador/@TipoDocumento` (payroll annex 1.0, table 5.2.1). The table is older
 * than the temporary protection permit (PPT), which the list for sales documents has as 48.
 */
export const workerIdentifications = new NamedCodeList(
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
48	PPT (Permiso por Protección Temporal)
50	NIT de otro país
91	NUIP`,
  {
    doubts: {
      "48": {
        en: "the list for sales documents has it, and APIDIAN files it in payrolls since May 2024; the payroll annex of 2021 and Factus lack it",
        es: "la lista de los documentos de venta lo tiene, y APIDIAN lo presenta en nómina desde mayo de 2024; el anexo de nómina de 2021 y Factus no lo tienen"
      }
    }
  }
)
