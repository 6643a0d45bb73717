import { RequestMemory } from "@radicar/contract/inner/Authorization"
import { InvalidBody } from "@radicar/contract/inner/problem/InvalidBody"
import { MalformedBody } from "@radicar/contract/inner/problem/MalformedBody"
import { PayloadTooLarge } from "@radicar/contract/inner/problem/PayloadTooLarge"
import type { ServiceUnavailable } from "@radicar/contract/inner/problem/ServiceUnavailable"
import { UnsupportedMediaType } from "@radicar/contract/inner/problem/UnsupportedMediaType"
import type { JsonValue } from "@radicar/domain/inner/json/JsonObject"
import { type JsonSyntaxError, parseJson } from "@radicar/domain/inner/json/parseJson"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { countViolations } from "@radicar/domain/inner/rules/Violation"
import { readDocument } from "@radicar/domain/inner/wire/readDocument"
import { Effect, Result, type Schema } from "effect"
import type { HttpServerRequest } from "effect/http"
import { Buffer, isUtf8 } from "node:buffer"
import { inflate, isCompressed, isTakenCoding, statedOctets } from "./contentCoding.ts"
import { CallerLanguage, failWith } from "./language.ts"

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
  en: "Content-Encoding says gzip, but the body is not one whole gzip file: it is cut short, damaged, or has something after its end.",
  es: "Content-Encoding dice gzip, pero el cuerpo no es un solo archivo gzip completo: está cortado, dañado o tiene algo después de su final."
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
  en: `${count} ${count === 1 ? "value does" : "values do"} not fit; nothing was changed.`,
  es: `${count} ${count === 1 ? "valor no encaja" : "valores no encajan"}; no se cambió nada.`
})

/** Reads like {@link readResource}, and also returns the JSON. */
export const readResourceJson = Effect.fnUntraced(function* <A, E>(
  request: HttpServerRequest.HttpServerRequest,
  schema: Schema.Codec<A, E>
) {
  const json = yield* parseBody(decodeText(yield* readBody(request, maximumResourceBytes)))
  const read = readDocument(schema, json, { language: yield* CallerLanguage })
  if (Result.isSuccess(read)) return { json, value: read.success }
  const { violations, violationsTotal } = read.failure
  return yield* failWith(InvalidBody, summary(countViolations(read.failure)), {
    violations,
    ...(violationsTotal === undefined ? {} : { violationsTotal })
  })
})

/**
 * Reads the body of a resource. Reports every invalid value with its path, in the caller's language, and never shows a
 * secret.
 */
export const readResource = <A, E>(request: HttpServerRequest.HttpServerRequest, schema: Schema.Codec<A, E>) =>
  Effect.map(readResourceJson(request, schema), ({ value }) => value)
