import { Duration, Effect, Result } from "effect"
import type { Caller } from "../filing/Filing.ts"
import { intakeOf } from "../filing/intake.ts"
import { readContent } from "../filing/readContent.ts"
import type { BatchEntry } from "../state/BatchStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { parseXml } from "../xml/parseXml.ts"
import type { ZipEntry } from "../zip.ts"
import type { Operation, OperationResult } from "./Operation.ts"

/** SendBillAsync: up to 50 documents of one issuer, judged later. */
export const sendBillAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendBillAsync",
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  run: ({ fileName: zipName, contentFile }, caller, state) =>
    queueBatch({ operation: "SendBillAsync", zipName, contentFile, testSetId: undefined }, caller, state)
}

/** SendTestSetAsync: up to 50 documents that count for a test set, of any family; only in the test environment. */
export const sendTestSetAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendTestSetAsync",
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
    return queueBatch(
      { operation: "SendTestSetAsync", zipName, contentFile, testSetId: testSetId.trim() },
      caller,
      state
    )
  }
}

/** SendBillAttachmentAsync: in the contract, but the authority does not offer it. */
export const sendBillAttachmentAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendBillAttachmentAsync",
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  run: ({ fileName }) => Effect.succeed(refusedUpload("Método no disponible.", fileName))
}

/** What a batch is sent with. */
interface BatchSubmission {
  readonly operation: string
  readonly zipName: string | undefined
  readonly contentFile: string | undefined
  readonly testSetId: string | undefined
}

/**
 * Takes a batch and answers its key, or refuses at once what cannot be read (simulator.md §4). Everything else comes to
 * light when the batch is judged.
 */
const queueBatch = Effect.fnUntraced(function* (
  submission: BatchSubmission,
  caller: Caller,
  state: SandboxState
): Effect.fn.Return<OperationResult<"UploadDocumentResponse">> {
  const { operation, zipName, testSetId } = submission
  const read = yield* Effect.result(readContent(submission.contentFile))
  if (read._tag === "Failure") return refusedUpload(read.failure, zipName)
  const zipKey = state.identifiers.guid()
  const entries = read.success.map(readBatchEntry)
  const stalled = caller.injection === "never-queued" || state.batchHandling.stalled
  const readyAt = stalled ? Number.POSITIVE_INFINITY : caller.now + waitingTime(state)
  state.batches.add({ zipKey, operation, zipName, testSetId, entries, certificate: caller.certificate, readyAt })
  return { type: "UploadDocumentResponse", value: { zipKey } }
})

/** A refusal that comes instead of a key. */
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

/** Reads what queries need of a document that waits to be judged. What is not XML has nothing of it. */
const readBatchEntry = (file: ZipEntry): BatchEntry => {
  const parsed = parseXml(file.bytes)
  if (Result.isFailure(parsed)) return { file, issuer: undefined, softwareId: undefined, documentKey: undefined }
  using document = parsed.success
  const header = intakeOf(document.root).readHeader(document.root)
  return {
    file,
    issuer: stated(header.issuer.nit),
    softwareId: stated(header.softwareId),
    documentKey: stated(header.documentKey)
  }
}

const stated = (text: string): string | undefined => (text === "" ? undefined : text)
