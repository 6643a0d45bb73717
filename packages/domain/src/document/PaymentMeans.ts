import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { LocalDateFromWire } from "../time/LocalDate.ts"
import { text } from "../wire/text.ts"
import { wireStruct } from "../wire/wireStruct.ts"

const fields = {
  code: codeText(3, "payment-forms", "Exchanged with MethodCode, both are read the right way round."),
  methodCode: Schema.optionalKey(
    codeText(3, "payment-means", "A payroll takes those of `GET /v1/codes/payroll-payment-means`.")
  ),
  date: Schema.optionalKey(LocalDateFromWire)
} as const

/** How a worker is paid: the form, the means, and when. */
export const PayrollPay = wireStruct("PayrollPay", fields)

/** See {@link PayrollPay}. */
export type PayrollPay = typeof PayrollPay.Type

/**
 * How a document or a part of it is paid: `code` 1 (cash) or 2 (credit), `methodCode` the means (10, 42, 47, …), `date`
 * when a credit or an instalment is due, `paymentId` the payer's reference. UBL has no place for the amount of a part.
 * Callers mix the two codes up; {@link paymentForm} and {@link paymentMethod} read them the right way round.
 */
export const PaymentMeans = wireStruct("PaymentMeans", {
  ...fields,
  paymentId: Schema.optionalKey(text(100, "What identifies the payment: the number of a transfer or of an instalment."))
})

/** See {@link PaymentMeans}. */
export type PaymentMeans = typeof PaymentMeans.Type

const isForm = (code: string | undefined): boolean => code === "1" || code === "2"

const swapped = (payment: PayrollPay): boolean => !isForm(payment.code) && isForm(payment.methodCode)

/** `cac:PaymentMeans/cbc:ID`: 1 cash, 2 credit. */
export const paymentForm = (payment: PayrollPay): string =>
  swapped(payment) ? (payment.methodCode ?? "") : payment.code

/** `cbc:PaymentMeansCode`; "1" (not defined) when the caller names none. */
export const paymentMethod = (payment: PayrollPay): string =>
  swapped(payment) ? payment.code : (payment.methodCode ?? "1")
