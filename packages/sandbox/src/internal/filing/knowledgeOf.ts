import { Redacted } from "effect"
import type { SandboxRegistry } from "../../SandboxRegistry.ts"
import type { DocumentHeader } from "../document/DocumentHeader.ts"
import type { EarlierDocument, Knowledge, KnownRegistry } from "../judge/Knowledge.ts"
import type { SandboxState } from "../state/SandboxState.ts"

const knownRegistries = new WeakMap<SandboxRegistry, KnownRegistry>()

/** Data of a registry that rules need, cached for each registry object. A registry is never changed, only replaced. */
const knownRegistry = (registry: SandboxRegistry): KnownRegistry => {
  const before = knownRegistries.get(registry)
  if (before !== undefined) return before
  const { contingencies, environment, ranges, software, taxpayers } = registry
  const read: KnownRegistry = {
    environment,
    taxpayers,
    software: software.map((each) => ({ ...each, pin: Redacted.value(each.pin) })),
    ranges: ranges.map((each) => ({ ...each, technicalKey: each.technicalKey && Redacted.value(each.technicalKey) })),
    ...(contingencies === undefined ? {} : { contingencies })
  }
  knownRegistries.set(registry, read)
  return read
}

const lookedAt = ({ accepted, facts, kind, number, signedAt, typeCode }: EarlierDocument): EarlierDocument => ({
  accepted,
  facts,
  kind,
  number,
  signedAt,
  typeCode
})

/** Data for judging a document: the registry, and the filed documents and events that the document refers to. */
export const knowledgeOf = ({ facts, refersTo }: DocumentHeader, state: SandboxState): Knowledge => {
  const { directory, documents, registry, trust } = state
  const filed = [...new Set(refersTo)].flatMap((key) => {
    const document = documents.findByKey(key)
    return document === undefined ? [] : [[key, lookedAt(document)] as const]
  })
  const keys = [...new Set(refersTo)].filter((key) => documents.eventsOf(key).length > 0)
  return {
    registry: knownRegistry(registry),
    chain: trust === "strict" ? directory.chain : undefined,
    documents: new Map(filed),
    payrolls: facts.payroll === undefined ? [] : documents.payrollsLike(facts.payroll).map(lookedAt),
    events: new Map(keys.map((key) => [key, documents.eventsOf(key).map(lookedAt)]))
  }
}

/**
 * Whether two states of the data for judging a document are equal: as many events and payrolls, and the same documents
 * accepted.
 */
export const isUnchanged = (before: Knowledge, after: Knowledge): boolean =>
  before.documents.size === after.documents.size &&
  before.events.size === after.events.size &&
  before.payrolls.length === after.payrolls.length &&
  [...before.documents].every(([key, { accepted }]) => after.documents.get(key)?.accepted === accepted) &&
  [...before.events].every(([key, events]) => after.events.get(key)?.length === events.length)
