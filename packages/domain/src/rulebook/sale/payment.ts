import { paymentForms } from "../../codes/paymentForms.ts"
import { paymentMeans } from "../../codes/paymentMeans.ts"
import { paymentForm, paymentMethod } from "../../document/PaymentMeans.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import { explain, type Rule } from "../../rules/Rule.ts"

const source = "Annex FE 1.9, rules FAN"

/** How the document is paid. */
export const paymentRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "FAN02",
    message: { en: "The form of payment is not valid.", es: "El código de la forma de pago no es válido." },
    explained: explain(
      { path: "$.PaymentMeans.Code" },
      "The form of payment is not 1 or 2.",
      "La forma de pago no es 1 o 2.",
      "Correct PaymentMeans.Code: 1 cash, 2 credit.",
      "Corrija PaymentMeans.Code: 1 contado, 2 crédito."
    ),
    source,
    check: ({ document }, report) =>
      reportUnlessListed(paymentForms, paymentForm(document.paymentMeans), ["PaymentMeans", "Code"], report)
  },
  {
    code: "FAN03",
    message: { en: "The means of payment is not valid.", es: "El código del medio de pago no es válido." },
    explained: explain(
      { path: "$.PaymentMeans.MethodCode" },
      "The means of payment is not in the list.",
      "El medio de pago no está en la lista.",
      "Correct PaymentMeans.MethodCode: 10 cash, 42 deposit, 47 debit transfer, 48 credit card, and so on.",
      "Corrija PaymentMeans.MethodCode: 10 efectivo, 42 consignación, 47 transferencia débito, 48 tarjeta crédito, etc."
    ),
    source,
    check: ({ document }, report) => {
      const method = paymentMethod(document.paymentMeans)
      const field = method === document.paymentMeans.code ? "Code" : "MethodCode"
      reportUnlessListed(paymentMeans, method, ["PaymentMeans", field], report)
    }
  },
  {
    code: "FAN04",
    message: {
      en: "A credit sale must say when it is due.",
      es: "Si la forma de pago es a crédito se debe informar la fecha de vencimiento."
    },
    explained: explain(
      { path: "$.PaymentMeans.Date" },
      "A credit sale does not say when it is due.",
      "Una venta a crédito no informa su vencimiento.",
      "Give PaymentMeans.Date or DueDate.",
      "Informe PaymentMeans.Date o DueDate."
    ),
    source,
    check: ({ document }, report) => {
      const due = document.paymentMeans.date ?? document.dueDate
      if (paymentForm(document.paymentMeans) === "2" && due === undefined) {
        const expected = { en: "the date on which the credit is due", es: "la fecha de vencimiento del crédito" }
        report(["PaymentMeans", "Date"], expected, undefined)
      }
    }
  }
]
