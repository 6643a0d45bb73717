import {
  issuerIn,
  readCertificates,
  type TrustAnchor,
  trustAnchorOf,
  TrustAnchors
} from "@radicar/signature/inner/TrustAnchors"
import { parse } from "@radicar/signature/inner/XmlTree"
import { Clock, Effect, FileSystem, Option, Path, Result, Schema } from "effect"
import { Command } from "effect/cli"
import type { X509Certificate } from "node:crypto"
import { looksLikeXml } from "../explain/explainedIn.ts"
import { failure } from "../Failure.ts"
import { trustFlag } from "../flags/verifyFlags.ts"
import { describeCommand, fileArgument, optionalText } from "../flags/flags.ts"
import { readInput } from "../input/readInput.ts"
import { factRows, type Layout, listText } from "../output/layout.ts"
import { Output, reporting } from "../output/Output.ts"
import { writeFile } from "../output/write.ts"
import { invalidTrust, trustPath, usedTrust } from "../trust/usedTrust.ts"
import { unpackXml } from "../verify/unpackXml.ts"

/** A trust anchor as shown in JSON and lists. */
interface ListedAnchor {
  /** Subject of the certificate, in the form of RFC 2253. */
  readonly subject: string
  readonly issuer: string
  /** SHA-256 fingerprint of the certificate: 64 hexadecimal digits. */
  readonly fingerprint: string
  readonly notBefore: string
  readonly notAfter: string
  /** Whether the certificate is valid today. Signatures made while it was valid remain proven. */
  readonly valid: boolean
}

const listed = ({ fingerprint, issuer, notAfter, notBefore, subject }: TrustAnchor, now: number): ListedAnchor => ({
  subject,
  issuer,
  fingerprint,
  notBefore: notBefore.toISOString(),
  notAfter: notAfter.toISOString(),
  valid: notBefore.getTime() <= now && now <= notAfter.getTime()
})

const validityText = ({ notAfter, notBefore, valid }: ListedAnchor, { say }: Layout): string => {
  const span = `${notBefore.slice(0, 10)} – ${notAfter.slice(0, 10)}`
  return valid ? span : `${span} ${say({ en: "(not today)", es: "(hoy no)" })}`
}

const none = {
  en: "No certification authority is trusted, so no signature is proven. radicar trust add FILE adds a certification authority.",
  es: "No se confía en ninguna entidad de certificación; ninguna firma queda probada. radicar trust add ARCHIVO agrega una entidad de certificación."
}

const anchorsText = listText<ListedAnchor>(none, (layout) => [
  { heading: { en: "authority", es: "entidad" }, least: 20, cell: ({ subject }) => subject },
  {
    heading: { en: "valid", es: "vigente" },
    cell: (anchor) => [validityText(anchor, layout), anchor.valid ? (text: string) => text : layout.paint.yellow]
  },
  {
    heading: { en: "fingerprint (SHA-256)", es: "huella (SHA-256)" },
    least: 16,
    cell: ({ fingerprint }) => fingerprint
  }
])

const anchorText = (anchor: ListedAnchor, layout: Layout): string =>
  factRows(layout, [
    [{ en: "authority", es: "entidad" }, anchor.subject],
    [{ en: "issued by", es: "emitida por" }, anchor.issuer],
    [{ en: "valid", es: "vigente" }, validityText(anchor, layout)],
    [{ en: "fingerprint", es: "huella" }, anchor.fingerprint]
  ])

const list = Command.make(
  "list",
  { trust: trustFlag },
  Effect.fn("trust list")(function* ({ trust }) {
    const output = yield* Output
    const now = yield* Clock.currentTimeMillis
    const items = (yield* usedTrust(trust)).anchors.map((anchor) => listed(anchor, now))
    yield* output.list(items, items, () => anchorsText(items, output))
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "List the certification authorities that are trusted, with fingerprint and validity",
    es: "Lista las entidades de certificación en que se confía, con huella y vigencia",
    examples: [{ command: "radicar trust list" }, { command: "radicar trust list --trust anchors.pem --output json" }]
  })
)

const noIssuer = (addresses: ReadonlyArray<string>) => {
  const [address] = addresses
  return failure(
    "invalid-document",
    {
      en: "The document has the certificate of its signer only, not that of its authority.",
      es: "El documento solo trae el certificado de quien firma, no el de la entidad que lo emitió."
    },
    address === undefined
      ? undefined
      : {
          en: `The signer's certificate says that it is at ${address}: fetch it, compare its fingerprint, and add the file.`,
          es: `El certificado de quien firma dice que está en ${address}: descárguelo, compare su huella y agregue el archivo.`
        }
  )
}

/** Finds the certificate of the authority that issued the signer's certificate in a document's chain. */
const issuerOfDocument = Effect.fnUntraced(function* (bytes: Uint8Array) {
  const unpacked = unpackXml(bytes)
  if (Result.isFailure(unpacked)) return yield* failure("invalid-document", unpacked.failure)
  const parsed = parse(unpacked.success.bytes)
  const chain = Result.isSuccess(parsed) ? issuerIn(parsed.success) : undefined
  if (chain === undefined) {
    return yield* failure("invalid-document", {
      en: "The document is not signed by a certificate that can be read.",
      es: "El documento no está firmado con un certificado legible."
    })
  }
  const { addresses, issuer } = chain
  return issuer === undefined ? yield* noIssuer(addresses) : issuer
})

const certificatesOf = Effect.fnUntraced(function* (file: string) {
  const bytes = yield* readInput(file)
  if (looksLikeXml(bytes)) return [yield* issuerOfDocument(bytes)]
  const read = readCertificates(bytes)
  return Result.isSuccess(read) ? read.success : yield* invalidTrust(file, read.failure)
})

const anchorsOf = Effect.fnUntraced(function* (file: string, certificates: ReadonlyArray<X509Certificate>) {
  const anchors: Array<TrustAnchor> = []
  for (const certificate of certificates) {
    const anchor = trustAnchorOf(certificate)
    if (Result.isFailure(anchor)) return yield* invalidTrust(file, anchor.failure)
    anchors.push(anchor.success)
  }
  return anchors
})

const digits = (fingerprint: string): string => fingerprint.replaceAll(/[^0-9A-Fa-f]/gu, "").toLowerCase()

const requireFingerprint = (anchors: ReadonlyArray<TrustAnchor>, expectedFingerprint: Option.Option<string>) => {
  const [anchor, ...others] = anchors
  if (
    Option.isNone(expectedFingerprint) ||
    (others.length === 0 && anchor?.fingerprint === digits(expectedFingerprint.value))
  ) {
    return Effect.void
  }
  return failure("invalid-document", {
    en: `The fingerprint is another: ${anchors.map(({ fingerprint }) => fingerprint).join(", ")}. Nothing was added.`,
    es: `La huella es otra: ${anchors.map(({ fingerprint }) => fingerprint).join(", ")}. No se agregó nada.`
  })
}

/** Stores anchors: in a folder as separate files, else appended to the file. */
const keep = Effect.fnUntraced(function* (path: string, anchors: ReadonlyArray<TrustAnchor>) {
  const files = yield* FileSystem.FileSystem
  const paths = yield* Path.Path
  const refused = () =>
    failure("configuration", { en: `${path} cannot be written.`, es: `No se puede escribir ${path}.` })
  const info = yield* Effect.option(files.stat(path))
  const isFile = Option.isSome(info) ? info.value.type === "File" : /\.(?:pem|crt|cer)$/iu.test(path)
  if (!isFile) {
    yield* Effect.mapError(files.makeDirectory(path, { recursive: true, mode: 0o700 }), refused)
    for (const { certificate, fingerprint } of anchors) {
      yield* writeFile(paths.join(path, `${fingerprint.slice(0, 16)}.pem`), Buffer.from(certificate.toString()))
    }
    return
  }
  const before = Option.isSome(info) ? yield* Effect.mapError(files.readFile(path), refused) : new Uint8Array()
  const stored = before.length === 0 ? Result.succeed(TrustAnchors.none) : TrustAnchors.read([before])
  if (Result.isFailure(stored)) return yield* invalidTrust(path, stored.failure)
  const text = Buffer.from(before).toString("latin1")
  const storedText = text.includes("-----BEGIN")
    ? text
    : stored.success.anchors.map(({ certificate }) => `${certificate}`).join("")
  const storedFingerprints = new Set(stored.success.anchors.map(({ fingerprint }) => fingerprint))
  const added = anchors
    .filter(({ fingerprint }) => !storedFingerprints.has(fingerprint))
    .map(({ certificate }) => `${certificate}`)
  const separator = storedText === "" || storedText.endsWith("\n") ? "" : "\n"
  yield* writeFile(path, Buffer.from(`${storedText}${separator}${added.join("")}`, "latin1"))
})

const Fingerprint = Schema.String.check(
  Schema.makeFilter((text) => digits(text).length === 64 || "a SHA-256 fingerprint: 64 hexadecimal digits")
)

const add = Command.make(
  "add",
  {
    file: fileArgument({
      en: "Certificate of an authority (PEM or DER), or a signed XML that brings its issuer's",
      es: "Certificado de una entidad (PEM o DER), o un XML firmado que traiga el de su emisor"
    }),
    fingerprint: optionalText(
      "fingerprint",
      "sha256",
      {
        en: "Adds it only if it has this fingerprint, which the authority publishes",
        es: "Solo lo agrega si tiene esta huella, que la entidad publica"
      },
      Fingerprint
    ),
    trust: trustFlag
  },
  Effect.fn("trust add")(function* ({ file, fingerprint, trust }) {
    const output = yield* Output
    const anchors = yield* anchorsOf(file, yield* certificatesOf(file))
    yield* requireFingerprint(anchors, fingerprint)
    const path = yield* trustPath(trust)
    yield* keep(path, anchors)
    const now = yield* Clock.currentTimeMillis
    const items = anchors.map((anchor) => listed(anchor, now))
    yield* output.list(items, items, () => items.map((item) => anchorText(item, output)).join("\n\n"))
    yield* output.message(
      output.say(
        Option.isSome(fingerprint)
          ? { en: `Trusted from now on, in ${path}.`, es: `De confianza desde ahora, en ${path}.` }
          : {
              en: `Trusted from now on, in ${path}. Compare the fingerprint with the one that the authority publishes.`,
              es: `De confianza desde ahora, en ${path}. Compare la huella con la que publica la entidad.`
            }
      )
    )
  }, reporting("value"))
).pipe(
  describeCommand({
    en: "Trust a certification authority, or a subordinate one; shows subject, validity and fingerprint",
    es: "Confía en una entidad de certificación, o en una subordinada; muestra nombre, vigencia y huella",
    examples: [
      { command: "radicar trust add CA_SUB01.crt" },
      {
        command: "radicar trust add invoice.xml",
        en: "The authority of the signer, if the document brings its certificate",
        es: "La entidad de quien firma, si el documento trae su certificado"
      }
    ]
  })
)

/** `radicar trust`: manages the trusted certification authorities. A signature is proven if it leads to one of them. */
export const trustCommand = Command.make("trust").pipe(
  describeCommand({
    en: "Certification authorities that are trusted: a signature is proven if its certificate leads to one",
    es: "Entidades de certificación de confianza: una firma queda probada si su certificado lleva a una",
    short: {
      en: "List and add trusted certification authorities",
      es: "Lista y agrega entidades de certificación de confianza"
    }
  }),
  Command.withSubcommands([list, add])
)
