import type { KeyScheme } from "@radicar/domain/inner/key/DocumentKey"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import type { ParsedElement } from "../../xml/ParsedElement.ts"

/** A party as the document names it. */
export interface PartyFacts {
  /** NIT or other number, verbatim. */
  readonly number: string
  readonly checkDigit: string | undefined
  readonly name: string | undefined
}

/**
 * Kinds of documents that are read in the same way. `answer` is the authority's own ApplicationResponse, `event` that
 * of any other issuer, `container` an AttachedDocument.
 */
export type Family = "sale" | "support" | "event" | "answer" | "payroll" | "container"

/** The statements of a document about itself, verbatim; missing ones are undefined. */
export interface DocumentFacts {
  readonly family: Family
  readonly root: ParsedElement
  /** The parent of the document's own elements: the root, or `Reemplazar` or `Eliminar` of a payroll note. */
  readonly body: ParsedElement
  readonly typeCode: string | undefined
  readonly name: Localized
  readonly number: string | undefined
  readonly issueDate: string | undefined
  readonly issueTime: string | undefined
  readonly environment: string | undefined
  /** Key scheme as the document states it, unchecked. */
  readonly statedScheme: string | undefined
  /** Key scheme of the document's type; undefined if such documents have no key to compute. */
  readonly scheme: KeyScheme | undefined
  readonly key: string | undefined
  readonly issuer: PartyFacts | undefined
  readonly receiver: PartyFacts | undefined
  readonly softwareId: string | undefined
  readonly securityCode: string | undefined
  readonly qrCode: string | undefined
  readonly prefix: string | undefined
  /** Number of the authorisation of the numbering range. */
  readonly authorisation: string | undefined
}
