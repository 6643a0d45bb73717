import { InvalidRequest } from "@radicar/contract/inner/problem/problems"
import { type Localized, wordingIn } from "@radicar/domain/inner/rules/Language"
import { describeValue } from "@radicar/domain/inner/wire/readDocument"
import { Effect } from "effect"
import { CallerLanguage } from "./language.ts"
import { parameterViolation } from "./parameterProblems.ts"

/** Form of the id of a database row: a UUID. */
export const uuidForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** Writes the cursor of the next page, an opaque text with the id of the last item. */
const writeCursor = (id: string): string => Buffer.from(id).toString("base64url")

/** Reads the output of {@link writeCursor}; `undefined` for anything else. */
const readCursor = (text: string, form: RegExp): string | undefined => {
  const id = Buffer.from(text, "base64url").toString("latin1")
  return form.test(id) ? id : undefined
}

const defaultPageLength = 50

const cursorText: Localized = {
  en: "query parameter cursor: invalid.",
  es: "parámetro cursor: no es válido."
}
const expectedCursor: Localized = { en: "`next` of the previous page", es: "`next` de la página anterior" }

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
              expected: expectedCursor[language],
              actual: wordingIn(describeValue(cursor), language)
            },
            language
          )
        ]
      })
    )
  )

/** The instant of a day or time. A day begins at midnight in Colombia, which has no summer time. */
const instantOf = (text: string): Date => new Date(text.includes("T") ? text : `${text}T00:00:00-05:00`)

/** Number of items on a page. */
export const pageLength = (limit: string | undefined): number => Number(limit ?? defaultPageLength)

/** The bounds of a page by its query; fails for a cursor without an id of this form. */
export const pageBounds = Effect.fnUntraced(function* (
  query: {
    readonly cursor: string | undefined
    readonly from: string | undefined
    readonly to: string | undefined
  },
  form = uuidForm
) {
  const { cursor, from, to } = query
  const after = cursor === undefined ? undefined : readCursor(cursor, form)
  if (cursor !== undefined && after === undefined) return yield* badCursor(cursor)
  return {
    ...(after === undefined ? {} : { after }),
    ...(from === undefined ? {} : { from: instantOf(from) }),
    ...(to === undefined ? {} : { to: instantOf(to) })
  }
})

/**
 * A page of the rows found. The query must have requested one row more than `length`, which shows whether another page
 * follows. `placeOf`: the place of a row for the cursor, its id if absent.
 */
export const pageOf = <A extends { readonly id: string }, Item>(
  rows: ReadonlyArray<A>,
  length: number,
  itemOf: (row: A) => Item,
  placeOf: (row: A) => string = ({ id }) => id
): { readonly items: ReadonlyArray<Item>; readonly next?: string } => {
  const items = rows.slice(0, length)
  const last = items.at(-1)
  return {
    items: items.map(itemOf),
    ...(rows.length > length && last !== undefined ? { next: writeCursor(placeOf(last)) } : {})
  }
}

/** Form of the id of a company, a provider or a row. */
const anyId = /^[0-9a-f-]{1,40}$/u

/** Compares ids: numbers by value, UUIDs by time. */
const isBefore = (id: string, other: string): boolean =>
  id.length === other.length ? id < other : id.length < other.length

/**
 * A page of a list in order of the ids. The list was read in full, because the caller may see only some of its items.
 * Fails for an invalid cursor.
 */
export const pageOfAll = Effect.fnUntraced(function* <A extends { readonly id: string }, Item>(
  all: ReadonlyArray<A>,
  { cursor, limit }: { readonly cursor?: string; readonly limit?: string },
  itemOf: (row: A) => Item
) {
  const { after } = yield* pageBounds({ cursor, from: undefined, to: undefined }, anyId)
  const length = pageLength(limit)
  const rest = all
    .filter(({ id }) => after === undefined || isBefore(after, id))
    .toSorted((left, right) => (isBefore(left.id, right.id) ? -1 : 1))
  return pageOf(rest.slice(0, length + 1), length, itemOf)
})
