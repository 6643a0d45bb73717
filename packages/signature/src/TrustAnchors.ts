import { Result, Schema } from "effect"
import { X509Certificate } from "node:crypto"
import { BerError } from "./internal/Ber.ts"
import { whyNoAuthority } from "./internal/checkPath.ts"
import { formatName } from "./internal/DistinguishedName.ts"
import { type PathCertificate, pathCertificateOf } from "./internal/PathCertificate.ts"
import { readRevocation } from "./internal/revocation.ts"

const why = {
  "no-certificate": "there is no certificate in it",
  "no-authority": "a certificate in it is not that of an authority that may issue certificates",
  malformed: "a certificate in it is malformed",
  "private-key": "it holds a private key",
  "unknown-content": "it holds something that is no certificate, revocation list or OCSP answer"
} as const

/** A file of trust anchors cannot be used. */
export class InvalidTrustFile extends Schema.TaggedError<InvalidTrustFile>()("InvalidTrustFile", {
  reason: Schema.Literals(["no-certificate", "no-authority", "malformed", "private-key", "unknown-content"])
}) {
  override get message(): string {
    return `The trust anchors cannot be read: ${why[this.reason]}.`
  }
}

const invalid = (reason: InvalidTrustFile["reason"]) => Result.fail(new InvalidTrustFile({ reason }))

/** A certification authority that a verifier has decided to trust. */
export interface TrustAnchor {
  /** RFC 2253. */
  readonly subject: string
  /** RFC 2253; that of a subordinate authority is another than its subject. */
  readonly issuer: string
  /** SHA-256 of its DER, 64 lower-case hexadecimal digits. */
  readonly fingerprint: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly certificate: X509Certificate
}

/** SHA-256 of a certificate's DER, 64 lower-case hexadecimal digits. */
export const fingerprintOf = ({ fingerprint256 }: X509Certificate): string =>
  fingerprint256.replaceAll(":", "").toLowerCase()

const isAuthority = (read: PathCertificate): boolean => {
  try {
    return whyNoAuthority(read) === undefined
  } catch (error) {
    if (error instanceof BerError) return false
    throw error
  }
}

/** Reads a certificate as an anchor; why it cannot be one otherwise. An anchor may be a subordinate authority. */
export const trustAnchorOf = (certificate: X509Certificate): Result.Result<TrustAnchor, InvalidTrustFile> => {
  const read = pathCertificateOf(certificate)
  if (read === undefined) return invalid("malformed")
  return isAuthority(read) ? Result.succeed(anchorOf(read)) : invalid("no-authority")
}

const anchorOf = ({ certificate, names }: PathCertificate): TrustAnchor => ({
  subject: formatName(names.subject),
  issuer: formatName(names.issuer),
  fingerprint: fingerprintOf(certificate),
  notBefore: certificate.validFromDate,
  notAfter: certificate.validToDate,
  certificate
})

interface Block {
  readonly label: string
  readonly der: Uint8Array
}

const pemBlock = /-----BEGIN ([A-Z0-9 ]+)-----([A-Za-z0-9+/=\s]*)-----END \1-----/gu

/** The blocks of a PEM file; a file without any is one block of DER. */
const blocksOf = (bytes: Uint8Array): ReadonlyArray<Block> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")
  const blocks = [...text.matchAll(pemBlock)].map(([, label = "", base64 = ""]) => ({
    label,
    der: new Uint8Array(Buffer.from(base64, "base64"))
  }))
  return blocks.length > 0 || text.includes("-----BEGIN") ? blocks : [{ label: "", der: bytes }]
}

const certificateLabels: ReadonlySet<string> = new Set(["CERTIFICATE", "TRUSTED CERTIFICATE", "X509 CERTIFICATE"])

const certificateOf = (der: Uint8Array): X509Certificate | undefined => {
  try {
    return new X509Certificate(der)
  } catch {
    return undefined
  }
}

/** Certificates in a file, PEM or DER. Fails where there is none. */
export const readCertificates = (
  bytes: Uint8Array
): Result.Result<ReadonlyArray<X509Certificate>, InvalidTrustFile> => {
  const blocks = blocksOf(bytes).filter(({ label }) => label === "" || certificateLabels.has(label))
  const found = blocks.flatMap(({ der }) => certificateOf(der) ?? [])
  if (found.length > 0 && found.length === blocks.length) return Result.succeed(found)
  return invalid(blocks.length === 0 ? "no-certificate" : "unknown-content")
}

/** What one file adds: authorities to trust, or lists and answers that say which certificates are revoked. */
const contentsOf = (bytes: Uint8Array): Result.Result<ReadonlyArray<TrustAnchor | Uint8Array>, InvalidTrustFile> => {
  const contents: Array<TrustAnchor | Uint8Array> = []
  for (const { der, label } of blocksOf(bytes)) {
    if (certificateLabels.has(label) || label === "") {
      const certificate = certificateOf(der)
      if (certificate !== undefined) {
        const anchor = trustAnchorOf(certificate)
        if (Result.isFailure(anchor)) return Result.fail(anchor.failure)
        contents.push(anchor.success)
        continue
      }
    }
    if (label.endsWith("PRIVATE KEY")) return invalid("private-key")
    if (readRevocation(der) === undefined) return invalid("unknown-content")
    contents.push(der)
  }
  return contents.length === 0 ? invalid("no-certificate") : Result.succeed(contents)
}

const isAnchor = (content: TrustAnchor | Uint8Array): content is TrustAnchor => "certificate" in content

/**
 * The authorities that a verifier trusts, with what is at hand about revoked certificates. A signature is somebody's
 * only where its certificate leads to one of them; without any nothing is proven.
 */
export class TrustAnchors {
  /** Trusts nobody. */
  static readonly none = new TrustAnchors([], [])

  /** Each once. */
  readonly anchors: ReadonlyArray<TrustAnchor>
  /** DER of revocation lists (RFC 5280 §5) and of answers of OCSP (RFC 6960). */
  readonly revocation: ReadonlyArray<Uint8Array>

  constructor(anchors: ReadonlyArray<TrustAnchor>, revocation: ReadonlyArray<Uint8Array> = []) {
    this.anchors = [...new Map(anchors.map((anchor) => [anchor.fingerprint, anchor])).values()]
    this.revocation = revocation
  }

  /**
   * Reads files: certificates of authorities, and optionally revocation lists (CRL) and answers of OCSP, in PEM or DER.
   * Each certificate becomes an anchor, a subordinate authority as well. Fails for a file that holds anything else, and
   * for a certificate that may not issue others.
   */
  static read(files: ReadonlyArray<Uint8Array>): Result.Result<TrustAnchors, InvalidTrustFile> {
    const contents: Array<TrustAnchor | Uint8Array> = []
    for (const file of files) {
      const read = contentsOf(file)
      if (Result.isFailure(read)) return Result.fail(read.failure)
      contents.push(...read.success)
    }
    const isEvidence = (content: TrustAnchor | Uint8Array): content is Uint8Array => !isAnchor(content)
    return Result.succeed(new TrustAnchors(contents.filter(isAnchor), contents.filter(isEvidence)))
  }

  /** These and those. */
  with({ anchors, revocation }: TrustAnchors): TrustAnchors {
    return new TrustAnchors([...this.anchors, ...anchors], [...this.revocation, ...revocation])
  }

  /** These without those. */
  without({ anchors }: TrustAnchors): TrustAnchors {
    const left = new Set(anchors.map(({ fingerprint }) => fingerprint))
    return new TrustAnchors(
      this.anchors.filter(({ fingerprint }) => !left.has(fingerprint)),
      this.revocation
    )
  }
}
