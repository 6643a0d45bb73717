import { inboxStateNames } from "@radicar/domain/inner/inbox/inboxStates"
import { taxForm } from "../language/money.ts"

/** Filter of the inbox, as stated in the address of the view. */
export interface InboxFilter {
  /** Words of a supplier's name, or the beginning of an identification, number, order or key. */
  readonly q?: string
  /** A state, or several with commas. */
  readonly state?: string
  readonly type?: string
  /** Identification of the supplier. */
  readonly counterparty?: string
  readonly warning?: "any"
  /** A tax, and the rate of IVA: `01:19.00`. */
  readonly tax?: string
  /** First and last day of issue, `YYYY-MM-DD`. */
  readonly issuedFrom?: string
  readonly issuedTo?: string
  /** Cursor of the page; absent on the first. */
  readonly cursor?: string
}

const day = /^\d{4}-\d\d-\d\d$/u

const forms: Readonly<Record<keyof InboxFilter, RegExp>> = {
  q: /^\s*\S.{0,98}\S\s*$/u,
  state: new RegExp(`^(?:(?:${inboxStateNames.join("|")})(?:,(?!$)|$))+$`, "u"),
  type: /^[0-9]{2,3}$/u,
  counterparty: /^\S{1,35}$/u,
  warning: /^any$/u,
  tax: taxForm,
  issuedFrom: day,
  issuedTo: day,
  cursor: /^.{1,200}$/u
}

/** The filter in an address; invalid values are ignored. */
export const readInboxFilter = (query: URLSearchParams): InboxFilter =>
  Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => {
      const value = query.get(name)
      return value !== null && form.test(value) ? [[name, value]] : []
    })
  )
