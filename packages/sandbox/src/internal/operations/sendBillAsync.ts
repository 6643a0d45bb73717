import { queueBatch } from "../batch/queueBatch.ts"
import type { Operation } from "./Operation.ts"

const name = "SendBillAsync"

/** SendBillAsync: up to 50 documents of one issuer, judged later. */
export const sendBillAsync: Operation<"UploadDocumentResponse"> = {
  name,
  parameters: ["fileName", "contentFile"],
  result: "UploadDocumentResponse",
  run: ({ fileName: zipName, contentFile }, caller, state) =>
    queueBatch({ operation: name, zipName, contentFile, testSetId: undefined }, caller, state)
}
