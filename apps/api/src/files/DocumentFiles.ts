import { zipFileName } from "@radicar/dian/FileName"
import { fromEpochMillis } from "@radicar/domain/time/LocalDateTime"
import { zipFiles } from "@radicar/zip/zip"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { blobKeys } from "../blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../blobs/BlobStore.ts"
import { FileSequences } from "../storage/FileSequences.ts"
import { isErased, type Submission } from "../storage/Submission.ts"
import { Tenancy } from "../tenancy/Tenancy.ts"
import { Containers } from "./Containers.ts"
import { Logos } from "./Logos.ts"
import { printSubmission } from "./printSubmission.ts"

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
    const request = yield* blobs.get(blobKeys.request(submission.id))
    if (Option.isNone(request)) return undefined
    // what is printed was checked with the secrets; it does without
    const provider = Option.getOrUndefined(
      yield* tenancy.provider(submission.providerId).pipe(Effect.orElseSucceed(Option.none))
    )
    const bytes = yield* printSubmission(submission, request.value.bytes, provider?.software, logos.of)
    return bytes === undefined ? undefined : { name: `${stem(submission)}.pdf`, bytes }
  })

  /** What goes to who receives the document: the container and the graphic representation (annex FE 1.9 §6.5.8). */
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
    // one that is made before the container is signed, beside the answer, must not be what everybody gets
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
