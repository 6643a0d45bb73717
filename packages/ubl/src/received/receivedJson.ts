import { JsonNumber, JsonObject, type JsonValue } from "@radicar/domain/inner/json/JsonValue"
import type { Localized } from "@radicar/domain/inner/rules/Language"
import { documentTypes } from "../documentTypes.ts"
import { type DocumentProof, type DocumentReport, proofOfSignature, togetherProven } from "../verify/DocumentReport.ts"
import type { Finding } from "../verify/Finding.ts"
import { authorityResponse } from "./AuthorityResponse.ts"
import type { ReceivedDocument } from "./ReceivedDocument.ts"

type Say = (text: Localized) => string

/** The subject of a check: the document, the container around it, or the authority's answer that comes with it. */
type Part = "document" | "container" | "answer"

const object = (values: Readonly<Record<string, JsonValue | undefined>>): JsonObject =>
  JsonObject.from(Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null])))

/** An object without the fields that have no value. */
const sparse = (values: Readonly<Record<string, JsonValue | undefined>>): JsonObject =>
  JsonObject.from(
    Object.fromEntries(Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined))
  )

const integer = (value: number | undefined): JsonValue | undefined =>
  value === undefined ? undefined : new JsonNumber(String(value))

const findingJson = (part: Part, finding: Finding, say: Say): JsonObject =>
  sparse({
    part,
    section: finding.section,
    check: finding.check,
    ok: finding.ok,
    detail: say(finding.detail),
    expected: finding.expected,
    actual: finding.actual,
    firstDifference: integer(finding.firstDifference),
    differingPart:
      finding.differingPart === undefined
        ? undefined
        : object({ part: finding.differingPart.part, text: say(finding.differingPart.text) })
  })

const partsOf = ({ answers, container, report }: ReceivedDocument): ReadonlyArray<readonly [Part, DocumentReport]> => [
  ["document", report],
  ...(container === undefined ? [] : [["container", container] as const]),
  ...answers.map((answer) => ["answer", answer] as const)
]

const holds = ({ checks }: DocumentReport, section: Finding["section"]): boolean =>
  checks.filter((finding) => finding.section === section).every(({ ok }) => ok)

const proofJson = (proof: DocumentProof, say: Say): JsonObject =>
  sparse({
    degree: proof.degree,
    text: say(proof.text),
    ...(proof.degree === "proven"
      ? {
          anchor: object({ subject: proof.anchor.subject, fingerprint: proof.anchor.fingerprint }),
          at: proof.at.toISOString(),
          time: proof.time,
          revocation: proof.revocation
        }
      : proof.degree === "not-proven"
        ? { reason: proof.reason, issuer: proof.issuer, subject: proof.subject }
        : { check: proof.check })
  })

/**
 * The proof that the signature of a document gives. It includes checks that the verifier does not make: the signer and
 * the day.
 */
const signatureProof = ({ checks, signature }: DocumentReport): DocumentProof =>
  togetherProven(
    checks.filter(({ section }) => section === "signature"),
    signature === undefined ? [] : [proofOfSignature(signature.proof)]
  )

const signatureJson = (report: DocumentReport, say: Say): JsonObject => {
  const { signature } = report
  const signer = signature?.signer
  const proof = signatureProof(report)
  return object({
    valid: proof.degree === "proven",
    proof: proofJson(proof, say),
    signer:
      signer === undefined
        ? null
        : object({
            nit: signer.nit,
            commonName: signer.commonName,
            subject: signer.subject,
            issuer: signer.issuer,
            serialNumber: signer.serialNumber,
            notBefore: signer.notBefore.toISOString(),
            notAfter: signer.notAfter.toISOString()
          }),
    signingTime: signature?.signingTime?.toISOString(),
    role: signature?.role
  })
}

const keyJson = (report: DocumentReport): JsonObject =>
  object({
    valid: holds(report, "key"),
    recomputed: report.checks.some(({ check, section }) => section === "key" && check === "key")
  })

const answerJson = (report: DocumentReport, say: Say): JsonValue => {
  const response = authorityResponse(report)
  if (response === undefined) return null
  return object({
    valid: report.valid,
    proof: proofJson(report.proof, say),
    accepted: response.code === "02",
    code: response.code,
    description: response.description,
    date: response.date,
    uuid: response.key,
    documentUuid: response.documentKey,
    messages: response.messages.map(({ message, rule }) => object({ rule, message })),
    signature: signatureJson(report, say)
  })
}

const verificationJson = (received: ReceivedDocument, say: Say): JsonObject => {
  const { answers, container, report } = received
  const parts = partsOf(received)
  const [answer] = report.facts?.family === "answer" ? [report] : answers
  const proof = togetherProven(
    [],
    parts.map(([, each]) => each.proof)
  )
  return object({
    valid: proof.degree === "proven",
    proof: proofJson(proof, say),
    signature: signatureJson(report, say),
    key: keyJson(report),
    authorityResponse: answer === undefined ? null : answerJson(answer, say),
    container:
      container === undefined
        ? null
        : object({
            valid: container.valid,
            signed: container.signature?.signer !== undefined
          }),
    checks: parts.flatMap(([part, { checks }]) => checks.map((finding) => findingJson(part, finding, say))),
    notes: parts.flatMap(([part, { notes }]) =>
      notes.map(({ note, section, text }) => object({ part, section, note, text: say(text) }))
    )
  })
}

const kinds = { answer: "authority-response", container: "container" } as const

const kindOf = ({ read, report }: ReceivedDocument): string => {
  if (read !== undefined) return documentTypes[read.operation as keyof typeof documentTypes].name
  const family = report.facts?.family
  return family === "answer" || family === "container" ? kinds[family] : "unknown"
}

/** A received document as JSON, the same from the service and the command line. Texts are in the caller's language. */
export const receivedJson = (received: ReceivedDocument, say: Say, file?: string): JsonObject => {
  const { read, report } = received
  return object({
    ...(file === undefined ? {} : { file }),
    kind: kindOf(received),
    operation: read?.operation,
    typeCode: read?.body.get("TypeCode") ?? report.facts?.typeCode,
    number: read?.id ?? report.facts?.number,
    environment: read?.environment ?? report.facts?.environment,
    uuid: report.facts?.key,
    schemeName: report.facts?.statedScheme,
    body: read?.body,
    unread: read?.unread ?? [],
    verification: verificationJson(received, say)
  })
}
