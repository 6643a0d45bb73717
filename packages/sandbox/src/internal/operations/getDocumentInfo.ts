import { Effect } from "effect"
import type { Operation, OperationResult } from "./Operation.ts"
import { summarize } from "./summarize.ts"
import { readTrackId } from "./trackId.ts"

/** GetDocumentInfo: a summary of a document, its events, its notes and its validation. */
export const getDocumentInfo: Operation<"DocumentInfoResponse"> = {
  name: "GetDocumentInfo",
  parameters: ["uuid"],
  result: "DocumentInfoResponse",
  run: (parameters, _caller, state) =>
    Effect.sync(() => {
      const uuid = readTrackId(parameters["uuid"])
      if (uuid === undefined) return failure("89", "Formato trackId inválido.")
      const found = state.documents.findByKey(uuid)
      if (found === undefined) return failure("66", "TrackId no existe en los registros de la DIAN.")
      const documentInfo = [summarize(found, state.documents.eventsOf(uuid), state.documents.notesOf(uuid))]
      return {
        type: "DocumentInfoResponse",
        value: {
          compressedDocumentInfo: undefined,
          documentInfo,
          statusCode: "00",
          statusDescription: "Procesado Correctamente."
        }
      }
    })
}

const failure = (statusCode: string, statusDescription: string): OperationResult<"DocumentInfoResponse"> => ({
  type: "DocumentInfoResponse",
  value: { compressedDocumentInfo: undefined, documentInfo: undefined, statusCode, statusDescription }
})
