import type { Operation } from "../documentRegistry.ts"
import type { Language } from "../rules/Language.ts"
import type { Absent, CompanyParty, NumberingRange } from "./bodies.ts"

/** The body of a document: JSON text, or a value that can be written as JSON. Amounts in a value should be strings. */
export type Body = string | object

/** The software of a document, as registered with the authority. */
export interface SoftwareOfProvider {
  readonly id: string
  readonly pin: string
  /** NIT of the software's owner; absent: the issuer's own software. */
  readonly ownerNit?: string
}

/** Values that the checker needs and a document may leave out. Values that the document states win. */
export interface CheckOptions {
  /** The moment of filing. Dates are compared with its day in Colombia. */
  readonly now: Date
  /** The filing environment; `test` when absent. */
  readonly environment?: "production" | "test"
  /** The issuer, in the fields of `CompanyParty`. Not used for a body that states the NIT of another issuer. */
  readonly company?: Partial<CompanyParty> | Absent
  /** The software; needed if the body does not name it. */
  readonly provider?: SoftwareOfProvider | undefined
  /** The numbering range, in the fields of `NumberingRange`. Not used for a body that states another prefix or `Id`. */
  readonly range?: Partial<NumberingRange> | Absent
  /** The operation that files the document; by default, `TypeCode` determines it. */
  readonly operation?: Operation
  /** Language of the messages; `en` when absent. */
  readonly language?: Language
  /** The treatment of unknown fields. Default `refuse`: a misspelt field must not vanish. */
  readonly unknownFields?: "refuse" | "ignore"
}
