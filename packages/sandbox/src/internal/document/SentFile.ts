import type { ZipEntry } from "../zip.ts"
import type { DocumentHeader } from "./DocumentHeader.ts"
import type { DocumentKind } from "./DocumentKind.ts"

/** Families of documents with the same structure: sales and purchases, payroll, or events. */
export type FamilyName = "billing" | "payroll" | "event"

/** Result of reading a file before it is judged: plain data that a thread can send. */
export type Reading =
  | { readonly _tag: "Unreadable"; readonly message: string }
  | {
      readonly _tag: "Read"
      /** Header as the file's own family reads it. */
      readonly ownHeader: DocumentHeader
      /** Family in which the file is filed: that of the file itself, unless the operation determines another. */
      readonly family: FamilyName
      /** Kind and header as `family` reads them. */
      readonly kind: DocumentKind | undefined
      readonly header: DocumentHeader
      /** Markers in the document that request faults, as written. */
      readonly markers: ReadonlyArray<string>
    }

/** A sent file, read once. */
export interface SentFile {
  readonly entry: ZipEntry
  readonly reading: Reading
  /** Total size in bytes of all files of the request. It decides whether they are judged in place or in a thread. */
  readonly together: number
}
