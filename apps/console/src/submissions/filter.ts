import { nextDay } from "../language/moments.ts"

/** Statuses to filter a list by. */
export const statuses = ["pending", "processing", "submitted", "rejected", "refused"] as const

/** Filter of submissions, as stated in the address of the view. */
export interface Filter {
  readonly status?: (typeof statuses)[number]
  readonly type?: string
  readonly prefix?: string
  readonly number?: string
  /** First and last day in Colombia, `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
  /** Cursor of the page; absent on the first. */
  readonly cursor?: string
}

const forms: Readonly<Record<keyof Filter, RegExp>> = {
  status: new RegExp(`^(?:${statuses.join("|")})$`, "u"),
  type: /^[0-9]{2,3}$/u,
  prefix: /^[^\s]{1,10}$/u,
  number: /^[0-9]{1,10}$/u,
  from: /^\d{4}-\d\d-\d\d$/u,
  to: /^\d{4}-\d\d-\d\d$/u,
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

/** The contract's query for a filter. The contract's `to` is exclusive; the filter's `to` is the last day included. */
export const wireFilter = ({ to, ...rest }: Filter) => ({ ...rest, ...(to === undefined ? {} : { to: nextDay(to) }) })

/** The target of a search: one submission by its id or key, else a number with or without its prefix. */
export type Sought =
  | { readonly _tag: "one"; readonly id: string }
  | { readonly _tag: "number"; readonly prefix: string | undefined; readonly number: string | undefined }
  | { readonly _tag: "nothing" }

const key = /^[0-9a-f]{96}$/iu
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const numbered = /^([a-z]{0,10})[\s-]*([0-9]{0,10})$/iu

/** Recognises the text of a search: a CUFE, an id, `SETP990000001`, `SETP` or `990000001`. */
export const readSought = (typed: string): Sought => {
  const text = typed.trim()
  if (key.test(text) || uuid.test(text)) return { _tag: "one", id: text.toLowerCase() }
  const [, prefix = "", number = ""] = numbered.exec(text) ?? []
  if (prefix === "" && number === "") return { _tag: "nothing" }
  return {
    _tag: "number",
    prefix: prefix === "" ? undefined : prefix.toUpperCase(),
    number: number === "" ? undefined : number
  }
}
