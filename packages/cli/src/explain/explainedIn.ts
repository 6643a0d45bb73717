import { redactedSeedOf, type SeedPart } from "@radicar/domain/inner/key/DocumentKey"
import { ruleSubject } from "@radicar/domain/inner/rulebook/entryOf"
import type { Violation } from "@radicar/domain/inner/rules/Violation"
import { validationOf } from "@radicar/domain/inner/validate"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import type { DocumentReport } from "@radicar/ubl/inner/verify/DocumentReport"
import type { Section } from "@radicar/ubl/inner/verify/Finding"
import type { Secrets } from "@radicar/ubl/inner/verify/Secrets"
import { verifyDocument } from "@radicar/ubl/inner/verify/verifyDocument"
import { Clock, Effect, type FileSystem, Result, type Stdio } from "effect"
import { judgeText } from "../document/judgeDocument.ts"
import { type Failure, failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import type { Output } from "../output/Output.ts"
import { verifyTools } from "../verify/verifySecrets.ts"
import { unpackXml } from "../verify/unpackXml.ts"

/** Whether a file is XML, or a ZIP that may contain one, instead of JSON. */
export const looksLikeXml = (bytes: Uint8Array): boolean =>
  /^(?:PK|\uFEFF?\s*<)/u.test(new TextDecoder().decode(bytes.subarray(0, 64)))

/**
 * Verifies a document and returns the part of the report that concerns a rule: the checks and notes of the rule's
 * section, and those about the file itself.
 */
export const explainedInXml = Effect.fn("explainedInXml")(function* (
  code: string,
  bytes: Uint8Array,
  secrets: Secrets
): Effect.fn.Return<DocumentReport, Failure> {
  const unpacked = unpackXml(bytes)
  if (Result.isFailure(unpacked)) {
    return yield* failure("invalid-document", unpacked.failure)
  }
  const at = new Date(yield* Clock.currentTimeMillis)
  const report = verifyDocument(unpacked.success.bytes, { secrets, at, tools: verifyTools(TrustAnchors.none) })
  const subject = ruleSubject(code) ?? "structure"
  const section = subject === "securityCode" ? "key" : subject
  const concerns = (of: { readonly section: Section }) => of.section === section || of.section === "file"
  const checks = report.checks.filter(concerns)
  return { ...report, valid: checks.every(({ ok }) => ok), checks, notes: report.notes.filter(concerns), inside: [] }
})

/** Findings about one rule in a document. */
export interface ExplainedInDocument {
  readonly typeCode?: string
  /** Violations of the rule, as far as they can be found without the authority. */
  readonly found: ReadonlyArray<Violation>
  /** For a rule about the document's key: its computation, with secrets replaced by their names. */
  readonly key?: {
    readonly scheme: string
    readonly value: string
    readonly seed: string
    readonly parts: ReadonlyArray<SeedPart>
  }
}

const digits = (code: string): string => code.toUpperCase().replace(/[A-Z]$/u, "")

/** Checks the text of a body and returns the findings about one rule. */
export const explainedIn = Effect.fn("explainedIn")(function* (
  code: string,
  text: string,
  filing: FilingFlags
): Effect.fn.Return<ExplainedInDocument, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const judged = yield* judgeText(text, filing)
  const { notifications, violations } = validationOf(judged)
  const findings = [...violations, ...notifications].filter(({ rule }) => digits(rule) === digits(code))
  if (Result.isFailure(judged)) return { found: findings }
  const { key, type } = judged.success
  if (ruleSubject(code) !== "key") return { typeCode: type, found: findings }
  const parts = key.parts.map((part) => (part.secret ? { ...part, value: `{${part.name}}` } : part))
  return {
    typeCode: type,
    found: findings,
    key: { scheme: key.scheme, value: key.value, seed: redactedSeedOf(key), parts }
  }
})
