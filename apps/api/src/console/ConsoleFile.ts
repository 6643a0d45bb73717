/** A file of the built console. */
export interface ConsoleFile {
  readonly contentType: string
  /** Its name has a digest of its content, so that what has this name never changes. */
  readonly isImmutable: boolean
  readonly bytes: Uint8Array
  /** The same, compressed (gzip). */
  readonly packed: Uint8Array
  /** RFC 9110 §8.8.3; weak, because it stands for both forms. */
  readonly etag: string
}
