/** A password as the two families of encryption take it. */
export interface PasswordEncoding {
  /** For the PKCS#12 derivation: UTF-16BE with two zero octets at the end, or nothing at all. */
  readonly bmp: Uint8Array
  /** For PBKDF2. */
  readonly plain: Uint8Array
}

const bmpOf = (password: string): Uint8Array => {
  const octets = Buffer.alloc(password.length * 2 + 2)
  for (let i = 0; i < password.length; i++) octets.writeUInt16BE(password.charCodeAt(i), i * 2)
  return octets
}

/**
 * The encodings a password may have been used in, the standard's own first (RFC 7292 appendix B.1, RFC 8018 §3).
 * The empty password is written as an empty string or as none; old OpenSSL made a BMPString of each octet of the UTF-8
 * text; some programs take Latin-1 for UTF-8 or UTF-16 for PBKDF2 as well.
 */
export const passwordEncodings = (password: string): ReadonlyArray<PasswordEncoding> => {
  const utf8 = Buffer.from(password, "utf8")
  const standard: PasswordEncoding = { bmp: bmpOf(password), plain: utf8 }
  if (password === "") return [standard, { bmp: new Uint8Array(0), plain: utf8 }]
  if (utf8.length === password.length) return [standard]
  return [standard, { bmp: bmpOf(utf8.toString("latin1")), plain: Buffer.from(password, "latin1") }]
}
