import type { EvidencePath } from "@radicar/contract/evidence/evidenceParts"
import type { DocumentReport, InnerReport } from "@radicar/ubl/verify/DocumentReport"
import type { Finding, Note } from "@radicar/ubl/verify/Finding"
import { verifyDocument, type VerifyContext } from "@radicar/ubl/verify/verifyDocument"
import type { Bundle } from "./Bundle.ts"
import { checkCopies } from "./checkCopies.ts"
import { checkSubject, checkUnsigned } from "./checkDocument.ts"
import { checkFiles } from "./checkFiles.ts"
import { checkHistory, checkVerdict } from "./checkVerdict.ts"
import { missingText } from "./missingText.ts"

const parts = [
  ["document", "signed.xml"],
  ["answer", "ApplicationResponse.xml"],
  ["container", "AttachedDocument.xml"]
] as const satisfies ReadonlyArray<readonly [InnerReport["part"], EvidencePath]>

const notSigned: Note = {
  section: "bundle",
  note: "manifestNotSigned",
  text: {
    en: "The manifest shows that nothing was changed since it was made; who made the documents, only their signatures show.",
    es: "El manifiesto muestra que nada cambió desde que se hizo; quién hizo los documentos solo lo muestran sus firmas."
  }
}

const missingNotes = ({ manifest }: Bundle): ReadonlyArray<Note> =>
  (manifest?.missing ?? []).map(({ path, reason }) => ({
    section: "bundle",
    note: `missing:${path}`,
    text: {
      en: `${path} is not there: ${missingText[reason].en}.`,
      es: `${path} no está: ${missingText[reason].es}.`
    }
  }))

const ownChecks = (bundle: Bundle, inside: ReadonlyArray<InnerReport>): ReadonlyArray<Finding> => {
  const { files, manifest } = bundle
  const factsOf = (part: InnerReport["part"]) => inside.find((one) => one.part === part)?.report.facts
  const [document, answer] = [factsOf("document"), factsOf("answer")]
  const [unsigned, signed, history] = (["unsigned.xml", "signed.xml", "history.json"] as const).map((path) =>
    files.get(path)
  )
  return [
    ...checkFiles(bundle),
    ...(unsigned === undefined || signed === undefined ? [] : [checkUnsigned(unsigned, signed)]),
    ...(manifest === undefined || document === undefined ? [] : checkSubject(manifest, document)),
    ...(manifest === undefined || answer === undefined ? [] : checkVerdict(manifest, document, answer)),
    ...(manifest === undefined || history === undefined ? [] : [checkHistory(manifest, history)]),
    ...checkCopies(bundle)
  ]
}

/**
 * What holds of an evidence bundle: its files against the manifest, against one another, and document, answer and
 * container by themselves. No network, no clock but the one given.
 */
export const verifyEvidence = (bundle: Bundle, context: Omit<VerifyContext, "compare">): DocumentReport => {
  const inside = parts.flatMap(([part, path]): ReadonlyArray<InnerReport> => {
    const bytes = bundle.files.get(path)
    return bytes === undefined ? [] : [{ part, report: verifyDocument(bytes, { ...context, compare: undefined }) }]
  })
  const checks = ownChecks(bundle, inside)
  return {
    valid: checks.every(({ ok }) => ok) && inside.every(({ report }) => report.valid),
    facts: undefined,
    signature: undefined,
    checks,
    notes: [notSigned, ...missingNotes(bundle)],
    inside
  }
}
