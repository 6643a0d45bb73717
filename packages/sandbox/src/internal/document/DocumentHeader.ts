import type { Finding } from "./Finding.ts"
import type { PartyIdentity } from "./PartyIdentity.ts"

/** Identity of a document: of two documents with the same identity only one can be valid. */
export interface DocumentIdentity {
  readonly issuer: string
  /** Types that share numbers: 01, 02 and 04 are one group. */
  readonly group: string
  readonly prefix: string
  readonly number: bigint
}

/** Worker and month of a payroll document, or the document that it changes. */
export interface PayrollFacts {
  readonly employer: string
  /** Identification of the worker; empty in a deletion, which names no worker. */
  readonly worker: string
  /** Year and month of the first payment, `2026-01`; empty in a deletion. */
  readonly month: string
  /**
   * Role of the document in its month. `novedad`: a further document of the month, allowed in addition to the others.
   */
  readonly role: "first" | "novedad" | "replacement" | "deletion"
  /** Key of the payroll document that this one replaces or deletes. */
  readonly predecessor: string
}

/** Facts about an event that later events need. Missing parts are empty strings. */
export interface EventFacts {
  readonly code: string
  readonly description: string
  readonly documentKey: string
  /** CustomizationID of the event: `452` is a total payment. */
  readonly operation: string
  /** `listID` of the ResponseCode; `2` is an endorsement in blank. */
  readonly listId: string
  /** Identifications of sender and receiver. */
  readonly sender: string
  readonly receiver: string
  /** Start and end of a mandate, `YYYY-MM-DD`. */
  readonly term: { readonly start: string; readonly end: string }
}

/** Facts about a document that later documents need. */
export interface DocumentFacts {
  readonly issueDate: string
  /** Identifications of vendor and buyer, if the document states them. */
  readonly parties?: { readonly supplier: string; readonly customer: string }
  /** Whether any part is paid on credit. */
  readonly onCredit?: boolean
  /** Due date of the part on credit. */
  readonly dueDate?: string
  /** Facts about an event and the document that it concerns. */
  readonly event?: EventFacts
  /** IVA and payable amount, as written in the document. */
  readonly totals?: { readonly iva: string; readonly total: string }
  readonly payroll?: PayrollFacts
  /** Keys of the documents that a note corrects. */
  readonly corrects?: ReadonlyArray<string>
}

/** Fields that are read before a document is judged. Missing fields are empty strings. */
export interface DocumentHeader {
  readonly number: string
  /** Document key in lower case, as the authority stores it. */
  readonly documentKey: string
  readonly issuer: PartyIdentity
  /** Receiver, if the document states it in UBL. */
  readonly receiver: PartyIdentity | undefined
  /** Id of the software in lower case, as it is registered. */
  readonly softwareId: string
  /** NIT of the software's owner, as stated in the document. */
  readonly softwareOwner: string
  /** Identity without the group, which depends on the kind of document. */
  readonly identity: Omit<DocumentIdentity, "group">
  readonly facts: DocumentFacts
  /** Keys of the earlier documents that are needed to judge this one. */
  readonly refersTo: ReadonlyArray<string>
  /** Missing basic fields (StatusCode 66), as findings with the codes of their rules. */
  readonly missing: ReadonlyArray<Finding>
}
