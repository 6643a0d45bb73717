import type { CorrectedDocuments, PayrollPlace, SaleFacts } from "@radicar/domain/inner/document/DocumentDefinition"
import type { DocumentFacts } from "@radicar/domain/inner/document/DocumentFacts"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import type { Array } from "effect"
import type { FilingEnvironment } from "../../platform/AuthorityEndpoints.ts"
import type { StepDetail } from "./StepDetail.ts"
import type { Actor, SubmissionState } from "./submissionStates.ts"

/** A call that the authority did not answer. */
interface OutageAttempt {
  readonly at: Date
  /** Name of the operation in the WSDL. */
  readonly operation: string
  /** Tag of the reason, such as `ServiceUnavailable`. */
  readonly reason: string
  readonly message: string
}

/** A period in which one process got no answer from the authority, and the calls that prove it. */
export interface Outage {
  /** UUID. */
  readonly id: string
  readonly environment: FilingEnvironment
  /** Time at which the first call was known to have no answer. */
  readonly beganAt: Date
  readonly attempts: Array.NonEmptyReadonlyArray<OutageAttempt>
}

/**
 * Identity of a document for the authority. Within a family (see `documentFamily`), only one document that was neither
 * rejected nor refused may have a number.
 */
export interface SubmissionIdentity {
  /** NIT without check digit. */
  readonly issuerNit: string
  readonly environment: FilingEnvironment
  /** Type code, such as `01`. */
  readonly documentType: string
  /** Prefix of the number; empty if there is none. */
  readonly prefix: string
  /** Number from 0 to 9 999 999 999, without its prefix. */
  readonly number: number
}

/** Prefix and number as a document writes them. */
export const documentId = ({
  number,
  prefix,
  writtenId
}: Pick<SignedDocument, "number" | "prefix" | "writtenId">): string => writtenId ?? `${prefix}${number}`

interface SignedDocument extends SubmissionIdentity {
  /** `cbc:ID` of the document if its number has leading zeros, such as `EPOS009`. */
  readonly writtenId?: string | undefined
  /** API operation that filed the document, such as `InvoiceCreate`; `""` if it was not recorded. */
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
  /** Time of issue as the document states it, ISO 8601 with offset. */
  readonly documentDate: string
  /** Value of the document's signature, base64. */
  readonly signatureValue: string
  readonly reference: string
  readonly signedXml: Uint8Array
  /** Notifications from the check of the body, in the caller's language; absent after erasure. */
  readonly notifications?: ReadonlyArray<Violation> | undefined
  /** The authority's test set to which the document is uploaded, a GUID in lower case; absent for other filings. */
  readonly testSetId?: string | undefined
}

/** Facts by which people look for a document. */
export interface RecordedFacts extends DocumentFacts {
  /** Serial number of the certificate that signed the document, in decimal digits. */
  readonly certificate?: string
}

/** A signed document that is about to claim its number. */
export interface NewSubmission extends SignedDocument {
  readonly file: {
    /** Kind of file, counted per issuer and year: names of one kind begin with the same letters. */
    readonly kind: string
    readonly year: number
    /** Names of the XML and the ZIP file, each with `*` for its number; see `fileNamePatterns`. */
    readonly names: { readonly file: string; readonly zip: string }
  }
  readonly facts: RecordedFacts
  /** Facts about a payroll document; absent for others. */
  readonly payroll?: PayrollPlace | undefined
  /** Facts of an invoice with which later notes about it are compared. */
  readonly sale?: SaleFacts | undefined
  /** Reference of a note to the corrected document. */
  readonly corrects?: CorrectedDocuments | undefined
  /**
   * Outage because of which an invoice 01 is issued in contingency: given to the buyer first and sent to the authority
   * later.
   */
  readonly outage?: Outage
  /** The Idempotency-Key of the request, stored per company and operation with the digest of the request's content. */
  readonly idempotency?: { readonly operation: string; readonly key: string; readonly contentDigest: string }
}

/** Decision not to correct a rejected or refused document. */
export interface Dismissal {
  readonly reason: string
  /** Id of the token with which the decision was made. */
  readonly by: string
  readonly at: Date
}

/**
 * Facts about a document for lists. Absent until they are recorded, in documents without such facts, and after erasure.
 */
export interface ShownFacts {
  readonly counterpartyType?: string | undefined
  /** Identification without check digit. */
  readonly counterpartyNumber?: string | undefined
  readonly counterpartyName?: string | undefined
  /** Code of ISO 4217. */
  readonly currency?: string | undefined
  /** Decimal in the currency. */
  readonly total?: string | undefined
}

/** A recorded document. Texts from the authority are `""` until it answers. */
export interface Submission extends SignedDocument, ShownFacts {
  /** UUID version 7. */
  readonly id: string
  /** Time of the id. */
  readonly createdAt: Date
  readonly fileName: string
  readonly zipName: string
  /** The signed document, deflated as in the ZIP; empty after erasure. */
  readonly deflatedXml: Uint8Array
  /**
   * The bytes that this service signed, if the authority has others, which are then the document; absent otherwise and
   * after erasure.
   */
  readonly unsent?: Pick<Submission, "signedXml" | "deflatedXml"> | undefined
  readonly state: SubmissionState
  /** Number of leases taken to send the submission. */
  readonly attempts: number
  readonly leaseUntil: Date | undefined
  readonly statusCode: string
  readonly statusMessage: string
  readonly statusDescription: string
  readonly errorMessage: string
  readonly zipKey: string
  readonly applicationResponse: Uint8Array | undefined
  /** Proof that the authority signed the answer. */
  readonly proof: Proof | undefined
  readonly alarm: string | undefined
  readonly answeredAt: Date | undefined
  /** Whether the number of a rejected or refused document was filed again; absent for others. */
  readonly filedAgain?: boolean | undefined
  /** Whether the service has given the number of a rejected or refused document to another one. */
  readonly reassigned?: true | undefined
  /** Start of the outage because of which an invoice 01 was issued in contingency. */
  readonly outageBeganAt: Date | undefined
}

/** Whether the signed document was erased; its number stays recorded. */
export const isErased = ({ signedXml }: Submission): boolean => signedXml.length === 0

/** The exclusive right to send a submission until a point in time, which can be extended. */
export interface Lease {
  readonly submissionId: string
  /** Starts at 1. Above 1, an earlier attempt may have reached the authority: query it before sending. */
  readonly attempt: number
  readonly until: Date
}

/** The outcome of an attempt, or a later answer from the authority. Absent fields stay unchanged. */
export interface Settlement {
  readonly state: Exclude<SubmissionState, "filing">
  /** Source of the outcome. */
  readonly origin: Actor
  /** Reason of the outcome, for the history. */
  readonly detail?: StepDetail
  /** The authority's status code; present exactly if the authority answered. */
  readonly statusCode?: string
  readonly statusMessage?: string
  readonly statusDescription?: string
  /** Codes and texts of the rules that the authority reported, one per line. */
  readonly errorMessage?: string
  readonly zipKey?: string
  readonly applicationResponse?: Uint8Array
  /** Proof that the authority signed the answer; present together with `applicationResponse`. */
  readonly proof?: Proof
  /**
   * The document that the authority has, if its bytes are not those recorded; `accepted` only. Facts if its content
   * differs, too.
   */
  readonly taken?: Pick<NewSubmission, "signedXml" | "signatureValue" | "xmlDigest" | "sale"> &
    Partial<Pick<NewSubmission, "facts">>
  /** Reasons to review the answer. */
  readonly alarm?: string
}

/** A line of a submission's history. */
export interface SubmissionTransition {
  readonly at: Date
  /** State before the step; absent for the first line. */
  readonly from: SubmissionState | undefined
  /** State after the step. Equals `from` if the outcome was noted but did not change the state. */
  readonly to: SubmissionState
  /** Actor that caused the step. */
  readonly origin: Actor
  readonly attempt: number
  readonly detail: string
}

/** Consecutive numbers of an issuer, document family and prefix; both bounds are included. */
export interface NumberSeries extends Omit<SubmissionIdentity, "number"> {
  readonly from: number
  readonly to: number
}
