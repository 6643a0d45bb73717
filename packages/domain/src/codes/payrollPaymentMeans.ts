import { CodeList } from "./CodeList.ts"
import { paymentMeans } from "./paymentMeans.ts"

const more = [
  ["71", "Bonos"],
  ["72", "Vales"],
  ["98", "Cuentas de ahorro de trámite simplificado (CATS)"]
] as const

/**
 * Means by which a payroll is paid, `Pago/@Metodo`: those of a sale and three more (payroll annex 1.0, table 5.3.3.2).
 */
export const payrollPaymentMeans = new CodeList(
  "payroll-payment-means",
  "MediosPago",
  [...paymentMeans.all(), ...more].map((row) => row.join("\t")).join("\n")
)
