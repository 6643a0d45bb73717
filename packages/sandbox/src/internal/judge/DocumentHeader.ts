import type { DocumentFacts, DocumentIdentity } from "../state/DocumentStore.ts"
import type { PartyIdentity } from "../state/PartyIdentity.ts"
import type { Finding } from "./Finding.ts"

/** What is read of a document before it is judged. Missing fields are empty texts. */
export interface DocumentHeader {
  readonly number: string
  /** Lower case, as the authority stores it. */
  readonly documentKey: string
  readonly issuer: PartyIdentity
  /** Whom it is for, where the document says so in the way of UBL. */
  readonly receiver: PartyIdentity | undefined
  /** Lower case, as it is registered. */
  readonly softwareId: string
  /** Without the group, which the kind of document knows. */
  readonly identity: Omit<DocumentIdentity, "group">
  readonly facts: DocumentFacts
  /** The basic fields that are missing (StatusCode 66), under the codes of the rules about them. */
  readonly missing: ReadonlyArray<Finding>
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
  return /^\d+$/u.test(digits) ? { prefix: letters, number: BigInt(digits) } : { prefix: number, number: 0n }
}
