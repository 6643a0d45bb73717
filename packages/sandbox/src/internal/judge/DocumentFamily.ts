import type { XmlElement } from "libxml2-wasm"
import { isIssued } from "../certificates/CertificateDirectory.ts"
import type { DocumentHeader, DocumentIdentity } from "../document/DocumentHeader.ts"
import type { DocumentKind } from "../document/DocumentKind.ts"
import type { Finding } from "../document/Finding.ts"
import type { PartyIdentity } from "../document/PartyIdentity.ts"
import { text } from "../xml/query.ts"
import type { Knowledge } from "./Knowledge.ts"
import { type SignatureReport, verifySignature } from "./signature/verifySignature.ts"
import type { SchemaChecker } from "./structure/schemaProblems.ts"

/** Documents of one build, which one operation takes. */
export interface DocumentFamily<Kind extends DocumentKind> {
  /** The kind of a document by its root element and type code; `undefined` when the family does not have it. */
  readonly kindOf: (root: XmlElement) => Kind | undefined
  readonly readHeader: (root: XmlElement, kind: Kind | undefined) => DocumentHeader
  /** Judges schema, then signature and every business rule together. `xml` are the exact bytes. */
  readonly judge: (root: XmlElement, xml: Uint8Array, kind: Kind, now: number, knowledge: Knowledge) => Judgement
}

/** A field without which nothing can be judged: the rule about it, what was read and what to say when it is empty. */
export interface BasicField {
  readonly code: string
  readonly value: string
  readonly text: string
}

/** The basic fields that are empty, as findings. */
export const missingFindings = (fields: ReadonlyArray<BasicField>): ReadonlyArray<Finding> =>
  fields.filter(({ value }) => value === "").map(({ code, text }) => ({ code, kind: "rejection", text }))

/**
 * Splits a number at its prefix, which is the one stated or what precedes the digits at its end. Leading zeros do not
 * count.
 */
export const splitNumber = (
  number: string,
  prefix: string | undefined
): Pick<DocumentIdentity, "prefix" | "number"> => {
  const [, letters = "", digits = ""] =
    prefix === undefined
      ? (/^(.*?)(\d+)$/u.exec(number) ?? [])
      : ["", prefix, number.startsWith(prefix) ? number.slice(prefix.length) : ""]
  return /^\d{1,40}$/u.test(digits) ? { prefix: letters, number: BigInt(digits) } : { prefix: number, number: 0n }
}

/** Reads a party from its `cac:PartyTaxScheme`. */
export const readParty = (root: XmlElement, scheme: string): PartyIdentity => {
  const read = (path: string): string => text(root, `${scheme}/${path}`)?.trim() ?? ""
  return {
    name: read("cbc:RegistrationName"),
    nit: read("cbc:CompanyID"),
    checkDigit: read("cbc:CompanyID/@schemeID"),
    idType: read("cbc:CompanyID/@schemeName")
  }
}

/** The outcome of judging: a document that fails its schema is not judged any further. */
export type Judgement =
  | { readonly _tag: "SchemaFailure"; readonly problems: ReadonlyArray<string> }
  | {
      readonly _tag: "Judged"
      readonly findings: ReadonlyArray<Finding>
      /** Milliseconds since the epoch, when the signing time could be read. */
      readonly signedAt: number | undefined
    }

/** The most complaints about a document's structure. */
const mostProblems = 20

/**
 * Judges a document: its structure by `check`, then its signature and every rule together by `judge`. `xml` are the
 * exact bytes.
 */
export const judgeDocument = (
  check: SchemaChecker,
  root: XmlElement,
  xml: Uint8Array,
  now: number,
  { chain }: Knowledge,
  judge: (signature: SignatureReport) => ReadonlyArray<Finding>
): Judgement => {
  const problems = check(root, mostProblems)
  if (problems.length > 0) return { _tag: "SchemaFailure", problems }
  const signature = verifySignature(xml, now, (certificate) => chain === undefined || isIssued(certificate, chain))
  return { _tag: "Judged", findings: judge(signature), signedAt: signature.signedAt }
}
