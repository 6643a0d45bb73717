/** How much an erasure has removed. */
export interface ErasedCounts {
  /** Documents of which nothing but their number is left. */
  readonly documents: number
  readonly files: number
  readonly mails: number
  readonly batches: number
  readonly idempotencyKeys: number
  readonly certificates: number
  readonly webhooks: number
  readonly events: number
  readonly tokens: number
  /** What was configured of the company: 1 or 0. */
  readonly settings: number
}

/** Documents that the law wants kept. */
export interface KeptDocuments {
  /** ISO 8601: the first day on which it does not want them any more. */
  readonly until: string
  readonly count: number
}

/** What an erasure came to. */
export interface ErasureRecord {
  /** When the company's data were erased first. */
  readonly erasedAt: Date
  readonly erased: ErasedCounts
  readonly kept: {
    readonly documents: ReadonlyArray<KeptDocuments>
    /** Numbers that stay taken, those of kept documents among them. */
    readonly numbers: number
    /** Entries of the audit log. */
    readonly audit: number
  }
}

/** A submission whose outcome is not known. */
export interface OpenSubmission {
  readonly submissionId: string
  /** Prefix and number. */
  readonly id: string
  readonly state: string
}

/** Why nothing was erased: so many submissions are open, the oldest of which these are; or there is no such company. */
export type ErasureRefused =
  | { readonly _tag: "Open"; readonly count: number; readonly submissions: ReadonlyArray<OpenSubmission> }
  | { readonly _tag: "Nothing" }

/** Whose data are erased, for whom and when. */
export interface ErasureRequest {
  readonly companyId: string
  /** Id of the token that asks, which stays. */
  readonly by: string
  readonly at: Date
  /** Today in Colombia, ISO 8601. */
  readonly today: string
}
