import type { Finding } from "./Finding.ts"
import type { PartyIdentity } from "./PartyIdentity.ts"

/** Who a document is: two documents with the same identity cannot both be valid. */
export interface DocumentIdentity {
  readonly issuer: string
  /** Types that share numbers: 01, 02 and 04 are one group. */
  readonly group: string
  readonly prefix: string
  readonly number: bigint
}

/** Whom a payroll document pays and when, or which one it changes. */
export interface PayrollFacts {
  readonly employer: string
  /** Empty in a deletion, which names no worker. */
  readonly worker: string
  /** Year and month of the first payment, `2026-01`; empty in a deletion. */
  readonly month: string
  /** `novedad`: a further document of the month, which the others of it do not forbid. */
  readonly role: "first" | "novedad" | "replacement" | "deletion"
  /** Key of the document that it replaces or deletes. */
  readonly predecessor: string
}

/** What events that come later look up of an event. Missing parts are empty texts. */
export interface EventFacts {
  readonly code: string
  readonly description: string
  readonly documentKey: string
  /** CustomizationID: `452` is a total payment. */
  readonly operation: string
  /** `2`: an endorsement in blank. */
  readonly listId: string
  /** Identifications of sender and receiver. */
  readonly sender: string
  readonly receiver: string
  /** When a mandate begins and ends, `YYYY-MM-DD`. */
  readonly term: { readonly start: string; readonly end: string }
}

/** What documents that come later look up of a document. */
export interface DocumentFacts {
  readonly issueDate: string
  /** Identifications of vendor and buyer, where the document has them. */
  readonly parties?: { readonly supplier: string; readonly customer: string }
  /** Whether some of it is paid on credit. */
  readonly onCredit?: boolean
  /** When what is on credit is due. */
  readonly dueDate?: string
  /** What an event says, and about which document. */
  readonly event?: EventFacts
  /** Tax and amount to be paid, as the document writes them. */
  readonly totals?: { readonly iva: string; readonly total: string }
  readonly payroll?: PayrollFacts
  /** Keys of the documents a note corrects. */
  readonly corrects?: ReadonlyArray<string>
}

/** What is read of a document before it is judged. Missing fields are empty texts. */
export interface DocumentHeader {
  readonly number: string
  /** Lower case, as the authority stores it. */
  readonly documentKey: string
  readonly issuer: PartyIdentity
  /** Whom it is for, where the document says so in the way of UBL. */
  readonly receiver: PartyIdentity | undefined
  /** Lower case, as it is registered. */
  readonly softwareId: string
  /** NIT of the owner of the software, as the document says. */
  readonly softwareOwner: string
  /** Without the group, which the kind of document knows. */
  readonly identity: Omit<DocumentIdentity, "group">
  readonly facts: DocumentFacts
  /** Keys of the documents filed before that judging it looks up. */
  readonly refersTo: ReadonlyArray<string>
  /** The basic fields that are missing (StatusCode 66), under the codes of the rules about them. */
  readonly missing: ReadonlyArray<Finding>
}
