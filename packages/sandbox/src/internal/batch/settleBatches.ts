import type { SandboxState } from "../SandboxState.ts"
import { judgeBatch } from "./judgeBatch.ts"

/**
 * Judges every batch whose time has come, at that time and in that order. Called before a request is looked at: nobody
 * can tell that the verdicts were not there before, and no timer has to run.
 */
export const settleBatches = (state: SandboxState, now: number): void => {
  for (const batch of state.batches.due(now)) state.batches.settle(batch.zipKey, judgeBatch(batch, state))
}
