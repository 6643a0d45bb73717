import type { Duration } from "effect"
import type { SandboxOptions } from "../SandboxOptions.ts"
import { embeddedRegistry, emptyRegistry, extendRegistry, type SandboxRegistry } from "../SandboxRegistry.ts"
import type { CertificateAuthority } from "./authority/CertificateAuthority.ts"
import { CertificateDirectory } from "./authority/CertificateDirectory.ts"
import { type AnswerLog, answerLog } from "./faults/answerLog.ts"
import { chance } from "./faults/chance.ts"
import { type FaultProgram, faultProgram } from "./faults/faultProgram.ts"
import { type ForgottenKeys, forgottenKeys } from "./faults/forgottenKeys.ts"
import { type KnownDocuments, knownDocuments } from "./faults/KnownDocument.ts"
import { type Meetings, meetings } from "./faults/meetings.ts"
import { type Identifiers, identifiers } from "./identifiers.ts"
import type { BatchStore } from "./state/BatchStore.ts"
import type { DocumentStore } from "./state/DocumentStore.ts"
import { memoryBatchStore } from "./state/memoryBatchStore.ts"
import { memoryDocumentStore } from "./state/memoryDocumentStore.ts"
import { memoryTestSetStore } from "./state/memoryTestSetStore.ts"
import { type RegistryStore, registryStore } from "./state/RegistryStore.ts"
import { type RequestLog, requestLog } from "./state/RequestLog.ts"
import type { TestSetStore } from "./state/TestSetStore.ts"

/** How batches are taken care of. */
interface BatchHandling {
  readonly delay: Duration.Input
  readonly jitter: Duration.Input
  readonly stalled: boolean
  readonly inOneZip: boolean
}

/** Everything one sandbox holds; two sandboxes of a process share none of it. */
export interface SandboxState {
  /** What the authority knows at the moment. */
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
  /** Every document that was sent, processed or not. */
  readonly knownDocuments: KnownDocuments
  readonly forgottenKeys: ForgottenKeys
  /** SHA-256 fingerprints of certificates that count as expired. */
  readonly expiredCertificates: Set<string>
  readonly answers: AnswerLog
  readonly meetings: Meetings
  readonly identifiers: Identifiers
  /** Forgets everything that came after the start. */
  readonly clear: () => void
}

/** The state a sandbox starts with. */
export const makeState = (options: SandboxOptions, authority: CertificateAuthority): SandboxState => {
  const registry = registryStore(
    extendRegistry(options.registry ?? {}, options.embedded === false ? emptyRegistry : embeddedRegistry)
  )
  const cleared = {
    documents: memoryDocumentStore(),
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
    clear: () => {
      for (const part of Object.values(cleared)) part.clear()
    }
  }
}
