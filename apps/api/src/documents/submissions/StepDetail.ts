import { authorityErrorText } from "@radicar/dian/inner/AuthorityError"
import { AuthorityErrorReason } from "@radicar/dian/inner/AuthorityErrorReason"
import type { Language } from "@radicar/domain/inner/rules/Language"
import { alarmText, submissionAdvice } from "@radicar/domain/inner/submission/submissionAdvice"
import { Option, Schema } from "effect"
import { stateNames } from "./submissionStates.ts"

/** The reason of a step in a submission's history: language-independent facts. */
export const StepDetail = Schema.Struct({
  /** State that was not adopted, because the answer came too late or from a sender without the lease. */
  notAdopted: Schema.optionalKey(Schema.Literals(stateNames)),
  /** The call that the authority did not answer. */
  failure: Schema.optionalKey(Schema.Struct({ operation: Schema.String, reason: AuthorityErrorReason })),
  /** Reasons to review the answer. */
  alarm: Schema.optionalKey(Schema.String)
})

/** A value of the schema {@link StepDetail}. */
export type StepDetail = typeof StepDetail.Type

const json = Schema.fromJsonString(StepDetail)
const encode = Schema.encodeSync(json)
const decode = Schema.decodeUnknownOption(json)

/** A detail as stored: JSON, or empty if there is none. */
export const storedDetail = (detail: StepDetail): string => (Object.keys(detail).length === 0 ? "" : encode(detail))

/** The text for a stored detail. */
export const stepDetailText = (kept: string, language: Language): string => {
  const detail = Option.getOrUndefined(decode(kept))
  // not what this service records, such as a text that was noted by hand: the history shows it as it is
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
