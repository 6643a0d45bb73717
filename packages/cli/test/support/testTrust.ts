import { readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { SandboxCertificate } from "@radicar/sandbox/inner/SandboxCertificate"
import { Effect } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const { subordinatePem } = await Effect.runPromise(SandboxCertificate.make({ directory: certificateDirectory }))

const folder = mkdtempSync(join(tmpdir(), "radicar-trust-"))
process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, "test.pem"), readPem("sub.pem"))
writeFileSync(join(folder, "sandbox.pem"), subordinatePem)

/** The authorities of the test certificates and of the sandbox, which commands trust unless a test says otherwise. */
export const testTrust = { RADICAR_TRUST_ANCHORS: folder } as const
