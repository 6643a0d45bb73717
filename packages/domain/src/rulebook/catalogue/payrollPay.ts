import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { both, notified, told } from "./payrollEntry.ts"

/** Period, currency, payment and totals of a payroll. */
export const payEntries: ReadonlyArray<CatalogueEntry> = [
  both(
    ["002", "004", "007", "008"],
    told(
      ["A value of the period is absent or not valid.", "Un dato del periodo falta o no es válido."],
      [
        "Give Period.EntryDate, Period.StartDate and Period.EndDate.",
        "Informe Period.EntryDate, Period.StartDate y Period.EndDate."
      ],
      "form",
      "$.Period"
    )
  ),
  both(
    ["003"],
    told(
      ["The worker left before having begun.", "La fecha de retiro es anterior a la de ingreso."],
      ["Correct Period.FinishDate or Period.EntryDate.", "Corrija Period.FinishDate o Period.EntryDate."],
      "rules",
      "$.Period.FinishDate"
    )
  ),
  both(
    ["005"],
    told(
      ["The period ends before it begins.", "El periodo termina antes de iniciar."],
      ["Correct Period.EndDate or Period.StartDate.", "Corrija Period.EndDate o Period.StartDate."],
      "rules",
      "$.Period.EndDate"
    )
  ),
  both(
    ["006"],
    told(
      ["The time worked is less than one day.", "El tiempo laborado es menor que un día."],
      [
        "Correct Period.EntryDate: not after Period.EndDate.",
        "Corrija Period.EntryDate: no posterior a Period.EndDate."
      ],
      "rules",
      "$.Period.EntryDate"
    )
  ),
  both(
    ["029"],
    told(
      ["The payroll period is not in the list.", "El periodo de nómina no está en la lista."],
      ["Correct Information.PeriodCode: 1 to 6.", "Corrija Information.PeriodCode: 1 a 6."],
      "rules",
      "$.Information.PeriodCode"
    )
  ),
  both(
    ["030"],
    told(
      ["The currency is not in the list.", "La moneda no está en la lista."],
      ["Correct Information.CurrencyCode: COP as a rule.", "Corrija Information.CurrencyCode: por regla general COP."],
      "rules",
      "$.Information.CurrencyCode"
    )
  ),
  both(
    ["200"],
    told(
      [
        "The document is in another currency than COP and states no exchange rate.",
        "El documento está en una moneda distinta de COP y no informa la tasa de cambio."
      ],
      [
        "Give Information.CurrencyBaseRate: the pesos for one unit.",
        "Informe Information.CurrencyBaseRate: los pesos por una unidad."
      ],
      "rules",
      "$.Information.CurrencyBaseRate"
    )
  ),
  both(
    ["064"],
    told(
      ["The form of payment is not 1.", "La forma de pago no es 1."],
      ["Correct Pay.Code to 1.", "Corrija Pay.Code a 1."],
      "rules",
      "$.Pay.Code"
    )
  ),
  both(
    ["065"],
    told(
      ["The means of payment is not in the list.", "El método de pago no está en la lista."],
      ["Correct Pay.MethodCode.", "Corrija Pay.MethodCode."],
      "rules",
      "$.Pay.MethodCode"
    )
  ),
  both(
    ["066", "067", "068"],
    notified(
      told(
        [
          "The bank, the type or the number of the account is absent.",
          "Falta el banco, el tipo o el número de la cuenta."
        ],
        [
          "Give Account: Bank, Type and Number; the document is accepted.",
          "Informe Account: Bank, Type y Number; el documento se acepta."
        ],
        "authority",
        "$.Account"
      )
    )
  ),
  both(
    ["203"],
    told(
      ["The day of payment is absent.", "Falta la fecha de pago."],
      ["Give Pay.Date.", "Informe Pay.Date."],
      "rules",
      "$.Pay.Date"
    )
  ),
  both(
    ["186"],
    told(
      ["The rounding is not valid.", "El redondeo no es válido."],
      ["Correct the sums in MonetaryTotal.", "Corrija las sumas en MonetaryTotal."],
      "construction",
      "$.MonetaryTotal"
    )
  ),
  both(
    ["187"],
    told(
      [
        "The total of the earnings differs from their sum by more than 2.00.",
        "El total devengado difiere de la suma de los devengados en más de 2,00."
      ],
      [
        "Correct MonetaryTotal.PayableAmount: the sum of Amount over the Items of Type Devengo.",
        "Corrija MonetaryTotal.PayableAmount: la suma de Amount de los Items con Type Devengo."
      ],
      "rules",
      "$.MonetaryTotal.PayableAmount"
    )
  ),
  both(
    ["188"],
    told(
      [
        "The total of the deductions differs from their sum by more than 2.00.",
        "El total de deducciones difiere de su suma en más de 2,00."
      ],
      [
        "Correct MonetaryTotal.DiscountAmount: the sum of Amount over the Items of Type Deduccion.",
        "Corrija MonetaryTotal.DiscountAmount: la suma de Amount de los Items con Type Deduccion."
      ],
      "rules",
      "$.MonetaryTotal.DiscountAmount"
    )
  ),
  both(
    ["189"],
    told(
      [
        "What is left is not the earnings less the deductions.",
        "El total del comprobante no es devengados menos deducciones."
      ],
      [
        "Correct MonetaryTotal.TotalAmount: PayableAmount less DiscountAmount, exactly.",
        "Corrija MonetaryTotal.TotalAmount: PayableAmount menos DiscountAmount, exactamente."
      ],
      "rules",
      "$.MonetaryTotal.TotalAmount"
    )
  )
]
