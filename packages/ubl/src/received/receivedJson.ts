import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import type { Localized } from "@radicar/domain/rules/Language"
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

/** An object without the fields that there are no values for. */
const sparse = (values: Readonly<Record<string, JsonValue | undefined>>): JsonObject =>
  JsonObject.from(
    Object.fromEntries(Object.entries(values).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined))
  )

const integer = (value: number | undefined): JsonValue | undefined =>
  value === undefined ? undefined : new JsonNumber(String(value))

const findingJson = (part: Part, finding: Finding, say: Say): JsonObject =>
  sparse({
    Part: part,
    Section: finding.section,
    Check: finding.check,
    Ok: finding.ok,
    Detail: say(finding.detail),
    Expected: finding.expected,
    Actual: finding.actual,
    FirstDifference: integer(finding.firstDifference),
    DifferingPart:
      finding.differingPart === undefined
        ? undefined
        : object({ Part: finding.differingPart.part, Text: say(finding.differingPart.text) })
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
    Degree: proof.degree,
    Text: say(proof.text),
    ...(proof.degree === "proven"
      ? {
          Anchor: object({ Subject: proof.anchor.subject, Fingerprint: proof.anchor.fingerprint }),
          At: proof.at.toISOString(),
          Time: proof.time,
          Revocation: proof.revocation
        }
      : proof.degree === "not-proven"
        ? { Reason: proof.reason, Issuer: proof.issuer, Subject: proof.subject }
        : { Check: proof.check })
  })

/** What the signature of a document proves, with the checks on it that are no verifier's: who and on which day. */
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
    Valid: proof.degree === "proven",
    Proof: proofJson(proof, say),
    Signer:
      signer === undefined
        ? null
        : object({
            Nit: signer.nit,
            CommonName: signer.commonName,
            Subject: signer.subject,
            Issuer: signer.issuer,
            SerialNumber: signer.serialNumber,
            NotBefore: signer.notBefore.toISOString(),
            NotAfter: signer.notAfter.toISOString()
          }),
    SigningTime: signature?.signingTime?.toISOString(),
    Role: signature?.role
  })
}

const keyJson = (report: DocumentReport): JsonObject =>
  object({
    Valid: holds(report, "key"),
    Recomputed: report.checks.some(({ check, section }) => section === "key" && check === "key")
  })

const answerJson = (report: DocumentReport, say: Say): JsonValue => {
  const response = authorityResponse(report)
  if (response === undefined) return null
  return object({
    Valid: report.valid,
    Proof: proofJson(report.proof, say),
    Accepted: response.code === "02",
    Code: response.code,
    Description: response.description,
    Date: response.date,
    Uuid: response.key,
    DocumentUuid: response.documentKey,
    Messages: response.messages.map(({ message, rule }) => object({ Rule: rule, Message: message })),
    Signature: signatureJson(report, say)
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
    Valid: proof.degree === "proven",
    Proof: proofJson(proof, say),
    Signature: signatureJson(report, say),
    Key: keyJson(report),
    AuthorityResponse: answer === undefined ? null : answerJson(answer, say),
    Container:
      container === undefined
        ? null
        : object({
            Valid: container.valid,
            Signed: container.signature?.signer !== undefined
          }),
    Checks: parts.flatMap(([part, { checks }]) => checks.map((finding) => findingJson(part, finding, say))),
    Notes: parts.flatMap(([part, { notes }]) =>
      notes.map(({ note, section, text }) => object({ Part: part, Section: section, Note: note, Text: say(text) }))
    )
  })
}

const kinds = { answer: "authority-response", container: "container" } as const

const kindOf = ({ read, report }: ReceivedDocument): string => {
  if (read !== undefined) return documentTypes[read.operation as keyof typeof documentTypes].name
  const family = report.facts?.family
  return family === "answer" || family === "container" ? kinds[family] : "unknown"
}

/** A received document as JSON, the same from the service and the command line; texts are in the caller's language. */
export const receivedJson = (received: ReceivedDocument, say: Say, file?: string): JsonObject => {
  const { read, report } = received
  return object({
    ...(file === undefined ? {} : { File: file }),
    Kind: kindOf(received),
    Operation: read?.operation,
    TypeCode: read?.body.get("TypeCode") ?? report.facts?.typeCode,
    Number: read?.id ?? report.facts?.number,
    Environment: read?.environment ?? report.facts?.environment,
    Uuid: report.facts?.key,
    SchemeName: report.facts?.statedScheme,
    Body: read?.body,
    Unread: read?.unread ?? [],
    Verification: verificationJson(received, say)
  })
}
