import { nextDay } from "../language/moments.ts"

/** Names of the statuses that a list can be narrowed down to. */
export const statuses = ["pending", "processing", "submitted", "rejected", "refused"] as const

/** Which submissions are wanted, as the address of the view has it. */
export interface Filter {
  readonly status?: (typeof statuses)[number]
  readonly type?: string
  readonly prefix?: string
  readonly number?: string
  /** First and last day in Colombia, `YYYY-MM-DD`. */
  readonly from?: string
  readonly to?: string
  /** Of the page; absent on the first. */
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

/** The filter that an address states; what has not the form of a filter is left out. */
export const readFilter = (query: URLSearchParams): Filter =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = query.get(name)
      return value !== null && form.test(value) ? [[name, value]] : []
    })
  )

/** The query of the contract for a filter. Its `to` is the moment before which; a day is wanted to its end. */
export const wireFilter = ({ to, ...rest }: Filter) => ({ ...rest, ...(to === undefined ? {} : { to: nextDay(to) }) })

/** What somebody looks for: one submission by its id or key, else a number, with its prefix or without. */
export type Sought =
  | { readonly _tag: "one"; readonly id: string }
  | { readonly _tag: "number"; readonly prefix: string | undefined; readonly number: string | undefined }
  | { readonly _tag: "nothing" }

const key = /^[0-9a-f]{96}$/iu
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu
const numbered = /^([a-z]{0,10})[\s-]*([0-9]{0,10})$/iu

/** Tells what was typed into the search: a CUFE, an id, `SETP990000001`, `SETP` or `990000001`. */
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
