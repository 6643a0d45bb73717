import { described } from "@radicar/domain/inner/rules/described"
import { bilingual } from "@radicar/domain/inner/rules/Language"
import type { mailStateNames } from "@radicar/domain/inner/submission/mailStateNames"
import { Schema } from "effect"

/** Keys of the orders of a list of documents. */
export const sortKeys = ["issued", "number", "counterparty", "total", "due", "status"] as const

/** Values of `sort`: each key ascending, and with a minus descending. */
export const sortOrders = sortKeys.flatMap((key) => [key, `-${key}`] as const)

/** The query parameter `sort` of lists and exports of documents. */
export const sortParameter = Schema.Literals(sortOrders).annotate({
  description: bilingual({
    en: "Order of the documents: issued (day of issue), number (prefix, then number), counterparty (name), total (in whatever currency), due (day of payment) or status (rejected, refused, pending, processing, submitted); with a minus descending, such as -total. Documents without the value come last, equal ones in the order of recording. issuedFrom and issuedTo must then name a period of at most 366 days. Absent: the newest first.",
    es: "Orden de los documentos: issued (día de expedición), number (prefijo, luego número), counterparty (nombre), total (en cualquier moneda), due (vencimiento) o status (rechazado, no recibido, pendiente, en proceso, aceptado); con un menos, descendente, como -total. Los documentos sin el valor van al final; los iguales, en el orden de registro. issuedFrom e issuedTo deben nombrar entonces un período de máximo 366 días. Ausente: primero lo más reciente."
  })
})

/** States of the e-mail of a document. */
export const documentMailStates = ["none", "queued", "sent", "failed", "bounced"] as const satisfies ReadonlyArray<
  keyof typeof mailStateNames
>

/** Values of `mail`: the states, those that some receiver did not get, and those with those that nobody was sent. */
export const mailFilters = [...documentMailStates, "undelivered", "unresolved"] as const

/** The query parameter `mail` of lists, sums and exports of documents. */
export const mailParameter = Schema.Literals(mailFilters).annotate({
  description: bilingual({
    en: "Only accepted documents by their newest e-mail. none: not mailed. queued: to be sent. sent: taken by the mail server. failed: refused for some receiver. bounced: came back from some receiver. undelivered: failed or bounced. unresolved: none, failed or bounced.",
    es: "Solo documentos aceptados según su último correo. none: sin enviar. queued: por enviar. sent: lo recibió el servidor de correo. failed: negado para algún destinatario. bounced: devuelto por algún destinatario. undelivered: failed o bounced. unresolved: none, failed o bounced."
  })
})

const amount = (en: string, es: string) => described(Schema.optionalKey(Schema.String), { en, es })

/** Facts of a document in a ledger. Amounts are decimals in the document's currency; absent where it has none. */
export const LedgerFacts = Schema.Struct({
  dueDate: described(Schema.optionalKey(Schema.String), {
    en: "First day on which payment is due: 2026-02-14. Absent if the document states none.",
    es: "Primer día en que vence el pago: 2026-02-14. Ausente si el documento no lo indica."
  }),
  paymentForm: described(Schema.optionalKey(Schema.String), {
    en: "Form of payment: 1 cash, 2 credit (GET /v1/codes/payment-forms). Absent without one.",
    es: "Forma de pago: 1 contado, 2 crédito (GET /v1/codes/payment-forms). Ausente si no la hay."
  }),
  order: described(Schema.optionalKey(Schema.String), {
    en: "Number of the buyer's order; absent without one.",
    es: "Número de la orden de compra del adquiriente; ausente si no la hay."
  }),
  base: amount(
    "Taxable amount of VAT at every rate, 0 % included, as a decimal: 522006.00.",
    "Base gravable del IVA a todas las tarifas, la de 0 % incluida, como decimal: 522006.00."
  ),
  iva: amount(
    "VAT (01), at all rates, as a decimal: 51300.30.",
    "IVA (01), a todas las tarifas, como decimal: 51300.30."
  ),
  withheld: amount(
    "Withholdings stated in the document, which do not change its total: of VAT, income tax and ICA.",
    "Retenciones indicadas en el documento, que no cambian su total: de IVA, renta e ICA."
  )
}).annotate({ identifier: "LedgerFacts" })

/** A receiver that an e-mail did not reach. */
const UndeliveredMail = Schema.Struct({
  address: described(Schema.String, { en: "Address of the receiver.", es: "Correo del destinatario." }),
  reason: described(Schema.optionalKey(Schema.String), {
    en: "Words of the mail server that refused or returned the mail: 550 5.1.1 user unknown. Absent if it gave none.",
    es: "Palabras del servidor de correo que negó o devolvió el mensaje: 550 5.1.1 user unknown. Ausente si no dio ninguna."
  })
}).annotate({ identifier: "UndeliveredMail" })

/** Facts that lists and pages of documents show in addition to the result. */
export const ledgerFields = {
  facts: described(Schema.optionalKey(LedgerFacts), {
    en: "Taxes and payment as the document states them, with the sign that it writes. Absent if it was erased.",
    es: "Impuestos y pago como los indica el documento, con el signo que escribe. Ausente si fue eliminado."
  }),
  mail: described(Schema.optionalKey(Schema.Literals(documentMailStates)), {
    en: "State of the newest e-mail of an accepted document, as the filter `mail`; absent of any other document.",
    es: "Estado del último correo de un documento aceptado, como el filtro `mail`; ausente en cualquier otro documento."
  }),
  undelivered: described(Schema.optionalKey(Schema.Array(UndeliveredMail)), {
    en: "Receivers that the newest e-mail did not reach, with the states failed and bounced.",
    es: "Destinatarios a los que no llegó el último correo, con los estados failed y bounced."
  })
}
