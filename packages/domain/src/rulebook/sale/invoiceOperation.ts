import type { PreparedSale } from "../../document/CheckedSale.ts"
import type { Localized } from "../../rules/Language.ts"
import type { Rule } from "../../rules/Rule.ts"

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
  }
]
