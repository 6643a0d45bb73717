import type { ReceivedDocument } from "../../ReceivedDocument.ts"
import type { DocumentFacts, DocumentIdentity, PayrollFacts } from "../document/DocumentHeader.ts"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import type { DianResponse } from "../soap/results.ts"

/** A judged document with its data for queries. */
export interface StoredDocument extends ReceivedDocument {
  readonly identity: DocumentIdentity
  readonly facts: DocumentFacts
  readonly kind: DocumentKind
  readonly parties: { readonly issuer: PartyIdentity; readonly receiver: PartyIdentity | undefined }
  /** Rules that the document broke, with their texts. */
  readonly findings: ReadonlyArray<Finding>
  /** Signing time in milliseconds since the epoch, if readable. */
  readonly signedAt: number | undefined
  /** Answer of GetStatus. */
  readonly status: DianResponse
}

/** Store of the documents that a sandbox has judged. */
export interface DocumentStore {
  readonly add: (document: StoredDocument) => void
  readonly all: () => ReadonlyArray<StoredDocument>
  /** The valid document with an identity or with a key; only valid documents block a number. */
  readonly findValid: (identity: DocumentIdentity, documentKey: string) => StoredDocument | undefined
  /** The valid document with a key, else the latest rejected one. */
  readonly findByKey: (documentKey: string) => StoredDocument | undefined
  /** The valid events about a document, in order of arrival. */
  readonly eventsOf: (documentKey: string) => ReadonlyArray<StoredDocument>
  /** The valid notes that correct a document, in order of arrival. */
  readonly notesOf: (documentKey: string) => ReadonlyArray<StoredDocument>
  /** Valid payrolls (102) of an employer, a worker and a month, without deleted ones. */
  readonly payrollsLike: (facts: PayrollFacts) => ReadonlyArray<StoredDocument>
  readonly clear: () => void
}

/** Makes a store of payrolls by employer, worker and month. */
const payrollStore = () => {
  const byMonth = new Map<string, ReadonlyArray<StoredDocument>>()
  const replaced = new Map<string, string>()
  const deleted = new Set<string>()
  const monthOf = ({ employer, month, worker }: PayrollFacts) => JSON.stringify([employer, worker, month])
  /** First payroll in a chain of replacements. */
  const firstOf = (key: string): string => {
    const passed = new Set<string>()
    let first = key
    for (let before = replaced.get(first); before !== undefined && !passed.has(first); before = replaced.get(first)) {
      passed.add(first)
      first = before
    }
    return first
  }
  return {
    add: (document: StoredDocument, facts: PayrollFacts): void => {
      const { predecessor, role } = facts
      if (role === "deletion") deleted.add(firstOf(predecessor))
      else if (role === "replacement") replaced.set(document.documentKey, predecessor)
      else append(byMonth, monthOf(facts), document)
    },
    like: (facts: PayrollFacts): ReadonlyArray<StoredDocument> =>
      (byMonth.get(monthOf(facts)) ?? []).filter(({ documentKey }) => !deleted.has(documentKey)),
    clear: (): void => {
      byMonth.clear()
      replaced.clear()
      deleted.clear()
    }
  }
}

/** Makes a document store in memory. */
export const memoryDocumentStore = (): DocumentStore => {
  const documents: Array<StoredDocument> = []
  const validByIdentity = new Map<string, StoredDocument>()
  const byKey = new Map<string, StoredDocument>()
  const events = new Map<string, ReadonlyArray<StoredDocument>>()
  const notes = new Map<string, ReadonlyArray<StoredDocument>>()
  const payrolls = payrollStore()
  return {
    add: (document) => {
      documents.push(document)
      if (document.accepted) validByIdentity.set(identityText(document.identity), document)
      const { corrects = [], event, payroll } = document.facts
      if (document.accepted && payroll !== undefined) payrolls.add(document, payroll)
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
    payrollsLike: payrolls.like,
    clear: () => {
      payrolls.clear()
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
