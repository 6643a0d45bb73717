import { Effect } from "effect"
import { HttpBody, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { crc32, createInflateRaw, gzip } from "node:zlib"

/** Whether a body comes compressed with gzip (RFC 9110 §8.4.1.3). */
export const isCompressed = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  /^\s*(?:x-)?gzip\s*$/iu.test(headers["content-encoding"] ?? "")

/** Whether a body comes in a coding that is taken: as it is, or compressed. */
export const isTakenCoding = (request: HttpServerRequest.HttpServerRequest): boolean =>
  (request.headers["content-encoding"] ?? "identity") === "identity" || isCompressed(request)

/** Octets that a gzip file says it has when inflated (RFC 1952 §2.3.1); 0 of what is too short to be one. */
export const statedOctets = (compressed: Buffer): number =>
  compressed.length < 18 ? 0 : compressed.readUInt32LE(compressed.length - 4)

/** First octets of a gzip file: its magic number and the method deflate (RFC 1952 §2.3.1). */
const magic = Buffer.from([0x1f, 0x8b, 8])

/** Flags of a header's optional fields (RFC 1952 §2.3.1); the first, FTEXT, has no field. */
const headerFlags = { checksum: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 } as const

/** Octets of checksum and length, behind the deflated octets. */
const trailerOctets = 8

/** Octets of a gzip file's header; undefined where the file has none, or is too short for one and a trailer. */
const headerOctets = (file: Buffer): number | undefined => {
  if (file.length < 18 || !file.subarray(0, magic.length).equals(magic)) return undefined
  const flags = file[3] ?? 0
  const has = (flag: keyof typeof headerFlags): boolean => (flags & headerFlags[flag]) !== 0
  if (has("reserved")) return undefined
  let end = has("extra") ? 12 + file.readUInt16LE(10) : 10
  for (const text of ["name", "comment"] as const) {
    if (!has(text)) continue
    const zero = file.indexOf(0, end)
    if (zero === -1) return undefined
    end = zero + 1
  }
  if (has("checksum")) end += 2
  return end + trailerOctets <= file.length ? end : undefined
}

/** Reason for a body that is not inflated: larger than allowed, or not one whole gzip member and nothing else. */
export type InflateProblem = "TooLarge" | "NoGzip"

/**
 * Inflates a body with at most `limit` octets in it, in a thread. The length in the trailer bounds what is inflated,
 * because room is held for no more; a trailer beyond the limit is not believed, because it may be none.
 */
export const inflate = (compressed: Buffer, limit: number): Effect.Effect<Buffer<ArrayBuffer>, InflateProblem> => {
  const begin = headerOctets(compressed)
  if (begin === undefined) return Effect.fail("NoGzip")
  const end = compressed.length - trailerOctets
  const stated = statedOctets(compressed)
  return Effect.callback<Buffer<ArrayBuffer>, InflateProblem>((resume) => {
    // zlib's own reader of gzip goes on to further members, and ignores what else follows
    const inflater = createInflateRaw()
    const chunks: Array<Buffer> = []
    let octets = 0
    let checksum = 0
    const fail = (problem: InflateProblem): void => {
      inflater.destroy()
      resume(Effect.fail(problem))
    }
    inflater.on("data", (chunk: Buffer) => {
      octets += chunk.length
      if (octets > limit) return fail("TooLarge")
      if (octets > stated) return fail("NoGzip")
      checksum = crc32(chunk, checksum)
      chunks.push(chunk)
    })
    inflater.on("error", () => fail("NoGzip"))
    inflater.on("end", () => {
      const isWhole = inflater.bytesWritten === end - begin && octets === stated
      if (isWhole && checksum === compressed.readUInt32LE(end)) resume(Effect.succeed(Buffer.concat(chunks)))
      else fail("NoGzip")
    })
    inflater.end(compressed.subarray(begin, end))
    return Effect.sync(() => inflater.destroy())
  })
}

/**
 * Answers below this many octets are sent as they are: compressing one costs more than it saves, and its length could
 * give away a secret in it.
 */
const worthwhile = 16 * 1024

const isText = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^text\/|json|xml|javascript/u.test(contentType)

const takesGzip = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  (headers["accept-encoding"] ?? "").split(",").some((each) => {
    const [coding = "", quality = "q=1"] = each.split(";").map((part) => part.trim().toLowerCase())
    return coding === "gzip" && Number(quality.slice(2)) > 0
  })

/** Whether an answer is sent compressed to callers that take it so. */
const isWorthwhile = ({ body, headers }: HttpServerResponse.HttpServerResponse): boolean =>
  body._tag === "Uint8Array" &&
  body.contentLength > worthwhile &&
  isText(body.contentType) &&
  headers["content-encoding"] === undefined

/** Compresses a large text that is answered to a caller who takes gzip, in a thread. */
export const compressed = (
  request: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  if (!isWorthwhile(response)) return Effect.succeed(response)
  const { etag, vary } = response.headers
  const varying = HttpServerResponse.setHeader(
    response,
    "vary",
    vary === undefined ? "accept-encoding" : `${vary}, accept-encoding`
  )
  const { body } = response
  if (!takesGzip(request) || body._tag !== "Uint8Array") return Effect.succeed(varying)
  return Effect.callback((resume) => {
    gzip(body.body, (error, octets) => {
      if (error !== null) return resume(Effect.succeed(varying))
      resume(
        Effect.succeed(
          HttpServerResponse.setHeaders(
            HttpServerResponse.setBody(varying, HttpBody.uint8Array(octets, body.contentType)),
            {
              "content-encoding": "gzip",
              // RFC 9110 §8.8.3.3: the octets of a strong tag are others
              ...(etag === undefined || etag.startsWith("W/") ? {} : { etag: `W/${etag}` })
            }
          )
        )
      )
    })
  })
}
