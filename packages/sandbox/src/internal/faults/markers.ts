import { Option, Schema } from "effect"
import { SandboxFault } from "../../SandboxFault.ts"

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

/** Whether the bytes of a document may hold a marker, to be told without reading them as XML. */
export const holdsMarker = (xml: Uint8Array): boolean => Buffer.from(xml).includes(start)

/**
 * The faults asked for in a document's text: `[[sandbox:slow]]`, or with what a fault has beside its behaviour,
 * `[[sandbox:slow delay='65 seconds' times=2]]`.
 */
export const readMarkers = (text: string): ReadonlyArray<Marker> =>
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
