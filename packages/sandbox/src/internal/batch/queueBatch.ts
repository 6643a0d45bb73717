import { Duration, Effect } from "effect"
import type { Caller, OperationResult } from "../operations/Operation.ts"
import { readContent } from "../operations/readContent.ts"
import type { SandboxState } from "../SandboxState.ts"
import { readBatchEntry } from "./readBatchEntry.ts"

/** What a batch is sent with. */
export interface BatchSubmission {
  readonly operation: string
  readonly zipName: string | undefined
  readonly contentFile: string | undefined
  readonly testSetId: string | undefined
}

/**
 * Takes a batch and answers its key, or refuses at once what cannot be read (simulator.md §4). Everything else comes to
 * light when the batch is judged.
 */
export const queueBatch = Effect.fnUntraced(function* (
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
  return { type: "UploadDocumentResponse", value: { errorMessageList: undefined, zipKey } }
})

/** A refusal that comes instead of a key. */
export const refusedUpload = (
  processedMessage: string,
  xmlFileName: string | undefined
): OperationResult<"UploadDocumentResponse"> => ({
  type: "UploadDocumentResponse",
  value: {
    errorMessageList: [
      { documentKey: undefined, processedMessage, senderCode: undefined, success: false, xmlFileName }
    ],
    zipKey: undefined
  }
})

const waitingTime = ({ batchHandling, identifiers }: SandboxState): number => {
  const jitter = Duration.toMillis(Duration.fromInputUnsafe(batchHandling.jitter))
  const added = jitter === 0 ? 0 : identifiers.integer() % (jitter + 1)
  return Duration.toMillis(Duration.fromInputUnsafe(batchHandling.delay)) + added
}
