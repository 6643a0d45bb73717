/** A document in the books of the sandbox, accepted or rejected. */
export interface BookEntry {
  /** Prefix and number of the document. */
  readonly id: string
  readonly documentKey: string
  /** SHA-256 of the XML as received, hexadecimal. */
  readonly digest: string
  readonly accepted: boolean
  /** Mark of the client in the document; absent from a credit note, which its own number identifies. */
  readonly client?: string | undefined
}
