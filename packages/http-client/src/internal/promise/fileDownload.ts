import { Option } from "effect"
import { HttpClientResponse } from "effect/http"
import type { FileDownload } from "../../promise/FileDownload.ts"

/** The file of an answer whose body was not read; the signal ends the download as well. */
export const fileDownload = (
  response: HttpClientResponse.HttpClientResponse,
  signal: AbortSignal | undefined
): FileDownload => {
  const body = Option.getOrThrow(HttpClientResponse.toWeb(response)).body ?? new Blob().stream()
  // an answer that nobody holds any more is aborted, so the stream holds it
  const held = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      if (response.status > 0) controller.enqueue(chunk)
    }
  })
  const { headers } = response
  return {
    stream: body.pipeThrough(held, signal === undefined ? {} : { signal }),
    filename: /filename="([^"]*)"/u.exec(headers["content-disposition"] ?? "")?.[1],
    contentType: headers["content-type"] ?? "application/octet-stream",
    etag: headers["etag"]
  }
}
