import { payrollPaymentMeans } from "../../codes/payrollPaymentMeans.ts"
import { paymentDates, paymentForm, paymentMethod } from "../../document/PaymentMeans.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, rulesOver } from "../../rules/Rule.ts"
import { contradicting } from "../unplaced.ts"
import type { RuleFamily } from "./RuleFamily.ts"

/** Rules on the form, means and days of payment. */
export const payrollPaymentRules = (family: RuleFamily) =>
  rulesOver<PreparedPayroll>()([
    {
      ...contradicting,
      check: ({ document: { pay } }, report) => {
        const [first] = paymentDates(pay)
        if (first !== undefined && pay.date !== undefined && first !== pay.date) {
          report(["Pay", "Date"], `Pay.Dates[0]: ${first}`, pay.date)
        }
      }
    },
    {
      code: `${family}064`,
      message: { en: "A payroll is paid in cash.", es: "El código de la forma de pago no es válido." },
      explained: explain(
        { path: "$.Pay.Code" },
        "The form of payment is not 1.",
        "La forma de pago no es 1.",
        "Correct Pay.Code to 1.",
        "Corrija Pay.Code a 1."
      ),
      source: "Payroll annex 1.0, table 5.3.3.1",
      check: ({ document: { pay } }, report) => {
        const form = paymentForm(pay)
        if (form !== "1") report(["Pay", form === pay.code ? "Code" : "MethodCode"], "1", form)
      }
    },
    {
      code: `${family}065`,
      message: { en: "The means of payment is not valid.", es: "El código del método de pago no es válido." },
      explained: explain(
        { path: "$.Pay.MethodCode" },
        "The means of payment is not in the list.",
        "El método de pago no está en la lista.",
        "Correct Pay.MethodCode.",
        "Corrija Pay.MethodCode."
      ),
      source: "Payroll annex 1.0, table 5.3.3.2",
      check: ({ document: { pay } }, report) => {
        const method = paymentMethod(pay)
        reportUnlessListed(payrollPaymentMeans, method, ["Pay", method === pay.code ? "Code" : "MethodCode"], report)
      }
    },
    {
      code: `${family}203`,
      message: { en: "The day of payment is absent.", es: "Debe ir la fecha de pago del documento." },
      explained: explain(
        { path: "$.Pay.Date" },
        "The day of payment is absent.",
        "Falta la fecha de pago.",
        "Give Pay.Date, or Pay.Dates of several payments.",
        "Informe Pay.Date, o Pay.Dates si son varios pagos."
      ),
      source: "Payroll annex 1.0 §2, FechasPagos",
      check: ({ document: { pay } }, report) => {
        if (paymentDates(pay).length === 0) {
          report(["Pay", "Date"], { en: "the day on which it is paid", es: "el día en que se paga" }, undefined)
        }
      }
    }
  ])
