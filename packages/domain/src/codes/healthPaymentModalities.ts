import { CodeList } from "./CodeList.ts"

/**
 * How health services are paid (`MODALIDAD_PAGO`). 05 is disabled since a day that is not published: at the latest
 * since the ministry validates invoices (rule RVG018).
 */
export const healthPaymentModalities = new CodeList(
  "health-payment-modalities",
  "modalidadPago",
  `01	Pago individual por caso / Conjunto integral de atenciones / Paquete / Canasta
02	Pago global prospectivo
03	Pago por capitación
04	Pago por evento
05	Otra modalidad (específica)`,
  { "05": { until: "2024-09-30" } }
)
