import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto"
import { WrongPassword } from "../CertificateError.ts"
import {
  BerError,
  type BerValue,
  expectTag,
  explicit,
  objectIdentifier,
  octets,
  parseBer,
  sequenceOf,
  smallInteger,
  tags
} from "./Ber.ts"
import { decrypt, type DerivationBudget, type PasswordEncoding, unsupported } from "./PasswordBasedEncryption.ts"
import { blocksOf, deriveKey, purposes } from "./pkcs12Kdf.ts"
import { readPrivateKey, readShroudedKey } from "./readPrivateKey.ts"

/** Keys and certificates of a PKCS#12 file, in the order of the file. */
export interface PfxContent {
  readonly keys: ReadonlyArray<KeyObject>
  /** DER of X.509 certificates. */
  readonly certificates: ReadonlyArray<Uint8Array>
  /** Whether a MAC over the whole content was present and valid. */
  readonly authenticated: boolean
}

/**
 * Maximum number of iterations of a MAC; beyond it the MAC is not checked. Its derivation has no native implementation
 * and would take a second.
 */
const maximumMacIterations = 10_000

const maximumBags = 20

const contentTypes = { data: "1.2.840.113549.1.7.1", encryptedData: "1.2.840.113549.1.7.6" }

const bagTypes = {
  key: "1.2.840.113549.1.12.10.1.1",
  shroudedKey: "1.2.840.113549.1.12.10.1.2",
  certificate: "1.2.840.113549.1.12.10.1.3",
  safeContents: "1.2.840.113549.1.12.10.1.6"
}

const x509Certificate = "1.2.840.113549.1.9.22.1"

const macDigests: ReadonlyMap<string, string> = new Map([
  ["1.3.14.3.2.26", "sha1"],
  ["2.16.840.1.101.3.4.2.4", "sha224"],
  ["2.16.840.1.101.3.4.2.1", "sha256"],
  ["2.16.840.1.101.3.4.2.2", "sha384"],
  ["2.16.840.1.101.3.4.2.3", "sha512"]
])

/** Parses decrypted bytes. A wrong password leaves bytes that are not BER. */
const parseDecrypted = (plain: Uint8Array): BerValue => {
  try {
    return parseBer(plain)
  } catch {
    throw new WrongPassword()
  }
}

/** Checks the MAC; returns false if there is none to check. Throws {@link WrongPassword} if it is invalid. */
const checkMac = async (
  macData: BerValue | undefined,
  content: Uint8Array,
  password: PasswordEncoding,
  budget: DerivationBudget
) => {
  if (macData === undefined) return false
  const [digestInfo, saltValue, iterationsValue] = sequenceOf(macData)
  const [algorithm, digestValue] = sequenceOf(digestInfo)
  // A MAC of another kind (PBMAC1, RFC 9579) is not checked either, like one with too many iterations.
  const digest = macDigests.get(objectIdentifier(sequenceOf(algorithm)[0]))
  const iterations = iterationsValue === undefined ? 1 : Math.max(smallInteger(iterationsValue), 1)
  if (digest === undefined || iterations > maximumMacIterations) return false
  const expected = octets(expectTag(digestValue, tags.octetString))
  const salt = octets(expectTag(saltValue, tags.octetString))
  budget.spend("pkcs12", iterations, blocksOf(digest, expected.length))
  const key = await deriveKey(digest, purposes.mac, password.bmp, salt, iterations, expected.length)
  const actual = createHmac(digest, key).update(content).digest()
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new WrongPassword()
  return true
}

/** Reads a PKCS#12 file once, with one encoding of its password. */
class PfxReader {
  readonly keys: Array<KeyObject> = []
  readonly certificates: Array<Uint8Array> = []
  readonly #password: PasswordEncoding
  readonly #budget: DerivationBudget
  #bags = 0

  constructor(password: PasswordEncoding, budget: DerivationBudget) {
    this.#password = password
    this.#budget = budget
  }

  async readContentInfo(contentInfo: BerValue): Promise<void> {
    const [type, content] = sequenceOf(contentInfo)
    const name = objectIdentifier(type)
    if (name === contentTypes.data) {
      return this.readBags(parseBer(octets(expectTag(explicit(content, 0), tags.octetString))))
    }
    if (name !== contentTypes.encryptedData) throw unsupported("encryption to a public key")
    const [, encryptedContentInfo] = sequenceOf(explicit(content, 0))
    const [, algorithm, encrypted] = sequenceOf(encryptedContentInfo)
    if (encrypted === undefined) throw new BerError("no encrypted content")
    const plain = await decrypt(algorithm, octets(encrypted), this.#password, this.#budget)
    return this.readBags(parseDecrypted(plain))
  }

  async readBags(safeContents: BerValue): Promise<void> {
    for (const bag of sequenceOf(safeContents)) {
      if (++this.#bags > maximumBags) throw unsupported(`more than ${maximumBags} entries`)
      await this.#readBag(bag)
    }
  }

  async #readBag(bag: BerValue): Promise<void> {
    const [type, wrapped] = sequenceOf(bag)
    switch (objectIdentifier(type)) {
      case bagTypes.key:
        this.keys.push(readPrivateKey(Buffer.from(explicit(wrapped, 0).raw)))
        return
      case bagTypes.shroudedKey:
        this.keys.push(await readShroudedKey(explicit(wrapped, 0), this.#password, this.#budget))
        return
      case bagTypes.certificate: {
        const [certificateType, value] = sequenceOf(explicit(wrapped, 0))
        if (objectIdentifier(certificateType) === x509Certificate) this.certificates.push(octets(explicit(value, 0)))
        return
      }
      case bagTypes.safeContents:
        return this.readBags(explicit(wrapped, 0))
      default:
        return
    }
  }
}

/**
 * Reads a PKCS#12 file (RFC 7292), DER or BER. Throws {@link WrongPassword}, `UnsupportedCertificate` or
 * {@link BerError}.
 */
export const readPfx = async (
  bytes: Uint8Array,
  password: PasswordEncoding,
  budget: DerivationBudget
): Promise<PfxContent> => {
  const [version, authenticatedSafe, macData] = sequenceOf(parseBer(bytes))
  if (smallInteger(version) !== 3) throw new BerError("not version 3")
  const [type, content] = sequenceOf(authenticatedSafe)
  if (objectIdentifier(type) !== contentTypes.data) throw unsupported("a signature instead of a password")
  const safe = octets(expectTag(explicit(content, 0), tags.octetString))
  const authenticated = await checkMac(macData, safe, password, budget)

  const reader = new PfxReader(password, budget)
  for (const contentInfo of sequenceOf(parseBer(safe))) await reader.readContentInfo(contentInfo)
  return { keys: reader.keys, certificates: reader.certificates, authenticated }
}
