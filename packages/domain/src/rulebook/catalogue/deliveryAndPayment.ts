import type { Listed } from "../CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AM…: delivery and carrier, of which nothing is filed. */
export const deliveryEntries: ReadonlyArray<Listed> = [
  {
    codes: codeRange("AM", 5, 59),
    cause: {
      en: "The delivery, its address or the carrier is not stated rightly.",
      es: "La entrega, su dirección o el transportador no está bien informado."
    },
    fix: {
      en: "Nothing: the group is not written; it is only checked when it is present.",
      es: "Ninguna: el grupo no se escribe; solo se valida cuando está presente."
    },
    decidedBy: "construction"
  }
]

/** Rules AN… and BD…: payment means and prepayments. */
export const paymentEntries: ReadonlyArray<Listed> = [
  {
    codes: ["AN01"],
    cause: { en: "The document does not say how it is paid.", es: "El documento no informa cómo se paga." },
    fix: { en: "Give PaymentMeans.", es: "Informe PaymentMeans." },
    path: "$.PaymentMeans",
    decidedBy: "form"
  },
  "FAN02",
  "DEAN02",
  "FAN03",
  {
    codes: ["AN03a", "AN03b"],
    cause: {
      en: "The means of payment of a note is absent or not in the list.",
      es: "El medio de pago de una nota falta o no está en la lista."
    },
    fix: { en: "Correct PaymentMeans.MethodCode.", es: "Corrija PaymentMeans.MethodCode." },
    path: "$.PaymentMeans.MethodCode",
    decidedBy: "construction"
  },
  "FAN04",
  {
    codes: ["BD02", "BD04", "BD05"],
    cause: {
      en: "A prepayment is not stated rightly.",
      es: "Un anticipo no está bien informado."
    },
    fix: {
      en: "Correct LegalMonetaryTotal.PrepaidAmount; the group is written from it, in CurrencyCode.",
      es: "Corrija LegalMonetaryTotal.PrepaidAmount; el grupo se escribe desde él, en CurrencyCode."
    },
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    decidedBy: "construction"
  },
  {
    codes: ["BD03"],
    severity: "notification",
    cause: {
      en: "The prepayment is more than what is payable.",
      es: "El anticipo supera el valor a pagar."
    },
    fix: {
      en: "Check LegalMonetaryTotal.PrepaidAmount against PayableAmount; the document is accepted.",
      es: "Verifique LegalMonetaryTotal.PrepaidAmount frente a PayableAmount; el documento se acepta."
    },
    path: "$.LegalMonetaryTotal.PrepaidAmount",
    decidedBy: "authority"
  }
]
