import { Effect } from "effect"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/results/DianResponse.ts"
import { dianResult, type Operation } from "./Operation.ts"
import { inProcess, malformedTrackId, unknownTrackId } from "./responses.ts"
import { readTrackId } from "./trackId.ts"

/** GetStatus: the recorded answer for a document key, whatever the case it is written in. */
export const getStatus: Operation<"DianResponse"> = {
  name: "GetStatus",
  parameters: ["trackId"],
  result: "DianResponse",
  run: (parameters, { now }, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      return dianResult(trackId === undefined ? malformedTrackId : statusOf(trackId, now, state))
    })
}

/** What is valid stays so; a rejected document may wait again, corrected. */
const statusOf = (documentKey: string, now: number, state: SandboxState): DianResponse => {
  if (state.forgottenKeys.isForgotten(documentKey, now)) return unknownTrackId
  const found = state.documents.findByKey(documentKey)
  if (found?.accepted !== true && state.batches.isQueued(documentKey)) return inProcess
  return found?.status ?? unknownTrackId
}
