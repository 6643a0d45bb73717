import { read, readPem } from "@radicar/fixtures/certificates/TestCertificates"
import { certificateDirectory } from "@radicar/fixtures/certificates/sandboxAuthority"
import { Sandbox } from "@radicar/sandbox/inner/Sandbox"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Effect, Redacted, type Scope } from "effect"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

/** Name of a server that can answer as the authority. */
export type AuthorityName = "genuine" | "self-signed" | "same-name"

/** Servers that answer like the authority. Only the certificate of the genuine one leads to the trust anchor. */
export interface Authorities {
  readonly urls: Readonly<Record<AuthorityName, string>>
  /** PEM of the trust anchor. */
  readonly anchorPem: string
}

const authorityFile = "sandbox-authority.json"

/** Makes a self-signed certificate with the authority's name and NIT, and its key. */
const selfSigned = Effect.gen(function* () {
  const { bytes, password } = read("forged")
  const { certificate, privateKey } = yield* Pkcs12.open(bytes, Redacted.make(password), new Date())
  return { key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(), certificate: certificate.toString() }
})

/**
 * Starts three sandboxes as authorities. The genuine one leads to the anchor. Another signs with a self-signed
 * certificate that states `serialNumber=800197268`. The third has its own certification authority with the names of the
 * genuine one.
 */
export const startAuthorities = (folder: string): Effect.Effect<Authorities, unknown, Scope.Scope> =>
  Effect.gen(function* () {
    const genuine = yield* Sandbox.make({ certificateDirectory })
    const sameName = yield* Sandbox.make()
    const directory = join(folder, "self-signed")
    mkdirSync(directory, { recursive: true })
    const kept = JSON.parse(readFileSync(join(certificateDirectory, authorityFile), "utf8")) as object
    writeFileSync(join(directory, authorityFile), JSON.stringify({ ...kept, signer: yield* selfSigned }))
    const forging = yield* Sandbox.make({ certificateDirectory: directory })
    return {
      urls: { genuine: genuine.url, "self-signed": forging.url, "same-name": sameName.url },
      anchorPem: `${genuine.certificates.subordinatePem}${readPem("sub.pem")}`
    }
  })
