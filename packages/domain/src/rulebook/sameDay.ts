import type { Violation } from "../rules/Violation.ts"
import type { Language, Localized } from "../rules/Language.ts"
import { fromEpochMillis, type LocalDateTime } from "../time/LocalDateTime.ts"

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
  /** Code of the rule for the document's type: `FAD09e`, `AAD09e`. */
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

/** A signing time as xsd:dateTime with the Colombian offset, and as an instant. */
export interface SigningMoment {
  readonly text: string
  readonly epochMillis: number
}

/**
 * The signing time that a document claims: the current time, or the document's own moment if it was issued on an
 * earlier day. Issue and signing must lie on the same day (rule FAD09e).
 */
export const signingMoment = (issued: LocalDateTime, nowMillis: number): SigningMoment => {
  const now = fromEpochMillis(nowMillis)
  if (issued.date !== now.date) return { text: `${issued}.000-05:00`, epochMillis: issued.epochMillis }
  const millis = String(new Date(nowMillis).getUTCMilliseconds()).padStart(3, "0")
  return { text: `${now}.${millis}-05:00`, epochMillis: nowMillis }
}
