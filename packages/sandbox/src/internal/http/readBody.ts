import type { IncomingMessage } from "node:http"

/** Largest request body, that of the authority's wsHttpBinding. */
export const maximumBody = 10_485_760

/** Reads the body of a request, no further than the largest there may be. */
export const readBody = async (request: IncomingMessage): Promise<Uint8Array | "too-large" | "aborted"> => {
  const chunks: Array<Buffer> = []
  let size = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).byteLength
      if (size > maximumBody) return "too-large"
      chunks.push(chunk as Buffer)
    }
  } catch {
    return "aborted"
  }
  return Buffer.concat(chunks)
}
