import type { XmlElement } from "libxml2-wasm"
import type { SandboxState } from "../../SandboxState.ts"
import { judgedDocument } from "../JudgedDocument.ts"
import type { Judgement } from "../Judgement.ts"
import { relabel } from "../relabel.ts"
import { findings } from "../Rule.ts"
import { verifySignature } from "../signature/verifySignature.ts"
import { billingTypes } from "../structure/billingTypes.ts"
import { schemaChecker } from "../structure/schemaProblems.ts"
import type { BillingKind } from "./BillingKind.ts"
import { rulesOf } from "./rulesOf.ts"

const checkSchema = schemaChecker(billingTypes)
const mostProblems = 20

/** Judges an invoice, a support document, an equivalent document or a note. */
export const judgeBilling = (
  root: XmlElement,
  xml: Uint8Array,
  kind: BillingKind,
  now: number,
  state: SandboxState
): Judgement => {
  const problems = checkSchema(root, mostProblems)
  if (problems.length > 0) return { _tag: "SchemaFailure", problems }
  const signature = verifySignature(
    xml,
    now,
    (certificate) => state.trust !== "strict" || state.directory.issued(certificate)
  )
  const document = judgedDocument(root, kind, state.registry, state.documents, signature, now)
  return {
    _tag: "Judged",
    findings: relabel([...signature.findings, ...findings(rulesOf(kind), document)], kind.rules).map((finding) => ({
      ...finding,
      text: finding.text.replaceAll("CUFE", kind.keyScheme.slice(0, 4))
    })),
    signedAt: signature.signedAt
  }
}
