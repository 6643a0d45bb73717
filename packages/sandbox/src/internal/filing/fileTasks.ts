import { Result } from "effect"
import type { XmlElement } from "libxml2-wasm"
import type { DocumentHeader } from "../document/DocumentHeader.ts"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { FamilyName, Reading } from "../document/SentFile.ts"
import { billingFamily } from "../judge/billing/billingFamily.ts"
import type { DocumentFamily, Judgement } from "../judge/DocumentFamily.ts"
import { eventFamily } from "../judge/event/eventFamily.ts"
import type { Knowledge } from "../judge/Knowledge.ts"
import { payrollFamily } from "../judge/payroll/payrollFamily.ts"
import type { Task } from "../state/Workshop.ts"
import { parseXml } from "../xml/parseXml.ts"
import { shortened } from "../xml/shortened.ts"

/** Functions to read and judge documents of a family, for any of its kinds. */
interface Family {
  readonly read: (root: XmlElement) => { readonly kind: DocumentKind | undefined; readonly header: DocumentHeader }
  /** Judges a document of one of the family's kinds. */
  readonly judge: (root: XmlElement, xml: Uint8Array, now: number, knowledge: Knowledge) => Judgement
}

const ofAnyKind = <Kind extends DocumentKind>(family: DocumentFamily<Kind>): Family => ({
  read: (root) => {
    const kind = family.kindOf(root)
    return { kind, header: family.readHeader(root, kind) }
  },
  judge: (root, xml, now, knowledge) => {
    const kind = family.kindOf(root)
    if (kind === undefined) throw new Error("a document of no kind of its family was to be judged")
    return family.judge(root, xml, kind, now, knowledge)
  }
})

/** Document families by name. */
const families: Readonly<Record<FamilyName, Family>> = {
  billing: ofAnyKind(billingFamily),
  payroll: ofAnyKind(payrollFamily),
  event: ofAnyKind(eventFamily)
}

/** Family of a root element. An unknown root belongs to `billing`, which reports it. */
const familyOf = (root: XmlElement): FamilyName => {
  if (root.name.startsWith("Nomina")) return "payroll"
  return root.name === "ApplicationResponse" ? "event" : "billing"
}

/** Input for reading a file. */
export interface FileToRead {
  readonly xml: Uint8Array
  /** Family that the operation determines; if absent, that of the file itself. */
  readonly family: FamilyName | undefined
}

/**
 * Reads the facts about a file that are needed before it is judged. Texts in its header are cut at a length that no
 * valid one reaches.
 */
export const readFile: Task<FileToRead, Reading> = {
  name: "readFile",
  run: ({ family, xml }) => {
    const parsed = parseXml(xml)
    if (Result.isFailure(parsed)) return { _tag: "Unreadable", message: parsed.failure.message }
    using document = parsed.success
    const { root } = document
    const own = familyOf(root)
    const taken = family ?? own
    const { header, kind } = families[taken].read(root)
    return {
      _tag: "Read",
      ownHeader: shortened(taken === own ? header : families[own].read(root).header),
      family: taken,
      kind,
      header: shortened(header),
      markers: Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).includes(start) ? markersIn(root.content) : []
    }
  }
}

const start = "[[sandbox:"
const marker = /\[\[sandbox:[\w-]+(?:\s+\w+=(?:'[^'[]*'|[^\s'[\]]+))*\s*\]\]/gu
const mostMarkers = 100

const markersIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(marker), ([markerText]) => markerText).slice(0, mostMarkers)

/** Input for judging a file as a document of a family. */
export interface FileToJudge {
  readonly xml: Uint8Array
  readonly family: FamilyName
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly knowledge: Knowledge
}

/** Judges a document by itself, independent of its sender and of earlier documents with its number. */
export const judgeFile: Task<FileToJudge, Judgement> = {
  name: "judgeFile",
  run: ({ family, knowledge, now, xml }) => {
    using document = Result.getOrThrow(parseXml(xml))
    return families[family].judge(document.root, xml, now, knowledge)
  }
}
