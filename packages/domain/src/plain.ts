// The root for programs without Effect: functions that return values or throw. Programs with Effect import effect.ts.
import type { DocumentDefinition } from "./document/DocumentDefinition.ts"
import type { Operation } from "./documentRegistry.ts"
import type { DocumentFacts } from "./document/DocumentFacts.ts"
import { type KeyScheme, redactedSeedOf } from "./key/DocumentKey.ts"
import type { Body, CheckOptions } from "./plain/CheckOptions.ts"
import type { DocumentFindings } from "./plain/InvalidDocument.ts"
import { getOrThrow, identifyPlain, localDateTimeOf } from "./plain/identifyPlain.ts"
import { documentDefinitions } from "./type/documentDefinitions.ts"
import { validationOf } from "./validate.ts"

export type { CounterpartyFacts, DocumentFacts, IssuerFacts, TaxFacts } from "./document/DocumentFacts.ts"
export { type Operation, operations } from "./documentRegistry.ts"
export { type Nit, nitCheckDigit, parseNit } from "./Nit.ts"
export type { Body, CheckOptions } from "./plain/CheckOptions.ts"
export {
  type DocumentFindings as Findings,
  InvalidDocument,
  MalformedJson,
  type DocumentViolation as Violation
} from "./plain/InvalidDocument.ts"
export { explainRule, type RuleExplanation } from "./rulebook/explainRule.ts"
export type { DocumentValidation as Validation }

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

/** The result of a check: a valid document with its key, or all of its faults. */
interface DocumentValidation extends DocumentFindings {
  readonly valid: boolean
  /** The document's number with its prefix. This and the following fields are absent unless the document is valid. */
  readonly number?: string
  readonly documentKey?: string
  readonly schemeName?: KeyScheme
  /** The hashed text without its secrets. */
  readonly seed?: string
}

const definitions: Readonly<Record<Operation, DocumentDefinition<unknown>>> = documentDefinitions

const identify = (document: Body, options: CheckOptions) =>
  identifyPlain(document, options, (operation) => definitions[operation].identify)

/**
 * Checks a document against every rule that can be decided without the authority. The result lists all faults. Throws
 * `MalformedJson` if the text is not JSON.
 *
 * @example
 * ```ts
 * const { valid, violations } = validate(json, { now: new Date() })
 * ```
 */
export const validate = (document: Body, options: CheckOptions): DocumentValidation =>
  validationOf(identify(document, options))

/**
 * Computes the key of a document: CUFE of an invoice, CUDE of a note, CUDS of a support document, CUNE of a payroll.
 * Throws `InvalidDocument` with every violation, or `MalformedJson`.
 *
 * @example
 * ```ts
 * const { scheme, value } = key(json, { now: new Date() })
 * ```
 */
export const key = (document: Body, options: CheckOptions): Key => {
  const identified = getOrThrow(identify(document, options))
  const { scheme, value } = identified.key
  return { scheme, value, seed: redactedSeedOf(identified.key), number: identified.id }
}

/**
 * The facts by which people look for a document and which they add up: counterparty, dates, total, taxes by rate.
 * Throws `InvalidDocument` with every violation, or `MalformedJson`.
 *
 * @example
 * ```ts
 * const { counterparty, total } = facts(json, { now: new Date() })
 * ```
 */
export const facts = (document: Body, options: CheckOptions): DocumentFacts =>
  getOrThrow(identify(document, options)).facts

/** A body that the sandbox accepts, without its certificate; numbers of invoices begin at 990000000. */
export const example = (operation: Operation, options: { readonly number: number; readonly now: Date }): object =>
  definitions[operation].example({ number: options.number, date: localDateTimeOf(options.now) })
