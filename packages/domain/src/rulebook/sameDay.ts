import type { LocalDateTime } from "../time/LocalDateTime.ts"
import type { Violation } from "../rules/Violation.ts"
import type { Language, Localized } from "../rules/Language.ts"

const message: Localized = {
  en: "A document is filed on the day on which it is issued; only contingency is filed later.",
  es: "El documento se radica el mismo día en que se emite; solo la contingencia se radica después."
}

/**
 * Type codes of contingency documents, which are filed when the contingency is over: 03 and 04 are invoices, 07 and 08
 * POS tickets.
 */
const contingency: ReadonlySet<string> = new Set(["03", "04", "07", "08"])

/** A document with the values that {@link sameDayViolation} compares. */
export interface IssuedDocument {
  /** Code of the rule for its type: `FAD09e`, `AAD09e`. */
  readonly rule: string
  readonly typeCode: string
  readonly date: LocalDateTime
  readonly now: LocalDateTime
}

/**
 * The violation of a document that was issued on an earlier day, for use when it is filed for the first time. Its day
 * of signature would differ from its day of issue (annex FE 1.9, rule FAD09e). A document that was recorded on its day
 * of issue may be sent again at any time.
 */
export const sameDayViolation = (
  { date, now, rule, typeCode }: IssuedDocument,
  language: Language
): Violation | undefined =>
  date.date >= now.date || contingency.has(typeCode)
    ? undefined
    : { rule, path: "$.Date", message: message[language], expected: now.date, actual: date.toString() }
