import { buildApplicationResponse, type ResponseLine, verdictResponse } from "../authority/applicationResponse.ts"
import type { DocumentHeader, DocumentIdentity } from "../document/DocumentHeader.ts"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"
import type { DianResponse } from "../soap/results.ts"
import type { StoredDocument } from "../state/DocumentStore.ts"
import type { SandboxState } from "../state/SandboxState.ts"
import type { ZipEntry } from "../zip.ts"
import type { FilingVerdict } from "./Filing.ts"
import { accepted, rejected, schemaFailure } from "./responses.ts"

/** A judged document to be recorded. */
export interface Submission {
  readonly operation: string
  readonly entry: ZipEntry
  /** Returns the bytes of the document, which may be stored deflated. */
  readonly xml: () => Uint8Array
  readonly fileName: string
  readonly header: DocumentHeader
  readonly identity: DocumentIdentity
  readonly kind: DocumentKind
  readonly now: number
  readonly state: SandboxState
}

/** Signs the ApplicationResponse, records the document and returns the verdict. Notifications never reject. */
export const recordVerdict = (
  submission: Submission,
  findings: ReadonlyArray<Finding>,
  signedAt: number | undefined
): FilingVerdict => {
  const { header, identity, kind, fileName, state, now } = submission
  const messages = findings.map(findingMessage)
  const valid = findings.every((finding) => finding.kind === "notification")
  const sentence = (number: string) => `${kind.name} ${number}, ha sido autorizada.`
  const applicationResponse = buildApplicationResponse(
    {
      environment: state.registry.environment,
      id: state.identifiers.integer(),
      receiver: header.issuer,
      documentKey: header.documentKey,
      statesEnvironment: false,
      documentResponses: [
        verdictResponse({
          accepted: valid,
          document: { number: header.number, key: header.documentKey, keyScheme: kind.keyScheme },
          lines: lines(findings, valid, sentence(header.number))
        })
      ]
    },
    state.authority.signer,
    state.identifiers.guid(),
    now
  )
  const answer = (number: string): DianResponse =>
    valid
      ? accepted(messages, sentence(number), applicationResponse, header.documentKey, fileName)
      : rejected(messages, applicationResponse, header.documentKey, fileName)
  const digits = header.number.slice(identity.prefix.length)
  const dashed = identity.prefix === "" || digits === "" ? header.number : `${identity.prefix}-${digits}`
  const status = answer(dashed)
  const document = record(submission, {
    accepted: valid,
    findings,
    rules: findings.map((finding) => finding.code),
    applicationResponse,
    signedAt,
    // Queries have no empty list: without notifications the element is nil.
    status: messages.length === 0 ? { ...status, errorMessage: undefined } : status
  })
  return { answer: answer(header.number), status: document.status, document }
}

/** Records a document that violates its schema and returns the verdict. It gets no ApplicationResponse. */
export const recordSchemaFailure = (submission: Submission, messages: ReadonlyArray<string>): FilingVerdict => {
  const response = schemaFailure(messages, submission.fileName)
  const document = record(submission, {
    accepted: false,
    findings: [],
    rules: ["ZB01"],
    applicationResponse: undefined,
    signedAt: undefined,
    status: response
  })
  return { answer: response, status: response, document }
}

const record = (
  { operation, entry, xml, header, identity, kind, now, state }: Submission,
  outcome: Pick<StoredDocument, "accepted" | "rules" | "findings" | "applicationResponse" | "signedAt" | "status">
): StoredDocument => {
  const document = {
    operation,
    fileName: entry.name,
    get xml() {
      return xml()
    },
    documentKey: header.documentKey,
    typeCode: kind.typeCode,
    issuer: header.issuer.nit,
    number: header.number,
    receivedAt: new Date(now),
    identity,
    facts: header.facts,
    kind,
    parties: { issuer: header.issuer, receiver: header.receiver },
    ...outcome
  }
  state.documents.add(document)
  return document
}

/** Formats a finding as an entry of the ErrorMessage list. */
const findingMessage = (finding: Finding): string =>
  `Regla: ${finding.code}, ${finding.kind === "rejection" ? "Rechazo" : "Notificación"}: ${finding.text}`

/**
 * Lines of the ApplicationResponse after the first: the rejecting rules, or the notifications, or else the sentence of
 * acceptance with code 0.
 */
const lines = (findings: ReadonlyArray<Finding>, valid: boolean, sentence: string): ReadonlyArray<ResponseLine> => {
  const reported = findings.filter((finding) => valid || finding.kind === "rejection")
  return reported.length === 0
    ? [{ code: "0", description: sentence }]
    : reported
        .map((finding) => ({ code: finding.code, description: finding.text }))
        .toSorted((left, right) => (left.code < right.code ? -1 : 1))
}
