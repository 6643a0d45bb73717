import type { sortOrders } from "@radicar/contract/inner/ledger"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { Column } from "./columns.ts"

/** Order of a list: what it is sorted by, with a minus descending. */
export type Sort = (typeof sortOrders)[number]

/** The order by each column, ascending; other columns have none. `document`: the heading of the rows. */
export const sortedColumns: Readonly<Partial<Record<Column | "document", Sort>>> = {
  document: "number",
  party: "counterparty",
  total: "total",
  status: "status",
  issued: "issued",
  due: "due"
}

/** Every order with its name, in the order of their choice. */
export const sortNames: ReadonlyArray<readonly [Sort, Localized]> = [
  ["-issued", { en: "Latest day first", es: "Fecha: la última primero" }],
  ["issued", { en: "Earliest day first", es: "Fecha: la primera primero" }],
  ["number", { en: "Number", es: "Número" }],
  ["-number", { en: "Number, downwards", es: "Número, descendente" }],
  ["counterparty", { en: "Counterparty, A to Z", es: "Contraparte, A a Z" }],
  ["-counterparty", { en: "Counterparty, Z to A", es: "Contraparte, Z a A" }],
  ["-total", { en: "Greatest total first", es: "Total: el mayor primero" }],
  ["total", { en: "Least total first", es: "Total: el menor primero" }],
  ["due", { en: "Due soonest first", es: "Vence primero" }],
  ["-due", { en: "Due latest first", es: "Vence de último" }],
  ["status", { en: "Status, what to correct first", es: "Estado: por corregir primero" }],
  ["-status", { en: "Status, accepted first", es: "Estado: aceptados primero" }]
]

const opposite = (sort: Sort): Sort => (sort.startsWith("-") ? sort.slice(1) : `-${sort}`) as Sort

/** The order after a click on the heading of a column: the other way round, or at first the way people look for. */
export const nextSort = (by: Sort, current: Sort | undefined): Sort => {
  if (current === by || current === `-${by}`) return opposite(current)
  return by === "total" || by === "issued" ? opposite(by) : by
}
