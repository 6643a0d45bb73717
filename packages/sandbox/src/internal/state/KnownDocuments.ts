/** A document that was sent, processed or not: enough to tell faults apart by it. */
export interface KnownDocument {
  /** Lower case. */
  readonly documentKey: string
  /** Prefix and number. */
  readonly number: string
  /** NIT of the issuer. */
  readonly issuer: string
  /** Name of its file up to the first dot. */
  readonly fileName: string
}

/** What was sent under which key: a document's own, or that of its batch. */
export interface KnownDocuments {
  readonly remember: (key: string, documents: ReadonlyArray<KnownDocument>) => void
  /** Nothing for a key that never came. */
  readonly find: (key: string) => ReadonlyArray<KnownDocument>
  readonly clear: () => void
}

/** Nothing known yet. */
export const knownDocuments = (): KnownDocuments => {
  const known = new Map<string, ReadonlyArray<KnownDocument>>()
  return {
    remember: (key, documents) => void known.set(key.toLowerCase(), documents),
    find: (key) => known.get(key.trim().toLowerCase()) ?? [],
    clear: () => known.clear()
  }
}

/** Documents that are on record and whose keys queries do not know for a while. */
export interface ForgottenKeys {
  /** Until an instant, in milliseconds since the epoch. */
  readonly forget: (documentKey: string, until: number) => void
  readonly isForgotten: (documentKey: string, now: number) => boolean
  readonly clear: () => void
}

/** Nothing is forgotten. */
export const forgottenKeys = (): ForgottenKeys => {
  const until = new Map<string, number>()
  return {
    forget: (documentKey, instant) => void until.set(documentKey, instant),
    isForgotten: (documentKey, now) => now < (until.get(documentKey) ?? Number.NEGATIVE_INFINITY),
    clear: () => until.clear()
  }
}
