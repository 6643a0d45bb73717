import { JsonNumber } from "@radicar/domain/json/JsonNumber"
import { JsonObject, type JsonValue } from "@radicar/domain/json/JsonObject"
import type { Localized } from "@radicar/domain/rules/Language"
import { documentTypes } from "../documentTypes.ts"
import type { DocumentReport } from "../verify/DocumentReport.ts"
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

const signatureJson = (report: DocumentReport): JsonObject => {
  const { signature } = report
  const signer = signature?.signer
  return object({
    Valid: signature !== undefined && signature.checks.every(({ ok }) => ok) && holds(report, "signature"),
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

const answerJson = (report: DocumentReport): JsonValue => {
  const response = authorityResponse(report)
  if (response === undefined) return null
  return object({
    Valid: report.checks.every(({ ok }) => ok),
    Accepted: response.code === "02",
    Code: response.code,
    Description: response.description,
    Date: response.date,
    Uuid: response.key,
    DocumentUuid: response.documentKey,
    Messages: response.messages.map(({ message, rule }) => object({ Rule: rule, Message: message })),
    Signature: signatureJson(report)
  })
}

const verificationJson = (received: ReceivedDocument, say: Say): JsonObject => {
  const { answers, container, report } = received
  const parts = partsOf(received)
  const [answer] = report.facts?.family === "answer" ? [report] : answers
  return object({
    Valid: parts.every(([, { checks }]) => checks.every(({ ok }) => ok)),
    Signature: signatureJson(report),
    Key: keyJson(report),
    AuthorityResponse: answer === undefined ? null : answerJson(answer),
    Container:
      container === undefined
        ? null
        : object({
            Valid: container.checks.every(({ ok }) => ok),
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
