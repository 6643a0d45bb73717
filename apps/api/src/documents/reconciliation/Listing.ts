/** An issued or received document in the authority's listing. */
export interface ListedDocument {
  /** CUFE or CUDE in small letters. */
  readonly key: string
  readonly type: string
  readonly prefix: string
  /** Number without prefix, as written. */
  readonly folio: string
  /** `YYYY-MM-DD`; absent if the listing states none that can be read. */
  readonly date?: string
  /** Decimal with two fraction digits; absent if the listing states none that can be read. */
  readonly total?: string
  /** State in the listing's words. */
  readonly state: string
  /** Identification of the issuer as written. */
  readonly issuer: string
}

/** Numbers of rows of a listing, by what is done with them. */
interface ListingCounts {
  /** Rows of documents that the company issued; each is compared. */
  readonly issued: number
  /** Rows of received documents; compared on request. */
  readonly received: number
  /** Rows of events: only counted. */
  readonly events: number
  /** Rows of documents issued by other taxpayers: only counted. */
  readonly others: number
}

/** The listing of a company. */
export interface Listing {
  /** First and last day of issue in the file, `YYYY-MM-DD`; absent without rows. */
  readonly from?: string
  readonly to?: string
  readonly counts: ListingCounts
}

/** A received document of the inbox in the days of a listing. */
export interface ReceivedHere {
  readonly id: string
  readonly key: string
  readonly type: string
  /** Prefix and number as the document writes them. */
  readonly written: string
  readonly date: string
  readonly total?: string | undefined
  readonly state: string
}

/** A document that the service recorded in the days of a listing. */
export interface RecordedDocument {
  readonly id: string
  readonly key: string
  readonly type: string
  readonly prefix: string
  /** Prefix and number as the document writes them. */
  readonly written: string
  readonly date: string
  /** Decimal in the currency of the document; absent in documents without amounts. */
  readonly total?: string | undefined
  readonly state: string
}
