import { NamedCodeList } from "./CodeList.ts"

/**
 * Payment modalities of health services (`MODALIDAD_PAGO`). Code 05 is disabled. The date is not published; the latest
 * possible one is the start of the ministry's invoice validation (rule RVG018).
 */
export const healthPaymentModalities = new NamedCodeList(
  "health-payment-modalities",
  "modalidadPago",
  `01	Pago individual por caso / Conjunto integral de atenciones / Paquete / Canasta
02	Pago global prospectivo
03	Pago por capitación
04	Pago por evento
05	Otra modalidad (específica)`,
  { validities: { "05": { until: "2024-09-30" } } }
)
