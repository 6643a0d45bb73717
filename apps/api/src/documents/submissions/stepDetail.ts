// Reasons in a submission's history: stored as codes, written in the caller's language when read.
import { authorityErrorText } from "@radicar/dian/inner/AuthorityError"
import { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import type { Language } from "@radicar/domain/inner/rules/Language"
import {
  alarmText,
  type AnswerAlarm,
  submissionAdvice,
  type SubmissionState
} from "@radicar/domain/inner/submission/submissionAdvice"
import { Option, Schema } from "effect"
import { submissionStates } from "./submissionStates.ts"

const states = Object.keys(submissionStates) as ReadonlyArray<SubmissionState>

/** The reason of a step in a submission's history: language-independent facts. */
export const StepDetail = Schema.Struct({
  /** State of an answer that came too late, or from a sender without the lease. */
  notAdopted: Schema.optionalKey(Schema.Literals(states)),
  /** The call that the authority did not answer. */
  failure: Schema.optionalKey(Schema.Struct({ operation: Schema.String, reason: AuthorityErrorReason })),
  /** Reasons to review the answer. */
  alarm: Schema.optionalKey(Schema.String)
})

/** See {@link StepDetail}. */
export type StepDetail = typeof StepDetail.Type

const json = Schema.fromJsonString(StepDetail)
const encode = Schema.encodeSync(json)
const decode = Schema.decodeUnknownOption(json)

/** A detail as stored: JSON, or empty if there is none. */
export const storedDetail = (detail: StepDetail): string => (Object.keys(detail).length === 0 ? "" : encode(detail))

/** The text for a stored detail. */
export const stepDetailText = (kept: string, language: Language): string => {
  const detail = Option.getOrUndefined(decode(kept))
  if (detail === undefined) return kept
  const { alarm, failure, notAdopted } = detail
  const texts = [
    ...(notAdopted === undefined
      ? []
      : [
          {
            en: `An answer came too late and changed nothing (${submissionAdvice[notAdopted].name.en}).`,
            es: `Una respuesta llegó tarde y no cambió nada (${submissionAdvice[notAdopted].name.es}).`
          }
        ]),
    ...(failure === undefined ? [] : [authorityErrorText(failure)]),
    ...(alarm === undefined ? [] : [alarmText(alarm)])
  ]
  return texts.map((text) => text[language]).join(" ")
}

const numberTakenAlarm: AnswerAlarm = "numberTaken"

/** The alarm for a number under which the authority has another document, with this key. */
export const numberTaken = (documentKey: string): string => `${numberTakenAlarm}:${documentKey.toLowerCase()}`

const parts = (alarms: string): ReadonlyArray<ReadonlyArray<string>> => alarms.split(" ").map((each) => each.split(":"))

/** The document key in a {@link numberTaken} alarm; `undefined` if the alarms contain none. */
export const numberHolder = (alarms: string | undefined): string | undefined =>
  parts(alarms ?? "").find(([name]) => name === numberTakenAlarm)?.[1]

/** The text for a submission's stored alarms. */
export const alarmsText = (alarms: string, language: Language): string =>
  parts(alarms)
    .map(([name = "", key]) => {
      const text = alarmText(name)[language]
      return key === undefined ? text : `${text} ${key}`
    })
    .join(" ")
