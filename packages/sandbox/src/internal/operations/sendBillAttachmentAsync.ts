import { Effect } from "effect"
import { refusedUpload } from "../batch/queueBatch.ts"
import type { Operation } from "./Operation.ts"

/** SendBillAttachmentAsync: in the contract, but the authority does not offer it. */
export const sendBillAttachmentAsync: Operation<"UploadDocumentResponse"> = {
  name: "SendBillAttachmentAsync",
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  run: ({ fileName }) => Effect.succeed(refusedUpload("Método no disponible.", fileName))
}
