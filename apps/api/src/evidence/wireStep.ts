import type { SubmissionStep } from "@radicar/contract/SubmissionsGroup"
import type { SubmissionTransition } from "../storage/Submission.ts"

/** A step of a submission's history as the contract has it. */
export const wireStep = ({ at, from, ...step }: SubmissionTransition): typeof SubmissionStep.Type => ({
  at: at.toISOString(),
  ...(from === undefined ? {} : { from }),
  ...step
})
