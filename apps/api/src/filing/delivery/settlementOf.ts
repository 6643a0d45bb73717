import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { Rule } from "@radicar/dian/inner/Rule"
import type { AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"
import { numberTaken } from "../../documents/submissions/alarms.ts"
import type { Settlement } from "../../documents/submissions/Submission.ts"

const ruleLine = ({ code, kind, text }: Rule): string => {
  const line = text.replaceAll(/\s*\n\s*/gu, " ")
  const word = kind === "rejection" ? "Rechazo" : "Notificación"
  return code === undefined ? line : `Regla: ${code}, ${word}: ${line}`
}

const states = {
  accepted: "accepted",
  acceptedWithoutEvidence: "accepted",
  rejected: "rejected",
  notProcessed: "rejected",
  processing: "unknown",
  unknownDocument: "unknown",
  inconclusive: "unknown"
} as const satisfies Readonly<Record<AuthorityAnswer["verdict"], Settlement["state"]>>

/** Rule 90 for our own key (99) reports an acceptance, but is not the answer with its text and its evidence. */
const stateOf = ({ statusCode, verdict }: AuthorityAnswer): Settlement["state"] => {
  const state = states[verdict]
  return state === "accepted" && statusCode !== "00" ? "unknown" : state
}

/** Whether an answer settles a submission. */
export const isVerdict = (answer: AuthorityAnswer): boolean => {
  const state = stateOf(answer)
  return state === "accepted" || state === "rejected"
}

/** Whether an answer settles a submission and brings its evidence along. */
export const isProven = (answer: AuthorityAnswer): boolean =>
  isVerdict(answer) && answer.verdict !== "acceptedWithoutEvidence"

/** Rule 90 for another key: somebody has filed another document under the number. */
const collision = ({ duplicate, verdict }: AuthorityAnswer): ReadonlyArray<string> =>
  duplicate === undefined || duplicate.sameKey || verdict !== "rejected" ? [] : [numberTaken(duplicate.documentKey)]

/**
 * What the authority's answer makes of a submission. An answer that proves nothing leaves the outcome unknown; its
 * alarms are kept for the operator.
 */
export const settlementOf = (answer: AuthorityAnswer): Settlement => {
  const state = stateOf(answer)
  const told = state === "rejected" ? "rejection" : state === "accepted" ? "notification" : undefined
  const alarms: ReadonlyArray<string> = [...(answer.alarms satisfies ReadonlyArray<AnswerAlarm>), ...collision(answer)]
  return {
    state,
    statusCode: answer.statusCode,
    statusMessage: answer.statusMessage,
    statusDescription: answer.statusDescription,
    errorMessage: answer.rules
      .filter(({ kind }) => kind === told)
      .map(ruleLine)
      .join("\n"),
    ...(answer.applicationResponse === undefined
      ? {}
      : {
          applicationResponse: answer.applicationResponse.bytes,
          proof: answer.applicationResponse.verification.proof
        }),
    ...(alarms.length === 0 ? {} : { alarm: alarms.join(" ") }),
    origin: "authority"
  }
}
