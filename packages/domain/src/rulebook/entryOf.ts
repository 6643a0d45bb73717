import { ruleCatalogue } from "./catalogue/catalogue.ts"
import type { CatalogueEntry } from "./CatalogueEntry.ts"
import { type RuleSubject, subjectOf } from "./ruleSubject.ts"

interface Lookup {
  readonly exact: ReadonlyMap<string, CatalogueEntry>
  /** Entries for codes that end in a letter, by the code without the letter. If several match, the first counts. */
  readonly lettered: ReadonlyMap<string, CatalogueEntry>
}

const withoutLetter = (code: string): string => code.replace(/(?<=\d)[A-Z]$/u, "")

const makeLookup = (): Lookup => {
  const exact = new Map<string, CatalogueEntry>()
  const lettered = new Map<string, CatalogueEntry>()
  for (const entry of ruleCatalogue().flatMap(({ entries }) => entries)) {
    for (const code of entry.codes) {
      const key = code.toUpperCase()
      exact.set(key, entry)
      const number = withoutLetter(key)
      if (number !== key && !lettered.has(number)) lettered.set(number, entry)
    }
  }
  return { exact, lettered }
}

let made: Lookup | undefined
const lookup = (): Lookup => (made ??= makeLookup())

/**
 * A rule code that begins with the letters of one document type. It captures these letters, and the rest, which all
 * types share.
 */
const ofType = /^(NAD|NA|NS|DS|DE|F|C|D)([A-Z]{2}\d.*)$/u

/** The entry of a code in capital letters, and the letters of the document type that the code begins with. */
export const entryOf = (
  upper: string
): { readonly entry: CatalogueEntry; readonly letters: string | undefined } | undefined => {
  const { exact, lettered } = lookup()
  const [, letters, shared] = ofType.exec(upper) ?? []
  const codes = shared === undefined ? [upper] : [upper, shared]
  for (const code of codes) {
    const entry = exact.get(code)
    if (entry !== undefined) return { entry, letters }
  }
  for (const code of codes) {
    const entry = exact.get(withoutLetter(code)) ?? lettered.get(code)
    if (entry !== undefined) return { entry, letters }
  }
  return undefined
}

/** The part of a document that the rule with a code is about, as `explainRule` finds it. */
export const ruleSubject = (code: string): RuleSubject | undefined => {
  const found = entryOf(code.trim().toUpperCase())
  return found && subjectOf(found.entry)
}
