/** A sent document, processed or not, with the fields that faults can select by. */
export interface KnownDocument {
  /** Document key in lower case. */
  readonly documentKey: string
  /** Prefix and number. */
  readonly number: string
  /** NIT of the issuer. */
  readonly issuer: string
  /** Name of the document's file up to the first dot. */
  readonly fileName: string
}

/** Sent documents by key: their own key, or that of their batch. */
export interface KnownDocuments {
  readonly remember: (key: string, documents: ReadonlyArray<KnownDocument>) => void
  /** Documents sent under a key; empty for an unknown key. */
  readonly find: (key: string) => ReadonlyArray<KnownDocument>
  readonly clear: () => void
}

/** Makes an empty store of known documents. */
export const knownDocuments = (): KnownDocuments => {
  const documentsByKey = new Map<string, ReadonlyArray<KnownDocument>>()
  return {
    remember: (key, documents) => void documentsByKey.set(key.toLowerCase(), documents),
    find: (key) => documentsByKey.get(key.trim().toLowerCase()) ?? [],
    clear: () => documentsByKey.clear()
  }
}

/** Keys of recorded documents that queries ignore for a while. */
export interface ForgottenKeys {
  /** Hides a key until an instant, in milliseconds since the epoch. */
  readonly forget: (documentKey: string, until: number) => void
  readonly isForgotten: (documentKey: string, now: number) => boolean
  readonly clear: () => void
}

/** Makes an empty store of forgotten keys. */
export const forgottenKeys = (): ForgottenKeys => {
  const until = new Map<string, number>()
  return {
    forget: (documentKey, instant) => void until.set(documentKey, instant),
    isForgotten: (documentKey, now) => now < (until.get(documentKey) ?? Number.NEGATIVE_INFINITY),
    clear: () => until.clear()
  }
}
