import type { Lease, Settlement } from "../Submission.ts"
import { isFinal, mayMove, type SubmissionState } from "../submissionStates.ts"

/** What decides whether a settlement is adopted. */
export interface Standing {
  readonly state: SubmissionState
  readonly attempts: number
  /** Whether somebody has a lease that has not run out. */
  readonly leased: boolean
  /** Whether the authority's ApplicationResponse is on record. */
  readonly evidence: boolean
}

/**
 * What to do with a settlement.
 *
 * - `adopt`: the submission takes its state and its answer.
 * - `addEvidence`: nothing but the ApplicationResponse, which was missing.
 * - `note`: it comes too late, or from who has no say; the history mentions it.
 * - `nothing`: it says what is known.
 *
 * A verdict is final, and so is a refusal: the number may have gone to another document since. Beyond that
 * `submissionMoves` says who may move it where. An acceptance counts whoever brings it. Anything else would let another
 * process send, or free the number, so it counts only from the holder of the last lease or, if nobody sends at present,
 * from who needs none.
 */
export const judgeSettlement = (
  { attempts, evidence, leased, state }: Standing,
  settlement: Settlement,
  lease: Lease | undefined
): "adopt" | "addEvidence" | "note" | "nothing" => {
  if (isFinal(state)) {
    if (settlement.state !== state) return "note"
    return evidence || settlement.applicationResponse === undefined ? "nothing" : "addEvidence"
  }
  if (!mayMove(state, settlement.state, settlement.origin)) return "note"
  if (settlement.state === "accepted") return "adopt"
  const hasSay = lease === undefined ? !leased : lease.attempt === attempts
  return hasSay ? "adopt" : "note"
}
