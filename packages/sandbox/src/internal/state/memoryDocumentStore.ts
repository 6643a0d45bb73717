import type { DocumentIdentity, DocumentStore, StoredDocument } from "./DocumentStore.ts"

/** A document store that forgets everything with the process. */
export const memoryDocumentStore = (): DocumentStore => {
  const documents: Array<StoredDocument> = []
  const validByIdentity = new Map<string, StoredDocument>()
  const byKey = new Map<string, StoredDocument>()
  const events = new Map<string, Array<StoredDocument>>()
  return {
    add: (document) => {
      documents.push(document)
      if (document.accepted) validByIdentity.set(identityText(document.identity), document)
      const about = document.facts.event?.documentKey
      if (document.accepted && about !== undefined) events.set(about, [...(events.get(about) ?? []), document])
      if (document.accepted || byKey.get(document.documentKey)?.accepted !== true) {
        byKey.set(document.documentKey, document)
      }
    },
    all: () => [...documents],
    findValid: (identity, documentKey) => {
      const sameKey = byKey.get(documentKey)
      return validByIdentity.get(identityText(identity)) ?? (sameKey?.accepted === true ? sameKey : undefined)
    },
    findByKey: (documentKey) => byKey.get(documentKey),
    eventsOf: (documentKey) => events.get(documentKey) ?? [],
    clear: () => {
      events.clear()
      documents.length = 0
      validByIdentity.clear()
      byKey.clear()
    }
  }
}

const identityText = ({ issuer, group, prefix, number }: DocumentIdentity): string =>
  JSON.stringify([issuer, group, prefix, number.toString()])
