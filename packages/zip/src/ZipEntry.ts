/** A file of a ZIP. */
export interface ZipEntry {
  /** As the ZIP states it, with `/` between folders. Never a path to write to. */
  readonly name: string
  readonly bytes: Uint8Array
}
