import type { BigDecimal } from "effect"
import { toExact } from "../number/Decimal.ts"
import type { Wording } from "../rules/Language.ts"
import type { Check, Report } from "../rules/Rule.ts"
import type { RipsRecord, RipsSubject } from "./RipsSubject.ts"

/** The source of the RIPS rules. */
export const source = "Documento Técnico 1 v002 of the health ministry (1 July 2026), Resolution 948 of 2026"

/** The function that checks a RIPS rule. */
export type RipsCheck = Check<RipsSubject>

type RecordCheck = (record: RipsRecord, report: Report, subject: RipsSubject) => void

/** Makes a check of each record, or only of those for which `isOf` holds. */
export const ofRecords =
  (check: RecordCheck, isOf: (record: RipsRecord) => boolean = () => true): RipsCheck =>
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
  ): RipsCheck =>
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
