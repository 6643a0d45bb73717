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

/**
 * Functions to read and judge the documents of a family: documents with the same structure, which one operation
 * accepts.
 */
export interface DocumentFamily<Kind extends DocumentKind> {
  /** Kind of a document by its root element and type code; `undefined` if the family does not contain it. */
  readonly kindOf: (root: XmlElement) => Kind | undefined
  readonly readHeader: (root: XmlElement, kind: Kind | undefined) => DocumentHeader
  /** Judges the schema, then signature and all business rules together. `xml` are the exact bytes. */
  readonly judge: (root: XmlElement, xml: Uint8Array, kind: Kind, now: number, knowledge: Knowledge) => Judgement
}

/** A field that is required for judging: the code of its rule, its value and the message if it is empty. */
export interface BasicField {
  readonly code: string
  readonly value: string
  readonly text: string
}

/** Makes a finding for each empty basic field. */
export const missingFindings = (fields: ReadonlyArray<BasicField>): ReadonlyArray<Finding> =>
  fields.filter(({ value }) => value === "").map(({ code, text }) => ({ code, kind: "rejection", text }))

/**
 * Splits a number into prefix and digits. The prefix is the stated one, else the text before the final digits. Leading
 * zeros do not count.
 */
export const splitNumber = (
  number: string,
  prefix: string | undefined
): Pick<DocumentIdentity, "prefix" | "number"> => {
  const [, letters = "", digits = ""] =
    prefix === undefined
      ? (/^(.*(?<!\d))?(\d+)$/u.exec(number) ?? [])
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

/** Result of judging. A document that violates its schema is not judged further. */
export type Judgement =
  | { readonly _tag: "SchemaFailure"; readonly problems: ReadonlyArray<string> }
  | {
      readonly _tag: "Judged"
      readonly findings: ReadonlyArray<Finding>
      /** Signing time in milliseconds since the epoch, if it could be read. */
      readonly signedAt: number | undefined
    }

/** Maximum number of reported problems with a document's structure. */
const mostProblems = 20

/**
 * Judges a document: its structure by `check`, then its signature and all rules together by `judge`. `xml` are the
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
