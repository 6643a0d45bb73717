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
import { type DerivationBudget, type PasswordEncoding, readEncryption, unsupported } from "./PasswordBasedEncryption.ts"
import { deriveKey, derivationNanos, purposes } from "./pkcs12Kdf.ts"
import { readPrivateKey, readShroudedKey } from "./readPrivateKey.ts"

/** Keys and certificates of a PKCS#12 file, those in clear before those that are encrypted. */
export interface PfxContent {
  readonly keys: ReadonlyArray<KeyObject>
  /** DER of X.509 certificates. */
  readonly certificates: ReadonlyArray<Uint8Array>
  /** Whether a MAC over the whole content was present and valid. */
  readonly authenticated: boolean
}

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

/** Work on a part of a file that needs the password. */
interface Step {
  /** Estimated processor time of its derivations in nanoseconds. */
  readonly nanos: number
  readonly run: (password: PasswordEncoding) => Promise<void>
}

/**
 * The check of the MAC, which throws {@link WrongPassword} if it is invalid; `undefined` if there is no MAC, or one of
 * another kind (PBMAC1, RFC 9579), which is not checked.
 */
const macStep = (macData: BerValue | undefined, content: Uint8Array): Step | undefined => {
  if (macData === undefined) return undefined
  const [digestInfo, saltValue, iterationsValue] = sequenceOf(macData)
  const [algorithm, digestValue] = sequenceOf(digestInfo)
  const digest = macDigests.get(objectIdentifier(sequenceOf(algorithm)[0]))
  if (digest === undefined) return undefined
  const iterations = iterationsValue === undefined ? 1 : Math.max(smallInteger(iterationsValue), 1)
  const expected = octets(expectTag(digestValue, tags.octetString))
  const salt = octets(expectTag(saltValue, tags.octetString))
  return {
    nanos: derivationNanos(digest, iterations, expected.length),
    run: async ({ bmp }) => {
      const key = await deriveKey(digest, purposes.mac, bmp, salt, iterations, expected.length)
      const actual = createHmac(digest, key).update(content).digest()
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new WrongPassword()
    }
  }
}

/** Reads a PKCS#12 file once, with one encoding of its password. */
class PfxReader {
  readonly keys: Array<KeyObject> = []
  readonly certificates: Array<Uint8Array> = []
  readonly #steps: Array<Step> = []
  #bags = 0

  addStep(step: Step): void {
    this.#steps.push(step)
  }

  /** Runs all steps, and those that they add. The cost of all known steps is counted before the first of them. */
  async run(password: PasswordEncoding, budget: DerivationBudget): Promise<void> {
    while (this.#steps.length > 0) {
      const steps = this.#steps.splice(0)
      budget.spend(steps.reduce((sum, { nanos }) => sum + nanos, 0))
      for (const step of steps) await step.run(password)
    }
  }

  readContentInfo(contentInfo: BerValue): void {
    const [type, content] = sequenceOf(contentInfo)
    const name = objectIdentifier(type)
    if (name === contentTypes.data) {
      return this.readBags(parseBer(octets(expectTag(explicit(content, 0), tags.octetString))))
    }
    if (name !== contentTypes.encryptedData) throw unsupported("encryption to a public key")
    const [, encryptedContentInfo] = sequenceOf(explicit(content, 0))
    const [, algorithm, encrypted] = sequenceOf(encryptedContentInfo)
    if (encrypted === undefined) throw new BerError("no encrypted content")
    const { decrypt, nanos } = readEncryption(algorithm)
    this.addStep({
      nanos,
      run: async (password) => this.readBags(parseDecrypted(await decrypt(octets(encrypted), password)))
    })
  }

  readBags(safeContents: BerValue): void {
    for (const bag of sequenceOf(safeContents)) {
      if (++this.#bags > maximumBags) throw unsupported(`more than ${maximumBags} entries`)
      this.#readBag(bag)
    }
  }

  #readBag(bag: BerValue): void {
    const [type, wrapped] = sequenceOf(bag)
    switch (objectIdentifier(type)) {
      case bagTypes.key:
        this.keys.push(readPrivateKey(Buffer.from(explicit(wrapped, 0).raw)))
        return
      case bagTypes.shroudedKey: {
        const { nanos, open } = readShroudedKey(explicit(wrapped, 0))
        this.addStep({ nanos, run: async (password) => void this.keys.push(await open(password)) })
        return
      }
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
 * Reads a PKCS#12 file (RFC 7292), DER or BER. Throws {@link WrongPassword}, `UnsupportedCertificate`,
 * `DerivationTooLong` or {@link BerError}.
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

  const reader = new PfxReader()
  const mac = macStep(macData, safe)
  if (mac !== undefined) reader.addStep(mac)
  for (const contentInfo of sequenceOf(parseBer(safe))) reader.readContentInfo(contentInfo)
  await reader.run(password, budget)
  return { keys: reader.keys, certificates: reader.certificates, authenticated: mac !== undefined }
}
