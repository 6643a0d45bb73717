import { createPrivateKey, type KeyObject } from "node:crypto"
import { WrongPassword } from "../CertificateError.ts"
import { BerError, type BerValue, objectIdentifier, octets, sequenceOf, smallInteger } from "./Ber.ts"
import { type Encryption, type PasswordEncoding, readEncryption } from "./PasswordBasedEncryption.ts"

const tripleDesBySha1 = "1.2.840.113549.1.12.1.3"

/** Maximum number of iterations for OpenSSL's derivation; more would block the event loop for milliseconds. */
const maximumNativeIterations = 10_000

/** Reads a PKCS#8 key in plain DER and overwrites it. Throws {@link WrongPassword}: the right password gives a key. */
export const readPrivateKey = (der: Buffer): KeyObject => {
  try {
    return createPrivateKey({ key: der, format: "der", type: "pkcs8" })
  } catch {
    throw new WrongPassword()
  } finally {
    der.fill(0)
  }
}

/** Whether OpenSSL reads a password as we do: it always assumes UTF-8, so only ASCII is certain. */
const isAscii = ({ plain }: PasswordEncoding): boolean => plain.length > 0 && plain.every((octet) => octet < 0x80)

/**
 * Reads an EncryptedPrivateKeyInfo with triple DES by OpenSSL. It derives the key several times faster and keeps it out
 * of our memory. Returns `undefined` if OpenSSL refuses or might read the password differently.
 */
const readNatively = (
  shrouded: BerValue,
  algorithm: BerValue | undefined,
  password: PasswordEncoding
): KeyObject | undefined => {
  const [id, parameters] = sequenceOf(algorithm)
  if (objectIdentifier(id) !== tripleDesBySha1 || !isAscii(password)) return undefined
  if (smallInteger(sequenceOf(parameters)[1]) > maximumNativeIterations) return undefined
  try {
    const key = Buffer.from(shrouded.raw)
    return createPrivateKey({ key, format: "der", type: "pkcs8", passphrase: Buffer.from(password.plain) })
  } catch {
    return undefined
  }
}

/** An encrypted key that is not decrypted yet. */
interface ShroudedKey extends Pick<Encryption, "nanos"> {
  /** Decrypts the key. Throws {@link WrongPassword}. */
  readonly open: (password: PasswordEncoding) => Promise<KeyObject>
}

/**
 * Reads an encrypted key (EncryptedPrivateKeyInfo, RFC 5208 §6). Throws `UnsupportedCertificate` or {@link BerError}.
 */
export const readShroudedKey = (shrouded: BerValue): ShroudedKey => {
  const [algorithm, encrypted] = sequenceOf(shrouded)
  if (encrypted === undefined) throw new BerError("no encrypted key")
  const { decrypt, nanos } = readEncryption(algorithm)
  return {
    nanos,
    open: async (password) =>
      readNatively(shrouded, algorithm, password) ?? readPrivateKey(await decrypt(octets(encrypted), password))
  }
}
