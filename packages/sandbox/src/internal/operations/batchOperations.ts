import { Duration, Effect, Result } from "effect"
import type { SentFile } from "../document/SentFile.ts"
import type { Caller } from "../filing/Filing.ts"
import type { SentFiles } from "../filing/readContent.ts"
import type { BatchEntry } from "../state/BatchStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { Operation, OperationResult } from "./Operation.ts"

/** SendBillAsync: accepts up to 50 documents of one issuer, which are judged later. */
export const sendBillAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendBillAsync",
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  family: "billing",
  run: ({ fileName: zipName }, caller, state, files) =>
    queueBatch({ operation: "SendBillAsync", zipName, files, testSetId: undefined }, caller, state)
}

/** SendTestSetAsync: accepts up to 50 documents of any family for a test set; only in the test environment. */
export const sendTestSetAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendTestSetAsync",
  parameters: ["fileName", "contentFile", "testSetId"],
  result: "UploadDocumentResponse",
  run: ({ fileName: zipName, testSetId = "" }, caller, state, files) => {
    if (state.registry.environment === "1") {
      return Effect.succeed(refusedUpload("Acción no disponible en producción.", zipName))
    }
    if (testSetId.trim() === "") {
      return Effect.succeed(refusedUpload("Identificador del set de pruebas es obligatorio.", zipName))
    }
    return queueBatch({ operation: "SendTestSetAsync", zipName, files, testSetId: testSetId.trim() }, caller, state)
  }
}

/** SendBillAttachmentAsync: part of the WSDL, but not offered by the authority. */
export const sendBillAttachmentAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendBillAttachmentAsync",
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  run: ({ fileName }) => Effect.succeed(refusedUpload("Método no disponible.", fileName))
}

/** A batch with its request data. */
interface BatchSubmission {
  readonly operation: string
  readonly zipName: string | undefined
  readonly files: SentFiles
  readonly testSetId: string | undefined
}

/**
 * Accepts a batch and returns its key, or refuses it at once if it is unreadable. All other problems
 * appear when the batch is judged.
 */
const queueBatch = (
  { files, operation, testSetId, zipName }: BatchSubmission,
  caller: Caller,
  state: SandboxState
): Effect.Effect<OperationResult<"UploadDocumentResponse">> =>
  Effect.sync(() => {
    if (Result.isFailure(files)) return refusedUpload(files.failure, zipName)
    const zipKey = state.identifiers.guid()
    const stalled = caller.injection === "never-queued" || state.batchHandling.stalled
    const readyAt = stalled ? Number.POSITIVE_INFINITY : caller.now + waitingTime(state)
    const entries = files.success.map(batchEntry)
    state.batches.add({ zipKey, operation, zipName, testSetId, entries, certificate: caller.certificate, readyAt })
    return { type: "UploadDocumentResponse", value: { zipKey } }
  })

/** Makes the answer that refuses an upload. It states the reason instead of a key. */
const refusedUpload = (
  processedMessage: string,
  xmlFileName: string | undefined
): OperationResult<"UploadDocumentResponse"> => ({
  type: "UploadDocumentResponse",
  value: {
    errorMessageList: [{ processedMessage, success: false, xmlFileName }]
  }
})

const waitingTime = ({ batchHandling, identifiers }: SandboxState): number => {
  const jitter = Duration.toMillis(Duration.fromInputUnsafe(batchHandling.jitter))
  const added = jitter === 0 ? 0 : identifiers.integer() % (jitter + 1)
  return Duration.toMillis(Duration.fromInputUnsafe(batchHandling.delay)) + added
}

/** Facts about a waiting document that queries need. A file that is not XML has none. */
const batchEntry = (file: SentFile): BatchEntry => {
  if (file.reading._tag === "Unreadable") {
    return { file, issuer: undefined, softwareId: undefined, documentKey: undefined }
  }
  const { documentKey, issuer, softwareId } = file.reading.ownHeader
  return { file, issuer: nonEmpty(issuer.nit), softwareId: nonEmpty(softwareId), documentKey: nonEmpty(documentKey) }
}

const nonEmpty = (text: string): string | undefined => (text === "" ? undefined : text)
