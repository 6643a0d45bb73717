import type { EvidencePath, MissingReason } from "@radicar/contract/inner/evidence/evidenceParts"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { type DocumentReport, type InnerReport, togetherProven } from "@radicar/ubl/inner/verify/DocumentReport"
import type { Finding, Note } from "@radicar/ubl/inner/verify/Finding"
import { type VerifyContext, verifyDocument } from "@radicar/ubl/inner/verify/verifyDocument"
import type { Bundle } from "./Bundle.ts"
import { checkCopies } from "./checkCopies.ts"
import { checkSubject, checkUnsigned } from "./checkDocument.ts"
import { checkFiles } from "./checkFiles.ts"
import { checkHistory, checkVerdict } from "./checkVerdict.ts"

/** Reasons why a bundle lacks a file, as text for people. */
const missingText: Readonly<Record<MissingReason, Localized>> = {
  "not-sent": { en: "the document was never sent", es: "el documento nunca se envió" },
  "no-answer": { en: "the answer was lost", es: "la respuesta se perdió" },
  open: { en: "the outcome is not settled", es: "el resultado no es definitivo" },
  "settled-by-submit": { en: "the first answer settled it", es: "la primera respuesta lo resolvió" },
  "no-proof": { en: "the authority's answer had none", es: "la respuesta de la DIAN no lo trajo" },
  "not-accepted": { en: "the document was not accepted", es: "el documento no fue aceptado" },
  "no-container": { en: "documents of this type go in none", es: "los documentos de este tipo no llevan" },
  "not-signed": { en: "it was not signed, or is not yet", es: "no se firmó, o todavía no" },
  "not-printable": {
    en: "today's rules refuse the document that was sent",
    es: "las reglas de hoy no aceptan el documento enviado"
  },
  "not-kept": { en: "it was not recorded", es: "no quedó registrado" }
}

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

/**
 * Time at which the service recorded a part, according to the manifest. Certificates are checked as of that time, so a
 * later expiry does not matter.
 */
const receiptOf = ({ manifest }: Bundle, part: InnerReport["part"]): Date | undefined => {
  const text = part === "document" ? manifest?.submission.recorded : manifest?.submission.answered
  const moment = new Date(text ?? Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

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
 * Verifies an evidence bundle: its files against the manifest and against each other. Also verifies document, answer
 * and container, each by itself. Uses neither the network nor the system clock; `context` gives the time.
 */
export const verifyEvidence = (bundle: Bundle, context: Omit<VerifyContext, "compare">): DocumentReport => {
  const inside = parts.flatMap(([part, path]): ReadonlyArray<InnerReport> => {
    const bytes = bundle.files.get(path)
    if (bytes === undefined) return []
    const receivedAt = receiptOf(bundle, part)
    return [{ part, report: verifyDocument(bytes, { ...context, receivedAt, compare: undefined }) }]
  })
  const checks = ownChecks(bundle, inside)
  const proof = togetherProven(
    checks,
    inside.map(({ report }) => report.proof)
  )
  return {
    valid: proof.degree === "proven",
    proof,
    facts: undefined,
    signature: undefined,
    checks,
    notes: [notSigned, ...missingNotes(bundle)],
    inside
  }
}
