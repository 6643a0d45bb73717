import type { DocumentFacts } from "../document/DocumentFacts.ts"
import type { KeyScheme } from "../key/DocumentKey.ts"
import type { Body, CheckOptions } from "./CheckOptions.ts"
import type { CheckedDocument, Key } from "./CheckedDocument.ts"
import type { DocumentFindings } from "./InvalidDocument.ts"

/** The result of a check: a valid document with its key, or all of its faults. */
export interface DocumentValidation extends DocumentFindings {
  readonly valid: boolean
  /** The document's number with its prefix. This and the following fields are absent unless the document is valid. */
  readonly number?: string
  readonly documentKey?: string
  readonly schemeName?: KeyScheme
  /** The hashed text without its secrets. */
  readonly seed?: string
}

/** Options for completing a body. */
export type CompleteOptions = Pick<CheckOptions, "company" | "language" | "operation" | "range">

/** The functions of a root over some types of document. The package's root documents each. */
export interface DocumentFunctions {
  /** {@link CheckedDocument}: the document with its key, or the rules that it breaks. */
  readonly check: (document: Body, options: CheckOptions) => CheckedDocument
  /** The body with what follows from it, as JSON text. */
  readonly complete: (document: Body, options?: CompleteOptions) => string
  /** Facts that people look for and add up. */
  readonly facts: (document: Body, options: CheckOptions) => DocumentFacts
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: (document: Body, options: CheckOptions) => Key
  /** Every fault of a document. */
  readonly validate: (document: Body, options: CheckOptions) => DocumentValidation
}
