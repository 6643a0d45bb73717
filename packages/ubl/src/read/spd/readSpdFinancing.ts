import { fields, list, number, type Wire } from "../wireValues.ts"
import type { XmlReader } from "../xml/XmlReader.ts"

const readTerm = (xml: XmlReader, concept: string): Wire => {
  const term = xml.all("SubscriberPaymentsTerms/Termino").find((each) => each.peek("@concepto") === concept)
  term?.text("@concepto")
  return number(term?.text())
}

/** What is paid off in instalments; own services and those of another company call the adjustment otherwise. */
export const readSpdFinancing = (xml: XmlReader, isOtherCompany: boolean): Wire => {
  const balance = xml.at("Balance")
  const adjustment = balance.at(isOtherCompany ? "CrDbAplicableAlSubtotalSPD" : "AdjustmentAccounting")
  const carried = balance.at("PosBalanceAmount/SaldoQuePasa")
  return fields({
    ContractNumber: xml.text("ID"),
    Name: xml.text("ItemBienServicio/BSName"),
    Description: xml.text("ItemBienServicio/Description"),
    Installments: readTerm(xml, "cuotasAPagar"),
    PaidInstallments: readTerm(xml, "cuotasPagadas"),
    InterestPercentage: number(xml.text("SubscriberPaymentsTerms/InterestRate/cbc:Percent")),
    Balance: fields({
      PendingAmount: number(balance.text("pendingpayment/DebitLineAmount")),
      Transactions: list(
        balance.all("Transactions/Transaction").map((each) =>
          fields({
            Description: each.text("TransactionDescription"),
            Amount: number(each.text("CreditLineAmount"))
          })
        )
      ),
      CreditAmount: number(adjustment.text("DescuentoCreditoAlItem")),
      DebitAmount: number(adjustment.text("CargoDebitoAlItem")),
      NewDebitAmount: number(carried.text("NewTotalDebitLineAmount")),
      NewCreditAmount: number(carried.text("NewTotalCreditLineAmount"))
    })
  })
}
