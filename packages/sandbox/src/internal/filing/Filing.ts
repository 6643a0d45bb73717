import type { X509Certificate } from "node:crypto"
import type { SentFile } from "../document/SentFile.ts"
import type { DianResponse } from "../soap/results.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { ZipEntry } from "../zip.ts"

/** What a programmed fault changes in the processing of a request; the rest stays normal. */
export type Injection =
  /** A batch is taken and never looked at. */
  | "never-queued"
  /** A document breaks one rule that it does not break. */
  | "rejected"
  /** Another document has taken its number. */
  | "number-taken"

/** Who asks, and when: the certificate that signed the request and the clock's milliseconds since the epoch. */
export interface Caller {
  readonly certificate: X509Certificate
  readonly now: number
  /** What a programmed fault changes in the processing. */
  readonly injection?: Injection
}

/** A document on its way to a verdict: what it came with. */
export interface Filing {
  readonly operation: string
  readonly file: SentFile
  readonly zipName: string | undefined
  readonly caller: Pick<Caller, "certificate" | "now" | "injection">
  readonly state: SandboxState
}

/** Name of a file without folders, up to its first dot: what answers call it. */
export const baseName = (entry: ZipEntry): string => entry.name.split("/").at(-1)?.split(".")[0] ?? ""

/** The outcome of one document. */
export interface Verdict {
  /** What a synchronous request answers. */
  readonly answer: DianResponse
  /** What later queries answer. */
  readonly status: DianResponse
  /** Its record, when it was judged. */
  readonly document?: StoredDocument
}

/** A verdict that is the same in every answer and leaves no record. */
export const unrecorded = (response: DianResponse): Verdict => ({ answer: response, status: response })
