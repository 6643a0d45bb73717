import type { Language } from "../rules/Language.ts"
import type { Severity } from "../rules/Severity.ts"
import { entryOf } from "./entryOf.ts"

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

const form = /^([A-Z]*)(\d*)([A-Z]?)$/u

const isPurchase = (letters: string | undefined, typeCode: string | undefined): boolean =>
  typeCode === undefined ? letters === "DS" || letters === "NS" : typeCode === "05" || typeCode === "95"

const resolve = (path: string, purchase: boolean): string =>
  path
    .replace("{supplier}", purchase ? "SupplierParty" : "CompanyParty")
    .replace("{customer}", purchase ? "CompanyParty" : "CustomerParty")
    .replace("{issuer}", "CompanyParty")

/**
 * Explains a rule code from an answer of the authority: its meaning and the correction in the body. Returns `undefined`
 * for unknown codes. Case is ignored. `language` is English by default. `typeCode`, the type of the filed document,
 * decides how `path` names its parties; without it, the letters of the code do.
 *
 * A code whose final letter is unknown gets the explanation of the code without that letter. A code that lacks the
 * final letter gets the explanation of the first code that has one.
 */
export const explainRule = (
  code: string,
  { language = "en", typeCode }: { readonly language?: Language; readonly typeCode?: string } = {}
): RuleExplanation | undefined => {
  if (typeof code !== "string") throw new TypeError('the code of a rule is a string, such as "FAU14"')
  const upper = code.trim().toUpperCase()
  const found = entryOf(upper)
  if (found === undefined) return undefined
  const { entry, letters } = found
  const [, family = upper, number = "", letter = ""] = form.exec(upper) ?? []
  return {
    code: family + number + letter.toLowerCase(),
    severity: entry.severity ?? "rejection",
    cause: entry.cause[language],
    fix: entry.fix[language],
    ...(entry.path === undefined ? {} : { path: resolve(entry.path, isPurchase(letters, typeCode)) }),
    decidedBy: entry.decidedBy
  }
}
