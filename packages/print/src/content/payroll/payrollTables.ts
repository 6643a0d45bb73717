import { inhabilityTypes } from "@radicar/domain/inner/codes/inhabilityTypes"
import type { PayrollItemType } from "@radicar/domain/inner/codes/payrollConcepts"
import type { CheckedPayrollEntry } from "@radicar/domain/inner/document/payroll/CheckedPayroll"
import type { LocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Cell } from "../../layout/Sheet.ts"
import { dayText, dateTimeText } from "../../text/moments.ts"
import { money, percent, quantityText } from "../../text/money.ts"
import { joined, codeAndName, table } from "../facts.ts"
import type { PayrollWithPay } from "./payrollParties.ts"

const units = { days: ["día", "días"], hours: ["hora", "horas"] } as const

const momentOf = (at: LocalDateTime | undefined, { concept }: CheckedPayrollEntry): string | undefined => {
  if (at === undefined) return undefined
  return concept.time?.unit === "hours" ? dateTimeText(at) : dayText(at.date)
}

const quantityOf = ({ concept, quantity }: CheckedPayrollEntry): string | undefined => {
  if (quantity === undefined) return undefined
  const text = quantityText(quantity)
  // health and pension have no unit: a zero there comes from the form, not from the worker
  if (concept.quantity === undefined) return quantity.value === 0n ? undefined : text
  const [one, many] = units[concept.quantity.unit]
  return `${text} ${text === "1" ? one : many}`
}

const conceptCell = ({ concept, item }: CheckedPayrollEntry): Cell => {
  const inhability = item.inhabilityCode
  const notes = [
    item.description ?? "",
    inhability === undefined ? "" : `Incapacidad ${codeAndName(inhability, inhabilityTypes.nameOf(inhability))}`,
    concept.salaryAmount === undefined ? "" : item.isSalary === true ? "Salarial" : "No salarial"
  ].filter((note) => note !== "")
  return { lines: [concept.name], notes: notes.length === 0 ? [] : [joined(" · ", ...notes)] }
}

const titles: Readonly<Record<PayrollItemType, string>> = { Devengo: "Devengados", Deduccion: "Deducciones" }

/** Table of earnings or deductions, with one row for each item. */
export const payrollItemsTable = ({ entries }: PayrollWithPay, type: PayrollItemType) =>
  table(
    titles[type],
    entries.filter(({ concept }) => concept.type === type),
    [
      { title: "Concepto", align: "left", width: "fill", cell: conceptCell },
      { title: "Cantidad", align: "right", width: 70, cell: quantityOf },
      { title: "Porcentaje", align: "right", width: 60, cell: ({ percentage }) => percentage && percent(percentage) },
      { title: "Desde", align: "right", width: 80, cell: (entry) => momentOf(entry.item.startDate, entry) },
      { title: "Hasta", align: "right", width: 80, cell: (entry) => momentOf(entry.item.endDate, entry) },
      { title: "Valor", align: "right", width: 100, cell: ({ item }) => item.amount && money(item.amount) }
    ]
  )
