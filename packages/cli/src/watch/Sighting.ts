import type { SubmissionItem } from "@radicar/contract/SubmissionsGroup"

/** A submission whose state is another than when it was last seen. */
export interface Sighting {
  readonly item: SubmissionItem
  /** The state before; absent of what is seen for the first time. */
  readonly from: SubmissionItem["state"] | undefined
}

const final: ReadonlySet<SubmissionItem["state"]> = new Set(["accepted", "rejected", "refused"])

/** Whether a submission stays in its state for good. */
export const isSettled = ({ state }: Pick<SubmissionItem, "state">): boolean => final.has(state)
