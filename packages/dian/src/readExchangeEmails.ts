import { csvRows } from "./internal/csvRows.ts"

/** Where a taxpayer receives documents: one line of the list. */
export interface ExchangeEmail {
  /** Digits, without check digit. */
  readonly nit: string
  /** As registered; its form is not checked. */
  readonly email: string
}

interface Columns {
  readonly nit: number
  readonly email: number
}

const plain = (cell: string): string => cell.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()

const nitOf = (cell: string): string | undefined => {
  const text = cell.replaceAll(/[.\s]/gu, "").replace(/-\d$/u, "")
  return /^\d{5,20}$/u.test(text) ? text : undefined
}

/** By the names of the first row; by its contents, if it is no header (a header has no `@`). */
const columnsOf = (first: ReadonlyArray<string>): Columns | undefined => {
  const isHeader = !first.some((cell) => cell.includes("@"))
  const email = first.findIndex((cell) => (isHeader ? /correo|e-?mail/u.test(plain(cell)) : cell.includes("@")))
  const nit = first.findIndex((cell, index) =>
    isHeader ? index !== email && /\bnit|identificacion|documento/u.test(plain(cell)) : nitOf(cell) !== undefined
  )
  return email === -1 || nit === -1 ? undefined : { nit, email }
}

/**
 * The addresses of a list of `GetExchangeEmails`, read one by one on demand, so that a list of hundreds of thousands
 * blocks nobody. The columns are not published: they are found by their names, whatever other columns there are,
 * between `,`, `;` or tabs. Lines without a NIT or an address are left out. `undefined` where no column is recognised.
 */
export const readExchangeEmails = (list: Uint8Array): Iterable<ExchangeEmail> | undefined => {
  const [first] = csvRows(list)
  const columns = first === undefined ? undefined : columnsOf(first)
  if (columns === undefined) return undefined
  return {
    *[Symbol.iterator]() {
      for (const row of csvRows(list)) {
        const nit = nitOf(row[columns.nit] ?? "")
        const email = (row[columns.email] ?? "").trim()
        if (nit !== undefined && email.includes("@")) yield { nit, email }
      }
    }
  }
}
