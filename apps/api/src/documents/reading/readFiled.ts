import type { Operation } from "@radicar/domain/inner/documentRegistry"
import { LocalDateTime, parseLocalDateTime } from "@radicar/domain/inner/time/LocalDateTime"
import type { Proof } from "@radicar/signature/inner/SignatureReport"
import { TrustAnchors } from "@radicar/signature/inner/TrustAnchors"
import { verifyXadesDocument } from "@radicar/signature/inner/verifyXades"
import { attributeOf, find, parse, textOf, type XmlElement } from "@radicar/signature/inner/XmlTree"
import { documentTypes } from "@radicar/ubl/inner/documentTypes"
import { readXml } from "@radicar/ubl/inner/read/readXml"
import { readFacts as readStatements } from "@radicar/ubl/inner/verify/facts/readFacts"
import { Redacted, Result } from "effect"
import type { Task } from "../../platform/work/HeavyWork.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { maskedSecret } from "../submissions/contentDigest.ts"
import type { NewSubmission } from "../submissions/Submission.ts"
import { filedLimits } from "./filedLimits.ts"

/** A document that the authority has, as plain values that can be sent to a thread. */
interface FiledXml {
  readonly bytes: Uint8Array
  /** Time of the reading, in milliseconds since the epoch. */
  readonly at: number
  /** Trust anchors of signers as plain values; see `TrustAnchors.files`. */
  readonly trust: ReadonlyArray<Uint8Array>
}

/** A document that the authority has, as its record begins: the statements and the signature of its XML. */
export interface FiledDocument extends Pick<
  NewSubmission,
  | "corrects"
  | "documentDate"
  | "documentKey"
  | "documentType"
  | "facts"
  | "issuerNit"
  | "keyScheme"
  | "number"
  | "prefix"
  | "reference"
  | "sale"
  | "signatureValue"
  | "signedXml"
  | "xmlDigest"
> {
  readonly operation: Operation
  /** Prefix and number as the document writes them. */
  readonly id: string
  /** `Id` of the signature. */
  readonly signatureId: string
  readonly signerNit: string | undefined
  readonly proof: Proof["degree"]
}

/** Namespace of XML signatures. */
const signatures = "http://www.w3.org/2000/09/xmldsig#"

/** Text of the first element of a signature with a name, without blanks; empty if there is none. */
const signatureText = (root: XmlElement, local: string): string => {
  const element = find(root, signatures, local)
  return element === undefined ? "" : textOf(element).replaceAll(/\s/gu, "")
}

/** Time of issue as a document states it: Colombian time. */
const issueOf = (root: XmlElement): LocalDateTime | undefined => {
  const { issueDate = "", issueTime = "" } = readStatements(root) ?? {}
  const issued = parseLocalDateTime(`${issueDate}T${issueTime.slice(0, 8)}`)
  return issued instanceof LocalDateTime ? issued : undefined
}

/**
 * The statements of a document about itself, read back into a body and from it by its type. `undefined` if one is
 * missing that every record has. `sale`, `corrects` and `reference`, by which later notes are judged, are absent from
 * a document that breaks a rule: it was filed elsewhere, or before the rule.
 */
const statementsOf = (root: XmlElement) => {
  const [document, issuedAt] = [readXml(root), issueOf(root)]
  if (document === undefined || issuedAt === undefined) return undefined
  const { body, environment, id, key, operation } = document
  const type = documentTypes[operation]
  const reading = { language: "en", unknownFields: "ignore" } as const
  // the key was computed with the secrets; reading needs none
  const software = { id: "", pin: Redacted.make(maskedSecret) }
  // read as of its issue, when it was filed
  const configuration = { environment: environment === "1" ? "1" : "2", now: issuedAt, software } as const
  const recognized = type.recognize(body, configuration, reading)
  const documentDate = `${issuedAt}-05:00`
  const facts = type.readFacts(body, configuration, reading)
  if (recognized === undefined || facts === undefined || id === undefined || key.value === undefined) return undefined
  const { issuerNit, number, prefix, type: documentType } = recognized
  const identified = Result.getOrUndefined(type.identify(body, configuration, reading))
  return {
    operation,
    documentDate,
    documentKey: key.value.toLowerCase(),
    keyScheme: key.scheme ?? "",
    documentType,
    issuerNit,
    number,
    prefix,
    id,
    facts,
    reference: identified?.reference ?? "",
    ...withoutUndefined({ sale: identified?.sale, corrects: identified?.corrects })
  }
}

const read = ({ at, bytes, trust }: FiledXml): FiledDocument | undefined => {
  const parsed = parse(bytes, filedLimits)
  if (Result.isFailure(parsed)) return undefined
  const { root } = parsed.success
  const statements = statementsOf(root)
  const { proof, signer } = verifyXadesDocument(parsed.success, {
    at: new Date(at),
    trust: Result.getOrThrow(TrustAnchors.read(trust))
  })
  return (
    statements && {
      ...statements,
      facts: { ...statements.facts, ...withoutUndefined({ certificate: signer?.serialNumber }) },
      signedXml: bytes,
      signatureId: attributeOf(find(root, signatures, "Signature"), "Id") ?? "",
      signatureValue: signatureText(root, "SignatureValue"),
      // the first reference is the document
      xmlDigest: signatureText(root, "DigestValue"),
      signerNit: signer?.nit,
      proof: proof.degree
    }
  )
}

/**
 * Reads a document that the authority has, and verifies its signature: for the record of one that this service lost or
 * never filed. `undefined` if it cannot be read.
 */
export const readFiled: Task<FiledXml, FiledDocument | undefined> = {
  name: "readFiled",
  run: read,
  smallest: 16 * 1024
}
