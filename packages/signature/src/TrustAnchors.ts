import { Effect, FileSystem, Path, Result, Schema } from "effect"
import { X509Certificate } from "node:crypto"
import { BerError } from "./internal/Ber.ts"
import { accompanying, readCertificate } from "./internal/checkCertificate.ts"
import { whyNoAuthority } from "./internal/checkPath.ts"
import { formatName } from "./internal/DistinguishedName.ts"
import {
  fingerprintOf,
  isSignedBy,
  type PathCertificate,
  pathCertificateOf,
  readPathCertificate,
  sameName
} from "./internal/PathCertificate.ts"
import { readRevocation } from "./internal/revocation.ts"
import { locateSignature } from "./internal/SignatureParts.ts"
import { provePath } from "./internal/validatePath.ts"
import type { SigningIdentity } from "./SigningIdentity.ts"
import type { Proof } from "./VerificationReport.ts"
import type { XmlDocument } from "./XmlTree.ts"

const why = {
  "no-certificate": { en: "there is no certificate in it", es: "no contiene un certificado" },
  "no-authority": {
    en: "a certificate in it is not that of an authority that may issue certificates",
    es: "contiene un certificado que no es de una entidad que pueda emitir certificados"
  },
  malformed: { en: "a certificate in it is malformed", es: "contiene un certificado mal formado" },
  "private-key": { en: "it holds a private key", es: "contiene una llave privada" },
  "unknown-content": {
    en: "it holds something that is no certificate, revocation list or OCSP answer",
    es: "contiene algo que no es un certificado, una lista de revocación ni una respuesta OCSP"
  }
} as const

/** A file of trust anchors cannot be used. */
export class InvalidTrustFile extends Schema.TaggedError<InvalidTrustFile>()("InvalidTrustFile", {
  reason: Schema.Literals(["no-certificate", "no-authority", "malformed", "private-key", "unknown-content"])
}) {
  /** The message in both languages. */
  get text(): { readonly en: string; readonly es: string } {
    const { en, es } = why[this.reason]
    return { en: `The trust anchors cannot be read: ${en}.`, es: `No se pueden leer las anclas de confianza: ${es}.` }
  }

  override get message(): string {
    return this.text.en
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
 * The authorities that a verifier trusts, with what is known about revoked certificates. A signature is somebody's
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

  /** These as files that {@link TrustAnchors.read} takes: what can be sent to where they cannot. */
  get files(): ReadonlyArray<Uint8Array> {
    return [...this.anchors.map(({ certificate }) => new Uint8Array(certificate.raw)), ...this.revocation]
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

/** A file or folder of trust anchors cannot be used. */
export class TrustNotLoaded extends Schema.TaggedError<TrustNotLoaded>()("TrustNotLoaded", {
  /** The file, or the folder where it cannot be read. */
  path: Schema.String,
  /** What is wrong with its content; absent where it cannot be read. */
  invalid: Schema.optionalKey(InvalidTrustFile)
}) {
  /** The message in both languages. */
  get text(): { readonly en: string; readonly es: string } {
    const { invalid, path } = this
    return invalid === undefined
      ? { en: `${path} cannot be read.`, es: `No se puede leer ${path}.` }
      : { en: `${path}: ${invalid.text.en}`, es: `${path}: ${invalid.text.es}` }
  }

  override get message(): string {
    return this.text.en
  }
}

const isTrustFile = (name: string): boolean => /\.(?:pem|crt|cer|der|crl|ocsp)$/iu.test(name)

/**
 * Loads trust anchors from a file, or from all files of a folder that end in `.pem`, `.crt`, `.cer`, `.der`, `.crl` or
 * `.ocsp`, in the order of their names. An empty folder trusts nobody.
 */
export const loadTrustAnchors = Effect.fn("loadTrustAnchors")(function* (path: string) {
  const files = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const unreadable = Effect.mapError(() => new TrustNotLoaded({ path }))
  const { type } = yield* unreadable(files.stat(path))
  const names =
    type === "Directory"
      ? (yield* unreadable(files.readDirectory(path)))
          .filter(isTrustFile)
          .toSorted()
          .map((name) => paths.join(path, name))
      : [path]
  let trust = TrustAnchors.none
  for (const name of names) {
    const bytes = yield* Effect.mapError(files.readFile(name), () => new TrustNotLoaded({ path: name }))
    const read = yield* Effect.mapError(
      Effect.fromResult(TrustAnchors.read([bytes])),
      (invalid) => new TrustNotLoaded({ path: name, invalid })
    )
    trust = trust.with(read)
  }
  return trust
})

/**
 * Why nothing shows that a certificate belongs to whom it names: no path by RFC 5280 leads from it to an anchor, with
 * the certificates of its file between, or one of the path was revoked. `undefined` where a path holds.
 *
 * @param at - moment at which every certificate of the path must be valid
 */
export const distrustOf = (
  { certificate, chain }: Pick<SigningIdentity, "certificate" | "chain">,
  { anchors, revocation }: TrustAnchors,
  at: Date
): Exclude<Proof, { readonly degree: "proven" }> | undefined => {
  const signer = pathCertificateOf(certificate)
  if (signer === undefined) {
    return { degree: "broken", check: "certificate", detail: "an extension of the certificate is malformed" }
  }
  const proof = provePath(signer, {
    anchors: anchors.map((anchor) => anchor.certificate),
    intermediates: chain.flatMap((issuer) => pathCertificateOf(issuer) ?? []),
    revocation,
    at,
    time: "stated"
  })
  return proof.degree === "proven" ? undefined : proof
}

/** Who issued a signer's certificate, as far as the document says. */
export interface SignerIssuer {
  readonly signer: X509Certificate
  /** The certificate of the issuer, if the document has it along: its key signed that of the signer. */
  readonly issuer: X509Certificate | undefined
  /** Addresses at which the issuer's certificate can be fetched, as the signer's certificate says. */
  readonly addresses: ReadonlyArray<string>
}

const caIssuers = /^CA Issuers - URI:(\S+)$/gmu

/** The signer's certificate of a document and its issuer's; undefined where it is not signed by a readable one. */
export const issuerIn = (document: XmlDocument): SignerIssuer | undefined => {
  const { parts } = locateSignature(document)
  const facts = parts === undefined ? undefined : readCertificate(parts.keyInfo).facts
  const signer = facts === undefined ? undefined : pathCertificateOf(facts.certificate)
  if (parts === undefined || signer === undefined) return undefined
  const issuer = accompanying(parts)
    .certificates.flatMap((der) => readPathCertificate(der) ?? [])
    .find((one) => sameName(one.names.subject, signer.names.issuer) && isSignedBy(signer.signed, one.publicKey))
  const addresses = [...(signer.certificate.infoAccess ?? "").matchAll(caIssuers)].flatMap(
    ([, address]) => address ?? []
  )
  return { signer: signer.certificate, issuer: issuer?.certificate, addresses }
}
