import { isTrue } from "@radicar/contract/inner/FilingQuery"
import type { SubmissionListQuery } from "@radicar/contract/inner/submissionRequests"
import type { DocumentFilterQuery } from "@radicar/contract/inner/submissionSums"
import { type Book, typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { Effect, type Schema } from "effect"
import { InvalidRequest } from "@radicar/contract/inner/problem/problems"
import { CallerLanguage } from "../../http/language.ts"
import { pageBounds, uuidForm } from "../../http/paging.ts"
import { parameterViolation } from "../../http/parameterProblems.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { DocumentFilter, ListFilter, SortKey } from "./filterDocuments.ts"
import { statusRank } from "./pageOfLedger.ts"
import type { Submission } from "./Submission.ts"
import { readTax } from "./statedTax.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => ("status" in submissionStates[state] ? submissionStates[state].status : state) === status)

/** Codes of the types that a filter by book or type names; `undefined` if it names neither. */
const typesOf = ({ book, type }: { readonly book: Book | undefined; readonly type: string | undefined }) => {
  if (book === undefined) return type === undefined ? undefined : [type]
  return typesOfBook(book).filter((code) => type === undefined || code === type)
}

/** States of a filter by status and e-mail; only accepted documents are mailed. */
const statesWith = (
  status: string | undefined,
  mail: DocumentFilter["mail"] | undefined
): ReadonlyArray<SubmissionState> | undefined => {
  if (mail === undefined) return status === undefined ? undefined : statesOf(status)
  return status === undefined || status === "submitted" ? ["accepted"] : []
}

/** Longest period of a sorted list, in milliseconds: 366 days, the first and the last included. */
const longestPeriod = 365 * 86_400_000

const periodText = {
  en: "A sorted list needs a period: issuedFrom and issuedTo, at most 366 days.",
  es: "Una lista ordenada necesita un período: issuedFrom e issuedTo, máximo 366 días."
}

const badSort = (actual: string) =>
  Effect.flatMap(CallerLanguage, (language) =>
    Effect.fail(
      new InvalidRequest({
        detail: periodText[language],
        violations: [
          parameterViolation(
            {
              rule: "RAD02",
              place: "query",
              name: "sort",
              message: periodText,
              expected: { en: "with issuedFrom and issuedTo", es: "con issuedFrom e issuedTo" }[language],
              actual
            },
            language
          )
        ]
      })
    )
  )

/** Reads the order of a list; fails without a period of at most a year, because sorting reads all its documents. */
const sortOf = Effect.fnUntraced(function* ({
  issuedFrom = "",
  issuedTo = "",
  sort
}: Pick<Schema.Struct.Type<typeof SubmissionListQuery>, "issuedFrom" | "issuedTo" | "sort">) {
  if (sort === undefined) return undefined
  const isBounded = Date.parse(issuedTo) - Date.parse(issuedFrom) <= longestPeriod
  if (!isBounded) return yield* badSort(sort)
  const descending = sort.startsWith("-")
  return { key: (descending ? sort.slice(1) : sort) as SortKey, descending }
})

/** Form of a place in a list that is sorted by status: the id of a submission, and the rank that its status had. */
const rankedForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[1-5]$/u

/** The place of a submission in a list, for the cursor of the next page. */
export const placeIn =
  ({ sort }: Pick<ListFilter, "sort">) =>
  ({ id, state }: Pick<Submission, "id" | "state">): string =>
    sort?.key === "status" ? `${id}.${statusRank(state)}` : id

/** The filter of a page after a place of {@link placeIn}. */
export const afterPlace = (place: string): Pick<ListFilter, "after" | "afterRank"> => {
  const [after = "", rank] = place.split(".")
  return rank === undefined ? { after } : { after, afterRank: Number(rank) }
}

/** Reads the filter of documents from a query; fails for an invalid cursor. */
const documentFilter = Effect.fnUntraced(function* (
  query: Schema.Struct.Type<typeof DocumentFilterQuery>,
  cursor?: string,
  cursorForm = uuidForm
) {
  const { book, companyId, filedAgain, from, mail, needsCorrection, status, to, type, ...facts } = query
  const {
    amountFrom,
    amountTo,
    certificate,
    counterparty,
    currency,
    environment,
    issuedFrom,
    issuedTo,
    submissionIds,
    tax
  } = facts
  const filter: DocumentFilter = {
    companyId,
    ...(yield* pageBounds({ cursor, from, to }, cursorForm)),
    ...withoutUndefined({
      mail,
      states: statesWith(status, mail),
      documentTypes: typesOf({ book, type }),
      filedAgain: filedAgain === undefined ? undefined : isTrue(filedAgain),
      needsCorrection: needsCorrection === undefined ? undefined : isTrue(needsCorrection),
      amountFrom,
      amountTo,
      certificate,
      ids: submissionIds?.split(","),
      counterparty,
      currency,
      environment,
      issuedFrom,
      issuedTo,
      tax: tax === undefined ? undefined : readTax(tax)
    })
  }
  return filter
})

/**
 * Reads the filter of lists, sums and exports from a query; fails for an invalid cursor, or an order without a period.
 */
export const submissionFilter = Effect.fnUntraced(function* (
  query: Omit<Schema.Struct.Type<typeof SubmissionListQuery>, "limit">
) {
  const { corrects, cursor, id, number, prefix, q, sort: _, ...documents } = query
  const sort = yield* sortOf(query)
  const read = yield* documentFilter(documents, cursor, sort?.key === "status" ? rankedForm : uuidForm)
  const filter: ListFilter = {
    ...read,
    ...(read.after === undefined ? {} : afterPlace(read.after)),
    ...withoutUndefined({
      sort,
      corrects: corrects?.toLowerCase(),
      id,
      prefix,
      search: q,
      number: number === undefined ? undefined : Number(number)
    })
  }
  return filter
})
