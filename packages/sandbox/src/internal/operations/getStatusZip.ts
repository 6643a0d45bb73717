import { Effect } from "effect"
import type { Operation } from "./Operation.ts"
import { batchPending, malformedTrackId, unknownTrackId } from "./responses.ts"

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u

/** GetStatusZip: the verdicts on a batch, one per document. */
export const getStatusZip: Operation<"ArrayOfDianResponse"> = {
  name: "GetStatusZip",
  parameters: ["trackId"],
  result: "ArrayOfDianResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const zipKey = (parameters["trackId"] ?? "").trim().toLowerCase()
      if (!guid.test(zipKey)) return { type: "ArrayOfDianResponse", value: [malformedTrackId] }
      const answer = state.batches.answerTo(zipKey) ?? [unknownTrackId]
      return { type: "ArrayOfDianResponse", value: answer === "pending" ? [batchPending] : answer }
    })
}
