import type { SandboxRegistry } from "../SandboxRegistry.ts"
import type { CertificateAuthority } from "./authority/CertificateAuthority.ts"
import type { CertificateDirectory } from "./authority/CertificateDirectory.ts"
import type { FaultProgram } from "./faults/faultProgram.ts"
import type { Identifiers } from "./identifiers.ts"
import type { DocumentStore } from "./state/DocumentStore.ts"

/** Everything one sandbox holds; two sandboxes of a process share none of it. */
export interface SandboxState {
  readonly registry: SandboxRegistry
  readonly trust: "any-in-date" | "strict"
  readonly authority: CertificateAuthority
  readonly directory: CertificateDirectory
  readonly documents: DocumentStore
  readonly faults: FaultProgram
  readonly identifiers: Identifiers
}
