import type { XmlElement } from "libxml2-wasm"
import type { SandboxState } from "../SandboxState.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { Finding } from "./Finding.ts"
import { invoiceRules } from "./invoice/invoiceRules.ts"
import { judgedInvoice } from "./JudgedInvoice.ts"
import { findings } from "./Rule.ts"
import { verifySignature } from "./signature/verifySignature.ts"
import { invoiceTypes } from "./structure/invoiceTypes.ts"
import { schemaChecker } from "./structure/schemaProblems.ts"

/** What came of judging: a document that fails its schema is not judged any further. */
export type Judgement =
  | { readonly _tag: "SchemaFailure"; readonly problems: ReadonlyArray<string> }
  | { readonly _tag: "Judged"; readonly findings: ReadonlyArray<Finding> }

const checkSchema = schemaChecker(invoiceTypes)
const mostProblems = 20

/** Judges a sales invoice: schema, then signature and every business rule together. `xml` are its exact bytes. */
export const judgeInvoice = (
  root: XmlElement,
  xml: Uint8Array,
  kind: DocumentKind,
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
  const invoice = judgedInvoice(root, kind, state.registry, signature, now)
  return { _tag: "Judged", findings: [...signature.findings, ...findings(invoiceRules, invoice)] }
}
