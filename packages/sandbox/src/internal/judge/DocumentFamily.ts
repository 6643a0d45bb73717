import type { XmlElement } from "libxml2-wasm"
import type { SandboxState } from "../SandboxState.ts"
import type { DocumentHeader } from "./DocumentHeader.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { Judgement } from "./Judgement.ts"

/** Documents of one build, which one operation takes. */
export interface DocumentFamily<Kind extends DocumentKind> {
  /** The kind of a document by its root element and type code; `undefined` when the family does not have it. */
  readonly kindOf: (root: XmlElement) => Kind | undefined
  readonly readHeader: (root: XmlElement, kind: Kind | undefined) => DocumentHeader
  /** Judges schema, then signature and every business rule together. `xml` are the exact bytes. */
  readonly judge: (root: XmlElement, xml: Uint8Array, kind: Kind, now: number, state: SandboxState) => Judgement
}
