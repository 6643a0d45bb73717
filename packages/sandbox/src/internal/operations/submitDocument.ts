import { Result } from "effect"
import { certificateNit, isSameNit } from "../authority/certificateNit.ts"
import type { DocumentFamily } from "../judge/DocumentFamily.ts"
import type { DocumentHeader } from "../judge/DocumentHeader.ts"
import type { DocumentKind } from "../judge/DocumentKind.ts"
import type { SandboxState } from "../SandboxState.ts"
import type { DianResponse } from "../soap/DianResponse.ts"
import { parseXml } from "../xml/parseXml.ts"
import type { ZipEntry } from "../zip/readZip.ts"
import type { Caller } from "./Operation.ts"
import { recordSchemaFailure, recordVerdict } from "./recordVerdict.ts"
import { missingFields, refused, rejected, schemaFailure } from "./responses.ts"

const schemaSentence = "Regla: ZB01, Rechazo: Fallo en el esquema XML del archivo"
const duplicateMessage = "Regla: 90, Rechazo: Documento procesado anteriormente."
const undeclaredPrefix = /Namespace prefix (\S+) (?:on|for) .*not defined/u

/**
 * The pipeline of one document, from its bytes to the answer (simulator.md §3, steps 5 to 11). Everything it breaks is
 * collected; only what makes the rest unreadable ends it early.
 */
export const submitDocument = <Kind extends DocumentKind>(
  operation: string,
  family: DocumentFamily<Kind>,
  entry: ZipEntry,
  zipName: string | undefined,
  caller: Caller,
  state: SandboxState
): DianResponse => {
  const fileName = entry.name.split("/").at(-1)?.split(".")[0] ?? ""
  const parsed = parseXml(entry.bytes)
  if (Result.isFailure(parsed)) {
    const prefix = undeclaredPrefix.exec(parsed.failure.message)?.[1]
    return prefix === undefined
      ? schemaFailure([`${schemaSentence}: ${parsed.failure.message}`], fileName)
      : refused(`Error al parsear xml. Namespace prefix '${prefix}' is not defined.`, zipName)
  }
  using document = parsed.success
  const kind = family.kindOf(document.root)
  const header = family.readHeader(document.root, kind)
  if (header.missing.length > 0) return missingFields(header.missing, fileName)
  if (kind === undefined) {
    return schemaFailure(["Regla: ZB05, Rechazo: El tipo de documento no se encuentra habilitado."], fileName)
  }
  const unauthorized = unauthorizedSender(header, caller, state)
  if (unauthorized !== undefined) return refused(unauthorized, fileName)
  const identity = { ...header.identity, group: kind.group }
  const original = state.documents.findValid(identity, header.documentKey)
  if (original !== undefined) {
    return rejected([duplicateMessage], original.applicationResponse, original.documentKey, fileName)
  }
  const judgement = family.judge(document.root, entry.bytes, kind, caller.now, state)
  const submission = { operation, entry, fileName, header, identity, kind, now: caller.now, state }
  if (judgement._tag === "Judged") return recordVerdict(submission, judgement.findings, judgement.signedAt)
  return recordSchemaFailure(
    submission,
    judgement.problems.map((problem) => `${schemaSentence}: ${problem}`)
  )
}

/** In strict trust the certificate must be the issuer's, or that of a provider the issuer authorised. */
const unauthorizedSender = (header: DocumentHeader, caller: Caller, state: SandboxState): string | undefined => {
  if (state.trust !== "strict") return undefined
  const sender = certificateNit(caller.certificate)
  if (sender === undefined) return "El certificado no contiene el NIT de su titular."
  const mayAct =
    isSameNit(sender, header.issuer.nit) ||
    state.registry.authorizations.some(
      ({ provider, issuer }) => issuer === header.issuer.nit && isSameNit(sender, provider)
    )
  return mayAct
    ? undefined
    : `NIT ${sender} no autorizado a enviar documentos para emisor con NIT ${header.issuer.nit}.`
}
