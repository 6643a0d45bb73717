import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"

const ordinaryPage = 50
const longestPage = 200

const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

const badCursor = failLocalized(
  { en: "query parameter cursor: not one of ours.", es: "parámetro cursor: no es uno de este servicio." },
  (detail) => new InvalidRequest({ detail })
)

/** A day begins in Colombia, which knows no summer time. */
const instantOf = (text: string): Date => new Date(text.includes("T") ? text : `${text}T00:00:00-05:00`)

/** Where the next page begins, behind the item of an id, as text that says nothing to its reader. */
export const writeCursor = (id: string): string => Buffer.from(id).toString("base64url")

/** How many items a page has. */
export const pageLength = (limit: string | undefined): number =>
  Math.min(Math.max(Number(limit ?? ordinaryPage), 1), longestPage)

/** What a page's query says of where it begins and ends; fails for a cursor that is none. */
export const pageBounds = Effect.fnUntraced(function* (query: {
  readonly cursor: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}) {
  const { cursor, from, to } = query
  const after = cursor === undefined ? undefined : Buffer.from(cursor, "base64url").toString("latin1")
  if (after !== undefined && !form.test(after)) return yield* badCursor
  return {
    ...(after === undefined ? {} : { after }),
    ...(from === undefined ? {} : { from: instantOf(from) }),
    ...(to === undefined ? {} : { to: instantOf(to) })
  }
})
