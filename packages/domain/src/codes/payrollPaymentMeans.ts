import { NamedCodeList } from "./CodeList.ts"
import { paymentMeans } from "./paymentMeans.ts"

/**
 * Means by which a payroll is paid, `Pago/@Metodo`: those of a sale, and simplified savings accounts (payroll annex
 * 1.0, table 5.3.3.2).
 */
export const payrollPaymentMeans = new NamedCodeList(
  "payroll-payment-means",
  "MediosPago",
  [...paymentMeans.all(), ["98", "Cuentas de ahorro de trámite simplificado (CATS)"]]
    .map((row) => row.join("\t"))
    .join("\n")
)
