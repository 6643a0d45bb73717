// Reads documents that the authority has, in threads: for the record of one that this service lost or never filed, and
// to compare one with this service's own.
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
import { differingElements, differingPaths } from "./differingPaths.ts"

/** Maximum number of elements of a document: the service accepts 20 000 lines. */
export const xmlLimits = { maximumElements: 2_000_000 }

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

/** The `Id` of the signature of a document that this service signed. */
export const signatureIdOf = (signedXml: Uint8Array): string => {
  const xml = Buffer.from(signedXml).toString("latin1")
  const begin = xml.indexOf("<ds:Signature ")
  const tag = begin === -1 ? "" : xml.slice(begin, xml.indexOf(">", begin))
  return / Id="([^"]*)"/u.exec(tag)?.[1] ?? ""
}

/** Time of issue as a document states it: Colombian time. */
const issueOf = (root: XmlElement): LocalDateTime | undefined => {
  const { issueDate = "", issueTime = "" } = readStatements(root) ?? {}
  const issued = parseLocalDateTime(`${issueDate}T${issueTime.slice(0, 8)}`)
  return issued instanceof LocalDateTime ? issued : undefined
}

/** Serial number of the certificate that signed a document: the first in its SigningCertificate. */
const signerSerial = (root: XmlElement): string | undefined => {
  const serial = find(root, signatures, "X509SerialNumber")
  const digits = serial === undefined ? "" : textOf(serial).trim()
  return /^[0-9]{1,50}$/u.test(digits) ? digits : undefined
}

/**
 * The statements of a document about itself, read back into a body and from it by its type: as it is recognized, by the
 * facts that people search for, and, if it breaks no rule of today, by those that notes are compared with. `undefined`
 * if a statement is missing that every record has.
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
    facts: { ...facts, ...withoutUndefined({ certificate: signerSerial(root) }) },
    reference: identified?.reference ?? "",
    ...withoutUndefined({ sale: identified?.sale, corrects: identified?.corrects })
  }
}

const read = ({ at, bytes, trust }: FiledXml): FiledDocument | undefined => {
  const parsed = parse(bytes, xmlLimits)
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

/** Reads a document that the authority has, and verifies its signature; `undefined` if it cannot be read. */
export const readFiled: Task<FiledXml, FiledDocument | undefined> = {
  name: "readFiled",
  run: read,
  smallest: 16 * 1024
}

/** The authority's document and this service's own of the same request, the latter signed or not. */
interface ComparedXml {
  readonly filed: Uint8Array
  readonly own: Uint8Array
}

const rootOf = (bytes: Uint8Array): XmlElement | undefined =>
  Result.match(parse(bytes, xmlLimits), { onFailure: () => undefined, onSuccess: ({ root }) => root })

const compare = ({ filed, own }: ComparedXml): ReadonlyArray<string> => {
  const [theirs, ours] = [rootOf(filed), rootOf(own)]
  if (theirs === undefined || ours === undefined) return ["$"]
  const elements = differingElements(ours, theirs)
  if (elements.length === 0) return []
  const [theirBody, ourBody] = [readXml(theirs)?.body, readXml(ours)?.body]
  const paths = theirBody === undefined || ourBody === undefined ? [] : differingPaths(theirBody, ourBody)
  return paths.length === 0 ? elements : paths
}

/**
 * Names the first differences between a document that the authority has and this service's own, apart from their
 * signatures: JSON paths of fields, or else XPaths. Empty for equal content.
 */
export const compareFiled: Task<ComparedXml, ReadonlyArray<string>> = {
  name: "compareFiled",
  run: compare,
  smallest: 16 * 1024
}
