import type { ZipEntry } from "../zip.ts"
import type { DocumentHeader } from "./DocumentHeader.ts"
import type { DocumentKind } from "./DocumentKind.ts"

/** Documents of one build: sales and purchases, payroll, or events. */
export type FamilyName = "billing" | "payroll" | "event"

/** What is read of a file before it is judged: plain data, which a thread can answer. */
export type Reading =
  | { readonly _tag: "Unreadable"; readonly message: string }
  | {
      readonly _tag: "Read"
      /** The header by what the file itself is. */
      readonly stated: DocumentHeader
      /** The family that it is sent as, which is its own one unless the operation takes another. */
      readonly family: FamilyName
      /** Its kind and header in that family. */
      readonly kind: DocumentKind | undefined
      readonly header: DocumentHeader
      /** The faults it asks for, as written. */
      readonly markers: ReadonlyArray<string>
    }

/** A file that was sent, read once. */
export interface SentFile {
  readonly entry: ZipEntry
  readonly reading: Reading
  /** Octets of all files that were sent with it: they say where it is judged. */
  readonly together: number
}
