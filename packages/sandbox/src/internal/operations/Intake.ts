import type { XmlElement } from "libxml2-wasm"
import type { DocumentFamily } from "../judge/DocumentFamily.ts"
import type { DocumentHeader } from "../judge/DocumentHeader.ts"
import type { DocumentKind } from "../judge/DocumentKind.ts"
import type { Finding } from "../judge/Finding.ts"
import type { SandboxState } from "../SandboxState.ts"
import { baseName, type Filing } from "./Filing.ts"
import { recordSchemaFailure, recordVerdict } from "./recordVerdict.ts"
import { missingFields, refused, rejected, schemaFailure } from "./responses.ts"
import { schemaSentence } from "./schemaSentence.ts"
import { recordRival, undeservedRejection } from "../faults/injected.ts"
import { unauthorizedSender } from "./unauthorizedSender.ts"
import { unrecorded, type Verdict } from "./Verdict.ts"

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

/** The intake of a family. Everything a document breaks is collected; only what makes the rest unreadable ends early. */
export const intake = <Kind extends DocumentKind>(family: DocumentFamily<Kind>): Intake => ({
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
    const unauthorized = unauthorizedSender(header.issuer.nit, caller.certificate, state)
    if (unauthorized !== undefined) return unrecorded(refused(unauthorized, fileName))
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
      return recordVerdict(submission, [...judgement.findings, ...injected], judgement.signedAt)
    }
    return recordSchemaFailure(
      submission,
      judgement.problems.map((problem) => `${schemaSentence}: ${problem}`)
    )
  }
})
