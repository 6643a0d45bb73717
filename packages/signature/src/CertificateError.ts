import { Schema } from "effect"

/** The password does not open the file, or the file is damaged: the two are indistinguishable. */
export class WrongPassword extends Schema.TaggedError<WrongPassword>()("WrongPassword", {}) {
  override get message(): string {
    return "The password does not open the certificate file, or the file is damaged."
  }
}

/** The file is not a PKCS#12 file (RFC 7292), or a certificate in it is not an X.509 certificate. */
export class MalformedCertificate extends Schema.TaggedError<MalformedCertificate>()("MalformedCertificate", {
  /** The invalid part; never a value from the file. */
  reason: Schema.String
}) {
  override get message(): string {
    return `The certificate file cannot be read: ${this.reason}.`
  }
}

/** The file is valid but uses a refused feature: an old cipher, too many iterations, excessive size. */
export class UnsupportedCertificate extends Schema.TaggedError<UnsupportedCertificate>()("UnsupportedCertificate", {
  /** The refused feature. */
  feature: Schema.String,
  /** Instructions to convert the file so that it is accepted. */
  remedy: Schema.String
}) {
  override get message(): string {
    return `The certificate file uses ${this.feature}, which is not accepted. ${this.remedy}`
  }
}

/** The file holds no private key. */
export class NoPrivateKey extends Schema.TaggedError<NoPrivateKey>()("NoPrivateKey", {}) {
  override get message(): string {
    return "The certificate file holds no private key; export it again together with its key."
  }
}

/** The file holds no certificate. */
export class NoCertificate extends Schema.TaggedError<NoCertificate>()("NoCertificate", {}) {
  override get message(): string {
    return "The certificate file holds a private key but no certificate."
  }
}

/** No certificate in the file belongs to the private key. */
export class KeyMismatch extends Schema.TaggedError<KeyMismatch>()("KeyMismatch", {}) {
  override get message(): string {
    return "No certificate in the file belongs to the private key in it."
  }
}

/** The key is not an RSA key of 2048 bits or more, the only kind that the authority accepts. */
export class WeakKey extends Schema.TaggedError<WeakKey>()("WeakKey", {
  /** Key type as OpenSSL names it, e.g. `rsa`, `ec`. */
  keyType: Schema.String,
  /** Modulus length of an RSA key. */
  bits: Schema.optionalKey(Schema.Int)
}) {
  override get message(): string {
    const actualKey = this.bits === undefined ? this.keyType : `${this.keyType} of ${this.bits} bits`
    return `The key is ${actualKey}; RSA of 2048 bits or more is needed.`
  }
}

/** The certificate has expired at the time of use. */
export class CertificateExpired extends Schema.TaggedError<CertificateExpired>()("CertificateExpired", {
  notAfter: Schema.Date,
  at: Schema.Date
}) {
  override get message(): string {
    return `The certificate expired at ${this.notAfter.toISOString()}.`
  }
}

/** The certificate is not valid yet at the time of use. */
export class CertificateNotYetValid extends Schema.TaggedError<CertificateNotYetValid>()("CertificateNotYetValid", {
  notBefore: Schema.Date,
  at: Schema.Date
}) {
  override get message(): string {
    return `The certificate is not valid before ${this.notBefore.toISOString()}.`
  }
}

/**
 * Errors of a certificate file that cannot be used for signing. No member carries a password, a key or certificate
 * content.
 */
export type CertificateError =
  | WrongPassword
  | MalformedCertificate
  | UnsupportedCertificate
  | NoPrivateKey
  | NoCertificate
  | KeyMismatch
  | WeakKey
  | CertificateExpired
  | CertificateNotYetValid
