/** A file on its way: nothing of it is held in memory but what was not read yet. Read the stream or cancel it. */
export interface FileDownload {
  readonly stream: ReadableStream<Uint8Array>
  /** Name that the service proposes. */
  readonly filename: string | undefined
  /** The media type that the answer states: `application/pdf`. */
  readonly contentType: string
  /** Changes when the file does. */
  readonly etag: string | undefined
}
