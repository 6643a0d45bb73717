import { taxAuthority } from "@radicar/domain/inner/document/Party"
import { nitCheckDigit } from "@radicar/domain/inner/Nit"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import { type DocumentProof, proofOfSignature } from "../DocumentReport.ts"
import { type Finding, type ChecksAndNotes, type Note, together } from "../Finding.ts"
import type { DocumentFacts } from "../facts/DocumentFacts.ts"
import type { SignatureCheck, SignatureReport } from "../SignatureReport.ts"
import type { ParsedXml } from "../VerifyTools.ts"
import { causes, spanish } from "../signatureTexts.ts"

const section = "signature"
const authorityNit = taxAuthority.identity.number

const toFinding = ({ actual, check, detail, expected, ok }: SignatureCheck): Finding => ({
  section,
  check,
  ok,
  detail: { en: detail, es: spanish[check][ok ? 0 : 1] },
  expected,
  actual
})

const isSameNit = (statedNit: string, nit: string): boolean =>
  statedNit === nit || statedNit === `${nit}${nitCheckDigit(nit) ?? ""}`

/**
 * Checks the subject of the certificate. The authority must sign its own answers; others may let a third party sign.
 */
const signer = ({ family, issuer }: DocumentFacts, { role, signer: subject }: SignatureReport): ChecksAndNotes => {
  const nit = subject?.nit
  if (subject === undefined || issuer === undefined) return { checks: [], notes: [] }
  const same = nit !== undefined && isSameNit(nit, issuer.number)
  if (family === "answer") {
    const ok = nit !== undefined && isSameNit(nit, authorityNit)
    const detail = ok
      ? { en: "the certificate names the authority", es: "el certificado es de la DIAN" }
      : { en: "the certificate is not the authority's", es: "el certificado no es de la DIAN" }
    return {
      checks: [{ section, check: "signer", ok, detail, ...(ok ? {} : { expected: authorityNit, actual: nit ?? "" }) }],
      notes: []
    }
  }
  if (same) return { checks: [], notes: [] }
  const third = role !== undefined && role !== "supplier"
  return {
    checks: [],
    notes: [
      {
        section,
        note: "signerIsAnother",
        text: {
          en: `The certificate states ${nit ?? "no NIT"}, not the issuer ${issuer.number}${third ? ": a third party signed" : "; its role says supplier"}.`,
          es: `El certificado es de ${nit ?? "un titular sin NIT"}, no del emisor ${issuer.number}${third ? ": firmó un tercero" : "; su rol dice supplier"}.`
        }
      }
    ]
  }
}

const signingDay = ({ family, issueDate }: DocumentFacts, { signingTime }: SignatureReport): ReadonlyArray<Finding> => {
  if (signingTime === undefined || issueDate === undefined || family === "container" || family === "payroll") return []
  const { date } = fromEpochMillis(signingTime.getTime())
  const ok = date === issueDate
  const detail = ok
    ? { en: "signed on the day of issue (FAD09e)", es: "firmado el día de emisión (FAD09e)" }
    : { en: "not signed on the day of issue (FAD09e)", es: "no se firmó el día de emisión (FAD09e)" }
  return [{ section, check: "signingDay", ok, detail, ...(ok ? {} : { expected: issueDate, actual: date }) }]
}

const explanations = (parsed: ParsedXml, { checks }: SignatureReport): ReadonlyArray<Note> =>
  checks.some(({ check, ok }) => !ok && check.endsWith("Reference"))
    ? parsed.explainDigests().map(({ cause, check }) => ({
        section,
        note: `${check}:${cause}`,
        text: { en: `${check}: ${causes[cause].en}`, es: `${check}: ${causes[cause].es}` }
      }))
    : []

const unsigned = (report: SignatureReport): boolean =>
  report.checks.every(({ check, ok }) => ok || check === "placement") && report.checks.length === 2

const unsignedContainer: Note = {
  section,
  note: "unsignedContainer",
  text: {
    en: "The container itself is not signed; many issuers do not sign it.",
    es: "El contenedor mismo no está firmado; muchos emisores no lo firman."
  }
}

/** The findings about a signature, with the report they come from. */
export interface SignatureFindings extends ChecksAndNotes {
  readonly report: SignatureReport
  /** The proof that the signature gives; undefined if nothing had to be signed. */
  readonly proof: DocumentProof | undefined
}

/** The moments at which a signature is verified and at which the document was received. */
interface SignatureContext {
  readonly at: Date
  readonly receivedAt?: Date | undefined
}

/**
 * Verifies the signature. The findings cover each check, possible explanations of broken digests, the signer, and the
 * signing day.
 */
export const checkSignature = (
  facts: DocumentFacts | undefined,
  parsed: ParsedXml,
  { at, receivedAt }: SignatureContext
): SignatureFindings => {
  const report = parsed.verifySignature(at, receivedAt)
  if (facts?.family === "container" && unsigned(report)) {
    return { checks: [], notes: [unsignedContainer], report, proof: undefined }
  }
  const proof = proofOfSignature(report.proof)
  // the check of the XML is already in the report
  const checks = report.checks.filter(({ check }) => check !== "xml").map(toFinding)
  const signatureChecks: ChecksAndNotes = { checks, notes: explanations(parsed, report) }
  if (facts === undefined) return { ...signatureChecks, report, proof }
  const all = together(signatureChecks, { checks: signingDay(facts, report), notes: [] }, signer(facts, report))
  return { ...all, report, proof }
}
