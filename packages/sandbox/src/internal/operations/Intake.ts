import type { XmlElement } from "libxml2-wasm"
import type { DocumentFamily } from "../judge/DocumentFamily.ts"
import type { DocumentHeader } from "../judge/DocumentHeader.ts"
import type { DocumentKind } from "../judge/DocumentKind.ts"
import { baseName, type Filing } from "./Filing.ts"
import { recordSchemaFailure, recordVerdict } from "./recordVerdict.ts"
import { missingFields, refused, rejected, schemaFailure } from "./responses.ts"
import { schemaSentence } from "./schemaSentence.ts"
import { recordRival, undeservedRejection } from "../faults/injected.ts"
import { unauthorizedSender } from "./unauthorizedSender.ts"
import { unrecorded, type Verdict } from "./Verdict.ts"

const duplicateMessage = "Regla: 90, Rechazo: Documento procesado anteriormente."

/** Takes documents of one family, whatever its kinds. */
export interface Intake {
  readonly readHeader: (root: XmlElement) => DocumentHeader
  /** From the basic fields to the record (simulator.md §3, steps 6 to 11). */
  readonly submit: (root: XmlElement, filing: Filing) => Verdict
}

/** The intake of a family. Everything a document breaks is collected; only what makes the rest unreadable ends early. */
export const intake = <Kind extends DocumentKind>(family: DocumentFamily<Kind>): Intake => ({
  readHeader: (root) => family.readHeader(root, family.kindOf(root)),
  submit: (root, { operation, entry, caller, state }) => {
    const fileName = baseName(entry)
    const kind = family.kindOf(root)
    const header = family.readHeader(root, kind)
    if (header.missing.length > 0) return unrecorded(missingFields(header.missing, fileName))
    if (kind === undefined) {
      return unrecorded(
        schemaFailure(["Regla: ZB05, Rechazo: El tipo de documento no se encuentra habilitado."], fileName)
      )
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
