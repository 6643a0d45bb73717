/** A row of the authority's listing, which a taxpayer downloads as an Excel file: an issued or received document. */
export interface ListedDocument {
  /** CUFE or CUDE in lower case. */
  readonly key: string
  readonly type: string
  readonly prefix: string
  /** Number without prefix, as written. */
  readonly folio: string
  /** Date of issue, `YYYY-MM-DD`; absent if the listing has no readable date. */
  readonly date?: string
  /** Decimal with two fraction digits; absent if the listing has no readable total. */
  readonly total?: string
  /** State in the listing's words. */
  readonly state: string
  /** Identification of the issuer as written. */
  readonly issuer: string
}

/** Number of rows of each kind in a listing. */
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

/** Period and row counts of a company's listing. */
export interface Listing {
  /** First and last day of issue in the file, `YYYY-MM-DD`; absent without rows. */
  readonly from?: string
  readonly to?: string
  readonly counts: ListingCounts
}

/** A document in the inbox that was issued in the period of a listing. */
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

/** A document recorded by the service that was issued in the period of a listing. */
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

/** Number of documents of a page. */
export const pageDocuments = 2000

/**
 * Documents as JSON arrays in UTF-8, a page at a time. So only the documents of one page are objects at once: two
 * hundred thousand of them take more memory than the rest of a listing.
 */
export type DocumentPages = ReadonlyArray<Uint8Array>

/** A collector of documents into pages. */
export const collectPages = <A>() => {
  const pages: Array<Uint8Array> = []
  let documents: Array<A> = []
  const finish = (): DocumentPages => {
    if (documents.length > 0) pages.push(new TextEncoder().encode(JSON.stringify(documents)))
    documents = []
    return pages
  }
  return {
    add: (document: A): void => {
      documents.push(document)
      if (documents.length === pageDocuments) finish()
    },
    finish
  }
}

/** The documents of pages. */
export const documentsOf = function* <A>(pages: DocumentPages): Generator<A> {
  const decoder = new TextDecoder()
  for (const page of pages) {
    const documents: ReadonlyArray<A> = JSON.parse(decoder.decode(page))
    yield* documents
  }
}
