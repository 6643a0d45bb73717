/** A file that is being downloaded. Only the unread part is held in memory. Read the stream or cancel it. */
export interface FileDownload {
  readonly stream: ReadableStream<Uint8Array>
  /** The file name that the service proposes. */
  readonly filename: string | undefined
  /** The media type that the answer states: `application/pdf`. */
  readonly contentType: string
  /** Entity tag of the file; it changes when the file changes. */
  readonly etag: string | undefined
}
