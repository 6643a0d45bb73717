import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { codeRange } from "./codeRange.ts"

/** Rules AM…: delivery and carrier, of which nothing is filed. */
export const deliveryEntries: ReadonlyArray<CatalogueEntry> = [
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
export const paymentEntries: ReadonlyArray<CatalogueEntry> = [
  {
    codes: ["AN01"],
    cause: { en: "The document does not say how it is paid.", es: "El documento no informa cómo se paga." },
    fix: { en: "Give PaymentMeans.", es: "Informe PaymentMeans." },
    path: "$.PaymentMeans",
    decidedBy: "form"
  },
  {
    codes: ["AN02"],
    cause: { en: "The form of payment is not 1 or 2.", es: "La forma de pago no es 1 o 2." },
    fix: {
      en: "Correct PaymentMeans.Code: 1 cash, 2 credit.",
      es: "Corrija PaymentMeans.Code: 1 contado, 2 crédito."
    },
    path: "$.PaymentMeans.Code",
    decidedBy: "rules"
  },
  {
    codes: ["DEAN02"],
    cause: {
      en: "A POS ticket is not paid in cash, or the form of payment is not valid.",
      es: "Un tiquete POS no se paga de contado, o la forma de pago no es válida."
    },
    fix: {
      en: "Correct PaymentMeans.Code to 1, or issue an invoice for a credit sale.",
      es: "Corrija PaymentMeans.Code a 1, o emita una factura para una venta a crédito."
    },
    path: "$.PaymentMeans.Code",
    decidedBy: "rules"
  },
  {
    codes: ["AN03"],
    cause: { en: "The means of payment is not in the list.", es: "El medio de pago no está en la lista." },
    fix: {
      en: "Correct PaymentMeans.MethodCode: 10 cash, 42 deposit, 47 debit transfer, 48 credit card, and so on.",
      es: "Corrija PaymentMeans.MethodCode: 10 efectivo, 42 consignación, 47 transferencia débito, 48 tarjeta crédito, etc."
    },
    path: "$.PaymentMeans.MethodCode",
    decidedBy: "rules"
  },
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
  {
    codes: ["AN04"],
    cause: {
      en: "A credit sale does not say when it is due.",
      es: "Una venta a crédito no informa su vencimiento."
    },
    fix: { en: "Give PaymentMeans.Date or DueDate.", es: "Informe PaymentMeans.Date o DueDate." },
    path: "$.PaymentMeans.Date",
    decidedBy: "rules"
  },
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
