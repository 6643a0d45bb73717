import type { SubmissionDetail, SubmissionItem } from "@radicar/contract/inner/SubmissionsGroup"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import {
  type OutcomeAdvice,
  outcomeOf,
  statusNames,
  submissionAdvice,
  type SubmissionOutcome
} from "@radicar/domain/inner/submission/submissionAdvice"
import type { Tone } from "../parts/Notice.tsx"

/** Name, meaning and urgency of an outcome. */
export interface OutcomeFace {
  readonly name: Localized
  /** Meaning of the outcome for the user, with advice. */
  readonly meaning: Localized
  readonly tone: Tone
}

const joined = ({ action, meaning }: OutcomeAdvice): Localized =>
  action === undefined ? meaning : { en: `${meaning.en} ${action.en}`, es: `${meaning.es} ${action.es}` }

/** Name, meaning and tone of an outcome or of a state. */
export const faceOf = (outcome: SubmissionOutcome): OutcomeFace => {
  const advice = submissionAdvice[outcome]
  return { name: advice.name, meaning: joined(advice), tone: advice.urgency }
}

/** Name, meaning and tone of a submission. A rejection has separate texts if its number belongs to another document. */
export const faceOfItem = (item: Pick<SubmissionItem, "result" | "state">): OutcomeFace => faceOf(outcomeOf(item))

/** Names of the statuses in the filter. */
export const filterNames = {
  ...statusNames,
  refused: submissionAdvice.refused.name,
  toCorrect: { en: "Rejected, to be corrected", es: "Rechazados por corregir" }
} as const

const open = new Set<string>(["signed", "contingency", "filing", "unknown", "processing"])

/** Whether a submission has no outcome yet. */
export const isOpen = ({ state }: Pick<SubmissionItem, "state">): boolean => open.has(state)

/** Whether a document was rejected or refused, and neither filed again nor dismissed. */
export const needsCorrection = ({ dismissal, filedAgain }: typeof SubmissionDetail.Type): boolean =>
  filedAgain === false && dismissal === undefined
