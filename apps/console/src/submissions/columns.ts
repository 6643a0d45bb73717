import type { Localized } from "@radicar/domain/inner/rules/Language"

/** Columns of the list that can be chosen; the document's number is always there. The status has the answer too. */
export const columns = [
  "party",
  "base",
  "iva",
  "withheld",
  "total",
  "status",
  "issued",
  "due",
  "payment",
  "mail",
  "recorded"
] as const

/** A column of a ledger, whose cells are `LedgerCell`. */
export type LedgerColumn = "base" | "due" | "iva" | "mail" | "payment" | "withheld"

/** Name of a column of the list, one of {@link columns}. */
export type Column = (typeof columns)[number]

/** Columns of a list whose columns nobody has chosen. */
export const defaultColumns: ReadonlyArray<Column> = ["party", "total", "status", "issued"]

/** Names of the columns. */
export const columnNames: Readonly<Record<Column, Localized>> = {
  party: { en: "Counterparty", es: "Contraparte" },
  base: { en: "Taxable amount", es: "Base gravable" },
  iva: { en: "VAT", es: "IVA" },
  withheld: { en: "Withheld", es: "Retenciones" },
  due: { en: "Due", es: "Vence" },
  payment: { en: "Payment", es: "Forma de pago" },
  mail: { en: "E-mail", es: "Correo" },
  total: { en: "Total", es: "Total" },
  status: { en: "Status", es: "Estado" },
  issued: { en: "Issued", es: "Expedido" },
  recorded: { en: "Recorded", es: "Registrado" }
}
