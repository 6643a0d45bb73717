import { UnreadableDocument } from "@radicar/contract/problem/UnreadableDocument"
import { UnsupportedMediaType } from "@radicar/contract/problem/UnsupportedMediaType"
import { RadicarApi } from "@radicar/contract/RadicarApi"
import { readableContentTypes } from "@radicar/contract/ReadingGroup"
import { looksLikeZip, unzip } from "@radicar/zip/unzip"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import { writeJson } from "@radicar/domain/json/writeJson"
import type { Language, Localized } from "@radicar/domain/rules/Language"
import { explainDigests } from "@radicar/signature/explainDigests"
import type { TrustAnchors } from "@radicar/signature/TrustAnchors"
import { verify } from "@radicar/signature/verifyXades"
import { parse } from "@radicar/signature/XmlTree"
import { receive } from "@radicar/ubl/received/receive"
import { receivedJson } from "@radicar/ubl/received/receivedJson"
import type { VerifyTools } from "@radicar/ubl/verify/VerifyTools"
import { Clock, Effect, Result } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { CallerLanguage, failWith } from "../http/language.ts"
import { endedEarly, readOctets } from "../http/readBody.ts"
import { AuthorityEndpoints } from "../platform/AuthorityEndpoints.ts"
import { Trust } from "../platform/Trust.ts"

/** Some 7 MiB of an invoice; what is larger would keep the process from everything else for too long. */
const limits = { maximumElements: 200_000 }

/** The parser and the verifier of signatures that a verification is given. */
const verifyTools = (trust: TrustAnchors): VerifyTools => ({
  parse: (bytes) => parse(bytes, limits),
  verifySignature: (bytes, at) => verify(bytes, { at, limits, trust }),
  explainDigests: (bytes) => explainDigests(bytes),
  encode: (text) => new TextEncoder().encode(text)
})

/** Octets of XML in a ZIP once inflated, and number of files, that are read at most. */
const maximumLength = 20 * 1024 * 1024
const maximumFiles = 50

/** A file to read. */
interface ReceivedFile {
  /** Its name, where it comes out of a ZIP. */
  readonly name: string | undefined
  readonly bytes: Uint8Array
}

const isXml = (name: string): boolean => /\.xml$/iu.test(name) && !name.startsWith("__MACOSX/")

const unreadableZip = (why: string): Localized => ({
  en: `The ZIP cannot be read: ${why}. Send one with at most ${maximumFiles} XML files and 20 MiB of XML.`,
  es: `El ZIP no se puede leer. Envíe uno con máximo ${maximumFiles} archivos XML y 20 MiB de XML.`
})

/**
 * What was sent: the octets themselves, or the XML files of a ZIP, of which there is at least one. Fails for a person.
 */
const receivedFiles = (bytes: Uint8Array): Result.Result<ReadonlyArray<ReceivedFile>, Localized> => {
  if (!looksLikeZip(bytes)) return Result.succeed([{ name: undefined, bytes }])
  const files = unzip(bytes, { maximumLength, isWanted: isXml })
  if (Result.isFailure(files)) return Result.fail(unreadableZip(files.failure.message))
  if (files.success.length > maximumFiles) return Result.fail(unreadableZip("it holds too many files"))
  return files.success.length === 0
    ? Result.fail({ en: "The ZIP holds no XML file.", es: "El ZIP no tiene un archivo XML." })
    : Result.succeed(files.success)
}

/**
 * The service has no secrets to compute other people's keys with; the public ones of the test environment are known.
 */
const secrets = { technicalKey: undefined, softwarePin: undefined, softwareId: undefined }

const inFile = (name: string | undefined, { en, es }: Localized): Localized =>
  name === undefined ? { en, es } : { en: `${name}: ${en}`, es: `${name}: ${es}` }

/**
 * What octets that were sent hold, as the answer of the service; fails with why nothing can be read. Reading is work
 * for the processor alone, so between two documents others have their turn.
 */
const readFiles = Effect.fnUntraced(function* (bytes: Uint8Array, at: Date, language: Language, trust: TrustAnchors) {
  const files = receivedFiles(bytes)
  if (Result.isFailure(files)) return yield* Effect.fail(files.failure)
  const documents: Array<JsonValue> = []
  for (const { bytes: content, name } of files.success) {
    yield* Effect.yieldNow
    const received = receive(content, { secrets, at, tools: verifyTools(trust) })
    if (Result.isFailure(received)) return yield* Effect.fail(inFile(name, received.failure))
    documents.push(receivedJson(received.success, (text) => text[language], name))
  }
  return JsonObject.from({ Documents: documents })
})

const taken: ReadonlySet<string> = new Set(readableContentTypes)

const requireDocument = ({ headers }: HttpServerRequest.HttpServerRequest) => {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  const encoding = headers["content-encoding"]
  if (taken.has(type) && (encoding === undefined || encoding === "identity")) return Effect.void
  const types = readableContentTypes.join(", ")
  return failWith(UnsupportedMediaType, {
    en: `Send the XML or the ZIP itself, as Content-Type: ${types}; without Content-Encoding.`,
    es: `Envíe el XML o el ZIP tal cual, como Content-Type: ${types}; sin Content-Encoding.`
  })
}

const unreadable = (text: Localized) => failWith(UnreadableDocument, text)

/** Documents of others over HTTP, for whoever may read documents. */
export const ReadingLive = HttpApiBuilder.group(
  RadicarApi,
  "reading",
  Effect.fn(function* (handlers) {
    const { standard } = yield* AuthorityEndpoints
    const trust = (yield* Trust).in(standard)
    return handlers.handleRaw(
      "read",
      Effect.fn("DocumentRead")(function* ({ request }) {
        yield* requireDocument(request)
        const [en, es] = endedEarly
        const bytes = yield* readOctets(request, unreadable({ en, es }))
        const at = new Date(yield* Clock.currentTimeMillis)
        const answer = yield* Effect.catch(readFiles(bytes, at, yield* CallerLanguage, trust), unreadable)
        return HttpServerResponse.text(writeJson(answer), { contentType: "application/json" })
      })
    )
  })
)
