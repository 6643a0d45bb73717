// Alarms of a submission as stored: names with a blank between them, each with a document key behind a colon if it is
// about another document.
import type { Language } from "@radicar/domain/inner/rules/Language"
import { alarmText, type AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"

/** Alarm: the authority has another document under the number. */
export const numberTakenAlarm: AnswerAlarm = "numberTaken"

/** The alarm that the authority has another document under the number, the one with this key. */
export const numberTaken = (documentKey: string): string => `${numberTakenAlarm}:${documentKey.toLowerCase()}`

const parts = (alarms: string): ReadonlyArray<ReadonlyArray<string>> => alarms.split(" ").map((each) => each.split(":"))

/** The document key in a {@link numberTaken} alarm; `undefined` if the alarms contain none. */
export const numberHolder = (alarms: string | undefined): string | undefined =>
  parts(alarms ?? "").find(([name]) => name === numberTakenAlarm)?.[1]

/** Whether stored alarms contain one. */
export const hasAlarm = (alarms: string | undefined, alarm: AnswerAlarm): boolean =>
  parts(alarms ?? "").some(([name]) => name === alarm)

/** The text for a submission's stored alarms. */
export const alarmsText = (alarms: string, language: Language): string =>
  parts(alarms)
    .map(([name = "", key]) => {
      const text = alarmText(name)[language]
      return key === undefined ? text : `${text} ${key}`
    })
    .join(" ")
