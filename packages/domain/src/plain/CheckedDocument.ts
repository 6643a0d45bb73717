import type { DocumentFacts } from "../document/DocumentFacts.ts"
import type { Operation } from "../documentRegistry.ts"
import type { KeyScheme } from "../key/DocumentKey.ts"
import type { DocumentFindings } from "./InvalidDocument.ts"

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
