import type { SpdFinancing, SpdService } from "@radicar/domain/document/equivalent/SpdService"
import type { BigDecimal } from "effect"
import type { Table } from "../../layout/Sheet.ts"
import { money, percent } from "../../text/money.ts"
import { joined } from "../facts.ts"

const amount = (label: string, value: BigDecimal.BigDecimal | undefined): ReadonlyArray<string> =>
  value === undefined ? [] : [`${label}: ${money(value)}`]

const balanceNotes = ({ balance }: SpdFinancing): ReadonlyArray<string> => [
  ...(balance?.transactions ?? []).map((transaction) => `${transaction.description}: ${money(transaction.amount)}`),
  ...amount("Créditos", balance?.creditAmount),
  ...amount("Débitos", balance?.debitAmount),
  ...amount("Nuevo saldo a favor", balance?.newCreditAmount)
]

const instalments = ({ installments, paidInstallments }: SpdFinancing): string =>
  joined(" de ", paidInstallments?.toString(), installments?.toString())

const optional = (value: BigDecimal.BigDecimal | undefined): string => (value === undefined ? "" : money(value))

/** What a subscriber pays off in instalments beside a service. */
export const financingTable = ({ financings = [] }: SpdService): ReadonlyArray<Table> =>
  financings.length === 0
    ? []
    : [
        {
          kind: "table",
          title: "Financiaciones",
          columns: [
            { title: "Contrato", align: "left", width: { kind: "fit", maximum: 90 } },
            { title: "Concepto", align: "left", width: { kind: "fill" } },
            { title: "Cuotas", align: "right", width: { kind: "fit", maximum: 60 } },
            { title: "Interés", align: "right", width: { kind: "fit", maximum: 50 } },
            { title: "Saldo", align: "right", width: { kind: "fit", maximum: 90 } },
            { title: "Nuevo saldo", align: "right", width: { kind: "fit", maximum: 90 } }
          ],
          rows: financings.map((financing) => [
            { lines: [financing.contractNumber] },
            { lines: [joined(": ", financing.name, financing.description)], notes: balanceNotes(financing) },
            { lines: [instalments(financing)] },
            { lines: [financing.interestPercentage === undefined ? "" : percent(financing.interestPercentage)] },
            { lines: [optional(financing.balance?.pendingAmount)] },
            { lines: [optional(financing.balance?.newDebitAmount)] }
          ])
        }
      ]
