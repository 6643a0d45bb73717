import type { Result } from "effect"
import type { ParsedElement } from "../xml/ParsedElement.ts"
import type { DigestExplanation, SignatureReport } from "./SignatureReport.ts"

/** The reason why octets cannot be read as XML. */
export interface UnreadableXml {
  readonly reason: "malformed" | "encoding" | "doctype" | "version" | "limit"
  readonly detail: string
}

/** A parsed document, and the checks of its signature. They share one tree, because it may be large. */
export interface ParsedXml {
  readonly root: ParsedElement
  /** Verifies the signature at the current time, `at`; `receivedAt` is the recorded time of receipt, if any. */
  readonly verifySignature: (at: Date, receivedAt: Date | undefined) => SignatureReport
  readonly explainDigests: () => ReadonlyArray<DigestExplanation>
}

/**
 * The tools that a verification needs. They are passed in because this package contains no parser and no certificates.
 */
export interface VerifyTools {
  /** Parses strictly: with limits, without document type declaration. */
  readonly parse: (bytes: Uint8Array) => Result.Result<ParsedXml, UnreadableXml>
  /** UTF-8 of a text. */
  readonly encode: (text: string) => Uint8Array
}
