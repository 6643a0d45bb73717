import { paymentForms } from "../../codes/paymentForms.ts"
import { paymentMeans } from "../../codes/paymentMeans.ts"
import { type PaymentMeans, paymentForm, paymentMethod } from "../../document/PaymentMeans.ts"
import type { PreparedSale } from "../../document/CheckedSale.ts"
import { reportUnlessListed } from "../../rules/codeRule.ts"
import type { WirePath } from "../../rules/Violation.ts"
import { explain, type Report, type Rule } from "../../rules/Rule.ts"
import { placeIn } from "../../wire/wireList.ts"

const source = "Annex FE 1.9, rules FAN"

/** Checks each of the means of payment; `at` gives the place of a field in the body. */
export const forEachPayment =
  (check: (payment: PaymentMeans, at: (field: string) => WirePath, prepared: PreparedSale, report: Report) => void) =>
  (prepared: PreparedSale, report: Report): void => {
    const all = prepared.document.paymentMeans
    for (let index = 0; index < all.length; index++) {
      const payment = all[index]
      if (payment === undefined) continue
      check(payment, (field) => [...placeIn("PaymentMeans", all, index), field], prepared, report)
    }
  }

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
    check: forEachPayment((payment, at, _, report) =>
      reportUnlessListed(paymentForms, paymentForm(payment), at("Code"), report)
    )
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
    check: forEachPayment((payment, at, _, report) => {
      const method = paymentMethod(payment)
      reportUnlessListed(paymentMeans, method, at(method === payment.code ? "Code" : "MethodCode"), report)
    })
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
    check: forEachPayment((payment, at, { document }, report) => {
      if (paymentForm(payment) === "2" && (payment.date ?? document.dueDate) === undefined) {
        const expected = { en: "the date on which the credit is due", es: "la fecha de vencimiento del crédito" }
        report(at("Date"), expected, undefined)
      }
    })
  }
]
