import { zipFileName } from "@radicar/dian/FileName"
import { parseJson } from "@radicar/domain/json/parseJson"
import { fromEpochMillis, LocalDateTime, parseLocalDateTime } from "@radicar/domain/time/LocalDateTime"
import type { Logo } from "@radicar/print/logo/Logo"
import { printableTypes } from "@radicar/print/printableTypes"
import { zipFiles } from "@radicar/zip/zip"
import { Clock, Context, Effect, Layer, Option, Redacted, Result } from "effect"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { documentEnvironment } from "../../platform/FilingEnvironment.ts"
import { type Provider, Tenancy } from "../../tenants/Tenancy.ts"
import { FileSequences } from "../submissions/FileSequences.ts"
import { isErased, type Submission } from "../submissions/Submission.ts"
import { maskedSecret } from "../submissions/withoutSecrets.ts"
import { readFile } from "../submissions/packed.ts"
import { Containers } from "./Containers.ts"
import { Logos } from "./Logos.ts"

const isOperation = (operation: string): operation is keyof typeof printableTypes =>
  Object.hasOwn(printableTypes, operation)

const momentOf = (timestamp: string): LocalDateTime | undefined => {
  const moment = parseLocalDateTime(timestamp)
  return moment instanceof LocalDateTime ? moment : undefined
}

/**
 * The graphic representation of a recorded document, from what the caller sent: the secrets of its key are not kept, so
 * the key is the recorded one. `undefined` where what was sent is not on record. `logoOf` gets the picture of an
 * `ImageUrl`.
 */
const printSubmission = Effect.fnUntraced(function* (
  submission: Submission,
  request: Uint8Array,
  software: Provider["software"],
  logoOf: (imageUrl: string | undefined) => Effect.Effect<Option.Option<Logo>>
) {
  const { answeredAt, createdAt, documentDate, documentKey, environment, fileName, operation, signedXml, state } =
    submission
  const now = momentOf(documentDate)
  const body = parseJson(Buffer.from(request).toString("utf8"))
  if (!isOperation(operation) || now === undefined || Result.isFailure(body)) return undefined
  const configuration = {
    environment: documentEnvironment(environment),
    now,
    ...(software === undefined ? {} : { software: { ...software, pin: Redacted.make(maskedSecret) } })
  }
  const identified = printableTypes[operation].identify(body.success, configuration, {
    language: "es",
    unknownFields: "ignore"
  })
  if (Result.isFailure(identified)) return undefined
  const document = identified.success
  const logo = yield* logoOf(document.imageUrl)
  return document.print(
    {
      xml: { name: fileName, octets: signedXml },
      signed: fromEpochMillis(createdAt.getTime()),
      ...(state === "accepted" && answeredAt !== undefined ? { validated: fromEpochMillis(answeredAt.getTime()) } : {}),
      ...(Option.isNone(logo) ? {} : { logo: logo.value })
    },
    documentKey
  )
})

/** The files that a document has. */
export type DocumentFile = "document" | "response" | "attached" | "pdf" | "zip"

/** A file and what it is. */
export interface ServedFile extends Blob {
  readonly contentType: "application/xml" | "application/pdf" | "application/zip"
}

const stem = ({ fileName }: Submission): string => fileName.replace(/\.xml$/u, "")

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const containers = yield* Containers
  const logos = yield* Logos
  const sequences = yield* FileSequences
  const tenancy = yield* Tenancy

  const pdf = Effect.fnUntraced(function* (submission: Submission) {
    const request = yield* readFile(blobs, blobKeys.request(submission.id), submission)
    if (Option.isNone(request)) return undefined
    // what is printed was checked with the secrets; it does without
    const provider = Option.getOrUndefined(
      yield* tenancy.provider(submission.providerId).pipe(Effect.orElseSucceed(Option.none))
    )
    const bytes = yield* printSubmission(submission, request.value.bytes, provider?.software, logos.of)
    return bytes === undefined ? undefined : { name: `${stem(submission)}.pdf`, bytes }
  })

  /** What the receiver of a document gets: the container and the graphic representation (annex FE 1.9 §6.5.8). */
  const pack = Effect.fnUntraced(function* (submission: Submission) {
    if (submission.state !== "accepted") return undefined
    const key = blobKeys.package(submission.id)
    const kept = yield* blobs.get(key)
    if (Option.isSome(kept)) return kept.value
    const container = yield* containers.get(submission)
    const printed = yield* pdf(submission)
    if (Option.isNone(container) || printed === undefined) return undefined
    const millis = yield* Clock.currentTimeMillis
    const year = Number(fromEpochMillis(millis).date.slice(0, 4))
    const sequence = yield* sequences.next(submission.issuerNit, "zip", year)
    const { bytes, name, signed } = container.value
    const packed: Blob = {
      name: zipFileName({ kind: "ad", nit: submission.issuerNit, providerCode: "000", year, sequence }),
      bytes: zipFiles([{ name, bytes }, printed], new Date(millis))
    }
    // one made before the container is signed, in the background, must not be stored
    if (!signed) return packed
    yield* blobs.put(key, packed)
    return Option.getOrElse(yield* blobs.get(key), () => packed)
  })

  const blobOf = (submission: Submission, file: DocumentFile): Effect.Effect<Blob | undefined> => {
    switch (file) {
      case "document":
        return Effect.succeed({ name: submission.fileName, bytes: submission.signedXml })
      case "response":
        return Effect.succeed(
          submission.applicationResponse && {
            name: `${stem(submission)}-respuesta.xml`,
            bytes: submission.applicationResponse
          }
        )
      case "attached":
        return Effect.map(containers.get(submission), Option.getOrUndefined)
      case "pdf":
        return pdf(submission)
      case "zip":
        return pack(submission)
    }
  }

  return DocumentFiles.of({
    get: Effect.fnUntraced(function* (submission: Submission, file: DocumentFile) {
      if (isErased(submission)) return Option.none<ServedFile>()
      const blob = yield* blobOf(submission, file)
      const contentType = file === "pdf" || file === "zip" ? (`application/${file}` as const) : "application/xml"
      return Option.map(Option.fromNullishOr(blob), (found): ServedFile => ({ ...found, contentType }))
    })
  })
})

/** The files of recorded documents: XML, answer, container, PDF, and the ZIP that goes to the receiver. */
export class DocumentFiles extends Context.Service<
  DocumentFiles,
  {
    /** A file of a document; none where the document has none of the kind, or not yet. */
    readonly get: (submission: Submission, file: DocumentFile) => Effect.Effect<Option.Option<ServedFile>>
  }
>()("@radicar/api/DocumentFiles") {
  static readonly layer = Layer.effect(DocumentFiles, make)
}
