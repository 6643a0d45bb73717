import { Effect } from "effect"
import { Agent as HttpAgent, type IncomingMessage, request as httpRequest } from "node:http"
import { Agent as HttpsAgent, request as httpsRequest } from "node:https"
import type { LookupFunction } from "node:net"
import { OutboundError } from "./OutboundError.ts"
import type { OutboundTarget } from "./resolveTarget.ts"

/** What is sent. */
export interface OutboundRequest {
  readonly method: "GET" | "POST"
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** For everything from connecting to the last byte. */
  readonly timeoutMillis: number
  /** Bytes of the answer that are read. */
  readonly maximumBytes: number
  /** What becomes of a longer answer: only its beginning counts, or it fails with `TooLarge`. */
  readonly longer: "cut" | "fail"
}

/** What came back. */
export interface OutboundResponse {
  readonly status: number
  readonly location: string | undefined
  readonly contentType: string | undefined
  readonly retryAfter: string | undefined
  readonly body: Buffer
}

/** Bytes of all header lines together. */
const maximumHeaderSize = 16 * 1024

/** Never asks anybody for an address: connections go to those that were checked, whatever the name says by now. */
const pinned =
  ({ addresses }: OutboundTarget): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses
    if (first === undefined) callback(new Error("no address"), "")
    else if (all === true) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }

/** What may be told of an error: its code, such as ECONNREFUSED or CERT_HAS_EXPIRED, and nothing that a peer has written. */
const failureOf = (error: NodeJS.ErrnoException): OutboundError =>
  OutboundError.because("ConnectionFailed", error.code ?? "unknown")

const read = async (response: IncomingMessage, request: OutboundRequest): Promise<Buffer> => {
  const { longer, maximumBytes } = request
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > maximumBytes) {
      if (longer === "fail") throw OutboundError.because("TooLarge")
      break
    }
  }
  return Buffer.concat(chunks, Math.min(size, maximumBytes))
}

const exchange = async (target: OutboundTarget, request: OutboundRequest, ended: AbortSignal) => {
  const { body, headers, method, timeoutMillis } = request
  const secure = target.url.protocol === "https:"
  // an agent of its own for each: no connection of another request, no cookies, and no proxy of the environment
  const agent = secure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false })
  const late = AbortSignal.timeout(timeoutMillis)
  const signal = AbortSignal.any([ended, late])
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, headers, agent, signal, maxHeaderSize: maximumHeaderSize, lookup: pinned(target) }
      const call = secure ? httpsRequest(target.url, options, resolve) : httpRequest(target.url, options, resolve)
      call.on("error", reject)
      // an answer that changes the protocol ends without an error
      call.on("close", () => reject(new Error("closed")))
      call.end(body)
    })
    const header = response.headers
    const answer: OutboundResponse = {
      status: response.statusCode ?? 0,
      location: header.location,
      contentType: header["content-type"],
      retryAfter: header["retry-after"],
      body: await read(response, request)
    }
    return answer
  } catch (error) {
    throw late.aborted ? OutboundError.because("TimedOut") : error
  } finally {
    agent.destroy()
  }
}

/** Makes one request to a checked target and reads the answer; redirects are answers like others. */
export const sendRequest = (
  target: OutboundTarget,
  request: OutboundRequest
): Effect.Effect<OutboundResponse, OutboundError> =>
  Effect.tryPromise({
    try: (ended) => exchange(target, request, ended),
    catch: (error) => (error instanceof OutboundError ? error : failureOf(error as NodeJS.ErrnoException))
  })
