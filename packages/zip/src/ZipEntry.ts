/** A file of a ZIP. */
export interface ZipEntry {
  /**
   * Name with `/` between folders, at most 255 characters. Control and format characters, `..`, drives and leading
   * slashes are removed, whatever the ZIP states. Never use it as a path to write to.
   */
  readonly name: string
  readonly bytes: Uint8Array
}
