import { Effect, Option, Result, Schema } from "effect"
import { SandboxFault } from "../../SandboxFault.ts"
import type { SandboxOperation } from "../../SandboxOperation.ts"
import type { SentFile } from "../document/SentFile.ts"
import { baseName } from "../filing/Filing.ts"
import type { SentFiles } from "../filing/readContent.ts"
import type { Operation, Parameters } from "../operations/Operation.ts"
import type { KnownDocument } from "../state/KnownDocuments.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { appliesTo } from "./behaviours.ts"

/**
 * Reads the documents of a request. For a query, these are the known documents that were sent under the requested key.
 * A document seen for the first time programs the faults that it requests.
 */
export const readDocuments = Effect.fnUntraced(function* (
  operation: Operation,
  parameters: Parameters,
  files: SentFiles,
  state: SandboxState
): Effect.fn.Return<ReadonlyArray<KnownDocument>> {
  if (!operation.parameters.includes("contentFile")) {
    const key = parameters["trackId"] ?? parameters["uuid"]
    return key === undefined ? [] : state.knownDocuments.find(key)
  }
  if (Result.isFailure(files)) return []
  const read = files.success.flatMap(readDocument)
  for (const { document, markers } of read) {
    if (state.knownDocuments.find(document.documentKey).length > 0) continue
    state.knownDocuments.remember(document.documentKey, [document])
    for (const marker of markers.flatMap(readMarker)) {
      if (marker.fault === undefined) {
        yield* Effect.logWarning("A document asks for a fault that there is not", { marker: marker.text })
      } else programMarked(marker.fault, operation, document, state)
    }
  }
  return read.map(({ document }) => document)
})

/** Operations whose requests name no document. Faults for them match requests about the issuer's NIT. */
const withoutDocument: ReadonlySet<SandboxOperation> = new Set([
  "GetNumberingRange",
  "GetExchangeEmails",
  "GetAcquirer"
])

/**
 * Programs a fault that a document requests. It applies to the operation that sends the document, unless the fault
 * names another operation or its behaviour cannot apply to the sending operation.
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

const readDocument = ({ entry, reading }: SentFile) => {
  if (reading._tag === "Unreadable" || reading.ownHeader.documentKey === "") return []
  const { documentKey, issuer, number } = reading.ownHeader
  const document = { documentKey: documentKey.toLowerCase(), number, issuer: issuer.nit, fileName: baseName(entry) }
  return [{ document, markers: reading.markers }]
}

const marker = /\[\[sandbox:([\w-]+)((?:\s+\w+=(?:'[^'[]*'|[^\s'[\]]+))*)\s*\]\]/gu
const option = /\b(\w+)=(?:'([^']*)'|(\S+))/gu
const decode = Schema.decodeUnknownOption(SandboxFault, { onExcessProperty: "error" })

/** A marker in a document that requests a fault. */
interface Marker {
  readonly text: string
  /** The requested fault; `undefined` if there is no such fault. */
  readonly fault: SandboxFault | undefined
}

/**
 * Reads the markers of faults in a document's text: `[[sandbox:slow]]`, or with further fields of the fault,
 * `[[sandbox:slow delay='65 seconds' times=2]]`.
 */
const readMarker = (written: string): ReadonlyArray<Marker> =>
  [...written.matchAll(marker)].map(([text, behaviour = "", options = ""]) => ({
    text,
    fault: Option.getOrUndefined(decode({ ...Object.fromEntries(readOptions(options)), behaviour }))
  }))

const numbers: ReadonlySet<string> = new Set(["from", "times", "probability"])

const readOptions = (options: string): ReadonlyArray<readonly [string, unknown]> =>
  [...options.matchAll(option)].map(([, name = "", quoted, bare = ""]) => {
    const value = quoted ?? bare
    return [name, numbers.has(name) && value !== "always" ? Number(value) : value]
  })
