import type { Duration } from "effect"
import type { SandboxOptions } from "../../SandboxOptions.ts"
import { embeddedRegistry, emptyRegistry, extendRegistry, type SandboxRegistry } from "../../SandboxRegistry.ts"
import type { CertificateAuthority } from "../certificates/CertificateAuthority.ts"
import { CertificateDirectory } from "../certificates/CertificateDirectory.ts"
import { chance, type Identifiers, identifiers } from "../identifiers.ts"
import { type BatchStore, memoryBatchStore } from "./BatchStore.ts"
import { type DocumentStore, memoryDocumentStore } from "./DocumentStore.ts"
import { type FaultProgram, faultProgram } from "./FaultProgram.ts"
import { type ForgottenKeys, forgottenKeys, type KnownDocuments, knownDocuments } from "./KnownDocuments.ts"
import { type Meetings, meetings } from "./meetings.ts"
import { type RegistryStore, registryStore } from "./RegistryStore.ts"
import { type AnswerLog, answerLog, type RequestLog, requestLog } from "./RequestLog.ts"
import { inPlace, type Workshop } from "./Workshop.ts"
import { memoryTestSetStore, type TestSetStore } from "./TestSetStore.ts"

/** Settings for processing batches. */
interface BatchHandling {
  readonly delay: Duration.Input
  readonly jitter: Duration.Input
  readonly stalled: boolean
  readonly inOneZip: boolean
}

/** Complete state of one sandbox; sandboxes in one process share nothing. */
export interface SandboxState {
  /** The authority's current data. */
  readonly registry: SandboxRegistry
  readonly registryStore: RegistryStore
  readonly trust: "any-in-date" | "strict"
  readonly authority: CertificateAuthority
  readonly directory: CertificateDirectory
  readonly documents: DocumentStore
  readonly batches: BatchStore
  readonly batchHandling: BatchHandling
  readonly testSets: TestSetStore
  readonly requests: RequestLog
  readonly faults: FaultProgram
  /** All sent documents, processed or not. */
  readonly knownDocuments: KnownDocuments
  readonly forgottenKeys: ForgottenKeys
  /** SHA-256 fingerprints of certificates that count as expired. */
  readonly expiredCertificates: Set<string>
  readonly answers: AnswerLog
  readonly meetings: Meetings
  readonly identifiers: Identifiers
  /** Executor that reads and judges documents, in place or in threads. */
  readonly workshop: Workshop
  /** Deletes everything that was added after the start. */
  readonly clear: () => void
}

/** Makes the initial state of a sandbox. */
export const makeState = (
  options: SandboxOptions,
  authority: CertificateAuthority,
  workshop = inPlace,
  documents = memoryDocumentStore()
): SandboxState => {
  const registry = registryStore(
    extendRegistry(options.registry ?? {}, options.embedded === false ? emptyRegistry : embeddedRegistry)
  )
  const cleared = {
    documents,
    batches: memoryBatchStore(),
    testSets: memoryTestSetStore(),
    requests: requestLog(),
    faults: faultProgram(chance(options.seed)),
    knownDocuments: knownDocuments(),
    forgottenKeys: forgottenKeys(),
    expiredCertificates: new Set<string>(),
    answers: answerLog(),
    registryStore: registry
  }
  return {
    ...cleared,
    get registry() {
      return registry.current()
    },
    meetings: meetings(),
    trust: options.trust ?? "any-in-date",
    authority,
    directory: new CertificateDirectory(authority),
    batchHandling: { delay: "2 seconds", jitter: 0, stalled: false, inOneZip: false, ...options.batches },
    identifiers: identifiers(options.seed),
    workshop,
    clear: () => {
      for (const part of Object.values(cleared)) part.clear()
    }
  }
}
