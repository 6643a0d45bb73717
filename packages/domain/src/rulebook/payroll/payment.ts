import { payrollPaymentMeans } from "../../codes/payrollPaymentMeans.ts"
import { paymentDates, paymentForm, paymentMethod } from "../../document/PaymentMeans.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { rule, type Rules } from "../../rules/Rule.ts"
import { contradicting } from "../unplaced.ts"
import type { RuleFamily } from "./RuleFamily.ts"

/** Rules on the form, means and days of payment. */
export const payrollPaymentRules = (family: RuleFamily): Rules<PreparedPayroll> => [
  contradicting(({ document: { pay } }, report) => {
    const [first] = paymentDates(pay)
    if (first !== undefined && pay.date !== undefined && first !== pay.date) {
      report(["Pay", "Date"], `Pay.Dates[0]: ${first}`, pay.date)
    }
  }),
  rule(
    { code: `${family}064`, path: "$.Pay.Code", source: "Payroll annex 1.0, table 5.3.3.1" },
    "A payroll is paid in cash.",
    "El código de la forma de pago no es válido.",
    "Correct Pay.Code to 1.",
    "Corrija Pay.Code a 1.",
    ({ document: { pay } }, report) => {
      const form = paymentForm(pay)
      if (form !== "1") report(["Pay", form === pay.code ? "Code" : "MethodCode"], "1", form)
    }
  ),
  rule(
    { code: `${family}065`, path: "$.Pay.MethodCode", source: "Payroll annex 1.0, table 5.3.3.2" },
    "The means of payment is not valid.",
    "El código del método de pago no es válido.",
    "Correct Pay.MethodCode.",
    "Corrija Pay.MethodCode.",
    ({ document: { pay } }, report) => {
      const method = paymentMethod(pay)
      reportUnlessListed(payrollPaymentMeans, method, ["Pay", method === pay.code ? "Code" : "MethodCode"], report)
    }
  ),
  rule(
    { code: `${family}203`, path: "$.Pay.Date", source: "Payroll annex 1.0 §2, FechasPagos" },
    "The day of payment is absent.",
    "Debe ir la fecha de pago del documento.",
    "Give Pay.Date, or Pay.Dates of several payments.",
    "Informe Pay.Date, o Pay.Dates si son varios pagos.",
    ({ document: { pay } }, report) => {
      if (paymentDates(pay).length === 0) {
        report(["Pay", "Date"], { en: "the day on which it is paid", es: "el día en que se paga" }, undefined)
      }
    }
  )
]
