import { elements, exists, text } from "../../xml/query.ts"
import type { JudgedDocument } from "../JudgedDocument.ts"
import { reject, type Rule } from "../Rule.ts"

// Codes of the annex's table of payment means.
const means = new Set(
  (
    "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 " +
    "41 42 43 44 45 46 47 48 49 50 51 52 53 60 61 62 63 64 65 66 67 70 74 75 76 77 78 91 92 93 94 95 96 97 ZZZ"
  ).split(" ")
)

/** Payment (group AN). */
export const paymentRules: ReadonlyArray<Rule<JudgedDocument>> = [
  reject("FAN01", "No se informó el grupo de medios de pago.", ({ root }) => !exists(root, "cac:PaymentMeans")),
  reject("FAN02", "El método de pago debe ser 1 (contado) o 2 (crédito).", ({ root }) =>
    elements(root, "cac:PaymentMeans").some((payment) => !["1", "2"].includes(text(payment, "cbc:ID") ?? ""))
  ),
  reject("FAN03", "El código del medio de pago no corresponde a un valor de la lista.", ({ root }) =>
    elements(root, "cac:PaymentMeans").some((payment) => !means.has(text(payment, "cbc:PaymentMeansCode") ?? ""))
  ),
  reject("FAN04", "La fecha de vencimiento es obligatoria cuando el método de pago es crédito.", ({ root }) =>
    elements(root, "cac:PaymentMeans[cbc:ID='2']").some((payment) => !exists(payment, "cbc:PaymentDueDate"))
  )
]
