import type { DocumentFacts } from "../document/DocumentFacts.ts"
import type { IdentifiedDocument } from "../document/DocumentDefinition.ts"
import type { Operation } from "../documentRegistry.ts"
import { type DocumentKey, type KeyScheme, redactedSeedOf } from "../key/DocumentKey.ts"
import { type DocumentFindings, ForeignDocument } from "./InvalidDocument.ts"

/** The key of a document, and the text that it hashes. */
export interface Key {
  readonly scheme: KeyScheme
  /** CUFE, CUDE, CUDS or CUNE: 96 lower-case hexadecimal digits. */
  readonly value: string
  /** The hashed text; secrets in it are replaced by their names in braces: `{technicalKey}`. */
  readonly seed: string
  /** The document's number with its prefix. */
  readonly number: string
}

/** A document that breaks no rule. It can be rendered, signed, sent and printed without being read again. */
export interface ValidDocument extends Pick<DocumentFindings, "notifications" | "violations"> {
  readonly valid: true
  /** The operation that files it. */
  readonly operation: Operation
  /**
   * The body with what follows from it, with the company and the range of the options, as JSON text with every digit.
   * Without the technical key of `options.range`.
   */
  readonly completed: string
  readonly key: Key
  /** Facts that people look for and add up: counterparty, dates, total, taxes by rate. */
  readonly facts: DocumentFacts
}

/** A document that breaks rules. */
export interface RefusedDocument extends DocumentFindings {
  readonly valid: false
  /** Absent if `TypeCode` names no type of document. */
  readonly operation?: Operation
  /** The body with what follows from it, as of a {@link ValidDocument}; absent if its type is unknown. */
  readonly completed?: string
}

/** The result of `check`. */
export type CheckedDocument = ValidDocument | RefusedDocument

/** The key of an identified document, for its owner. */
export const plainKey = ({ id, key }: { readonly id: string; readonly key: DocumentKey }): Key => ({
  scheme: key.scheme,
  value: key.value,
  seed: redactedSeedOf(key),
  number: id
})

/** The identified document of a {@link ValidDocument}. */
interface Behind {
  readonly operation: Operation
  readonly document: IdentifiedDocument<unknown>
}

// the document holds secrets, so it is not a property
const documents = new WeakMap<object, Behind>()

/** Returns a handle, and remembers its document. */
export const remember = (handle: ValidDocument, behind: Behind): ValidDocument => {
  documents.set(handle, behind)
  return handle
}

/** The document of a handle. Throws {@link ForeignDocument} for any other value. */
export const identifiedOf = (handle: unknown): Behind => {
  const behind = typeof handle === "object" && handle !== null ? documents.get(handle) : undefined
  if (behind === undefined) throw new ForeignDocument()
  return behind
}

/** Whether a value is a handle of this copy. */
export const isHandle = (value: unknown): value is ValidDocument =>
  typeof value === "object" && value !== null && documents.has(value)
