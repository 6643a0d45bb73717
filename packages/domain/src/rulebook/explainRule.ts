import type { Language } from "../rules/Language.ts"
import type { Severity } from "../rules/Severity.ts"
import { ruleCatalogue } from "./catalogue/catalogue.ts"
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

const entryOf = (codes: ReadonlyArray<string>): CatalogueEntry | undefined => {
  const { exact, lettered } = lookup()
  for (const code of codes) {
    const entry = exact.get(code)
    if (entry !== undefined) return entry
  }
  for (const code of codes) {
    const entry = exact.get(withoutLetter(code)) ?? lettered.get(code)
    if (entry !== undefined) return entry
  }
  return undefined
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
  const [, letters, shared] = ofType.exec(upper) ?? []
  const entry = entryOf(shared === undefined ? [upper] : [upper, shared])
  if (entry === undefined) return undefined
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
