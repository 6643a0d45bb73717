import { sha384 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { withOctets } from "../internal/withOctets.ts"

/** The scheme by which a key is computed, `cbc:UUID/@schemeName`. */
export type KeyScheme = "CUFE-SHA384" | "CUDE-SHA384" | "CUDS-SHA384" | "CUNE-SHA384"

/** One part of the text that is hashed into a key. Secret parts are shown only to the owner of the secret. */
export interface SeedPart {
  readonly name: string
  readonly value: string
  readonly secret: boolean
}

/** A hash with its parts: SHA-384 of the joined parts as 96 lower-case hexadecimal digits. */
export interface HashedSeed {
  readonly value: string
  readonly parts: ReadonlyArray<SeedPart>
}

/**
 * The unique code of a document: SHA-384 of the seed as 96 lower-case hexadecimal digits. The seed consists of the
 * joined parts (annex FE 1.9 §11).
 */
export interface DocumentKey extends HashedSeed {
  readonly scheme: KeyScheme
}

/** SHA-384 of a text's UTF-8 as lower-case hexadecimal. */
const sha384Hex = (text: string): string => withOctets(text, (octets) => bytesToHex(sha384(octets)))

/** The whole hashed text with its secrets. Never log it. */
export const seedOf = (key: DocumentKey): string => key.parts.map((part) => part.value).join("")

/** The seed with each secret part replaced by its name in braces: `…700085371800199436{technicalKey}1`. */
export const redactedSeedOf = (key: DocumentKey): string =>
  key.parts.map((part) => (part.secret ? `{${part.name}}` : part.value)).join("")

/** Hashes the parts. */
export const hashedSeed = (parts: ReadonlyArray<SeedPart>): HashedSeed => ({
  value: sha384Hex(parts.map((part) => part.value).join("")),
  parts
})

/** Hashes the parts of a key. */
export const documentKey = (scheme: KeyScheme, parts: ReadonlyArray<SeedPart>): DocumentKey => ({
  scheme,
  ...hashedSeed(parts)
})
