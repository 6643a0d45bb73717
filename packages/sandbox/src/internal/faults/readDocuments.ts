import { Effect, Option, Result, Schema } from "effect"
import { SandboxFault } from "../../SandboxFault.ts"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import { baseName } from "../filing/Filing.ts"
import { intakeOf } from "../filing/intake.ts"
import { readContent } from "../filing/readContent.ts"
import type { Operation, Parameters } from "../operations/Operation.ts"
import type { KnownDocument } from "../state/KnownDocuments.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { parseXml } from "../xml/parseXml.ts"
import type { ZipEntry } from "../zip.ts"
import { appliesTo } from "./behaviours.ts"

/**
 * The documents a request is about: those it sends, or those that were sent under the key it asks for. A document that
 * comes for the first time programs the faults it asks for itself.
 */
export const readDocuments = Effect.fnUntraced(function* (
  operation: Operation,
  parameters: Parameters,
  state: SandboxState
): Effect.fn.Return<ReadonlyArray<KnownDocument>> {
  if (!operation.parameters.includes("contentFile")) {
    const key = parameters["trackId"] ?? parameters["uuid"]
    return key === undefined ? [] : state.knownDocuments.find(key)
  }
  const content = yield* Effect.result(readContent(parameters["contentFile"]))
  if (Result.isFailure(content)) return []
  const read = content.success.flatMap(readDocument)
  for (const { document, text } of read) {
    if (state.knownDocuments.find(document.documentKey).length > 0) continue
    state.knownDocuments.remember(document.documentKey, [document])
    for (const marker of text === undefined ? [] : readMarkers(text)) {
      if (marker.fault === undefined) {
        yield* Effect.logWarning("A document asks for a fault that there is not", { marker: marker.text })
      } else programMarked(marker.fault, operation, document, state)
    }
  }
  return read.map(({ document }) => document)
})

/** Operations that name no document: their faults hold for the document's issuer. */
const withoutDocument: ReadonlySet<SandboxOperation> = new Set([
  "GetNumberingRange",
  "GetExchangeEmails",
  "GetAcquirer"
])

/**
 * Programs a fault for a document: for the operation that brings it, unless it names another or cannot apply to that
 * one.
 */
const programMarked = (
  fault: SandboxFault,
  operation: Operation,
  { documentKey, issuer }: KnownDocument,
  state: SandboxState
): void => {
  const own = appliesTo(fault.behaviour, operation)
  const restricted = own ? { operation: operation.name, ...fault } : fault
  const of = restricted.operation ?? (fault.behaviour === "no-associated-prefix" ? "GetNumberingRange" : undefined)
  if (of !== undefined && withoutDocument.has(of)) state.faults.add({ nit: issuer, ...restricted })
  else state.faults.add(restricted, documentKey)
}

interface ReadDocument {
  readonly document: KnownDocument
  /** All of its text, when there is a fault asked for in it. */
  readonly text: string | undefined
}

const readDocument = (entry: ZipEntry): ReadonlyArray<ReadDocument> => {
  const parsed = parseXml(entry.bytes)
  if (Result.isFailure(parsed)) return []
  using document = parsed.success
  const { root } = document
  const { documentKey, issuer, number } = intakeOf(root).readHeader(root)
  if (documentKey === "") return []
  return [
    {
      document: { documentKey: documentKey.toLowerCase(), number, issuer: issuer.nit, fileName: baseName(entry) },
      text: holdsMarker(entry.bytes) ? root.content : undefined
    }
  ]
}

const start = "[[sandbox:"
const marker = /\[\[sandbox:([\w-]+)((?:\s+\w+=(?:'[^']*'|[^\s'\]]+))*)\s*\]\]/gu
const option = /(\w+)=(?:'([^']*)'|(\S+))/gu
const decode = Schema.decodeUnknownOption(SandboxFault, { onExcessProperty: "error" })

/** A fault that a document asks for. */
export interface Marker {
  readonly text: string
  /** `undefined` when there is no such fault. */
  readonly fault: SandboxFault | undefined
}

/** Whether the bytes of a document may hold a marker; they are not read as XML for it. */
const holdsMarker = (xml: Uint8Array): boolean => Buffer.from(xml).includes(start)

/**
 * The faults asked for in a document's text: `[[sandbox:slow]]`, or with further fields of the fault,
 * `[[sandbox:slow delay='65 seconds' times=2]]`.
 */
const readMarkers = (text: string): ReadonlyArray<Marker> =>
  [...text.matchAll(marker)].map(([whole, behaviour = "", options = ""]) => ({
    text: whole,
    fault: Option.getOrUndefined(decode({ ...Object.fromEntries(readOptions(options)), behaviour }))
  }))

const numbers: ReadonlySet<string> = new Set(["from", "times", "probability"])

const readOptions = (options: string): ReadonlyArray<readonly [string, unknown]> =>
  [...options.matchAll(option)].map(([, name = "", quoted, bare = ""]) => {
    const value = quoted ?? bare
    return [name, numbers.has(name) && value !== "always" ? Number(value) : value]
  })
