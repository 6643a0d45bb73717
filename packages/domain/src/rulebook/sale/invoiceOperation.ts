import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { Localized } from "../../rules/Language.ts"
import { explain, type Rule } from "../../rules/Rule.ts"

const transcribed: Localized = { en: "the document that is transcribed", es: "el documento que se transcribe" }

/** What an invoice's type and operation ask for beyond the code lists. */
export const invoiceOperationRules: ReadonlyArray<Rule<PreparedSale>> = [
  {
    code: "FAI01",
    message: {
      en: "An invoice of the issuer's contingency must name the paper invoice that it transcribes.",
      es: "Una factura de contingencia del facturador debe informar la factura de talonario o papel que transcribe."
    },
    source: "Annex FE 1.9, rule FAI01",
    check: ({ additionalDocumentReferences, document: { typeCode } }, report) => {
      if (typeCode === "03" && additionalDocumentReferences.length === 0) {
        report(["AdditionalDocumentReferences"], transcribed, undefined)
      }
    }
  },
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
      "Correct OperationCode to another one than 11 and 12.",
      "Corrija OperationCode a uno distinto de 11 y 12."
    ),
    source: "Annex FE 1.9 §13.1.5: mandates and transport need line schemes",
    check: ({ operationCode }, report) => {
      if (operationCode === "11" || operationCode === "12") {
        report(["OperationCode"], { en: "another one than 11 and 12", es: "uno distinto de 11 y 12" }, operationCode)
      }
    }
  }
]
