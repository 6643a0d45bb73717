import { Schema } from "effect"
import { Amount } from "../../number/amount.ts"
import { wholeNumber } from "../../number/wholeNumber.ts"
import { text } from "../../wire/text.ts"
import { wireList } from "../../wire/wireList.ts"
import { wireStruct } from "../../wire/wireStruct.ts"

const installments = wholeNumber({
  identifier: "SpdInstallments",
  description: "A number of instalments.",
  minimum: 0,
  maximum: 9_999
})

const SpdTransaction = wireStruct("SpdTransaction", {
  description: text(450),
  amount: Amount
})

/** What is owed, what is paid of it now, and what is left (`Balance`). */
const SpdBalance = wireStruct("SpdBalance", {
  pendingAmount: Schema.optionalKey(Amount),
  transactions: Schema.optionalKey(wireList(SpdTransaction, { maximum: 100 })),
  creditAmount: Schema.optionalKey(Amount),
  debitAmount: Schema.optionalKey(Amount),
  newDebitAmount: Schema.optionalKey(Amount),
  newCreditAmount: Schema.optionalKey(Amount)
})

/** See {@link SpdBalance}. */
export type SpdBalance = typeof SpdBalance.Type

/** Something that the subscriber pays off in instalments beside the service (`SubInvoiceLine`; official samples SPD001). */
export const SpdFinancing = wireStruct("SpdFinancing", {
  contractNumber: text(100),
  name: text(450),
  description: Schema.optionalKey(text(450)),
  installments: Schema.optionalKey(installments),
  paidInstallments: Schema.optionalKey(installments),
  interestPercentage: Schema.optionalKey(Amount),
  balance: Schema.optionalKey(SpdBalance)
})

/** See {@link SpdFinancing}. */
export type SpdFinancing = typeof SpdFinancing.Type
