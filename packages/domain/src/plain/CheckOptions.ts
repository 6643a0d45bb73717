import type { Operation } from "../documentRegistry.ts"
import type { Language } from "../rules/Language.ts"

/** The body of a document: JSON text, or a value of which JSON can be written. State amounts in a value as strings. */
export type Body = string | object

/** What a document does not say about itself. What the document says wins. */
export interface CheckOptions {
  /** The moment of filing: dates are compared with that day in Colombia. */
  readonly now: Date
  /** Where the document is filed; `test` when absent. */
  readonly environment?: "production" | "test"
  /** The software as registered at the authority; needed where the body does not name it. */
  readonly software?: {
    readonly id: string
    readonly pin: string
    /** NIT of the software's owner; absent: the issuer's own software. */
    readonly ownerNit?: string
  }
  /** The operation that files the document; by default the one that its `TypeCode` names. */
  readonly operation?: Operation
  /** Language of the messages; `en` when absent. */
  readonly language?: Language
  /** What to do with fields that the document does not have. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
}
