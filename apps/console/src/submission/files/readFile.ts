import type { FileDownload } from "@radicar/http-client/promise"

/** A file of the service, wholly here. */
export interface ReadFile {
  readonly name: string
  readonly content: Blob
}

/** Reads a file to its end. */
export const readFile = async ({ contentType, filename, stream }: FileDownload): Promise<ReadFile> => {
  const bytes = await new Response(stream).arrayBuffer()
  return { name: filename ?? "file", content: new Blob([bytes], { type: contentType }) }
}
