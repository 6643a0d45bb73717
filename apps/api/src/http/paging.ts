import { InvalidRequest } from "@radicar/contract/problem/InvalidRequest"
import { type Localized, wordingIn } from "@radicar/domain/rules/Language"
import { describeValue } from "@radicar/domain/wire/readDocument"
import { Effect } from "effect"
import { CallerLanguage } from "./language.ts"
import { parameterViolation } from "./parameterProblems.ts"

const form = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** Where the next page begins, behind the item of an id, as text that says nothing to its reader. */
const writeCursor = (id: string): string => Buffer.from(id).toString("base64url")

/** Reads what {@link writeCursor} wrote; `undefined` of anything else. */
const readCursor = (text: string): string | undefined => {
  const id = Buffer.from(text, "base64url").toString("latin1")
  return form.test(id) ? id : undefined
}

const defaultPageLength = 50

const cursorText: Localized = {
  en: "query parameter cursor: invalid.",
  es: "parámetro cursor: no es uno de este servicio."
}
const ours: Localized = { en: "`next` of the page before", es: "`next` de la página anterior" }

const badCursor = (cursor: string) =>
  Effect.flatMap(CallerLanguage, (language) =>
    Effect.fail(
      new InvalidRequest({
        detail: cursorText[language],
        violations: [
          parameterViolation(
            {
              rule: "RAD02",
              place: "query",
              name: "cursor",
              expected: ours[language],
              actual: wordingIn(describeValue(cursor), language)
            },
            language
          )
        ]
      })
    )
  )

/** A day begins in Colombia, which knows no summer time. */
const instantOf = (text: string): Date => new Date(text.includes("T") ? text : `${text}T00:00:00-05:00`)

/** How many items a page has. */
export const pageLength = (limit: string | undefined): number => Number(limit ?? defaultPageLength)

/** The bounds of a page by its query; fails for an invalid cursor. */
export const pageBounds = Effect.fnUntraced(function* (query: {
  readonly cursor: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}) {
  const { cursor, from, to } = query
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && after === undefined) return yield* badCursor(cursor)
  return {
    ...(after === undefined ? {} : { after }),
    ...(from === undefined ? {} : { from: instantOf(from) }),
    ...(to === undefined ? {} : { to: instantOf(to) })
  }
})

/** A page of the items found, for which the query has asked for one more than fit. */
export const pageOf = <A extends { readonly id: string }, Item>(
  found: ReadonlyArray<A>,
  length: number,
  itemOf: (found: A) => Item
): { readonly items: ReadonlyArray<Item>; readonly next?: string } => {
  const items = found.slice(0, length)
  const last = items.at(-1)
  return {
    items: items.map(itemOf),
    ...(found.length > length && last !== undefined ? { next: writeCursor(last.id) } : {})
  }
}
