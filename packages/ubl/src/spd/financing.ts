import type { SpdBalance, SpdFinancing } from "@radicar/domain/document/equivalent/SpdService"
import { toExact } from "@radicar/domain/number/Decimal"
import type { BigDecimal } from "effect"
import { headerAmount } from "../xml/money.ts"
import type { XmlWriter } from "../xml/XmlWriter.ts"

type NamedAmounts = ReadonlyArray<readonly [name: string, amount: BigDecimal.BigDecimal | undefined]>

/** Elements around amounts, from the outside to the inside; nothing where none of the amounts is stated. */
const amountGroup = (xml: XmlWriter, around: ReadonlyArray<string>, amounts: NamedAmounts, currency: string): void => {
  if (amounts.every(([, amount]) => amount === undefined)) return
  for (const name of around) xml.open(name)
  for (const [name, amount] of amounts) if (amount !== undefined) headerAmount(xml, name, amount, currency)
  for (const name of around.toReversed()) xml.close(name)
}

/** The samples call the adjustment of own services otherwise than that of another company's. */
const adjustmentName = (isOtherCompany: boolean): string =>
  isOtherCompany ? "CrDbAplicableAlSubtotalSPD" : "AdjustmentAccounting"

const balanceGroup = (xml: XmlWriter, balance: SpdBalance, isOtherCompany: boolean, currency: string): void => {
  xml.open("Balance")
  amountGroup(xml, ["pendingpayment"], [["DebitLineAmount", balance.pendingAmount]], currency)
  if (balance.transactions !== undefined) {
    xml.open("Transactions")
    for (const { amount, description } of balance.transactions) {
      xml.open("Transaction")
      xml.leaf("TransactionDescription", description)
      headerAmount(xml, "CreditLineAmount", amount, currency)
      xml.close("Transaction")
    }
    xml.close("Transactions")
  }
  const adjustment: NamedAmounts = [
    ["DescuentoCreditoAlItem", balance.creditAmount],
    ["CargoDebitoAlItem", balance.debitAmount]
  ]
  amountGroup(xml, [adjustmentName(isOtherCompany)], adjustment, currency)
  const carried: NamedAmounts = [
    ["NewTotalDebitLineAmount", balance.newDebitAmount],
    ["NewTotalCreditLineAmount", balance.newCreditAmount]
  ]
  amountGroup(xml, ["PosBalanceAmount", "SaldoQuePasa"], carried, currency)
  xml.close("Balance")
}

const paymentTerms = (xml: XmlWriter, stated: SpdFinancing): void => {
  const { installments, interestPercentage, paidInstallments } = stated
  if (installments === undefined && paidInstallments === undefined && interestPercentage === undefined) return
  xml.open("SubscriberPaymentsTerms")
  if (installments !== undefined) xml.plain("Termino", String(installments), ` concepto="cuotasAPagar"`)
  if (paidInstallments !== undefined) xml.plain("Termino", String(paidInstallments), ` concepto="cuotasPagadas"`)
  if (interestPercentage !== undefined) {
    xml.open("InterestRate")
    xml.plain("cbc:Percent", toExact(interestPercentage, 2))
    xml.close("InterestRate")
  }
  xml.close("SubscriberPaymentsTerms")
}

/** `SubInvoiceLine`: what is paid off in instalments. */
export const financing = (xml: XmlWriter, stated: SpdFinancing, isOtherCompany: boolean, currency: string): void => {
  xml.open("SubInvoiceLine")
  xml.leaf("ID", stated.contractNumber)
  xml.open("ItemBienServicio")
  xml.leaf("BSName", stated.name)
  xml.optionalLeaf("Description", stated.description)
  xml.close("ItemBienServicio")
  paymentTerms(xml, stated)
  if (stated.balance !== undefined) balanceGroup(xml, stated.balance, isOtherCompany, currency)
  xml.close("SubInvoiceLine")
}
