import { JsonObject, type JsonValue, writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { explainDocument } from "@radicar/signature/inner/explainDigests"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { verifyXadesDocument } from "@radicar/signature/inner/verifyXades"
import { parse } from "@radicar/signature/inner/XmlTree"
import { receive } from "@radicar/ubl/inner/received/receive"
import { receivedJson } from "@radicar/ubl/inner/received/receivedJson"
import type { VerifyTools } from "@radicar/ubl/inner/verify/VerifyTools"
import { looksLikeZip, unzip } from "@radicar/zip/inner/unzip"
import { Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { unpackedOctets } from "../../platform/work/taskCosts.ts"

/** Maximum number of elements in a document to read: some 7 MiB of an invoice. */
export const receivedLimits = { maximumElements: 200_000 }

/** The parser and the signature verifier for a verification. */
export const verifyTools = (trust: TrustAnchors): VerifyTools => ({
  parse: (bytes) =>
    Result.map(parse(bytes, receivedLimits), (document) => ({
      root: document.root,
      verifySignature: (at) => verifyXadesDocument(document, { at, trust }),
      explainDigests: () => explainDocument(document, bytes)
    })),
  encode: (text) => new TextEncoder().encode(text)
})

/** MiB of inflated XML, and number of files, that a ZIP to read may hold; the contract's text of the operation too. */
const maximumMebibytes = 20
const maximumFiles = 50
const maximumLength = maximumMebibytes * 1024 * 1024

/** A file to read. */
interface ReceivedFile {
  /** File name; absent outside of a ZIP. */
  readonly name: string | undefined
  readonly bytes: Uint8Array
}

const isXml = (name: string): boolean => /\.xml$/iu.test(name) && !name.startsWith("__MACOSX/")

/** The message for a ZIP; its reader gives the reason in English only. */
const unreadableZip = (why: string): Localized => ({
  en: `The ZIP cannot be read: ${why}. Send one with at most ${maximumFiles} XML files and ${maximumMebibytes} MiB of XML.`,
  es: `El ZIP no se puede leer. Envíe uno con máximo ${maximumFiles} archivos XML y ${maximumMebibytes} MiB de XML.`
})

/**
 * The files to read: the octets themselves, or the XML files of a ZIP, at least one. Fails with a message for the
 * user.
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
 * Empty secrets: the service has none for keys of other issuers. The public secrets of the test environment are built
 * in.
 */
const secrets = { technicalKey: undefined, softwarePin: undefined, softwareId: undefined }

const inFile = (name: string | undefined, { en, es }: Localized): Localized =>
  name === undefined ? { en, es } : { en: `${name}: ${en}`, es: `${name}: ${es}` }

/**
 * Number of octets for which a file to read counts. A ZIP counts as too large to be read outside of a thread: what it
 * holds is only an estimate before it is inflated.
 */
export const octetsToRead = (bytes: Uint8Array): number =>
  looksLikeZip(bytes) ? Math.max(unpackedOctets(bytes, maximumLength), readDocuments.smallest + 1) : bytes.length

/** Input of reading documents of other issuers. */
interface Reading {
  /** XML or a ZIP, as sent. */
  readonly bytes: Uint8Array
  /** Time of the reading, in milliseconds since the epoch. */
  readonly at: number
  readonly language: Language
  /** Trust anchors as plain values; see `TrustAnchors.files`. */
  readonly trust: ReadonlyArray<Uint8Array>
}

/** The service's answer as JSON in UTF-8, or the reason why the input is unreadable. */
type ReadResult = { readonly json: Uint8Array } | { readonly unreadable: Localized }

const read = ({ at, bytes, language, trust }: Reading): ReadResult => {
  const files = receivedFiles(bytes)
  if (Result.isFailure(files)) return { unreadable: files.failure }
  const tools = verifyTools(Result.getOrThrow(TrustAnchors.read(trust)))
  const documents: Array<JsonValue> = []
  for (const { bytes: content, name } of files.success) {
    const received = receive(content, { secrets, at: new Date(at), tools })
    if (Result.isFailure(received)) return { unreadable: inFile(name, received.failure) }
    documents.push(receivedJson(received.success, (text) => text[language], name))
  }
  return { json: new TextEncoder().encode(writeJson(JsonObject.from({ documents }))) }
}

/**
 * Reads documents of other issuers. An invoice of 20 lines takes 10 ms. The worst known case, namespace declarations,
 * takes half a second per MiB; a ZIP holds up to 20 MiB.
 */
export const readDocuments: Task<Reading, ReadResult> = {
  name: "readDocuments",
  run: read,
  smallest: 16 * 1024
}
