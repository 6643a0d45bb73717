import { csvRows } from "./internal/csvRows.ts"

/** A line of the list: the address at which a taxpayer receives documents. */
export interface ExchangeEmail {
  /** NIT of the taxpayer: digits, without check digit. */
  readonly nit: string
  /** E-mail address as registered; its form is not checked. */
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

/**
 * Finds the columns by the names in the header row; without a header (a row without `@`) by the contents of the row.
 */
const columnsOf = (first: ReadonlyArray<string>): Columns | undefined => {
  const isHeader = !first.some((cell) => cell.includes("@"))
  const email = first.findIndex((cell) => (isHeader ? /correo|e-?mail/u.test(plain(cell)) : cell.includes("@")))
  const nit = first.findIndex((cell, index) =>
    isHeader ? index !== email && /\bnit|identificacion|documento/u.test(plain(cell)) : nitOf(cell) !== undefined
  )
  return email === -1 || nit === -1 ? undefined : { nit, email }
}

/**
 * Addresses of a `GetExchangeEmails` list, read one by one on demand so that a list of hundreds of thousands does not
 * block the process. The column layout is not published: columns are found by name, separated by `,`, `;` or tabs.
 * Lines without a NIT or an address are skipped. Returns `undefined` if no column is recognised.
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
