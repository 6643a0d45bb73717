import type { Language } from "@radicar/domain/inner/rules/Language"
import { type AnswerAlarm, alarmText } from "@radicar/domain/inner/submission/submissionAdvice"

const taken: AnswerAlarm = "numberTaken"

/** The alarm that the authority has another document, of this key, under the number. */
export const numberTaken = (documentKey: string): string => `${taken}:${documentKey.toLowerCase()}`

const parts = (alarms: string): ReadonlyArray<ReadonlyArray<string>> => alarms.split(" ").map((each) => each.split(":"))

/** The key of the other document that the authority has under the number, by the alarms of a submission. */
export const numberHolder = (alarms: string | undefined): string | undefined =>
  parts(alarms ?? "").find(([name]) => name === taken)?.[1]

/** Alarms as a submission keeps them, for people. */
export const alarmsText = (alarms: string, language: Language): string =>
  parts(alarms)
    .map(([name = "", key]) => {
      const text = alarmText(name)[language]
      return key === undefined ? text : `${text} ${key}`
    })
    .join(" ")
