import type { AuthorizedRange, RegisteredSoftware, SandboxRegistry } from "../../SandboxRegistry.ts"
import type { AuthorityChain } from "../certificates/CertificateDirectory.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"

/** Registered software with its pin in plain text, because rules hash it. */
export interface KnownSoftware extends Omit<RegisteredSoftware, "pin"> {
  readonly pin: string
}

/** An authorised range with its technical key in plain text, because rules hash it. */
export interface KnownRange extends Omit<AuthorizedRange, "technicalKey"> {
  readonly technicalKey: string | undefined
}

/** The part of the registry that rules need. */
export interface KnownRegistry extends Pick<SandboxRegistry, "environment" | "taxpayers" | "contingencies"> {
  readonly software: ReadonlyArray<KnownSoftware>
  readonly ranges: ReadonlyArray<KnownRange>
}

/** The part of an earlier document that rules need. */
export type EarlierDocument = Pick<StoredDocument, "accepted" | "facts" | "kind" | "number" | "signedAt" | "typeCode">

/** The authority's data for judging a document: plain data that can be sent to a thread. */
export interface Knowledge {
  readonly registry: KnownRegistry
  /** Chain of the accepted certificates in strict trust. */
  readonly chain: AuthorityChain | undefined
  /** Filed documents that the judged document refers to, by key. */
  readonly documents: ReadonlyMap<string, EarlierDocument>
  /** Valid payrolls of the same employer, worker and month of payment, without deleted ones. */
  readonly payrolls: ReadonlyArray<EarlierDocument>
  /** Valid events about the documents in `documents`, by document key, in order of arrival. */
  readonly events: ReadonlyMap<string, ReadonlyArray<EarlierDocument>>
}
