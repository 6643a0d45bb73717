import type { Language } from "@radicar/domain/inner/rules/Language"
import { type AnswerAlarm, alarmText } from "@radicar/domain/inner/submission/submissionAdvice"

const taken: AnswerAlarm = "numberTaken"

/** The alarm for a number under which the authority has another document, with this key. */
export const numberTaken = (documentKey: string): string => `${taken}:${documentKey.toLowerCase()}`

const parts = (alarms: string): ReadonlyArray<ReadonlyArray<string>> => alarms.split(" ").map((each) => each.split(":"))

/** The key in that alarm; `undefined` without it. */
export const numberHolder = (alarms: string | undefined): string | undefined =>
  parts(alarms ?? "").find(([name]) => name === taken)?.[1]

/** The text for a submission's stored alarms. */
export const alarmsText = (alarms: string, language: Language): string =>
  parts(alarms)
    .map(([name = "", key]) => {
      const text = alarmText(name)[language]
      return key === undefined ? text : `${text} ${key}`
    })
    .join(" ")
