import { explain } from "../../rules/Rule.ts"
import { type Listed, codeRange } from "../CatalogueEntry.ts"

/** Rules AM…: the delivery and the carrier. We never file a carrier. */
export const deliveryEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AM06", "AM07", "AM09", "AM10", "AM11", "AM13", "AM14"], decidedBy: "construction" },
    "The address of the delivery is incomplete, or a name in it is not that of its code.",
    "La dirección de la entrega está incompleta, o un nombre no es el de su código.",
    "Correct Delivery.PhysicalLocation; the names are taken from the lists.",
    "Corrija Delivery.PhysicalLocation; los nombres se toman de las listas."
  ),
  explain(
    { codes: codeRange("AM", 15, 59), decidedBy: "construction" },
    "The carrier is not stated correctly.",
    "El transportador no está bien informado.",
    "Nothing: the group of the carrier is not written; it is only checked when it is present.",
    "Ninguna: el grupo del transportador no se escribe; solo se valida cuando está presente."
  )
]

/** Rules AN… and BD…: payment means and prepayments. */
export const paymentEntries: ReadonlyArray<Listed> = [
  explain(
    { codes: ["AN01"], path: "$.PaymentMeans", decidedBy: "form" },
    "The document does not say how it is paid.",
    "El documento no informa cómo se paga.",
    "Give PaymentMeans.",
    "Informe PaymentMeans."
  ),
  explain(
    { codes: ["AN03a", "AN03b"], path: "$.PaymentMeans.MethodCode", decidedBy: "construction" },
    "The means of payment of a note is absent or not in the list.",
    "El medio de pago de una nota falta o no está en la lista.",
    "Correct PaymentMeans.MethodCode.",
    "Corrija PaymentMeans.MethodCode."
  ),
  explain(
    { codes: ["BD02", "BD04", "BD05"], path: "$.LegalMonetaryTotal.PrepaidAmount", decidedBy: "construction" },
    "A prepayment is not stated correctly.",
    "Un anticipo no está bien informado.",
    "Correct PrepaidPayments, or LegalMonetaryTotal.PrepaidAmount where it alone is given; both are written in CurrencyCode.",
    "Corrija PrepaidPayments, o LegalMonetaryTotal.PrepaidAmount si solo se informa este; ambos se escriben en CurrencyCode."
  )
]
