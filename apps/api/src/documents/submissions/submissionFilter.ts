import { isTrue } from "@radicar/contract/inner/FilingQuery"
import type { SubmissionListQuery } from "@radicar/contract/inner/submissionRequests"
import type { DocumentFilterQuery } from "@radicar/contract/inner/submissionSums"
import { type Book, typesOfBook } from "@radicar/domain/inner/documentRegistry"
import { Effect, type Schema } from "effect"
import { pageBounds } from "../../http/paging.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import type { SubmissionFilter } from "./findSubmissions.ts"
import type { DocumentFilter } from "./filterDocuments.ts"
import { type SubmissionState, submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

const statesOf = (status: string): ReadonlyArray<SubmissionState> =>
  states.filter((state) => ("status" in submissionStates[state] ? submissionStates[state].status : state) === status)

/** Codes of the types that a filter by book or type names; `undefined` if it names neither. */
const typesOf = ({ book, type }: { readonly book: Book | undefined; readonly type: string | undefined }) => {
  if (book === undefined) return type === undefined ? undefined : [type]
  return typesOfBook(book).filter((code) => type === undefined || code === type)
}

/** Reads the filter of documents from a query; fails for an invalid cursor. */
export const documentFilter = Effect.fnUntraced(function* (
  query: Schema.Struct.Type<typeof DocumentFilterQuery>,
  cursor?: string
) {
  const { book, companyId, filedAgain, from, needsCorrection, status, to, type, ...facts } = query
  const {
    amountFrom,
    amountTo,
    certificate,
    counterparty,
    currency,
    environment,
    issuedFrom,
    issuedTo,
    submissionIds
  } = facts
  const filter: DocumentFilter = {
    companyId,
    ...(yield* pageBounds({ cursor, from, to })),
    ...withoutUndefined({
      states: status === undefined ? undefined : statesOf(status),
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
      issuedTo
    })
  }
  return filter
})

/** Reads the filter of a list of submissions from its query; fails for an invalid cursor. */
export const submissionFilter = Effect.fnUntraced(function* (
  query: Omit<Schema.Struct.Type<typeof SubmissionListQuery>, "limit">
) {
  const { corrects, cursor, id, number, prefix, q, ...documents } = query
  const filter: Omit<SubmissionFilter, "limit"> = {
    ...(yield* documentFilter(documents, cursor)),
    ...withoutUndefined({
      corrects: corrects?.toLowerCase(),
      id,
      prefix,
      search: q,
      number: number === undefined ? undefined : Number(number)
    })
  }
  return filter
})
