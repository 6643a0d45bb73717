import books from "virtual:radicar/books"
import { taxForm } from "../language/money.ts"
import { mailFilterNames } from "./mailText.ts"
import { type Sort, sortNames } from "./sorting.ts"

/** A book of documents. */
export type Book = keyof typeof books

/** Statuses to filter a list by; `toCorrect`: rejected, and neither filed again nor dismissed. */
export const statuses = ["pending", "processing", "submitted", "toCorrect", "rejected", "refused"] as const

/** Filter of documents, as stated in the address of the view. */
export interface Filter {
  /** Words of a name, or the beginning of an identification, number or key. */
  readonly q?: string
  readonly status?: (typeof statuses)[number]
  readonly type?: string
  readonly book?: Book
  /** Identification of the counterparty. */
  readonly counterparty?: string
  /** Serial number of the certificate that signed. */
  readonly certificate?: string
  readonly prefix?: string
  readonly number?: string
  /** First and last day of issue, `YYYY-MM-DD`. */
  readonly issuedFrom?: string
  readonly issuedTo?: string
  /** Lowest and highest total, decimals. */
  readonly amountFrom?: string
  readonly amountTo?: string
  /** A tax, and the rate of IVA: `01:19.00`. */
  readonly tax?: string
  /** State of the newest e-mail; only accepted documents have one. */
  readonly mail?: keyof typeof mailFilterNames
  /** Order of the list, in a period of at most a year. */
  readonly sort?: Sort
  /** Cursor of the page; absent on the first. */
  readonly cursor?: string
}

const day = /^\d{4}-\d\d-\d\d$/u
const amount = /^[0-9]{1,15}(?:\.[0-9]{1,6})?$/u

const among = (values: ReadonlyArray<string>) => ({ test: (value: string) => values.includes(value) })

const forms: Readonly<Record<keyof Filter, Pick<RegExp, "test">>> = {
  q: /^\s*\S.{0,98}\S\s*$/u,
  status: among(statuses),
  type: /^[0-9]{2,3}$/u,
  book: among(Object.keys(books)),
  counterparty: /^\S{1,35}$/u,
  certificate: /^[0-9]{1,50}$/u,
  prefix: /^[^\s]{1,10}$/u,
  number: /^[0-9]{1,10}$/u,
  issuedFrom: day,
  issuedTo: day,
  amountFrom: amount,
  amountTo: amount,
  tax: taxForm,
  mail: among(Object.keys(mailFilterNames)),
  sort: among(sortNames.map(([sort]) => sort)),
  cursor: /^.{1,200}$/u
}

/** The filter in an address; invalid values are ignored. */
export const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = query.get(name)
      return value !== null && form.test(value) ? [[name, value]] : []
    })
  )

/** The contract's query for a filter. */
export const wireFilter = ({ status, ...rest }: Filter) => {
  if (status === undefined) return rest
  return status === "toCorrect" ? { ...rest, needsCorrection: "true" as const } : { ...rest, status }
}

const key = /^[0-9a-f]{96}$/iu
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

/** The one document that a search names by its whole key or id, in lower case. */
export const soughtDocument = (typed: string): string | undefined => {
  const text = typed.trim()
  return key.test(text) || uuid.test(text) ? text.toLowerCase() : undefined
}
