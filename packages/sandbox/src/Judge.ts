import { X509Certificate } from "node:crypto"
import { Effect } from "effect"
import { openAuthority } from "./internal/certificates/certificateService.ts"
import type { Finding } from "./internal/document/Finding.ts"
import { judgeFile, readFile } from "./internal/filing/fileTasks.ts"
import { knowledgeOf } from "./internal/filing/knowledgeOf.ts"
import { disabled, submitFile } from "./internal/filing/submitFile.ts"
import { ruleCodes } from "./internal/judge/ruleCodes.ts"
import { makeState } from "./internal/state/SandboxState.ts"
import type { SandboxCertificateError } from "./SandboxCertificateError.ts"
import type { SandboxOptions } from "./SandboxOptions.ts"

/** Judgement of the authority about a signed document. */
export interface Verdict {
  /** Whether the document is accepted: no finding rejects it. */
  readonly accepted: boolean
  readonly findings: ReadonlyArray<Finding>
}

/** The sandbox's judge without its web service: the same rules, run in this process. */
export interface Judge {
  /** Judges the bytes of a signed XML at a time (milliseconds since the epoch) without keeping it. */
  readonly judge: (xml: Uint8Array, at: number) => Verdict
  /**
   * Judges a document and keeps it if it is accepted and no duplicate, so that notes, events and adjustments may refer
   * to it.
   */
  readonly file: (xml: Uint8Array, at: number) => Verdict
  /** Codes of all rules that the judge applies. */
  readonly codes: ReadonlySet<string>
}

const verdictOf = (findings: ReadonlyArray<Finding>): Verdict => ({
  accepted: findings.every(({ kind }) => kind === "notification"),
  findings
})

const rejectedFor = (code: string, texts: ReadonlyArray<string>): Verdict =>
  verdictOf(texts.map((text) => ({ code, kind: "rejection", text })))

/** Makes a judge with the authority's data; the options are those of a sandbox. */
export const makeJudge = (options: SandboxOptions = {}): Effect.Effect<Judge, SandboxCertificateError> =>
  Effect.map(openAuthority(options.certificateDirectory), (authority): Judge => {
    const state = makeState(options, authority)
    // nobody sends these documents: any certificate may stand for the sender, whom strict trust would refuse
    const certificate = new X509Certificate(authority.root.certificatePem)
    const read = (xml: Uint8Array) => readFile.run({ xml, family: undefined })
    const judge: Judge["judge"] = (xml, now) => {
      const reading = read(xml)
      if (reading._tag === "Unreadable") return rejectedFor("ZB01", [reading.message])
      const { family, header, kind } = reading
      if (header.missing.length > 0) return verdictOf(header.missing)
      if (kind === undefined) return rejectedFor("ZB05", [disabled])
      const judgement = judgeFile.run({ xml, family, now, knowledge: knowledgeOf(header, state) })
      return judgement._tag === "Judged" ? verdictOf(judgement.findings) : rejectedFor("ZB01", judgement.problems)
    }
    return {
      judge,
      codes: ruleCodes(),
      file: (xml, at) => {
        const verdict = judge(xml, at)
        if (verdict.accepted) {
          const file = { entry: { name: "document.xml", bytes: xml }, together: xml.byteLength, reading: read(xml) }
          const filing = { operation: "Judge", file, zipName: undefined, caller: { certificate, now: at } }
          Effect.runSync(submitFile({ ...filing, state: { ...state, trust: "any-in-date" } }))
        }
        return verdict
      }
    }
  })
