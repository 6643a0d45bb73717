import { RequestMemory } from "@radicar/contract/inner/Authorization"
import {
  InvalidBody,
  MalformedBody,
  PayloadTooLarge,
  type ServiceUnavailable,
  UnsupportedMediaType
} from "@radicar/contract/inner/problem/problems"
import { listingContentTypes } from "@radicar/contract/inner/Reconciliation"
import type { JsonValue } from "@radicar/domain/inner/json/JsonValue"
import { type JsonSyntaxError, parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { countViolations } from "@radicar/domain/inner/rules/Violation"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Effect, Result, type Schema } from "effect"
import { HttpBody, type HttpServerRequest, HttpServerResponse } from "effect/http"
import { Buffer, isUtf8 } from "node:buffer"
import { CallerLanguage, failWith } from "./language.ts"
import { crc32, createInflateRaw, gzip } from "node:zlib"

/** Whether a body is compressed with gzip (RFC 9110 §8.4.1.3). */
const isCompressed = ({ headers }: HttpServerRequest.HttpServerRequest): boolean =>
  /^\s*(?:x-)?gzip\s*$/iu.test(headers["content-encoding"] ?? "")

/** Whether a body has an accepted coding: none, or gzip. */
export const isTakenCoding = (request: HttpServerRequest.HttpServerRequest): boolean =>
  (request.headers["content-encoding"] ?? "identity") === "identity" || isCompressed(request)

/** Inflated size as stated in a gzip file (RFC 1952 §2.3.1); 0 if it is too short to be one. */
const statedOctets = (compressed: Buffer): number =>
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

/** Reasons why a body cannot be inflated: it is too large, or not exactly one gzip member. */
type InflateProblem = "TooLarge" | "NoGzip"

/**
 * Inflates a body to at most `limit` octets, in a thread. Output beyond the length in the gzip trailer is an error too,
 * because memory is reserved for that length only.
 */
const inflate = (compressed: Buffer, limit: number): Effect.Effect<Buffer<ArrayBuffer>, InflateProblem> => {
  const begin = headerOctets(compressed)
  if (begin === undefined) return Effect.fail("NoGzip")
  const end = compressed.length - trailerOctets
  const statedLength = statedOctets(compressed)
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
      if (octets > statedLength) return fail("NoGzip")
      checksum = crc32(chunk, checksum)
      chunks.push(chunk)
    })
    inflater.on("error", () => fail("NoGzip"))
    inflater.on("end", () => {
      const isWhole = inflater.bytesWritten === end - begin && octets === statedLength
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

/** Whether a client accepts gzip, by its headers. */
const takesGzip = (headers: HttpServerRequest.HttpServerRequest["headers"]): boolean =>
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
  if (!takesGzip(request.headers) || body._tag !== "Uint8Array") return Effect.succeed(varying)
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

/** Fails with the place of a JSON syntax error. */
export const malformedJson = ({ column, line, problem }: Pick<JsonSyntaxError, "line" | "column" | "problem">) =>
  failWith(MalformedBody, {
    en: `${problem.en} at line ${line}, column ${column}`,
    es: `${problem.es} en la línea ${line}, columna ${column}`
  })

/** Parses the JSON of a body; fails with the place of a syntax error. */
export const parseBody = (text: string): Effect.Effect<JsonValue, MalformedBody> => {
  const json = parseJson(text)
  return Result.isSuccess(json) ? Effect.succeed(json.success) : malformedJson(json.failure)
}

/** Maximum size of a body: 10 MiB. */
export const maximumBodyBytes = 10 * 1024 * 1024

/** Maximum size of a resource's body: 2 MiB. */
const maximumResourceBytes = 2 * 1024 * 1024

const tooLarge = (limit: number) =>
  failWith(
    PayloadTooLarge,
    { en: `The body is larger than ${limit} bytes.`, es: `El cuerpo supera los ${limit} bytes.` },
    { limit }
  )

const malformed = (text: Localized) => failWith(MalformedBody, text)

const endedEarly: Localized = {
  en: "The body ended before it was complete.",
  es: "El cuerpo terminó antes de estar completo."
}

const requireJson = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase()
  if (type === "application/json" && isTakenCoding(request)) return Effect.void
  return failWith(UnsupportedMediaType, {
    en: "Send the document as Content-Type: application/json, with Content-Encoding: gzip or none.",
    es: "Envíe el documento como Content-Type: application/json, con Content-Encoding: gzip o sin él."
  })
}

const noGzip: Localized = {
  en: "Content-Encoding says gzip, but the body is not one complete gzip file: it is truncated, damaged, or followed by other data.",
  es: "Content-Encoding dice gzip, pero el cuerpo no es un solo archivo gzip completo: está cortado, dañado o seguido de otros datos."
}

/**
 * Reads the octets of a body, at most `limit` (10 MiB by default), and inflates a compressed one. `refuse` fails with
 * the reason if the body is incomplete or cannot be inflated.
 */
export const readOctets = Effect.fnUntraced(function* <E>(
  request: HttpServerRequest.HttpServerRequest,
  refuse: (why: Localized) => Effect.Effect<never, E>,
  limit: number = maximumBodyBytes
) {
  const memory = yield* RequestMemory
  const received = yield* memory
    .receive(request, limit)
    .pipe(
      Effect.catch((problem): Effect.Effect<never, E | PayloadTooLarge | ServiceUnavailable> =>
        problem === "TooLarge" ? tooLarge(limit) : problem === "EndedEarly" ? refuse(endedEarly) : Effect.fail(problem)
      )
    )
  const octets = Buffer.from(received.buffer, received.byteOffset, received.length)
  if (!isCompressed(request) || octets.length === 0) {
    yield* memory.work(octets.length)
    return octets
  }
  yield* memory.work(Math.min(statedOctets(octets), limit))
  return yield* inflate(octets, limit).pipe(
    Effect.catch((problem): Effect.Effect<never, E | PayloadTooLarge> =>
      problem === "TooLarge" ? tooLarge(limit) : refuse(noGzip)
    )
  )
})

const workbookTypes: ReadonlySet<string> = new Set(listingContentTypes)

/** Fails unless the body is announced as an Excel file, or as octets. */
export const requireWorkbook = (request: HttpServerRequest.HttpServerRequest) => {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (workbookTypes.has(type) && isTakenCoding(request)) return Effect.void
  const types = listingContentTypes.join(", ")
  return failWith(UnsupportedMediaType, {
    en: `Send the Excel file itself, as Content-Type: ${types}; with Content-Encoding: gzip or none.`,
    es: `Envíe el archivo de Excel tal cual, como Content-Type: ${types}; con Content-Encoding: gzip o sin él.`
  })
}

const utf8 = new TextDecoder("utf-8")

/** Decodes UTF-8 without a byte order mark. */
export const decodeText = (octets: Uint8Array): string => utf8.decode(octets)

const encoder = new TextEncoder()

/** Encodes a text as UTF-8 in its own buffer, which can be transferred to a thread. */
export const encodeText = (text: string): Uint8Array => encoder.encode(text)

/**
 * Reads a JSON body of at most `limit` bytes ({@link maximumBodyBytes} by default) in valid UTF-8. It stays octets,
 * because a text with an accent takes twice the memory.
 */
export const readBody = Effect.fnUntraced(function* (request: HttpServerRequest.HttpServerRequest, limit?: number) {
  yield* requireJson(request)
  const bytes = yield* readOctets(request, malformed, limit)
  return isUtf8(bytes)
    ? bytes
    : yield* malformed({ en: "The body is not valid UTF-8.", es: "El cuerpo no es UTF-8 válido." })
})

const summary = (count: number): Localized => ({
  en: `${count} invalid ${count === 1 ? "value" : "values"}; nothing was changed.`,
  es: `${count} ${count === 1 ? "valor no válido" : "valores no válidos"}; no se cambió nada.`
})

/** Reads JSON by a schema, as {@link readResource} does. */
export const readJson = Effect.fnUntraced(function* <A, E>(json: JsonValue, schema: Schema.Codec<A, E>) {
  const read = readDocument(schema, json, { language: yield* CallerLanguage })
  if (Result.isSuccess(read)) return read.success
  const { violations, violationsTotal } = read.failure
  return yield* failWith(InvalidBody, summary(countViolations(read.failure)), {
    violations,
    ...(violationsTotal === undefined ? {} : { violationsTotal })
  })
})

/** Reads like {@link readResource}, and also returns the JSON. */
export const readResourceJson = Effect.fnUntraced(function* <A, E>(
  request: HttpServerRequest.HttpServerRequest,
  schema: Schema.Codec<A, E>,
  limit: number = maximumResourceBytes
) {
  const json = yield* parseBody(decodeText(yield* readBody(request, limit)))
  return { json, value: yield* readJson(json, schema) }
})

/**
 * Reads the body of a resource. Reports every invalid value with its path, in the caller's language, and never shows a
 * secret.
 */
export const readResource = <A, E>(
  request: HttpServerRequest.HttpServerRequest,
  schema: Schema.Codec<A, E>,
  limit?: number
) => Effect.map(readResourceJson(request, schema, limit), ({ value }) => value)
