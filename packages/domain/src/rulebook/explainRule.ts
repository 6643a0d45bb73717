import type { Language } from "../rules/Language.ts"
import type { Severity } from "../rules/Severity.ts"
import { type RuleSubject, ruleCatalogue, subjectOf } from "./catalogue/catalogue.ts"
import type { CatalogueEntry } from "./CatalogueEntry.ts"

/** A rule of the authority in the words of one language, for one type of document. */
export interface RuleExplanation {
  /** The code as the authority writes it. */
  readonly code: string
  readonly severity: Severity
  /** The fault. */
  readonly cause: string
  /** The correction. */
  readonly fix: string
  /** The path in the body, with `[*]` for every element of a list; absent if no field of the body corrects it. */
  readonly path?: string
  /**
   * The earliest place that decides the rule, see `CatalogueEntry`. With `authority`, only the authority decides it.
   */
  readonly decidedBy: "rules" | "form" | "construction" | "authority" | "rips"
}

interface Lookup {
  readonly exact: ReadonlyMap<string, CatalogueEntry>
  /** Entries for codes that end in a letter, by the code without the letter. If several match, the first counts. */
  readonly lettered: ReadonlyMap<string, CatalogueEntry>
}

const form = /^([A-Z]*)(\d*)([A-Z]?)$/u

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

const isPurchase = (letters: string | undefined, typeCode: string | undefined): boolean =>
  typeCode === undefined ? letters === "DS" || letters === "NS" : typeCode === "05" || typeCode === "95"

const resolve = (path: string, purchase: boolean): string =>
  path
    .replace("{supplier}", purchase ? "SupplierParty" : "CompanyParty")
    .replace("{customer}", purchase ? "CompanyParty" : "CustomerParty")
    .replace("{issuer}", "CompanyParty")

/** The entry of a code in capital letters, and the letters of the document type that the code begins with. */
const entryOf = (
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

/** The part of a document that the rule with a code is about, as {@link explainRule} finds it. */
export const ruleSubject = (code: string): RuleSubject | undefined => {
  const found = entryOf(code.trim().toUpperCase())
  return found && subjectOf(found.entry)
}

/**
 * Explains a rule code from an answer of the authority: its meaning and the correction in the body. Returns `undefined`
 * for unknown codes. Case is ignored. `typeCode` is the type of the filed document and decides how `path` names its
 * parties; without it, the letters of the code do.
 *
 * A code whose final letter is unknown gets the explanation of the code without that letter. A code that lacks the
 * final letter gets the explanation of the first code that has one.
 */
export const explainRule = (
  code: string,
  options: { readonly language: Language; readonly typeCode?: string }
): RuleExplanation | undefined => {
  const upper = code.trim().toUpperCase()
  const found = entryOf(upper)
  if (found === undefined) return undefined
  const { entry, letters } = found
  const [, family = upper, number = "", letter = ""] = form.exec(upper) ?? []
  return {
    code: family + number + letter.toLowerCase(),
    severity: entry.severity ?? "rejection",
    cause: entry.cause[options.language],
    fix: entry.fix[options.language],
    ...(entry.path === undefined ? {} : { path: resolve(entry.path, isPurchase(letters, options.typeCode)) }),
    decidedBy: entry.decidedBy
  }
}
