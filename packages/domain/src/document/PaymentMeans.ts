import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/**
 * How it is paid: `code` 1 (cash) or 2 (credit), `methodCode` the means (10, 42, 47, …), `date` when a credit is due.
 * Callers mix the two codes up; {@link paymentForm} and {@link paymentMethod} read them the right way round.
 */
export const PaymentMeans = wireStruct("PaymentMeans", {
  code: text(3),
  methodCode: Schema.optionalKey(text(3)),
  date: Schema.optionalKey(LocalDateFromWire)
})

/** See {@link PaymentMeans}. */
export type PaymentMeans = typeof PaymentMeans.Type

const isForm = (code: string | undefined): boolean => code === "1" || code === "2"

const swapped = (payment: PaymentMeans): boolean => !isForm(payment.code) && isForm(payment.methodCode)

/** `cac:PaymentMeans/cbc:ID`: 1 cash, 2 credit. */
export const paymentForm = (payment: PaymentMeans): string =>
  swapped(payment) ? (payment.methodCode ?? "") : payment.code

/** `cbc:PaymentMeansCode`; "1" (not defined) when the caller names none. */
export const paymentMethod = (payment: PaymentMeans): string =>
  swapped(payment) ? payment.code : (payment.methodCode ?? "1")
