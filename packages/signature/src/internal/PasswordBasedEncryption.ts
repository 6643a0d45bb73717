import { Data } from "effect"
import { createDecipheriv, pbkdf2, pbkdf2Sync } from "node:crypto"
import { promisify } from "node:util"
import { isMainThread } from "node:worker_threads"
import { UnsupportedCertificate, WrongPassword } from "../CertificateError.ts"
import { BerError, type BerValue, objectIdentifier, octets, sequenceOf, smallInteger, tags, universal } from "./Ber.ts"
import { decryptRc2 } from "./decryptRc2.ts"
import { deriveKey, derivationNanos, purposes } from "./pkcs12Kdf.ts"

/** A password in the encodings of the two families of encryption. */
export interface PasswordEncoding {
  /** Password for the PKCS#12 derivation: UTF-16BE with two zero bytes at the end, or empty. */
  readonly bmp: Uint8Array
  /** Password for PBKDF2. */
  readonly plain: Uint8Array
}

const bmpOf = (password: string): Uint8Array => {
  const octets = Buffer.alloc(password.length * 2 + 2)
  for (let i = 0; i < password.length; i++) octets.writeUInt16BE(password.charCodeAt(i), i * 2)
  return octets
}

/**
 * Encodings that may have been used for a password, the standard one first (RFC 7292 appendix B.1, RFC 8018 §3). The
 * empty password occurs as an empty string and as no string at all. OpenSSL derives keys by PBKDF2 from the octets that
 * it is given, which are Latin-1 in some terminals and programs, but reads them as text for the MAC. Before 1.1.0 it
 * made a BMPString of each octet of the UTF-8 text.
 */
export const passwordEncodings = (password: string): ReadonlyArray<PasswordEncoding> => {
  const utf8 = Buffer.from(password, "utf8")
  const standard: PasswordEncoding = { bmp: bmpOf(password), plain: utf8 }
  if (password === "") return [standard, { bmp: new Uint8Array(0), plain: utf8 }]
  if (utf8.length === password.length) return [standard]
  return [
    standard,
    { ...standard, plain: Buffer.from(password, "latin1") },
    { ...standard, bmp: bmpOf(utf8.toString("latin1")) }
  ]
}

const remedy = "Convert it with: openssl pkcs12 -legacy -in old.p12 -noenc | openssl pkcs12 -export -out new.p12"

/** An {@link UnsupportedCertificate} with instructions to convert the file. */
export const unsupported = (feature: string): UnsupportedCertificate => new UnsupportedCertificate({ feature, remedy })

/** The derivations of a file would take longer than its budget; those beyond it have not begun. */
export class DerivationTooLong extends Data.TaggedError("DerivationTooLong") {}

/**
 * Counts the estimated processor time of the derivations of a file, under all encodings of its password; one instance
 * per file. Only their cost is bounded: a limit of rounds taken from the files of some year refuses later ones.
 */
export class DerivationBudget {
  #nanos: number

  /** `millis` is the maximum in milliseconds. */
  constructor(millis: number) {
    this.#nanos = millis * 1_000_000
  }

  /** Counts derivations before the first of them runs. Throws {@link DerivationTooLong} beyond the maximum. */
  spend(nanos: number): void {
    this.#nanos -= nanos
    if (this.#nanos < 0) throw new DerivationTooLong()
  }
}

/** Reads a number of iterations. Throws {@link BerError} unless it is positive. */
const iterationsOf = (value: BerValue | undefined): number => {
  const iterations = smallInteger(value)
  if (iterations < 1) throw new BerError("no iterations")
  return iterations
}

/** A way to decrypt a part of a file, read from its parameters; nothing is derived yet. */
export interface Encryption {
  /** Estimated processor time of the derivation in nanoseconds. */
  readonly nanos: number
  /** Decrypts data. Throws {@link WrongPassword}. */
  readonly decrypt: (data: Uint8Array, password: PasswordEncoding) => Promise<Buffer>
}

const pbkdf2Async = promisify(pbkdf2)

/**
 * Derives a key by PBKDF2 on Node's thread pool. In a worker thread it derives in that thread, so that the thread's
 * processor time includes it.
 */
const derivePbkdf2 = (...input: Parameters<typeof pbkdf2Sync>): Buffer | Promise<Buffer> =>
  isMainThread ? pbkdf2Async(...input) : pbkdf2Sync(...input)

const hmacWithSha1 = "1.2.840.113549.2.7"

/**
 * PBKDF2 pseudo-random functions (RFC 8018 appendix B.1.2), with their output length in bytes, and the processor time
 * of a round in nanoseconds: measured on 28 November 2026 with Node 24.21, and rounded up for processors without
 * instructions for SHA.
 */
const prfs: ReadonlyMap<string, { readonly name: string; readonly output: number; readonly nanos: number }> = new Map([
  [hmacWithSha1, { name: "sha1", output: 20, nanos: 300 }],
  ["1.2.840.113549.2.8", { name: "sha224", output: 28, nanos: 400 }],
  ["1.2.840.113549.2.9", { name: "sha256", output: 32, nanos: 400 }],
  ["1.2.840.113549.2.10", { name: "sha384", output: 48, nanos: 600 }],
  ["1.2.840.113549.2.11", { name: "sha512", output: 64, nanos: 600 }],
  ["1.2.840.113549.2.12", { name: "sha512-224", output: 28, nanos: 600 }],
  ["1.2.840.113549.2.13", { name: "sha512-256", output: 32, nanos: 600 }]
])

const ciphers: ReadonlyMap<string, { readonly name: string; readonly keyLength: number }> = new Map([
  ["2.16.840.1.101.3.4.1.2", { name: "aes-128-cbc", keyLength: 16 }],
  ["2.16.840.1.101.3.4.1.22", { name: "aes-192-cbc", keyLength: 24 }],
  ["2.16.840.1.101.3.4.1.42", { name: "aes-256-cbc", keyLength: 32 }],
  ["1.2.840.113549.3.7", { name: "des-ede3-cbc", keyLength: 24 }]
])

/** PBE schemes of RFC 7292 appendix C: key length in bytes, and whether the cipher is RC2 instead of triple DES. */
const legacySchemes: ReadonlyMap<string, { readonly keyLength: number; readonly rc2: boolean }> = new Map([
  ["1.2.840.113549.1.12.1.3", { keyLength: 24, rc2: false }],
  ["1.2.840.113549.1.12.1.4", { keyLength: 16, rc2: false }],
  ["1.2.840.113549.1.12.1.5", { keyLength: 16, rc2: true }],
  ["1.2.840.113549.1.12.1.6", { keyLength: 5, rc2: true }]
])

/** Length in bytes of the initialisation vector of triple DES and RC2. */
const vectorLength = 8

const refused: ReadonlyMap<string, string> = new Map([
  ["1.2.840.113549.1.12.1.1", "RC4 encryption"],
  ["1.2.840.113549.1.12.1.2", "RC4 encryption"],
  ["1.2.840.113549.1.5.3", "DES encryption"],
  ["1.2.840.113549.1.5.10", "DES encryption"],
  ["1.3.14.3.2.7", "DES encryption"],
  ["1.2.840.113549.3.2", "RC2 encryption with PBES2"],
  ["1.3.6.1.4.1.11591.4.11", "scrypt key derivation"]
])

const refuse = (algorithm: string): UnsupportedCertificate =>
  unsupported(refused.get(algorithm) ?? `the encryption algorithm ${algorithm}`)

/** Decrypts with OpenSSL; any failure there comes from a wrong password or a damaged file. */
const decipher = (name: string, key: Uint8Array, vector: Uint8Array, data: Uint8Array): Buffer => {
  try {
    const cipher = createDecipheriv(name, key, vector)
    const parts = [cipher.update(data), cipher.final()]
    const plain = Buffer.concat(parts)
    for (const part of parts) part.fill(0)
    return plain
  } catch {
    throw new WrongPassword()
  }
}

const removePadding = (plain: Buffer): Buffer => {
  const count = plain.at(-1) ?? 0
  const padding = plain.subarray(plain.length - count)
  if (count < 1 || count > 8 || padding.length !== count || padding.some((octet) => octet !== count)) {
    throw new WrongPassword()
  }
  return plain.subarray(0, plain.length - count)
}

const legacyEncryption = (
  { keyLength, rc2 }: { readonly keyLength: number; readonly rc2: boolean },
  parameters: BerValue | undefined
): Encryption => {
  const [saltValue, iterationsValue] = sequenceOf(parameters)
  if (saltValue === undefined) throw new BerError("no salt")
  const salt = octets(saltValue)
  const iterations = iterationsOf(iterationsValue)
  return {
    nanos: derivationNanos("sha1", iterations, keyLength) + derivationNanos("sha1", iterations, vectorLength),
    decrypt: async (data, { bmp }) => {
      const key = await deriveKey("sha1", purposes.key, bmp, salt, iterations, keyLength)
      const vector = await deriveKey("sha1", purposes.initialisationVector, bmp, salt, iterations, vectorLength)
      if (rc2) return removePadding(decryptRc2(key, keyLength * 8, vector, data))
      const tripleKey = key.length === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key
      return decipher("des-ede3-cbc", tripleKey, vector, data)
    }
  }
}

const pbes2Encryption = (parameters: BerValue | undefined): Encryption => {
  const [derivation, encryption] = sequenceOf(parameters)
  const [derivationId, derivationParameters] = sequenceOf(derivation)
  const derivationAlgorithm = objectIdentifier(derivationId)
  if (derivationAlgorithm !== "1.2.840.113549.1.5.12") throw refuse(derivationAlgorithm)
  const [saltValue, iterationsValue, ...options] = sequenceOf(derivationParameters)
  if (saltValue === undefined || saltValue.tag !== tags.octetString || saltValue.tagClass !== universal) {
    throw unsupported("a salt from another source")
  }
  const prfValue = options.find((option) => option.tag === tags.sequence)
  const prfId = prfValue === undefined ? hmacWithSha1 : objectIdentifier(sequenceOf(prfValue)[0])
  const prf = prfs.get(prfId)
  if (prf === undefined) throw unsupported(`the key derivation function ${prfId}`)

  const [cipherId, vectorValue] = sequenceOf(encryption)
  const cipherName = objectIdentifier(cipherId)
  const cipher = ciphers.get(cipherName)
  if (cipher === undefined) throw refuse(cipherName)
  if (vectorValue === undefined) throw new BerError("no initialisation vector")
  const vector = octets(vectorValue)

  const salt = octets(saltValue)
  const iterations = iterationsOf(iterationsValue)
  return {
    nanos: iterations * Math.ceil(cipher.keyLength / prf.output) * prf.nanos,
    decrypt: async (data, { plain }) =>
      decipher(cipher.name, await derivePbkdf2(plain, salt, iterations, cipher.keyLength, prf.name), vector, data)
  }
}

/**
 * Reads a PKCS#12 AlgorithmIdentifier: PBES2 with PBKDF2 (RFC 8018) or PBE with SHA-1 (RFC 7292 appendix C). Throws
 * {@link UnsupportedCertificate} or {@link BerError}.
 */
export const readEncryption = (algorithm: BerValue | undefined): Encryption => {
  const [id, parameters] = sequenceOf(algorithm)
  const name = objectIdentifier(id)
  if (name === "1.2.840.113549.1.5.13") return pbes2Encryption(parameters)
  const legacy = legacySchemes.get(name)
  if (legacy === undefined) throw refuse(name)
  return legacyEncryption(legacy, parameters)
}
