import type { DocumentIdentity, DocumentStore, StoredDocument } from "./DocumentStore.ts"

/** A document store that forgets everything with the process. */
export const memoryDocumentStore = (): DocumentStore => {
  const documents: Array<StoredDocument> = []
  const validByIdentity = new Map<string, StoredDocument>()
  const byKey = new Map<string, StoredDocument>()
  const events = new Map<string, ReadonlyArray<StoredDocument>>()
  const notes = new Map<string, ReadonlyArray<StoredDocument>>()
  return {
    add: (document) => {
      documents.push(document)
      if (document.accepted) validByIdentity.set(identityText(document.identity), document)
      const { event, corrects = [] } = document.facts
      if (document.accepted && event !== undefined) append(events, event.documentKey, document)
      if (document.accepted) for (const corrected of new Set(corrects)) append(notes, corrected, document)
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
    notesOf: (documentKey) => notes.get(documentKey) ?? [],
    clear: () => {
      events.clear()
      notes.clear()
      documents.length = 0
      validByIdentity.clear()
      byKey.clear()
    }
  }
}

const append = (lists: Map<string, ReadonlyArray<StoredDocument>>, key: string, document: StoredDocument): void =>
  void lists.set(key, [...(lists.get(key) ?? []), document])

const identityText = ({ issuer, group, prefix, number }: DocumentIdentity): string =>
  JSON.stringify([issuer, group, prefix, number.toString()])
