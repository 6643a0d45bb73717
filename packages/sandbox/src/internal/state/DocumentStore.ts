import type { ReceivedDocument } from "../../ReceivedDocument.ts"
import type { DocumentFacts, DocumentIdentity } from "../document/DocumentHeader.ts"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import type { DianResponse } from "../soap/results.ts"

/** A judged document with what its queries answer. */
export interface StoredDocument extends ReceivedDocument {
  readonly identity: DocumentIdentity
  readonly facts: DocumentFacts
  readonly kind: DocumentKind
  readonly parties: { readonly issuer: PartyIdentity; readonly receiver: PartyIdentity | undefined }
  /** The rules it broke, with their texts. */
  readonly findings: ReadonlyArray<Finding>
  /** Signing time in milliseconds since the epoch, when it could be read. */
  readonly signedAt: number | undefined
  /** What GetStatus answers. */
  readonly status: DianResponse
}

/** The state of a sandbox. In memory here; another implementation may keep it elsewhere. */
export interface DocumentStore {
  readonly add: (document: StoredDocument) => void
  readonly all: () => ReadonlyArray<StoredDocument>
  /** The valid document with an identity or with a key: only valid documents block a number. */
  readonly findValid: (identity: DocumentIdentity, documentKey: string) => StoredDocument | undefined
  /** The valid document with a key, else the latest rejected one. */
  readonly findByKey: (documentKey: string) => StoredDocument | undefined
  /** The valid events about a document, in order of arrival. */
  readonly eventsOf: (documentKey: string) => ReadonlyArray<StoredDocument>
  /** The valid notes that correct a document, in order of arrival. */
  readonly notesOf: (documentKey: string) => ReadonlyArray<StoredDocument>
  readonly clear: () => void
}

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
