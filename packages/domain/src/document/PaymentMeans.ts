import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { type LocalDate, LocalDateFromWire } from "../time/LocalDateTime.ts"
import { text } from "../wire/text.ts"
import { wireList } from "../wire/wireList.ts"
import { wireStruct } from "../wire/wireStruct.ts"
import { described } from "../rules/described.ts"

const fields = {
  code: described(codeText(3, "payment-forms", "open"), {
    en: "Form of payment: 1 cash, 2 credit. If Code and MethodCode are exchanged, both are read correctly.",
    es: "Forma de pago: 1 contado, 2 crédito. Si Code y MethodCode vienen intercambiados, se leen correctamente."
  }),
  methodCode: described(Schema.optionalKey(codeText(3, "payment-means", "open")), {
    en: "Means of payment: 10 cash, 42 bank deposit, 47 transfer, 48 credit card. Payroll has a list of its own.",
    es: "Medio de pago: 10 efectivo, 42 consignación, 47 transferencia, 48 tarjeta de crédito. La nómina tiene su propia lista."
  }),
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day on which a credit or an instalment is due, YYYY-MM-DD. If absent, DueDate counts.",
    es: "Fecha de vencimiento del crédito o de la cuota, AAAA-MM-DD. Si falta, cuenta DueDate."
  })
} as const

/**
 * The payment of a worker: form, means and days. `dates` are the days of several payments in a month, `date` is the day
 * of a single one.
 */
export const PayrollPay = wireStruct("PayrollPay", {
  ...fields,
  date: described(Schema.optionalKey(LocalDateFromWire), {
    en: "Day of a single payment, YYYY-MM-DD. With Dates, another day than the first is notified (RAD62).",
    es: "Fecha de un pago único, AAAA-MM-DD. Con Dates, una fecha distinta de la primera se notifica (RAD62).",
    use: {
      en: "of a single payment; with `Dates` notified if it is not the first of them (RAD62)",
      es: "de un solo pago; con `Dates` se notifica si no es la primera (RAD62)"
    }
  }),
  dates: described(Schema.optionalKey(wireList(LocalDateFromWire, { maximum: 31 })), {
    en: "Days of several payments in their order, YYYY-MM-DD. The first decides the month of the document.",
    es: "Fechas de varios pagos en su orden, AAAA-MM-DD. La primera decide el mes del documento.",
    use: {
      en: "of several payments, in their order; the first decides the month that the document is of",
      es: "de varios pagos, en su orden; la primera decide el mes del documento"
    }
  })
})

/** A value of the schema {@link PayrollPay}. */
export type PayrollPay = typeof PayrollPay.Type

/**
 * The payment of a document or of a part of it. `code` is 1 (cash) or 2 (credit), `methodCode` the means (10, 42, 47,
 * …), `date` the due day of a credit or an instalment, `paymentId` the payer's reference. UBL has no element for the
 * amount of a part. Callers confuse the two codes; {@link paymentForm} and {@link paymentMethod} correct that.
 */
export const PaymentMeans = wireStruct("PaymentMeans", {
  ...fields,
  paymentId: described(Schema.optionalKey(text(100)), {
    en: "Reference of the payment: the number of a transfer or of an instalment.",
    es: "Referencia del pago: el número de una transferencia o de una cuota."
  })
})

/** A value of the schema {@link PaymentMeans}. */
export type PaymentMeans = typeof PaymentMeans.Type

/** The days on which a worker is paid, in the order of the body; empty if it states none. */
export const paymentDates = ({ date, dates }: PayrollPay): ReadonlyArray<LocalDate> =>
  dates ?? (date === undefined ? [] : [date])

type Means = Pick<PayrollPay, "code" | "methodCode">

const isForm = (code: string | undefined): boolean => code === "1" || code === "2"

const swapped = (payment: Means): boolean => !isForm(payment.code) && isForm(payment.methodCode)

/** Form of payment, `cac:PaymentMeans/cbc:ID`: 1 cash, 2 credit. */
export const paymentForm = (payment: Means): string => (swapped(payment) ? (payment.methodCode ?? "") : payment.code)

/** Code of the means of payment, `cbc:PaymentMeansCode`; "1" (not defined) if the caller names none. */
export const paymentMethod = (payment: Means): string => (swapped(payment) ? payment.code : (payment.methodCode ?? "1"))
