import { createPrivateKey, type KeyObject } from "node:crypto"
import { WrongPassword } from "../CertificateError.ts"
import { BerError, type BerValue, objectIdentifier, octets, sequenceOf, smallInteger } from "./Ber.ts"
import { decrypt, type DerivationBudget, type PasswordEncoding } from "./PasswordBasedEncryption.ts"

const tripleDesBySha1 = "1.2.840.113549.1.12.1.3"

/** Above this many iterations OpenSSL would keep the event loop from its work for milliseconds. */
const maximumNativeIterations = 10_000

/**
 * Reads a PKCS#8 key, plain DER, which is overwritten. Throws {@link WrongPassword}: with the right one it is a key.
 */
export const readPrivateKey = (der: Buffer): KeyObject => {
  try {
    return createPrivateKey({ key: der, format: "der", type: "pkcs8" })
  } catch {
    throw new WrongPassword()
  } finally {
    der.fill(0)
  }
}

/** Whether OpenSSL makes the same of a password as we do: it takes it for UTF-8, in whatever encoding it was used. */
const isAscii = ({ plain }: PasswordEncoding): boolean => plain.length > 0 && plain.every((octet) => octet < 0x80)

/**
 * The key of an EncryptedPrivateKeyInfo with triple DES, by OpenSSL, which derives it several times faster than we can
 * and keeps it out of our memory; `undefined` where it is not sure to do so, or refuses.
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

/**
 * Reads an encrypted key (EncryptedPrivateKeyInfo, RFC 5208 §6). Throws {@link WrongPassword}, `UnsupportedCertificate`
 * or {@link BerError}.
 */
export const readShroudedKey = async (
  shrouded: BerValue,
  password: PasswordEncoding,
  budget: DerivationBudget
): Promise<KeyObject> => {
  const [algorithm, encrypted] = sequenceOf(shrouded)
  if (encrypted === undefined) throw new BerError("no encrypted key")
  return (
    readNatively(shrouded, algorithm, password) ??
    readPrivateKey(await decrypt(algorithm, octets(encrypted), password, budget))
  )
}
