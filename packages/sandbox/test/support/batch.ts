import { Effect } from "effect"
import type { Sandbox } from "../../src/Sandbox.ts"
import { type Answer, ask, fieldOf, getStatusZip } from "./client.ts"
import { movableClock, testInstant } from "./fixedClock.ts"
import type { Signer } from "./signInvoice.ts"
import { type ZipFile, zip } from "./zip.ts"

/** Id of the embedded test set. */
export const testSetId = "a8c0f0de-6f1d-4c3b-9b42-2f6f5b0f7e01"

/** What a batch is sent with in addition to its files. */
export interface BatchOptions {
  readonly operation?: "SendTestSetAsync" | "SendBillAsync"
  readonly testSetId?: string
}

/** Sends files as a batch and answers with what came at once. */
export const sendBatch = (
  url: string,
  files: ReadonlyArray<ZipFile>,
  signer: Signer,
  { operation = "SendTestSetAsync", testSetId: set = testSetId }: BatchOptions = {}
): Promise<Answer & { readonly zipKey: string | undefined; readonly refusal: string | undefined }> =>
  ask(
    url,
    operation,
    {
      fileName: "z1.zip",
      contentFile: Buffer.from(zip(...files)).toString("base64"),
      ...(operation === "SendTestSetAsync" ? { testSetId: set } : {})
    },
    signer
  ).then((answer) => ({
    ...answer,
    zipKey: fieldOf(answer.body, "ZipKey"),
    refusal: fieldOf(answer.body, "ProcessedMessage")
  }))

/** Signed documents as files, named `1.xml`, `2.xml` and so on. */
export const files = (...documents: ReadonlyArray<Uint8Array>): ReadonlyArray<ZipFile> =>
  documents.map((bytes, index) => ({ name: `${index + 1}.xml`, bytes }))

/** A clock at the tests' instant, and a way to send a batch and see its verdicts as soon as they are there. */
export const batchClock = () => {
  const { clock, at } = movableClock()
  const settled = (
    { url }: Sandbox["Service"],
    batch: ReadonlyArray<ZipFile>,
    signer: Signer,
    options?: BatchOptions
  ) =>
    Effect.promise(async () => {
      at(0)
      const { zipKey = "" } = await sendBatch(url, batch, signer, options)
      at(2000)
      const verdicts = await getStatusZip(url, zipKey, signer, { created: testInstant + 2000 })
      at(0)
      return verdicts
    })
  return { clock, at, settled }
}
