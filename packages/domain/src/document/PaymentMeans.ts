import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { wireStruct } from "../wire/wireStruct.ts"

/**
 * How it is paid: `code` 1 (cash) or 2 (credit), `methodCode` the means (10, 42, 47, …), `date` when a credit is due.
 * Callers mix the two codes up; {@link paymentForm} and {@link paymentMethod} read them the right way round.
 */
export const PaymentMeans = wireStruct("PaymentMeans", {
  code: codeText(3, "payment-forms", "Exchanged with MethodCode, both are read the right way round."),
  methodCode: Schema.optionalKey(
    codeText(3, "payment-means", "A payroll takes those of `GET /v1/codes/payroll-payment-means`.")
  ),
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
