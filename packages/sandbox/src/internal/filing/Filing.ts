import type { X509Certificate } from "node:crypto"
import type { SentFile } from "../document/SentFile.ts"
import type { DianResponse } from "../soap/results.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { ZipEntry } from "../zip.ts"

/** Changes that a programmed fault makes to the processing of a request. */
export type Injection =
  /** A batch is accepted but never judged. */
  | "never-queued"
  /** A document gets a rejection for a rule that it does not break. */
  | "rejected"
  /** Another document already has its number. */
  | "number-taken"

/** Certificate that signed the request, and its time in milliseconds since the epoch. */
export interface Caller {
  readonly certificate: X509Certificate
  readonly now: number
  /** Change that a programmed fault makes to the processing. */
  readonly injection?: Injection
}

/** A document to be judged, with the data of its request. */
export interface Filing {
  readonly operation: string
  readonly file: SentFile
  readonly zipName: string | undefined
  readonly caller: Pick<Caller, "certificate" | "now" | "injection">
  readonly state: SandboxState
}

/** Name of a file in answers: without folders, up to its first dot. */
export const baseName = (entry: ZipEntry): string => entry.name.split("/").at(-1)?.split(".")[0] ?? ""

/** The outcome of one document. */
export interface FilingVerdict {
  /** Answer to a synchronous request. */
  readonly answer: DianResponse
  /** Answer to later queries. */
  readonly status: DianResponse
  /** Stored record of the document, if the document was judged. */
  readonly document?: StoredDocument
}

/** Makes the verdict on a document that is not recorded: the same response in the answer and in later queries. */
export const unrecorded = (response: DianResponse): FilingVerdict => ({ answer: response, status: response })
