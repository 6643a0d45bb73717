import type { CorrectedDocuments, PayrollPlace, SaleFacts } from "@radicar/domain/inner/document/DocumentDefinition"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { Proof } from "@radicar/signature/inner/VerificationReport"
import type { Array } from "effect"
import type { FilingEnvironment } from "../../platform/FilingEnvironment.ts"
import type { StepDetail } from "./stepDetail.ts"
import type { Actor, SubmissionState } from "./submissionStates.ts"

/** A call that the authority did not answer. */
interface OutageAttempt {
  readonly at: Date
  /** Name in the WSDL. */
  readonly operation: string
  /** Such as `ServiceUnavailable`. */
  readonly reason: string
  readonly message: string
}

/** A time in which one process got no answer of the authority, with what proves it. */
export interface Outage {
  /** UUID. */
  readonly id: string
  readonly environment: FilingEnvironment
  /** When the first call was known to have no answer. */
  readonly beganAt: Date
  readonly attempts: Array.NonEmptyReadonlyArray<OutageAttempt>
}

/**
 * What the authority knows a document by. Of the documents of one family (see `documentFamily`) only one that was
 * neither rejected nor refused may bear a number.
 */
export interface SubmissionIdentity {
  /** NIT without check digit. */
  readonly issuerNit: string
  readonly environment: FilingEnvironment
  /** Type code, such as `01`. */
  readonly documentType: string
  /** `""` for none. */
  readonly prefix: string
  /** 0 to 9 999 999 999. */
  readonly number: number
}

/** Prefix and number as a document writes them. */
export const documentId = ({
  number,
  prefix,
  writtenId
}: Pick<SignedDocument, "number" | "prefix" | "writtenId">): string => writtenId ?? `${prefix}${number}`

interface SignedDocument extends SubmissionIdentity {
  /** `cbc:ID`, if zeros in front of the number are part of it: `EPOS009`. */
  readonly writtenId?: string | undefined
  /** Operation of the API that filed it, such as `InvoiceCreate`; `""` for one of a time when it was not recorded. */
  readonly operation: string
  readonly companyId: string
  readonly providerId: string
  /** SHA-256 of the content that the caller sent, hexadecimal. */
  readonly contentDigest: string
  /** SHA-256 of the canonical document without its signature, base64: the first reference of the signature. */
  readonly xmlDigest: string
  /** CUFE, CUDE, CUDS or CUNE, hexadecimal. */
  readonly documentKey: string
  readonly keyScheme: string
  readonly name: string
  /** ISO 8601 with offset. */
  readonly documentDate: string
  /** Base64. */
  readonly signatureValue: string
  readonly reference: string
  readonly signedXml: Uint8Array
  /** What the check of the body notified of, in the language of the caller who filed it; absent when erased. */
  readonly notifications?: ReadonlyArray<Violation> | undefined
  /** The test set of the authority that it is uploaded for, a GUID in lower case; absent for other filings. */
  readonly testSetId?: string | undefined
}

/** A signed document that wants to claim its number. */
export interface NewSubmission extends SignedDocument {
  readonly file: {
    /** Which files are counted together, by issuer and year: all whose names begin with the same letters. */
    readonly kind: string
    readonly year: number
    /** Names of the XML and the ZIP file, each with `*` for its number; see `fileNamePatterns`. */
    readonly names: { readonly file: string; readonly zip: string }
  }
  /** Which payroll it is, if it is a payroll document. */
  readonly payroll?: PayrollPlace | undefined
  /** Facts that notes are compared with; an invoice has them. */
  readonly sale?: SaleFacts | undefined
  /** Reference to the corrected document; a note has one. */
  readonly corrects?: CorrectedDocuments | undefined
  /** The outage for which it is issued in contingency, though the caller sent an invoice 01. */
  readonly outage?: Outage
  /** The Idempotency-Key that came with it, kept per company and operation, and the digest of what came with it. */
  readonly idempotency?: { readonly operation: string; readonly key: string; readonly contentDigest: string }
}

/** A recorded document. Texts of the authority are `""` as long as there are none. */
export interface Submission extends SignedDocument {
  /** UUID version 7. */
  readonly id: string
  readonly createdAt: Date
  readonly fileName: string
  readonly zipName: string
  /** The signed document as the ZIP has it; empty when erased. */
  readonly deflatedXml: Uint8Array
  readonly state: SubmissionState
  /** How often it was leased for sending. */
  readonly attempts: number
  readonly leaseUntil: Date | undefined
  readonly statusCode: string
  readonly statusMessage: string
  readonly statusDescription: string
  readonly errorMessage: string
  readonly zipKey: string
  readonly applicationResponse: Uint8Array | undefined
  /** How far it is proven that the authority signed it. */
  readonly proof: Proof | undefined
  readonly alarm: string | undefined
  readonly answeredAt: Date | undefined
  /** When the outage began, of an invoice 01 that was issued in contingency. */
  readonly outageBeganAt: Date | undefined
}

/** Whether only its number is left. */
export const isErased = ({ signedXml }: Submission): boolean => signedXml.length === 0

/** The right to send a submission, alone, until a point in time or a later one to which it was prolonged. */
export interface Lease {
  readonly submissionId: string
  /** From 1. Above 1, an earlier attempt may have reached the authority: ask it before sending. */
  readonly attempt: number
  readonly until: Date
}

/** The outcome of an attempt, or a later answer of the authority. Absent fields stay unchanged. */
export interface Settlement {
  readonly state: Exclude<SubmissionState, "filing">
  /** Who says so. */
  readonly origin: Actor
  /** For the history. */
  readonly detail?: StepDetail
  /** Its presence tells that the authority answered. */
  readonly statusCode?: string
  readonly statusMessage?: string
  readonly statusDescription?: string
  /** Rules, one per line. */
  readonly errorMessage?: string
  readonly zipKey?: string
  readonly applicationResponse?: Uint8Array
  /** Comes with `applicationResponse`. */
  readonly proof?: Proof
  /** Why the answer needs review. */
  readonly alarm?: string
}

/** A line of a submission's history. */
export interface SubmissionTransition {
  readonly at: Date
  /** Absent for the first. */
  readonly from: SubmissionState | undefined
  /** The same as `from` where a settlement was not adopted. */
  readonly to: SubmissionState
  /** Who moved it. */
  readonly origin: Actor
  readonly attempt: number
  readonly detail: string
}

/** Numbers that follow one another: of one issuer, family of documents and prefix, both bounds included. */
export interface NumberSeries extends Omit<SubmissionIdentity, "number"> {
  readonly from: number
  readonly to: number
}
