import { createHash } from "node:crypto"
import { Result } from "effect"
import type { XmlElement } from "libxml2-wasm"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"
import { billingFamily } from "../judge/billing/billingFamily.ts"
import type { DocumentFamily, DocumentHeader } from "../judge/DocumentFamily.ts"
import { eventFamily } from "../judge/event/eventFamily.ts"
import { payrollFamily } from "../judge/payroll/payrollFamily.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import { parseXml } from "../xml/parseXml.ts"
import { baseName, type Filing, unrecorded, type Verdict } from "./Filing.ts"
import { unauthorizedSender } from "./permissions.ts"
import { recordSchemaFailure, recordVerdict, type Submission } from "./recordVerdict.ts"
import { missingFields, refused, rejected, schemaFailure } from "./responses.ts"

/** How the message about a document that violates its schema begins. */
const schemaSentence = "Regla: ZB01, Rechazo: Fallo en el esquema XML del archivo"

const disabled = "El tipo de documento no se encuentra habilitado."
const duplicateMessage = "Regla: 90, Rechazo: Documento procesado anteriormente."

/** Takes documents of one family, whatever its kinds. */
export interface Intake {
  readonly readHeader: (root: XmlElement) => DocumentHeader
  /** What is wrong with a document, whoever sends it and whatever was sent before; nothing is recorded. */
  readonly judge: (root: XmlElement, xml: Uint8Array, now: number, state: SandboxState) => ReadonlyArray<Finding>
  /** From the basic fields to the record (simulator.md §3, steps 6 to 11). */
  readonly submit: (root: XmlElement, filing: Filing) => Verdict
}

/**
 * The intake of a family. Everything a document breaks is collected; only what makes the rest unreadable ends early.
 */
const intake = <Kind extends DocumentKind>(family: DocumentFamily<Kind>): Intake => ({
  readHeader: (root) => family.readHeader(root, family.kindOf(root)),
  judge: (root, xml, now, state) => {
    const kind = family.kindOf(root)
    const { missing } = family.readHeader(root, kind)
    if (missing.length > 0) return missing
    if (kind === undefined) return [{ code: "ZB05", kind: "rejection", text: disabled }]
    const judgement = family.judge(root, xml, kind, now, state)
    return judgement._tag === "Judged"
      ? judgement.findings
      : judgement.problems.map((text) => ({ code: "ZB01", kind: "rejection", text }))
  },
  submit: (root, { operation, entry, caller, state }) => {
    const fileName = baseName(entry)
    const kind = family.kindOf(root)
    const header = family.readHeader(root, kind)
    if (header.missing.length > 0) return unrecorded(missingFields(header.missing, fileName))
    if (kind === undefined) {
      return unrecorded(schemaFailure([`Regla: ZB05, Rechazo: ${disabled}`], fileName))
    }
    const unauthorized = unauthorizedSender(header.issuer.nit, caller.certificate, state, header.softwareOwner)
    if (unauthorized !== undefined && state.trust === "strict") return unrecorded(refused(unauthorized, fileName))
    // the code with which the authority refuses
    const warnings: ReadonlyArray<Finding> =
      unauthorized === undefined ? [] : [{ code: "89", kind: "notification", text: unauthorized }]
    const identity = { ...header.identity, group: kind.group }
    const submission = { operation, entry, fileName, header, identity, kind, now: caller.now, state }
    if (caller.injection === "number-taken") recordRival(submission)
    const original = state.documents.findValid(identity, header.documentKey)
    if (original !== undefined) {
      return unrecorded(rejected([duplicateMessage], original.applicationResponse, original.documentKey, fileName))
    }
    const judgement = family.judge(root, entry.bytes, kind, caller.now, state)
    if (judgement._tag === "Judged") {
      const injected = caller.injection === "rejected" ? undeservedRejection(judgement.findings) : []
      return recordVerdict(submission, [...judgement.findings, ...warnings, ...injected], judgement.signedAt)
    }
    return recordSchemaFailure(
      submission,
      judgement.problems.map((problem) => `${schemaSentence}: ${problem}`)
    )
  }
})

/** A rule for a document that breaks none of those that reject; of the rules that documents of every type have. */
const undeservedRejection = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> =>
  findings.some(({ kind }) => kind === "rejection")
    ? []
    : [{ code: "ZE02", kind: "rejection", text: "Valor de la firma inválido." }]

/** Records a valid document with the number of another one and with another key, unless the number is taken. */
const recordRival = (submission: Submission): void => {
  const { entry, header, identity, state } = submission
  if (state.documents.findValid(identity, header.documentKey) !== undefined) return
  const documentKey = createHash("sha384").update(header.documentKey).digest("hex")
  const xml = Buffer.from(entry.bytes).toString("utf8").replaceAll(header.documentKey, documentKey)
  recordVerdict(
    { ...submission, entry: { ...entry, bytes: Buffer.from(xml, "utf8") }, header: { ...header, documentKey } },
    [],
    undefined
  )
}

/** Invoices, support documents, equivalent documents and their notes. */
export const billing = intake(billingFamily)
/** Payroll documents and their adjustments. */
export const payroll = intake(payrollFamily)
/** Events about invoices. */
export const event = intake(eventFamily)

/** The intake for a root: test sets are of any family. What none of them knows goes to the first, which says so. */
export const intakeOf = (root: XmlElement): Intake => {
  if (root.name.startsWith("Nomina")) return payroll
  return root.name === "ApplicationResponse" ? event : billing
}

const undeclaredPrefix = /Namespace prefix (\S+) (?:on|for) .*not defined/u

/**
 * The way of one document, from its bytes to the verdict (simulator.md §3, steps 5 to 11). One synchronous step from
 * the look-up of duplicates to the record: two senders of one number cannot both pass.
 */
export const submitDocument = (filing: Filing, intakeOf: (root: XmlElement) => Intake): Verdict => {
  const parsed = parseXml(filing.entry.bytes)
  if (Result.isFailure(parsed)) return unrecorded(unreadable(parsed.failure.message, filing))
  using document = parsed.success
  return intakeOf(document.root).submit(document.root, filing)
}

const unreadable = (message: string, { entry, zipName }: Filing) => {
  const prefix = undeclaredPrefix.exec(message)?.[1]
  return prefix === undefined
    ? schemaFailure([`${schemaSentence}: ${message}`], baseName(entry))
    : refused(`Error al parsear xml. Namespace prefix '${prefix}' is not defined.`, zipName)
}
