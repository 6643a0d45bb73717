import type { AuthorizedRange, RegisteredSoftware, SandboxRegistry } from "../../SandboxRegistry.ts"
import type { AuthorityChain } from "../certificates/CertificateDirectory.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"

/** Registered software, its pin in plain: rules hash it. */
export interface KnownSoftware extends Omit<RegisteredSoftware, "pin"> {
  readonly pin: string
}

/** An authorised range, its technical key in plain: rules hash it. */
export interface KnownRange extends Omit<AuthorizedRange, "technicalKey"> {
  readonly technicalKey: string | undefined
}

/** What of the registry rules look at. */
export interface KnownRegistry extends Pick<SandboxRegistry, "environment" | "taxpayers" | "contingencies"> {
  readonly software: ReadonlyArray<KnownSoftware>
  readonly ranges: ReadonlyArray<KnownRange>
}

/** What rules look at of a document that was filed before. */
export type EarlierDocument = Pick<StoredDocument, "accepted" | "facts" | "kind" | "number" | "signedAt" | "typeCode">

/** What the authority knows when it judges a document: plain data, which a thread can be sent. */
export interface Knowledge {
  readonly registry: KnownRegistry
  /** In strict trust, whose certificates are taken. */
  readonly chain: AuthorityChain | undefined
  /** The documents that this one refers to, by key, as far as they were filed. */
  readonly documents: ReadonlyMap<string, EarlierDocument>
  /** The valid payrolls of the same employer, worker and month of payment, but those that were deleted. */
  readonly payrolls: ReadonlyArray<EarlierDocument>
  /** The valid events about them, in order of arrival. */
  readonly events: ReadonlyMap<string, ReadonlyArray<EarlierDocument>>
}
