import { NamedCodeList } from "./CodeList.ts"

/** Reasons for having no contract with the payer (`FACTURA_SIN_CONTRATO`). */
export const healthNoContractReasons = new NamedCodeList(
  "health-no-contract-reasons",
  "facturaSinContrato",
  `01	Atención de urgencias
02	Atención a cargo de ADRES o de aseguradora SOAT, planes voluntarios de salud
03	Atención en salud por fallos de tutela / órdenes judiciales
04	Atención en salud por portabilidad o asignación masiva de afiliados (Art. 2.5.3.4.7.9 Decreto 780/2016)
05	Atención en salud en casos excepcionales por cotizaciones o autorizaciones sin contrato
06	Gestión recuperación de órganos para trasplante (Ley Estatutaria 1751 de 2015)
07	Prestación de servicio a paciente particular`
)
