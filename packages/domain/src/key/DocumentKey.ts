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

const open = (name: string, value: string): SeedPart => ({ name, value, secret: false })
const secret = (name: string, value: string): SeedPart => ({ name, value, secret: true })

/** Hashes the parts of a key. */
export const documentKey = (scheme: KeyScheme, parts: ReadonlyArray<SeedPart>): DocumentKey => ({
  scheme,
  ...hashedSeed(parts)
})

/** Hosts of the public pages, by the code of the environment. */
const hosts = {
  "1": "catalogo-vpfe.dian.gov.co",
  "2": "catalogo-vpfe-hab.dian.gov.co"
} as const

/**
 * The address of a document's public page, by its key: `sts:QRCode` and the last line of the printed code (rule FAB36).
 */
export const publicPage = (environment: keyof typeof hosts, key: string): string =>
  `https://${hosts[environment]}/document/searchqr?documentkey=${key}`

/**
 * The software's fingerprint on one document, `sts:SoftwareSecurityCode`, with its parts: SHA-384 of software id, pin
 * and the document's full number (annex FE 1.9 §11.6, rule FAB27b).
 */
export const softwareFingerprint = (softwareId: string, pin: string, documentNumber: string): HashedSeed =>
  hashedSeed([open("softwareId", softwareId), secret("softwarePin", pin), open("number", documentNumber)])

/** The value of {@link softwareFingerprint}. */
export const softwareSecurityCode = (softwareId: string, pin: string, documentNumber: string): string =>
  softwareFingerprint(softwareId, pin, documentNumber).value

/**
 * The input of the key of a payroll document, as written in the XML: amounts with two fraction digits, the time with
 * its offset, identifications without check digit.
 */
export interface CuneInput {
  /** Full number, `NumeroSecuenciaXML/@Numero`. */
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly earned: string
  readonly deducted: string
  readonly net: string
  readonly employer: string
  readonly worker: string
  readonly typeCode: string
  readonly softwarePin: string
  readonly environment: string
}

/** The key of a payroll document or of its note (payroll annex 1.0 §8.1). */
export const cune = (input: CuneInput): DocumentKey =>
  documentKey("CUNE-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("earned", input.earned),
    open("deducted", input.deducted),
    open("net", input.net),
    open("employer", input.employer),
    open("worker", input.worker),
    open("typeCode", input.typeCode),
    secret("softwarePin", input.softwarePin),
    open("environment", input.environment)
  ])

/** The input of the key of an event, as written in the XML: the time with its offset, no check digits. */
export interface EventKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  /** Identification numbers of the party that generates the event (`sender`) and of its addressee (`receiver`). */
  readonly sender: string
  readonly receiver: string
  readonly responseCode: string
  /** Full number and type of the document that the event is about. */
  readonly referenceNumber: string
  readonly referenceTypeCode: string
  readonly softwarePin: string
}

/**
 * The CUDE of an event (annex FE 1.9 §11.5, annex RADIAN 1.1 §12.1.1, rule AAD06). Unlike all other keys, it does not
 * contain the environment.
 */
export const eventCude = (input: EventKeyInput): DocumentKey =>
  documentKey("CUDE-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("sender", input.sender),
    open("receiver", input.receiver),
    open("responseCode", input.responseCode),
    open("referenceNumber", input.referenceNumber),
    open("referenceTypeCode", input.referenceTypeCode),
    secret("softwarePin", input.softwarePin)
  ])

/**
 * The input of the key of a sale document, as written in the XML: amounts with two fraction digits, the time with its
 * offset, identifications without check digit.
 */
export interface SaleKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly grossAmount: string
  readonly iva: string
  readonly inc: string
  readonly ica: string
  readonly payableAmount: string
  readonly supplier: string
  readonly customer: string
  /** The range's technical key for a CUFE, the software's pin for a CUDE. */
  readonly secret: string
  readonly environment: string
}

/**
 * The key of a sale document. CUFE (invoices 01, 02, 04; annex FE 1.9 §11.2) and CUDE (contingency invoice 03, notes,
 * equivalent documents; §11.4) have the same formula and differ only in the secret. The order of the taxes is 01, 04,
 * 03.
 */
export const saleKey = (scheme: KeyScheme & ("CUFE-SHA384" | "CUDE-SHA384"), input: SaleKeyInput): DocumentKey =>
  documentKey(scheme, [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("grossAmount", input.grossAmount),
    open("ivaCode", "01"),
    open("iva", input.iva),
    open("incCode", "04"),
    open("inc", input.inc),
    open("icaCode", "03"),
    open("ica", input.ica),
    open("payableAmount", input.payableAmount),
    open("supplier", input.supplier),
    open("customer", input.customer),
    secret(scheme === "CUFE-SHA384" ? "technicalKey" : "softwarePin", input.secret),
    open("environment", input.environment)
  ])

/** The input of the key of a support document, as written in the XML. */
export interface SupportKeyInput {
  readonly number: string
  readonly issueDate: string
  readonly issueTime: string
  readonly grossAmount: string
  /**
   * Total IVA, as the annex's path `TaxTotal/TaxAmount` requires. One official sample hashes one of two subtotals
   * instead.
   */
  readonly iva: string
  readonly payableAmount: string
  /** Identification number of the seller, who is not obliged to invoice. */
  readonly supplier: string
  /** Identification number of the buyer, who is the issuer. */
  readonly customer: string
  readonly softwarePin: string
  readonly environment: string
}

/** The CUDS of a support document and of its adjustment note (annex DS 1.1 §14.1.1). */
export const supportKey = (input: SupportKeyInput): DocumentKey =>
  documentKey("CUDS-SHA384", [
    open("number", input.number),
    open("issueDate", input.issueDate),
    open("issueTime", input.issueTime),
    open("grossAmount", input.grossAmount),
    open("ivaCode", "01"),
    open("iva", input.iva),
    open("payableAmount", input.payableAmount),
    open("supplier", input.supplier),
    open("customer", input.customer),
    secret("softwarePin", input.softwarePin),
    open("environment", input.environment)
  ])
