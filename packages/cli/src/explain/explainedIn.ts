import { redactedSeedOf, type SeedPart } from "@radicar/domain/key/DocumentKey"
import type { Violation } from "@radicar/domain/rules/Violation"
import { validationOf } from "@radicar/domain/validate"
import { Effect, type FileSystem, Result, type Stdio } from "effect"
import { judgeText } from "../document/judgeDocument.ts"
import type { Failure } from "../Failure.ts"
import type { FilingFlags } from "../flags/filingFlags.ts"
import type { Output } from "../output/Output.ts"

/** What a document says of one rule. */
export interface ExplainedInDocument {
  readonly typeCode?: string
  /** Where the document breaks the rule, as far as it can be seen without the authority. */
  readonly found: ReadonlyArray<Violation>
  /** For a rule about the document's key: how ours is made, secrets replaced by their names. */
  readonly key?: {
    readonly scheme: string
    readonly value: string
    readonly seed: string
    readonly parts: ReadonlyArray<SeedPart>
  }
}

/** FAD06 and its like, AAD06 of events, NIE024 and NIAE024 of payrolls. */
const aboutKey = /^(?:[A-Z]{1,3}AD06|AAD06|NIA?E024|NIAE238)$/iu

const digits = (code: string): string => code.toUpperCase().replace(/[A-Z]$/u, "")

/** Checks the text of a body and answers what concerns one rule. */
export const explainedIn = Effect.fn("explainedIn")(function* (
  code: string,
  text: string,
  filing: FilingFlags
): Effect.fn.Return<ExplainedInDocument, Failure, FileSystem.FileSystem | Stdio.Stdio | Output> {
  const judged = yield* judgeText(text, filing)
  const { notifications, violations } = validationOf(judged)
  const found = [...violations, ...notifications].filter(({ rule }) => digits(rule) === digits(code))
  if (Result.isFailure(judged)) return { found }
  const { key, type } = judged.success
  if (!aboutKey.test(code)) return { typeCode: type, found }
  const parts = key.parts.map((part) => (part.secret ? { ...part, value: `{${part.name}}` } : part))
  return { typeCode: type, found, key: { scheme: key.scheme, value: key.value, seed: redactedSeedOf(key), parts } }
})
