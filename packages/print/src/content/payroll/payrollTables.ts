import { inhabilityTypes } from "@radicar/domain/codes/inhabilityTypes"
import type { PayrollItemType } from "@radicar/domain/codes/payrollConcepts"
import type { CheckedPayrollEntry } from "@radicar/domain/document/payroll/CheckedPayroll"
import type { LocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Cell, Table } from "../../layout/Sheet.ts"
import { dayText, momentText } from "../../text/moments.ts"
import { money, percent, quantity } from "../../text/money.ts"
import { joined, named } from "../facts.ts"
import type { PayrollWithPay } from "./payrollParties.ts"

const cell = (text: string | undefined): Cell => ({ lines: [text ?? ""] })

const units = { days: ["día", "días"], hours: ["hora", "horas"] } as const

const momentOf = (at: LocalDateTime | undefined, { concept }: CheckedPayrollEntry): string | undefined => {
  if (at === undefined) return undefined
  return concept.time?.unit === "hours" ? momentText(at) : dayText(at.date)
}

const quantityOf = ({ concept, quantity: stated }: CheckedPayrollEntry): string | undefined => {
  if (stated === undefined) return undefined
  const text = quantity(stated)
  if (concept.quantity === undefined) return text
  const [one, many] = units[concept.quantity.unit]
  return `${text} ${text === "1" ? one : many}`
}

const rowOf = (entry: CheckedPayrollEntry): ReadonlyArray<Cell> => {
  const { concept, item, percentage } = entry
  const inhability = item.inhabilityCode
  const notes = [
    item.description ?? "",
    inhability === undefined ? "" : `Incapacidad ${named(inhability, inhabilityTypes.nameOf(inhability))}`,
    concept.salaryAmount === undefined ? "" : item.isSalary === true ? "Salarial" : "No salarial"
  ].filter((note) => note !== "")
  return [
    { lines: [concept.name], notes: notes.length === 0 ? [] : [joined(" · ", ...notes)] },
    cell(quantityOf(entry)),
    cell(percentage === undefined ? undefined : percent(percentage)),
    cell(momentOf(item.startDate, entry)),
    cell(momentOf(item.endDate, entry)),
    cell(item.amount === undefined ? undefined : money(item.amount))
  ]
}

const titles: Readonly<Record<PayrollItemType, string>> = { Devengo: "Devengados", Deduccion: "Deducciones" }

/** What is paid or what is withheld, an item a line. */
export const payrollTable = ({ entries }: PayrollWithPay, type: PayrollItemType): Table => ({
  kind: "table",
  title: titles[type],
  columns: [
    { title: "Concepto", align: "left", width: { kind: "fill" } },
    { title: "Cantidad", align: "right", width: { kind: "fit", maximum: 70 } },
    { title: "Porcentaje", align: "right", width: { kind: "fit", maximum: 60 } },
    { title: "Desde", align: "right", width: { kind: "fit", maximum: 80 } },
    { title: "Hasta", align: "right", width: { kind: "fit", maximum: 80 } },
    { title: "Valor", align: "right", width: { kind: "fit", maximum: 100 } }
  ],
  rows: entries.filter(({ concept }) => concept.type === type).map(rowOf)
})
