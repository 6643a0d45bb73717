import { type SpdBalance, SpdFinancing } from "@radicar/domain/inner/document/equivalent/SpdService"
import { part, type Part, partInOrder, type Row, wireName } from "../table/Row.ts"
import { derivedAttribute } from "../table/attributes.ts"
import { amount, count, exactNumber, text } from "../table/elements.ts"
import { each, group, one, optionalGroup } from "../table/nesting.ts"
import { number } from "../table/wireValues.ts"

/**
 * A number of instalments: of all, or of those already paid. Both use the element `Termino` and differ in its
 * `concepto`.
 */
const term = (field: "installments" | "paidInstallments", concept: string): Row<SpdFinancing> => ({
  ...count<SpdFinancing>("Termino", field, undefined, {
    attributes: [derivedAttribute("concepto", concept)],
    note: { en: `with \`@concepto="${concept}"\``, es: `con \`@concepto="${concept}"\`` }
  }),
  read: (xml, values) => {
    const term = xml.all("Termino").find((each) => each.peek("@concepto") === concept)
    term?.text("@concepto")
    values[wireName(field)] = number(term?.text())
  },
  settle: undefined
})

type Transaction = NonNullable<SpdBalance["transactions"]>[number]

/**
 * The balance. In the samples, the group of the adjustment is `AdjustmentAccounting` for own services and
 * `CrDbAplicableAlSubtotalSPD` for those of another company.
 */
const balance = (isOtherCompany: boolean): Part<SpdBalance> =>
  partInOrder([
    amount("pendingpayment/DebitLineAmount", "pendingAmount"),
    each(
      "Transactions/Transaction",
      "transactions",
      partInOrder<Transaction>([text("TransactionDescription", "description"), amount("CreditLineAmount", "amount")])
    ),
    optionalGroup(isOtherCompany ? "CrDbAplicableAlSubtotalSPD" : "AdjustmentAccounting", [
      amount("DescuentoCreditoAlItem", "creditAmount"),
      amount("CargoDebitoAlItem", "debitAmount")
    ]),
    optionalGroup("PosBalanceAmount/SaldoQuePasa", [
      amount("NewTotalDebitLineAmount", "newDebitAmount"),
      amount("NewTotalCreditLineAmount", "newCreditAmount")
    ])
  ])

/** `SubInvoiceLine`: an amount paid in instalments. */
export const financing = (isOtherCompany: boolean): Part<SpdFinancing> =>
  part(SpdFinancing, [
    text("ID", "contractNumber"),
    group("ItemBienServicio", [text("BSName", "name"), text("Description", "description")]),
    optionalGroup("SubscriberPaymentsTerms", [
      term("installments", "cuotasAPagar"),
      term("paidInstallments", "cuotasPagadas"),
      exactNumber("InterestRate/cbc:Percent", "interestPercentage")
    ]),
    one("Balance", "balance", balance(isOtherCompany))
  ])
