import type { BigDecimal } from "effect"
import { toExact } from "../number/Decimal.ts"
import type { Wording } from "../rules/Language.ts"
import { explain, type Report, type Rule } from "../rules/Rule.ts"
import type { RipsRecord, RipsSubject } from "./RipsSubject.ts"

/** The source of the RIPS rules. */
const source = "Documento Técnico 1 v002 of the health ministry (1 July 2026), Resolution 948 of 2026"

/** The severity of a rule, in the ministry's validator or here. */
type Level = NonNullable<Rule<never>["severity"]>

/**
 * The severities of the rules, as data: the ministry may raise any notification to a rejection on a day that it sets.
 * The first is the ministry's. The second, if there is one, applies here instead.
 */
const levels = {
  RVG01: ["rejection"],
  RVG04: ["rejection"],
  RVG05: ["rejection"],
  RVG06: ["rejection"],
  RVG03: ["rejection"],
  RVG07: ["rejection"],
  RVG08: ["rejection"],
  RVG09: ["rejection"],
  RVG12: ["rejection"],
  RVG13: ["notification"],
  RVC001: ["rejection"],
  RVC004: ["rejection"],
  // the table of coverages was only available as text, with its columns pieced together
  RVC005: ["rejection", "notification"],
  CIN006: ["rejection", "notification"],
  FED060: ["rejection"],
  RVC006: ["rejection"],
  RVC013: ["rejection"],
  RVC014: ["rejection"],
  RVC034: ["rejection"],
  RVC038: ["rejection"],
  RVC039: ["rejection"],
  RVC042: ["rejection"],
  RVC043: ["rejection"],
  RVC044: ["rejection"],
  RVC045: ["rejection"],
  RVC050: ["rejection"],
  RVC056: ["rejection"],
  RVC057: ["rejection"],
  RVC058: ["rejection"],
  RVC060: ["rejection"],
  RVC061: ["rejection"],
  RVC066: ["rejection"],
  RVC079: ["rejection"],
  RVC086: ["rejection"],
  RVC091: ["notification"],
  RVC092: ["notification"],
  RVC094: ["notification"]
} as const satisfies Readonly<Record<string, readonly [ministry: Level, here?: Level]>>

/** A rule over a RIPS. */
export type RipsRule = Rule<RipsSubject>

/** The function that checks a RIPS rule. */
export type Check = RipsRule["check"]

/**
 * Makes a RIPS rule whose message states the fault. `codes` are the ministry's codes for the same fault in other
 * fields.
 */
export const rule = (
  code: keyof typeof levels,
  { codes, path }: { readonly codes?: ReadonlyArray<string>; readonly path?: string },
  texts: readonly [cause: string, causeEs: string, fix: string, fixEs: string],
  check: Check
): RipsRule => {
  const [ministry, here = ministry] = levels[code]
  const head = { ...(codes === undefined ? {} : { codes: [code, ...codes] }), ...(path === undefined ? {} : { path }) }
  const explained = explain(head, ...texts)
  return { code, severity: here, message: explained.cause, explained, source: `${source}, rule ${code}`, check }
}

type RecordCheck = (record: RipsRecord, report: Report, subject: RipsSubject) => void

/** Makes a check of each record, or only of those for which `isOf` holds. */
export const ofRecords =
  (check: RecordCheck, isOf: (record: RipsRecord) => boolean = () => true): Check =>
  (subject, report) => {
    for (const record of subject.records) if (isOf(record)) check(record, report, subject)
  }

/** Whether a record states a monetary value and the user's payment. */
export const isBilled = ({ isBilled }: RipsRecord): boolean => isBilled

/**
 * Makes a check of the day or minute in a field of each record. A failure reports the expected value that `isWrong`
 * returns.
 */
export const ofField =
  (
    fieldOf: (record: RipsRecord) => string | undefined,
    isWrong: (moment: string, record: RipsRecord, subject: RipsSubject) => Wording | undefined
  ): Check =>
  (subject, report) => {
    for (const each of subject.records) {
      const field = fieldOf(each)
      const moment = field === undefined ? undefined : each.record.moment(field)
      const expected = moment === undefined ? undefined : isWrong(moment, each, subject)
      if (field !== undefined && moment !== undefined && expected !== undefined) {
        report(each.record.at(field), expected, moment)
      }
    }
  }

/** Prints an amount for people. */
export const pesos = (amount: BigDecimal.BigDecimal): string => toExact(amount, 2)

/** The field of the user's payment. */
export const payment = "valorPagoModerador"

/** The field of the concept of the user's payment. */
export const conceptField = "conceptoRecaudo"
