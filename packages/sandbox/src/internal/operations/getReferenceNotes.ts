import { Effect } from "effect"
import { listResponse } from "./listResponse.ts"
import { dianResult, type Operation } from "./Operation.ts"
import { malformedTrackId, unknownTrackId } from "./responses.ts"
import { readTrackId } from "./trackId.ts"

/** GetReferenceNotes: the notes that correct a document. How the authority lists them is not known. */
export const getReferenceNotes: Operation<"DianResponse"> = {
  name: "GetReferenceNotes",
  parameters: ["trackId"],
  result: "DianResponse",
  run: (parameters, { now }, state) =>
    Effect.sync(() => {
      const trackId = readTrackId(parameters["trackId"])
      if (trackId === undefined) return dianResult(malformedTrackId)
      const found = state.documents.findByKey(trackId)
      if (found?.accepted !== true) return dianResult(unknownTrackId)
      const notes = state.documents.notesOf(trackId).map((document) => ({
        document,
        code: document.typeCode,
        description: document.kind.name.replace(/^La /u, "")
      }))
      return dianResult(listResponse(found, notes, now, state))
    })
}
