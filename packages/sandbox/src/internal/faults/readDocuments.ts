import { Effect, Result } from "effect"
import type { SandboxFault } from "../../SandboxFault.ts"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import { intakeOf } from "../operations/intakes.ts"
import { baseName } from "../operations/Filing.ts"
import type { Operation } from "../operations/Operation.ts"
import { readContent } from "../operations/readContent.ts"
import type { SandboxState } from "../SandboxState.ts"
import { parseXml } from "../xml/parseXml.ts"
import type { ZipEntry } from "../zip/readZip.ts"
import type { KnownDocument } from "./KnownDocument.ts"
import { behaviours } from "./behaviours.ts"
import { holdsMarker, readMarkers } from "./markers.ts"

/**
 * The documents a request is about: those it sends, or those that were sent under the key it asks for. A document that
 * comes for the first time programs the faults it asks for itself.
 */
export const readDocuments = Effect.fnUntraced(function* (
  operation: Operation,
  parameters: Readonly<Partial<Record<string, string>>>,
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

/** What is asked without naming a document: a fault of it befalls the document's issuer. */
const withoutDocument: ReadonlySet<SandboxOperation> = new Set([
  "GetNumberingRange",
  "GetExchangeEmails",
  "GetAcquirer"
])

/** Programs a fault for a document: of the operation that brings it, unless it names one or cannot befall that. */
const programMarked = (
  fault: SandboxFault,
  operation: Operation,
  { documentKey, issuer }: KnownDocument,
  state: SandboxState
): void => {
  const own = behaviours[fault.behaviour].befalls?.(operation) ?? true
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
