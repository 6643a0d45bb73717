import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { Effect } from "effect"
import { failLocalized } from "../language/failLocalized.ts"
import { readCursor } from "./pageCursor.ts"

const ordinaryPage = 50
const longestPage = 200

const badCursor = failLocalized(
  { en: "query parameter cursor: not one of ours.", es: "parámetro cursor: no es uno de este servicio." },
  (detail) => new InvalidRequest({ detail })
)

/** A day begins in Colombia, which knows no summer time. */
const instantOf = (text: string): Date => new Date(text.includes("T") ? text : `${text}T00:00:00-05:00`)

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
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && after === undefined) return yield* badCursor
  return {
    ...(after === undefined ? {} : { after }),
    ...(from === undefined ? {} : { from: instantOf(from) }),
    ...(to === undefined ? {} : { to: instantOf(to) })
  }
})
