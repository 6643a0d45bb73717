import { Effect } from "effect"
import { HttpBody, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { crc32, createInflateRaw, gzip } from "node:zlib"

/** Whether a body is compressed with gzip (RFC 9110 §8.4.1.3). */
export const isCompressed = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  /^\s*(?:x-)?gzip\s*$/iu.test(headers["content-encoding"] ?? "")

/** Whether a body has an accepted coding: none, or gzip. */
export const isTakenCoding = (request: HttpServerRequest.HttpServerRequest): boolean =>
  (request.headers["content-encoding"] ?? "identity") === "identity" || isCompressed(request)

/** Inflated size as stated in a gzip file (RFC 1952 §2.3.1); 0 if it is too short to be one. */
export const statedOctets = (compressed: Buffer): number =>
  compressed.length < 18 ? 0 : compressed.readUInt32LE(compressed.length - 4)

/** First octets of a gzip file: its magic number and the method deflate (RFC 1952 §2.3.1). */
const magic = Buffer.from([0x1f, 0x8b, 8])

/** Flags of a header's optional fields (RFC 1952 §2.3.1); the first, FTEXT, has no field. */
const headerFlags = { checksum: 2, extra: 4, name: 8, comment: 16, reserved: 0xe0 } as const

/** Octets of checksum and length after the deflated data. */
const trailerOctets = 8

/** Length of a gzip file's header in octets; undefined if there is none, or the file is too short. */
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

/** Reasons for not inflating a body: it is too large, or not exactly one gzip member. */
export type InflateProblem = "TooLarge" | "NoGzip"

/**
 * Inflates a body to at most `limit` octets, in a thread. The length in the trailer limits the output, because room is
 * held for no more. A length beyond the limit is ignored, because it may be invalid.
 */
export const inflate = (compressed: Buffer, limit: number): Effect.Effect<Buffer<ArrayBuffer>, InflateProblem> => {
  const begin = headerOctets(compressed)
  if (begin === undefined) return Effect.fail("NoGzip")
  const end = compressed.length - trailerOctets
  const stated = statedOctets(compressed)
  return Effect.callback<Buffer<ArrayBuffer>, InflateProblem>((resume) => {
    // zlib's gzip reader would continue with further members, and ignore other trailing data
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
 * Size in octets up to which answers are not compressed. Compressing them costs more than it saves, and the length
 * could reveal a secret.
 */
const worthwhile = 16 * 1024

const isText = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^text\/|json|xml|javascript/u.test(contentType)

const takesGzip = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  (headers["accept-encoding"] ?? "").split(",").some((each) => {
    const [coding = "", quality = "q=1"] = each.split(";").map((part) => part.trim().toLowerCase())
    return coding === "gzip" && Number(quality.slice(2)) > 0
  })

/** Whether to compress an answer for callers that accept it. */
const isWorthwhile = ({ body, headers }: HttpServerResponse.HttpServerResponse): boolean =>
  body._tag === "Uint8Array" &&
  body.contentLength > worthwhile &&
  isText(body.contentType) &&
  headers["content-encoding"] === undefined

/** Compresses a large text in a thread, if the caller accepts gzip. */
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
              // RFC 9110 §8.8.3.3: compressed octets differ, so a strong tag becomes weak
              ...(etag === undefined || etag.startsWith("W/") ? {} : { etag: `W/${etag}` })
            }
          )
        )
      )
    })
  })
}
