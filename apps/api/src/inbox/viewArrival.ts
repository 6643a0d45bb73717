// Tasks that show the files and documents of an arrival.
import { writeJson } from "@radicar/domain/inner/json/JsonValue"
import type { Language } from "@radicar/domain/inner/rules/Language"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import { receive } from "@radicar/ubl/inner/received/receive"
import { receivedJson } from "@radicar/ubl/inner/received/receivedJson"
import { Result } from "effect"
import { printReading } from "../documents/files/printDocument.ts"
import type { Task } from "../platform/work/HeavyWork.ts"
import { type Arrival, contextOf } from "./judgeArrival.ts"
import { kindOf, openArrival } from "./openArrival.ts"

/** A file inside an arrival, by its place. */
interface WantedFile extends Arrival {
  readonly place: string
}

/** A file inside an arrival, with its name; `undefined` if there is no file at the place. */
export const openFile: Task<
  Pick<WantedFile, "bytes" | "name" | "place">,
  Pick<WantedFile, "bytes" | "name"> | undefined
> = {
  name: "openFile",
  run: async ({ bytes, name, place }) => {
    const { files } = await openArrival(bytes, name)
    const arrivedFile = files.find((file) => file.place === place)
    // in its own buffer, because it may be a view of the whole arrival
    return arrivedFile === undefined ? undefined : { name: arrivedFile.name, bytes: new Uint8Array(arrivedFile.bytes) }
  },
  smallest: 0
}

/** A document inside an arrival, and the date and time of the authority's answer. */
interface WantedDocument extends WantedFile {
  /** ISO 8601; absent if the document is not validated. */
  readonly validatedAt: string | undefined
}

/** The file at a place of an arrival, and the document that it is; `undefined` if it cannot be read. */
const receivedAt = async ({ bytes, name, place, ...context }: WantedFile) => {
  const { files } = await openArrival(bytes, name)
  const file = files.find((each) => each.place === place)
  const received = file === undefined ? undefined : receive(file.bytes, contextOf(context))
  return file === undefined || received === undefined || Result.isFailure(received)
    ? undefined
    : { file, received: received.success }
}

type ReceivedAt = NonNullable<Awaited<ReturnType<typeof receivedAt>>>

/** Prints a received document. Fails with the values because of which it cannot; with none if it lacks a value. */
const printReceived = (
  { file, received: { read, report } }: ReceivedAt,
  validatedAt: string | undefined,
  language: Language
): Result.Result<Uint8Array, ReadonlyArray<Violation>> => {
  const { facts } = report
  const [now, validated] = [parseLocalDateTime(facts?.issueDate), parseLocalDateTime(validatedAt)]
  if (read === undefined || facts?.key === undefined || !(now instanceof LocalDateTime)) return Result.fail([])
  return printReading(read, {
    documentKey: facts.key.toLowerCase(),
    environment: facts.environment === "1" ? "1" : "2",
    keyScheme: facts.scheme ?? "CUDE-SHA384",
    language,
    now,
    softwareId: facts.softwareId ?? "",
    ...(validated instanceof LocalDateTime
      ? { validated: validated.epochMillis, standing: undefined }
      : { validated: undefined, standing: "unvalidated" }),
    xml: { name: file.name === "" ? `${facts.number ?? "documento"}.xml` : file.name, octets: file.bytes }
  })
}

/** A document inside an arrival, as its item shows it. */
export interface ReadArrived {
  /** The form in which the reading operation answers it: JSON in UTF-8. */
  readonly json: Uint8Array
  /** The values because of which it cannot be printed, see {@link printArrived}; absent if it can be. */
  readonly unprintable?: ReadonlyArray<Violation>
}

/** Reads a document inside an arrival, and tries to print it. `undefined` if it cannot be read. */
export const readArrived: Task<WantedDocument & { readonly language: Language }, ReadArrived | undefined> = {
  name: "readArrived",
  run: async ({ language, validatedAt, ...wanted }) => {
    const arrival = await receivedAt(wanted)
    if (arrival === undefined) return undefined
    const { file, received } = arrival
    const json = receivedJson(received, (text) => text[language], file.name === "" ? undefined : file.name)
    const printed = printReceived(arrival, validatedAt, language)
    return {
      json: new TextEncoder().encode(writeJson(json)),
      ...(Result.isFailure(printed) ? { unprintable: printed.failure } : {})
    }
  },
  smallest: 0
}

/**
 * Prints the graphic representation of a received document from its XML, which is attached to the PDF. Values that
 * break a rule of form are printed as their text and listed at the end. Returns these values if the print needs one of
 * them, and none if the XML lacks a value that it needs.
 */
export const printArrived: Task<WantedDocument, Uint8Array | ReadonlyArray<Violation>> = {
  name: "printArrived",
  run: async ({ validatedAt, ...wanted }) => {
    const arrival = await receivedAt(wanted)
    return arrival === undefined ? [] : Result.merge(printReceived(arrival, validatedAt, "es"))
  },
  smallest: 0
}

const contentTypes = {
  xml: "application/xml",
  pdf: "application/pdf",
  zip: "application/zip",
  mail: "message/rfc822",
  image: "application/octet-stream",
  other: "application/octet-stream"
} as const

/** A file name that is safe in a header; `otherwise` if nothing of it is left. */
const safeName = (name: string, otherwise: string): string => {
  const safe = name
    .replaceAll(/[^\w.() -]/gu, "_")
    .slice(-100)
    .trim()
  return safe === "" ? otherwise : safe
}

/** Content type and headers with which a file is saved, never shown; `otherwise` names a file without a name. */
export const downloadOf = (
  { bytes, name }: { readonly bytes: Uint8Array; readonly name: string },
  otherwise: string
) => {
  const kind = kindOf(bytes)
  return {
    contentType: contentTypes[kind],
    cacheControl: "private, no-cache",
    headers: {
      "content-disposition": `attachment; filename="${safeName(name, `${otherwise}.${kind}`)}"`,
      "x-content-type-options": "nosniff"
    }
  } as const
}
