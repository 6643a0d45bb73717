import { Effect } from "effect"
import type { SandboxCertificateRequest } from "../../SandboxCertificateRequest.ts"
import { loadOrCreateAuthority } from "./authorityDirectory.ts"
import { type CertificateAuthority, createAuthority } from "./CertificateAuthority.ts"
import { issueCertificate } from "./issueCertificate.ts"

/** The authority kept in a directory, or a new one in memory. */
export const openAuthority = (directory: string | undefined) =>
  directory === undefined ? Effect.promise(createAuthority) : loadOrCreateAuthority(directory)

/** What others may ask of an authority; its keys stay inside. */
export const certificateService = (authority: CertificateAuthority) => ({
  rootPem: authority.root.certificatePem,
  subordinatePem: authority.subordinate.certificatePem,
  issue: (request: SandboxCertificateRequest) => issueCertificate(authority, request)
})
