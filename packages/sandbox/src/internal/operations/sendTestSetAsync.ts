import { Effect } from "effect"
import { queueBatch, refusedUpload } from "../batch/queueBatch.ts"
import type { Operation } from "./Operation.ts"

const name = "SendTestSetAsync"

/** SendTestSetAsync: up to 50 documents that count for a test set, of any family; only in the test environment. */
export const sendTestSetAsync: Operation<"UploadDocumentResponse"> = {
  name,
  parameters: ["fileName", "contentFile", "testSetId"],
  result: "UploadDocumentResponse",
  run: (parameters, caller, state) => {
    const { fileName: zipName, contentFile, testSetId = "" } = parameters
    if (state.registry.environment === "1") {
      return Effect.succeed(refusedUpload("Acción no disponible en producción.", zipName))
    }
    if (testSetId.trim() === "") {
      return Effect.succeed(refusedUpload("Identificador del set de pruebas es obligatorio.", zipName))
    }
    return queueBatch({ operation: name, zipName, contentFile, testSetId: testSetId.trim() }, caller, state)
  }
}
