import { Effect, FileSystem, Path, Result, Schema } from "effect"
import { X509Certificate } from "node:crypto"
import { BerError } from "./internal/Ber.ts"
import { accompanying } from "./internal/accompanying.ts"
import { readCertificate } from "./internal/checkCertificate.ts"
import { brokenIssuerRule } from "./internal/checkPath.ts"
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
import type { Proof } from "./SignatureReport.ts"
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
    en: "it holds something other than certificates, revocation lists and OCSP answers",
    es: "contiene algo distinto de certificados, listas de revocación y respuestas OCSP"
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

/** A certification authority that the verifier trusts. */
export interface TrustAnchor {
  /** Subject in RFC 2253 form. */
  readonly subject: string
  /** Issuer in RFC 2253 form; differs from the subject for a subordinate authority. */
  readonly issuer: string
  /** SHA-256 of the certificate's DER, 64 lower-case hexadecimal digits. */
  readonly fingerprint: string
  readonly notBefore: Date
  readonly notAfter: Date
  readonly certificate: X509Certificate
}

const isAuthority = (read: PathCertificate): boolean => {
  try {
    return brokenIssuerRule(read) === undefined
  } catch (error) {
    if (error instanceof BerError) return false
    throw error
  }
}

/** Makes an anchor of a certificate, which may be that of a subordinate authority. Fails if it cannot be an anchor. */
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

/** Splits a PEM file into blocks; a file without PEM blocks is one block of DER. */
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

/** Reads the certificates in a file, PEM or DER. Fails if there is none. */
export const readCertificates = (
  bytes: Uint8Array
): Result.Result<ReadonlyArray<X509Certificate>, InvalidTrustFile> => {
  const blocks = blocksOf(bytes).filter(({ label }) => label === "" || certificateLabels.has(label))
  const certificates = blocks.flatMap(({ der }) => certificateOf(der) ?? [])
  if (certificates.length > 0 && certificates.length === blocks.length) return Result.succeed(certificates)
  return invalid(blocks.length === 0 ? "no-certificate" : "unknown-content")
}

/** Contents of one file: authorities to trust, and CRLs or OCSP answers that say which certificates are revoked. */
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
 * Authorities that a verifier trusts, and information about revoked certificates. A signature is proven only if its
 * certificate leads to one of these authorities; without any, nothing is proven.
 */
export class TrustAnchors {
  /** Anchors that trust nobody. */
  static readonly none = new TrustAnchors([], [])

  /** Trusted authorities, without duplicates. */
  readonly anchors: ReadonlyArray<TrustAnchor>
  /** DER of revocation lists (RFC 5280 §5) and OCSP answers (RFC 6960). */
  readonly revocation: ReadonlyArray<Uint8Array>

  constructor(anchors: ReadonlyArray<TrustAnchor>, revocation: ReadonlyArray<Uint8Array> = []) {
    this.anchors = [...new Map(anchors.map((anchor) => [anchor.fingerprint, anchor])).values()]
    this.revocation = revocation
  }

  /**
   * Reads files: certificates of authorities, and optionally revocation lists (CRL) and OCSP answers, in PEM or DER.
   * Each certificate becomes an anchor, including those of subordinate authorities. Fails for a file with other
   * content, and for a certificate that may not issue others.
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

  /** The anchors as files that {@link TrustAnchors.read} accepts, for sending them to another process. */
  get files(): ReadonlyArray<Uint8Array> {
    return [...this.anchors.map(({ certificate }) => new Uint8Array(certificate.raw)), ...this.revocation]
  }

  /** Returns these anchors and revocation data together with those of another instance. */
  with({ anchors, revocation }: TrustAnchors): TrustAnchors {
    return new TrustAnchors([...this.anchors, ...anchors], [...this.revocation, ...revocation])
  }

  /** Returns these anchors without those of another instance; the revocation data stay unchanged. */
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
  /** Path of the file, or of the folder if the folder cannot be read. */
  path: Schema.String,
  /** Error in the file's content; absent if the path cannot be read. */
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
 * `.ocsp`, sorted by name. An empty folder trusts nobody.
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
 * Reason not to trust a certificate. Either no path by RFC 5280 leads from it to an anchor through the certificates of
 * its file, or a certificate of the path was revoked. `undefined` if a path is valid.
 *
 * @param at - time at which every certificate of the path must be valid
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

/** Issuer of a signer's certificate, as far as the document states it. */
export interface SignerIssuer {
  readonly signer: X509Certificate
  /** The issuer's certificate, if the document contains it; its key signed the signer's certificate. */
  readonly issuer: X509Certificate | undefined
  /** Addresses of the issuer's certificate, as stated in the signer's certificate. */
  readonly addresses: ReadonlyArray<string>
}

const caIssuers = /^CA Issuers - URI:(\S+)$/gmu

/**
 * Finds the signer's certificate in a document, and its issuer's, which `radicar trust` proposes as an anchor;
 * `undefined` without a signature or a readable certificate.
 */
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
