import { names, read } from "@radicar/fixtures/certificates/TestCertificates"
import { random } from "@radicar/fixtures/random"
import type { CertificateError } from "@radicar/signature/inner/CertificateError"
import * as Pkcs12 from "@radicar/signature/inner/Pkcs12"
import { Cause, Effect, Exit, Redacted } from "effect"
import { sign, verify } from "node:crypto"
import { Findings, type PartReport } from "../Findings.ts"
import { mutateBytes } from "../mutate/mutateBytes.ts"
import { longestMillis, processorMillis } from "../processorMillis.ts"

/** Names of the errors that opening a damaged PKCS#12 file may give. */
const expectedErrors: ReadonlySet<CertificateError["_tag"]> = new Set<CertificateError["_tag"]>([
  "WrongPassword",
  "MalformedCertificate",
  "UnsupportedCertificate",
  "NoPrivateKey",
  "NoCertificate",
  "KeyMismatch",
  "WeakKey",
  "CertificateExpired",
  "CertificateNotYetValid"
])

const at = new Date("2026-01-15T12:00:00Z")

/**
 * Opens a number of mutated PKCS#12 files. Each must give an identity whose key signs, or a typed error, and never a
 * defect.
 */
export const fuzzContainers = (count: number, seed: number, stopped: AbortSignal): Effect.Effect<PartReport> =>
  Effect.gen(function* () {
    const findings = new Findings("PKCS#12 files")
    const rolls = random(seed, "containers")
    const files = names.map((name) => ({ name, ...read(name) }))
    for (let index = 0; index < count && !stopped.aborted; index++) {
      const { bytes, name, password } = rolls.pick(files)
      const changed = mutateBytes(bytes, rolls.pick(files).bytes, rolls)
      const input = `${name}, file ${index}`
      const started = processorMillis()
      const exit = yield* Effect.exit(Pkcs12.open(changed, Redacted.make(password), at))
      const millis = processorMillis() - started
      if (millis > longestMillis) findings.found("opened in bounded time", input, `${millis} ms`)
      if (Exit.isSuccess(exit)) {
        const { certificate, privateKey } = exit.value
        const text = Buffer.from("text")
        if (!verify("sha256", text, certificate.publicKey, sign("sha256", text, privateKey))) {
          findings.found("the key signs for its certificate", input, certificate.subject)
        }
        findings.outcome("identity", millis)
        continue
      }
      const error = Cause.findErrorOption(exit.cause)
      const tag = error._tag === "Some" && expectedErrors.has(error.value._tag) ? error.value._tag : undefined
      if (tag === undefined) findings.found("fails with a typed error", input, Cause.pretty(exit.cause))
      findings.outcome(tag ?? "defect", millis)
    }
    return findings.report()
  })
