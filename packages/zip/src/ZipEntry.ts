/** A file of a ZIP. */
export interface ZipEntry {
  /**
   * With `/` between folders; without control and format characters, `..`, drives and a slash in front, 255 characters
   * at most, whatever the ZIP states. Never a path to write to.
   */
  readonly name: string
  readonly bytes: Uint8Array
}
