import type { PreparedSale } from "../../document/CheckedSale.ts"
import { explain, type Rule } from "../../rules/Rule.ts"

/** What an invoice's operation asks for beyond the code list. */
export const invoiceOperationRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "RAD04",
    message: {
      en: "Invoices of this operation need parts that cannot be written yet.",
      es: "Las facturas de esta operación requieren partes que aún no se pueden generar."
    },
    explained: explain(
      { path: "$.OperationCode" },
      "Invoices of this operation cannot be written.",
      "Las facturas de esta operación no se pueden generar.",
      "Correct OperationCode to 09, 10, 13, 14, 15 or 16.",
      "Corrija OperationCode a 09, 10, 13, 14, 15 o 16."
    ),
    source: "Annex FE 1.9 §13.1.5: mandates and transport need line schemes, health its own extension",
    check: ({ operationCode }, report) => {
      if (operationCode === "11" || operationCode === "12" || operationCode.startsWith("SS-")) {
        report(["OperationCode"], { en: "09, 10, 13, 14, 15 or 16", es: "09, 10, 13, 14, 15 o 16" }, operationCode)
      }
    }
  }
]
