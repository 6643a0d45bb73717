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

/** A family, whatever its kinds. */
interface Family {
  readonly read: (root: XmlElement) => { readonly kind: DocumentKind | undefined; readonly header: DocumentHeader }
  /** Judges a document of a kind that the family has. */
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

/** The families of documents by name. */
const families: Readonly<Record<FamilyName, Family>> = {
  billing: ofAnyKind(billingFamily),
  payroll: ofAnyKind(payrollFamily),
  event: ofAnyKind(eventFamily)
}

/** The family of a root. What none of them knows goes to the first, which says so. */
const familyOf = (root: XmlElement): FamilyName => {
  if (root.name.startsWith("Nomina")) return "payroll"
  return root.name === "ApplicationResponse" ? "event" : "billing"
}

/** A file to be read. */
export interface FileToRead {
  readonly xml: Uint8Array
  /** The family that the operation takes; that of the file itself when absent. */
  readonly family: FamilyName | undefined
}

/** Reads what must be known of a file before it is judged. Texts of its header are cut where no honest one ends. */
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
      stated: shortened(taken === own ? header : families[own].read(root).header),
      family: taken,
      kind,
      header: shortened(header),
      markers: Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength).includes(start) ? markersIn(root.content) : []
    }
  }
}

const start = "[[sandbox:"
const marker = /\[\[sandbox:[\w-]+(?:\s+\w+=(?:'[^']*'|[^\s'\]]+))*\s*\]\]/gu
const mostMarkers = 100

const markersIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(marker), ([whole]) => whole).slice(0, mostMarkers)

/** A file that was read, to be judged as one of a family that has its kind. */
export interface FileToJudge {
  readonly xml: Uint8Array
  readonly family: FamilyName
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly knowledge: Knowledge
}

/** Says what is wrong with a document, whoever sends it and whatever was sent before under its number. */
export const judgeFile: Task<FileToJudge, Judgement> = {
  name: "judgeFile",
  run: ({ family, knowledge, now, xml }) => {
    using document = Result.getOrThrow(parseXml(xml))
    return families[family].judge(document.root, xml, now, knowledge)
  }
}
