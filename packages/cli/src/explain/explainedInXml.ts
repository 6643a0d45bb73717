import { Clock, Effect, Result } from "effect"
import { Failure } from "../Failure.ts"
import type { DocumentReport } from "@radicar/ubl/verify/DocumentReport"
import type { Section } from "@radicar/ubl/verify/Finding"
import type { Secrets } from "@radicar/ubl/verify/Secrets"
import { verifyDocument } from "@radicar/ubl/verify/verifyDocument"
import { verifyTools } from "../verify/verifyTools.ts"
import { unpack } from "../verify/unpack.ts"

/** Whether a file is XML, or a ZIP that may hold one, and no JSON. */
export const looksLikeXml = (bytes: Uint8Array): boolean =>
  /^(?:PK|\uFEFF?\s*<)/u.test(new TextDecoder().decode(bytes.subarray(0, 64)))

const sectionOf = (code: string): Section => {
  if (/AD06$|AAD06|NIA?E024|AB27/iu.test(code)) return "key"
  if (/^(?:DC|ZE|ZD|FAC03)/iu.test(code)) return "signature"
  if (/AB(?:05|07|08|10|11|12)|AD05/iu.test(code)) return "numbering"
  return /BG|BF|AAH/iu.test(code) ? "reference" : "structure"
}

/** Verifies a document and answers what concerns one rule: for the rules about keys, which part was hashed otherwise. */
export const explainedInXml = Effect.fn("explainedInXml")(function* (
  code: string,
  bytes: Uint8Array,
  secrets: Secrets
): Effect.fn.Return<DocumentReport, Failure> {
  const unpacked = unpack(bytes)
  if (Result.isFailure(unpacked)) {
    return yield* new Failure({ reason: "invalid-document", text: unpacked.failure })
  }
  const at = new Date(yield* Clock.currentTimeMillis)
  const report = verifyDocument(unpacked.success.bytes, { secrets, at, tools: verifyTools })
  const section = sectionOf(code)
  const concerns = (of: { readonly section: Section }) => of.section === section || of.section === "file"
  const checks = report.checks.filter(concerns)
  return { ...report, valid: checks.every(({ ok }) => ok), checks, notes: report.notes.filter(concerns), inside: [] }
})
