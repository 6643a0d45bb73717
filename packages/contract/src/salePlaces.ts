import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { SheetFault, SheetSale } from "./SheetsGroup.ts"

/** Place of a field in a sheet of sales. */
export interface SalePlace {
  /** Row of the line, else the first row of the sale. */
  readonly row: number
  /** The field's cell, or that of the nearest field around it; absent if no column fills any. */
  readonly cell?: string
}

/** Path without its last part: `$.Items[0].Taxes[1]` of `$.Items[0].Taxes[1].Amount`. */
const parentOf = (path: string): string => path.replace(/(?:\.[^.[\]]*|\[\d+\])$/u, "")

/** Finds the place of a field in the sheet by its JSONPath in the body of a sale. */
export const salePlace = ({ cells, rows }: Pick<SheetSale, "cells" | "rows">, path: string): SalePlace => {
  const [, index = "0"] = /^\$\.Items\[(\d+)\]/u.exec(path) ?? []
  const row = rows[Number(index)] ?? rows[0] ?? 0
  for (let at = path; at.includes(".") || at.includes("["); at = parentOf(at)) {
    const cell = cells[at] ?? Object.entries(cells).find(([field]) => field.startsWith(`${at}.`))?.[1]
    if (cell !== undefined) return { row, cell }
    if (parentOf(at) === at) break
  }
  return { row }
}

/** A violation in the body of a sale as a fault of the sheet, with the value that was found. */
export const saleFault = (
  sale: Pick<SheetSale, "cells" | "reference" | "rows">,
  { actual, message, path }: Pick<Violation, "actual" | "message" | "path">
): SheetFault => ({
  ...salePlace(sale, path),
  reference: sale.reference,
  message: actual === "" || message.includes(actual) ? message : `${message} («${actual}»)`
})
