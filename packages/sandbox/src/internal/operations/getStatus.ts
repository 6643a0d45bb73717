import { Effect } from "effect"
import { dianResult, type Operation } from "./Operation.ts"
import { refused, unknownTrackId } from "./responses.ts"

const shortestTrackId = 20

/** GetStatus: the recorded answer for a document key, whatever the case it is written in. */
export const getStatus: Operation = {
  name: "GetStatus",
  parameters: ["trackId"],
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const trackId = (parameters["trackId"] ?? "").trim().toLowerCase()
      if (trackId.length < shortestTrackId) return dianResult(refused("Formato trackId inválido."))
      return dianResult(state.documents.findByKey(trackId)?.status ?? unknownTrackId)
    })
}
