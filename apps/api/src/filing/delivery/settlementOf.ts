import type { AuthorityAnswer } from "@radicar/dian/inner/AuthorityAnswer"
import type { ReportedRule } from "@radicar/dian/inner/ReportedRule"
import type { AnswerAlarm } from "@radicar/domain/inner/submission/submissionAdvice"
import type { Settlement } from "../../documents/submissions/Submission.ts"
import { numberTaken } from "../../documents/submissions/alarms.ts"

const ruleLine = ({ code, kind, text }: ReportedRule): string => {
  const line = text.replaceAll(/(?<!\s)\s*\n\s*/gu, " ")
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

/**
 * The state by an answer's verdict. Rule 90 for our own key (status 99) reports an acceptance, but lacks the text and
 * evidence of the original answer.
 */
const stateOf = ({ statusCode, verdict }: AuthorityAnswer): Settlement["state"] => {
  const state = states[verdict]
  return state === "accepted" && statusCode !== "00" ? "unknown" : state
}

/** Whether an answer settles a submission. */
export const isVerdict = (answer: AuthorityAnswer): boolean => {
  const state = stateOf(answer)
  return state === "accepted" || state === "rejected"
}

/** Whether an answer settles a submission and carries its evidence. */
export const isProven = (answer: AuthorityAnswer): boolean =>
  isVerdict(answer) && answer.verdict !== "acceptedWithoutEvidence"

/** Alarm for rule 90 with another key: another document was filed under the number. */
const collision = ({ duplicate, verdict }: AuthorityAnswer): ReadonlyArray<string> =>
  duplicate === undefined || duplicate.sameKey || verdict !== "rejected" ? [] : [numberTaken(duplicate.documentKey)]

/**
 * The settlement by an answer of the authority. An answer that proves nothing leaves the outcome unknown; its alarms
 * are kept for the operator.
 */
export const settlementOf = (answer: AuthorityAnswer): Settlement => {
  const state = stateOf(answer)
  const ruleKind = state === "rejected" ? "rejection" : state === "accepted" ? "notification" : undefined
  const alarms: ReadonlyArray<string> = [...(answer.alarms satisfies ReadonlyArray<AnswerAlarm>), ...collision(answer)]
  return {
    state,
    statusCode: answer.statusCode,
    statusMessage: answer.statusMessage,
    statusDescription: answer.statusDescription,
    errorMessage: answer.rules
      .filter(({ kind }) => kind === ruleKind)
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
