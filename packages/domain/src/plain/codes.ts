import { codeListJson, codeLists } from "../codeLists.ts"
import type { Language } from "../rules/Language.ts"

export {
  codeListJson,
  codeListOf,
  codeListSummary,
  codeLists,
  searchCodes,
  type ConceptField,
  type PublishedCode,
  type PublishedCodeList
} from "../codeLists.ts"

/** A code of a list with its name, for programs without Effect. */
export interface NamedCode {
  readonly code: string
  readonly name: string
  /** First and last day on which the code may be used, if it may not always be. */
  readonly validFrom?: string
  readonly validUntil?: string
}

/**
 * The codes of a list by its name, such as `payment-means`; with `search` those that have the text in code or name.
 * Throws a `RangeError` that names the lists.
 *
 * @example
 * ```ts
 * const [bogota] = codes("municipalities", { search: "bogota" })
 * ```
 */
export const codes = (
  list: string,
  { language = "en", search }: { readonly language?: Language; readonly search?: string } = {}
): ReadonlyArray<NamedCode> => {
  const found = codeLists.find(({ id }) => id === list)
  if (found !== undefined) return codeListJson(found, language, search).items
  throw new RangeError(`there is no code list ${list}: state one of ${codeLists.map(({ id }) => id).join(", ")}`)
}
