import { type FileDownload, TransportError } from "@radicar/http-client/inner/plain"

/** A file of the service, completely in memory. */
export interface ReadFile {
  readonly name: string
  readonly content: Blob
}

const isDownload = (answer: unknown): answer is FileDownload =>
  typeof answer === "object" && answer !== null && "stream" in answer

/** Reads the file of an answer to its end. */
export const readFile = async (answer: unknown): Promise<ReadFile> => {
  if (!isDownload(answer)) throw new TransportError("The answer is no file.", { outcome: "unknown", status: 200 })
  const { contentType, filename, stream } = answer
  const bytes = await new Response(stream).arrayBuffer()
  return { name: filename ?? "file", content: new Blob([bytes], { type: contentType }) }
}

/** Makes the browser save a file under its name. */
export const save = ({ content, name }: ReadFile): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  // the browser has started the download by the next task
  setTimeout(() => URL.revokeObjectURL(url))
}
