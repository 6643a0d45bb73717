import type { ReadOptions } from "../wire/readDocument.ts"
import type { Result, Schema } from "effect"
import type { FilingConfiguration } from "../FilingConfiguration.ts"
import type { Operation, RegisteredType } from "../documentRegistry.ts"
import type { JsonValue } from "../json/JsonValue.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { MisformedDocument } from "./MisformedDocument.ts"
import type { DocumentKey } from "../key/DocumentKey.ts"
import type { Findings, Violation } from "../rules/Violation.ts"
import type { Language } from "../rules/Language.ts"
import type { RuleDescription } from "../rules/Rule.ts"
import type { LocalDate, LocalDateTime } from "../time/LocalDateTime.ts"
import type { SigningCertificate } from "./SigningCertificate.ts"

/** The steps that identify a body, in order: read it, apply the rules, compute the key. */
export type IdentifyStep = "decode" | "check" | "key"

/** Options for identifying a body. */
export interface IdentifyOptions extends ReadOptions {
  /**
   * Whether the document is filed. A filing omits notifications of fields that its operation never files: callers that
   * always send the same fields have seen them in a dry run.
   */
  readonly isFiling?: boolean
  /** Called when a step ends, whatever its outcome; no step runs after one that fails. */
  readonly onStep?: (step: IdentifyStep) => void
}

/** Calls `onStep` and returns the outcome of the step. */
export const endStep = <A>({ onStep }: IdentifyOptions, step: IdentifyStep, outcome: A): A => {
  onStep?.(step)
  return outcome
}

/** A corrected document, as the note refers to it. */
export interface CorrectedDocument {
  /** The path at which the note states it: `$.DocumentReference`. */
  readonly at: string
  /** Key of the document, in lower case. */
  readonly uuid: string
  /** Full number of the document, prefix included. */
  readonly number: string
  /** Day of issue. */
  readonly date: LocalDate
}

/** The facts of an invoice that are compared with its notes and endorsements. Amounts are decimals in its currency. */
export interface SaleFacts {
  /** Number of the buyer's identification, without check digit. */
  readonly buyer: string
  /** Currency of the amounts, as code of ISO 4217. */
  readonly currency: string
  readonly payable: string
  /**
   * The maximum sum of the invoice's credit notes: the payable amount, plus the rounding and any prepayments subtracted
   * from the payable amount.
   */
  readonly total: string
  /** Whether the document carries data of the health sector. */
  readonly health: boolean
}

/** The facts of a note that are compared with its invoices. */
export interface NoteFacts extends Pick<SaleFacts, "buyer" | "currency" | "health"> {
  /** The amount that the note adds to its invoice, negative for a reduction; absent if it corrects several invoices. */
  readonly change?: string
  /** Whether the note is a credit note. */
  readonly credits: boolean
  /** Whether the note annuls its invoices. */
  readonly annuls: boolean
}

/** The facts of an endorsement that are compared with its invoice. */
export interface EndorsedInvoice {
  /** Path of the value in the endorsement: `$.Negotiation[0].Value`. */
  readonly at: string
  /** Key of the invoice, in lower case. */
  readonly uuid: string
  /** The endorsed value, in pesos. */
  readonly value: string
}

/** The documents that a note corrects, replaces or deletes. */
export interface CorrectedDocuments {
  readonly documents: ReadonlyArray<CorrectedDocument>
  /** The types that these documents may have. */
  readonly typeCodes: ReadonlyArray<string>
  /** Facts of the note, if it corrects invoices. */
  readonly note?: NoteFacts
}

/**
 * The place of a payroll document among those of its worker: its month, and the document that it follows, replaces or
 * deletes.
 */
export interface PayrollPlace {
  /**
   * Role of the document. `further`: a second or later payroll of the same month, after a change of contract
   * (`Novedad`).
   */
  readonly role: "first" | "further" | "replacement" | "deletion"
  /** Identification of the worker; absent in a note that deletes, which names none. */
  readonly worker?: string
  /** Year and month of the first payment, `2026-01`; absent in a note that deletes. */
  readonly month?: string
  /** Key of the document that this one follows, replaces or deletes; absent for the first payroll of a month. */
  readonly predecessor?: string
}

/** A document that breaks no rule we can decide, with its key. It can be rendered, signed and filed. */
export interface IdentifiedDocument<out Checked> {
  /** The checked document, as its renderer expects it. */
  readonly checked: Checked
  readonly key: DocumentKey
  /** Faults that the authority will notify of but accept. */
  readonly notifications: Findings["notifications"]
  /**
   * The violation of a document that is dated before today. It counts only when the document is filed for the first
   * time.
   */
  readonly late?: Violation
  /** Document type code: `01`, `91`, `102`, `030`. */
  readonly type: string
  /** Prefix of the number; empty if the number has none. */
  readonly prefix: string
  /** The number without leading zeros, which the document itself may have. */
  readonly number: number
  /** Prefix and number as the document writes them, zeros included: `EPOS009`. */
  readonly id: string
  /** The numbers of its authorised range, both bounds included; absent if the issuer chooses its own numbers. */
  readonly authorisedNumbers?: { readonly from: number; readonly to: number }
  /** Identification of the issuer, without check digit. */
  readonly issuerNit: string
  /** NIT of the owner of the software that the document names, without check digit. */
  readonly softwareOwnerNit: string
  readonly date: LocalDateTime
  /** `document.reference` of the submission result: numbers of the documents that a note corrects, else empty. */
  readonly reference: string
  /** The documents that a note corrects, replaces or deletes, as it states them; absent for any other document. */
  readonly corrects?: CorrectedDocuments
  /** Facts by which people look for the document. */
  readonly facts: DocumentFacts
  /** Facts of the document, if it is an invoice. */
  readonly sale?: SaleFacts
  /** Facts of the document, if it endorses an invoice in property (event 037). */
  readonly endorses?: EndorsedInvoice
  /** Key of the mandate that the document terminates (event 044), in lower case. */
  readonly terminates?: string
  /**
   * For payroll documents: the place among the worker's payrolls. A worker has one payroll a month, and a note changes
   * the newest.
   */
  readonly payroll?: PayrollPlace
  /** The content by which a resent document is recognized. Secrets in it are `Redacted` and are not compared. */
  readonly content: object
  readonly certificate: SigningCertificate | undefined
}

/** Identity and content of a body that was read, whether or not it breaks rules. */
export type RecognizedDocument = Pick<
  IdentifiedDocument<unknown>,
  "type" | "prefix" | "number" | "issuerNit" | "content"
>

/** A party as an event names it. */
export interface ExampleParty {
  readonly Id: string
  readonly IdentificationType: string
  readonly Name: string
}

/** A filed document that an example refers to. */
export interface ExampleReference {
  readonly uuid: string
  readonly number: string
  /** Day of issue, `YYYY-MM-DD`. */
  readonly date: string
  /** Issuer and buyer, if known; otherwise those of the example of an invoice. */
  readonly parties?: { readonly issuer: ExampleParty; readonly buyer: ExampleParty }
}

/** The number, date and references to use in an example. */
export interface ExampleOptions {
  readonly number: number
  readonly date: LocalDateTime
  /** Operation of the example, one of `exampleOperations`; by default, the default operation. */
  readonly operation?: string
  /**
   * A filed document for the example to refer to; without it, the example of a note or event stands alone if it can.
   */
  readonly reference?: ExampleReference
}

/** A type of document: its entry in the registry, its rules, and the functions that read, check and identify a body. */
export interface DocumentDefinition<out Checked> extends Pick<RegisteredType, "name" | "fileKind" | "sentBy"> {
  readonly operation: Operation
  /** The `TypeCode` values of its bodies. */
  readonly typeCodes: ReadonlyArray<string>
  /** The schema of its body. */
  readonly schema: Schema.Codec<unknown, unknown>
  /** Text next to the signature policy's identifier, where it differs from that of invoices. */
  readonly policyDescription?: string
  /** Every rule that applies to the document in addition to its schema, in order; a code may appear several times. */
  readonly rules: ReadonlyArray<RuleDescription>
  /** Reads, checks and identifies a body. Returns a document, or all findings at once. */
  readonly identify: (
    body: JsonValue,
    configuration: FilingConfiguration,
    options: IdentifyOptions
  ) => Result.Result<IdentifiedDocument<Checked>, Findings>
  /**
   * Gives an identified document another number, without leading zeros. Applies the rules that read the number, and
   * computes the key.
   */
  readonly renumber: (
    document: IdentifiedDocument<unknown>,
    number: number,
    language: Language
  ) => Result.Result<IdentifiedDocument<Checked>, Findings>
  /**
   * Reads identity and content of a body without applying rules. A document that was filed before is recognized even if
   * a rule refuses it today. Returns `undefined` if the body cannot be read or lacks its identity.
   */
  readonly recognize: (
    body: JsonValue,
    configuration: FilingConfiguration,
    options: ReadOptions
  ) => RecognizedDocument | undefined
  /**
   * Reads the facts of a body without applying rules, for a document that was filed before. Returns `undefined` if the
   * body cannot be read or lacks a value that every document of its type has.
   */
  readonly readFacts: (
    body: JsonValue,
    configuration: FilingConfiguration,
    options: ReadOptions
  ) => DocumentFacts | undefined
  /**
   * Derives a value, such as a print, from a body without applying rules, for a document of another program. Returns
   * `undefined` if a value that it needs is missing.
   */
  readonly derive: <A>(
    derive: (checked: Checked) => A,
    body: JsonValue,
    configuration: FilingConfiguration,
    options: ReadOptions
  ) => A | undefined
  /**
   * Reads a body of another program that breaks rules of form, for printing. Returns `undefined` if its form is right,
   * or if nothing can be read.
   */
  readonly readMisformed: (
    body: JsonValue,
    configuration: FilingConfiguration,
    options: ReadOptions
  ) => MisformedDocument<Checked> | undefined
  /** The range of numbers that the sandbox accepts for this type. */
  readonly exampleNumbers: { readonly from: number; readonly to: number }
  /** Operations with an example, in addition to the default one. */
  readonly exampleOperations?: ReadonlyArray<string>
  /** A body that the sandbox accepts, without its certificate. */
  readonly example: (options: ExampleOptions) => object
}

/**
 * A number of a type's examples that changes every second, so that examples can be filed one after the other. The next
 * number is in the range too. `millis` is the time in milliseconds since the epoch.
 */
export const exampleNumberAt = ({ from, to }: DocumentDefinition<unknown>["exampleNumbers"], millis: number): number =>
  from + (Math.floor(millis / 1000) % (to - from - 1))
