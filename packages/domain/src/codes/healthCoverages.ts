import { NamedCodeList } from "./CodeList.ts"

/**
 * Payers of health services (`COBERTURA_PLAN_BENEFICIOS`). Plan 01 was split into 16 and 17; the ministry's validator
 * refuses 01 on invoices issued after June 2026.
 */
export const healthCoverages = new NamedCodeList(
  "health-coverages",
  "coberturaPlan",
  `01	Plan de beneficios en salud financiado con UPC
02	Presupuesto máximo
03	Prima EPS / EOC, no asegurados SOAT
04	Cobertura Póliza SOAT
05	Cobertura ARL
06	Cobertura ADRES
07	Cobertura Salud Pública
08	Cobertura entidad territorial, recursos de oferta
09	Urgencias población migrante
10	Plan complementario en salud
11	Plan medicina prepagada
12	Otras pólizas en salud
13	Cobertura Régimen Especial o Excepción
14	Cobertura Fondo Nacional de Salud de las Personas Privadas de la Libertad
15	Particular
16	Plan de beneficios en salud financiado con UPC Contributivo
17	Plan de beneficios en salud financiado con UPC Subsidiado`,
  { validities: { "01": { until: "2026-06-30" } } }
)
