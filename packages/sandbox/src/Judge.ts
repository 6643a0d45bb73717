import { X509Certificate } from "node:crypto"
import { Effect, Result } from "effect"
import { openAuthority } from "./internal/certificates/certificateService.ts"
import type { Finding } from "./internal/document/Finding.ts"
import { intakeOf, submitDocument } from "./internal/filing/intake.ts"
import { ruleCodes } from "./internal/judge/ruleCodes.ts"
import { makeState } from "./internal/state/SandboxState.ts"
import { parseXml } from "./internal/xml/parseXml.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxOptions } from "./SandboxOptions.ts"

/** What the authority would say about a signed document. */
export interface Verdict {
  /** No finding rejects it. */
  readonly accepted: boolean
  readonly findings: ReadonlyArray<Finding>
}

/** The sandbox's judge without its web service: the same rules, asked in this process. */
export interface Judge {
  /** Judges the bytes of a signed XML at a moment, in milliseconds since the epoch, and forgets it. */
  readonly judge: (xml: Uint8Array, at: number) => Verdict
  /** Judges and, if it is accepted, keeps it, so that notes, events and adjustments may refer to it. */
  readonly file: (xml: Uint8Array, at: number) => Verdict
  /** The codes of all rules that it judges by. */
  readonly codes: ReadonlySet<string>
}

const verdictOf = (findings: ReadonlyArray<Finding>): Verdict => ({
  accepted: findings.every(({ kind }) => kind === "notification"),
  findings
})

const unreadable = (text: string): Verdict => verdictOf([{ code: "ZB01", kind: "rejection", text }])

/** Makes a judge with what the authority knows, as a sandbox would be started. */
export const makeJudge = (options: SandboxOptions = {}): Effect.Effect<Judge, SandboxCertificateError> =>
  Effect.map(openAuthority(options.certificateDirectory), (authority): Judge => {
    const state = makeState(options, authority)
    const certificate = new X509Certificate(authority.root.certificatePem)
    const judge: Judge["judge"] = (xml, at) => {
      const parsed = parseXml(xml)
      if (Result.isFailure(parsed)) return unreadable(parsed.failure.message)
      using document = parsed.success
      return verdictOf(intakeOf(document.root).judge(document.root, xml, at, state))
    }
    return {
      judge,
      codes: ruleCodes(),
      file: (xml, at) => {
        const given = judge(xml, at)
        if (given.accepted) {
          const entry = { name: "document.xml", bytes: xml }
          submitDocument(
            { operation: "Judge", entry, zipName: undefined, caller: { certificate, now: at }, state },
            intakeOf
          )
        }
        return given
      }
    }
  })
