import { payrollPaymentMeans } from "../../codes/payrollPaymentMeans.ts"
import { paymentForm, paymentMethod } from "../../document/PaymentMeans.ts"
import type { PreparedPayroll } from "../../document/payroll/CheckedPayroll.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { Rule } from "../../rules/Rule.ts"
import type { RuleFamily } from "./RuleFamily.ts"

/** How and when the worker is paid. */
export const paymentRules = (family: RuleFamily): ReadonlyArray<Rule<PreparedPayroll>> => [
  {
    code: `${family}064`,
    message: { en: "A payroll is paid in cash.", es: "El código de la forma de pago no es válido." },
    explained: {
      cause: { en: "The form of payment is not 1.", es: "La forma de pago no es 1." },
      fix: { en: "Correct Pay.Code to 1.", es: "Corrija Pay.Code a 1." },
      path: "$.Pay.Code"
    },
    source: "Payroll annex 1.0, table 5.3.3.1",
    check: ({ document: { pay } }, report) => {
      const form = paymentForm(pay)
      if (form !== "1") report(["Pay", form === pay.code ? "Code" : "MethodCode"], "1", form)
    }
  },
  {
    code: `${family}065`,
    message: { en: "The means of payment is not valid.", es: "El código del método de pago no es válido." },
    explained: {
      cause: { en: "The means of payment is not in the list.", es: "El método de pago no está en la lista." },
      fix: { en: "Correct Pay.MethodCode.", es: "Corrija Pay.MethodCode." },
      path: "$.Pay.MethodCode"
    },
    source: "Payroll annex 1.0, table 5.3.3.2",
    check: ({ document: { pay } }, report) => {
      const method = paymentMethod(pay)
      reportUnlessListed(payrollPaymentMeans, method, ["Pay", method === pay.code ? "Code" : "MethodCode"], report)
    }
  },
  {
    code: `${family}203`,
    message: { en: "The day of payment is absent.", es: "Debe ir la fecha de pago del documento." },
    explained: {
      cause: { en: "The day of payment is absent.", es: "Falta la fecha de pago." },
      fix: { en: "Give Pay.Date.", es: "Informe Pay.Date." },
      path: "$.Pay.Date"
    },
    source: "Payroll annex 1.0 §2, FechasPagos",
    check: ({ document: { pay } }, report) => {
      if (pay.date === undefined) {
        report(["Pay", "Date"], { en: "the day on which it is paid", es: "el día en que se paga" }, undefined)
      }
    }
  }
]
