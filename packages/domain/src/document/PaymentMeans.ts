import { codeText } from "./codeText.ts"
import { Schema } from "effect"
import { type LocalDate, LocalDateFromWire } from "../time/LocalDate.ts"
import { used } from "../wire/Reader.ts"
import { text } from "../wire/text.ts"
import { wireList } from "../wire/wireList.ts"
import { wireStruct } from "../wire/wireStruct.ts"

const fields = {
  code: codeText(3, "payment-forms", "Exchanged with MethodCode, both are read the right way round."),
  methodCode: Schema.optionalKey(
    codeText(3, "payment-means", "A payroll takes those of `GET /v1/codes/payroll-payment-means`.")
  ),
  date: Schema.optionalKey(LocalDateFromWire)
} as const

/**
 * How a worker is paid: the form, the means, and when. `dates` are the days of several payments in a month, `date` that
 * of a single one.
 */
export const PayrollPay = wireStruct("PayrollPay", {
  ...fields,
  date: Schema.optionalKey(
    used(LocalDateFromWire, "of a single payment; with `Dates` notified if it is not the first of them (RAD62)")
  ),
  dates: Schema.optionalKey(
    used(
      wireList(LocalDateFromWire, { maximum: 31 }),
      "of several payments, in their order; the first decides the month that the document is of"
    )
  )
})

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

/** The days on which a worker is paid, in the order of the body; none where it states none. */
export const paymentDates = ({ date, dates }: PayrollPay): ReadonlyArray<LocalDate> =>
  dates ?? (date === undefined ? [] : [date])

type Means = Pick<PayrollPay, "code" | "methodCode">

const isForm = (code: string | undefined): boolean => code === "1" || code === "2"

const swapped = (payment: Means): boolean => !isForm(payment.code) && isForm(payment.methodCode)

/** `cac:PaymentMeans/cbc:ID`: 1 cash, 2 credit. */
export const paymentForm = (payment: Means): string => (swapped(payment) ? (payment.methodCode ?? "") : payment.code)

/** `cbc:PaymentMeansCode`; "1" (not defined) when the caller names none. */
export const paymentMethod = (payment: Means): string => (swapped(payment) ? payment.code : (payment.methodCode ?? "1"))
