import { fileNamePatterns, ownSoftware } from "@radicar/dian/inner/FileName"
import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo } from "@radicar/print/inner/logo/Logo"
import type { Standing } from "@radicar/print/inner/SheetOptions"
import { zipFiles } from "@radicar/zip/inner/zip"
import { hash } from "node:crypto"
import { Cache, Clock, Context, Effect, Exit, Layer, Option, Result } from "effect"
import { type Blob, blobKeys, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { documentEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { HeavyWork, jsonWork } from "../../platform/work/HeavyWork.ts"
import { Tenancy } from "../../tenants/Tenancy.ts"
import { FileSequences } from "../submissions/FileSequences.ts"
import { isErased, type Submission } from "../submissions/Submission.ts"
import { readFile } from "../submissions/packed.ts"
import { Containers } from "./Containers.ts"
import type { MissingFile } from "./missingFiles.ts"
import { Logos, type PictureProblem } from "./Logos.ts"
import { compareFiled } from "../reading/readFiled.ts"
import { printDocument, printFiled } from "./printDocument.ts"

/** Kinds of files of a document. */
export type DocumentFile = "document" | "response" | "attached" | "pdf" | "zip"

/** A file, and the problem because of which it lacks the picture of `ImageUrl`, if there was one. */
interface MadeFile extends Blob {
  readonly lacking?: PictureProblem
}

/** A file with its content type. */
export interface ServedFile extends MadeFile {
  readonly contentType: "application/xml" | "application/pdf" | "application/zip" | "text/plain"
}

/** The document that is being printed. */
class Printed extends Context.Service<Printed, Submission>()("@radicar/api/Printed") {}

/** Maximum number of PDFs in memory; the largest have some 5 MB. */
const printsKept = 16

const noFile = Result.fail<MissingFile>("noFile")

const orMissing = (file: MadeFile | undefined) => (file === undefined ? noFile : Result.succeed(file))

const isOperation = (operation: string): operation is Operation => operations.some((each) => each === operation)

const stem = ({ fileName }: Submission): string => fileName.replace(/\.xml$/u, "")

/**
 * Validity that the PDF prints for a document that the authority has not accepted: rejected, or not validated.
 * `undefined` for an accepted document.
 */
const standingOf = (state: Submission["state"]): Standing | undefined =>
  state === "accepted" ? undefined : state === "rejected" ? "rejected" : "unvalidated"

/** Makes the function that prints a document: as its request says, or only from its XML. */
const makePrint = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const logos = yield* Logos
  const tenancy = yield* Tenancy
  const work = yield* HeavyWork

  /** Whether the content of a document is that of its request: not where the authority had another one. */
  const isRequests = ({ contentDigest, signedXml, unsent }: Submission) => {
    if (contentDigest === hash("sha256", signedXml)) return Effect.succeed(false)
    if (unsent === undefined) return Effect.succeed(true)
    const compared = { filed: signedXml, own: unsent.signedXml }
    const octets = signedXml.length + unsent.signedXml.length
    return Effect.map(Effect.orDie(work.run(compareFiled, compared, octets)), ({ length }) => length === 0)
  }

  const printXml = Effect.fnUntraced(function* (submission: Submission) {
    const { answeredAt, documentDate, documentKey, environment, fileName, keyScheme, signedXml, state } = submission
    const printing = {
      documentDate,
      documentKey,
      environment: documentEnvironment(environment),
      keyScheme,
      xml: { name: fileName, octets: signedXml },
      validated: state === "accepted" ? answeredAt?.getTime() : undefined,
      standing: standingOf(state)
    }
    const pdf = yield* Effect.orDie(work.run(printFiled, printing, signedXml.length))
    return pdf && { pdf }
  })

  return Effect.fnUntraced(function* (submission: Submission) {
    const { answeredAt, createdAt, documentDate, documentKey, fileName, operation, signedXml, state } = submission
    if (!isOperation(operation)) return undefined
    if (!(yield* isRequests(submission))) return yield* printXml(submission)
    const kept = yield* readFile(blobs, blobKeys.request(submission.id), submission)
    if (Option.isNone(kept)) return undefined
    const provider = Option.getOrUndefined(
      yield* tenancy.provider(submission.providerId).pipe(Effect.orElseSucceed(Option.none))
    )
    const { id, ownerNit } = provider?.software ?? {}
    const request = kept.value.bytes
    const printing = {
      operation,
      request,
      environment: documentEnvironment(submission.environment),
      documentDate,
      documentKey,
      software: id === undefined ? undefined : { id, ...withoutUndefined({ ownerNit }) },
      xml: { name: fileName, octets: signedXml },
      signed: createdAt.getTime(),
      validated: state === "accepted" ? answeredAt?.getTime() : undefined,
      standing: standingOf(state),
      logo: undefined
    }
    // the service printed it or a similar one before, so a longer run is a defect
    const inThread = (logo: Logo | null | undefined) =>
      Effect.orDie(work.run(printDocument, { ...printing, logo }, jsonWork(request)))
    const printed = yield* inThread(undefined)
    if (printed === undefined || "pdf" in printed) return printed
    const logo = yield* logos.load(printed)
    const again = yield* inThread(Result.getOrElse(logo, () => null))
    if (again === undefined || !("pdf" in again)) return undefined
    return Result.isSuccess(logo) ? again : { ...again, lacking: logo.failure }
  })
})

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const containers = yield* Containers
  const sequences = yield* FileSequences
  const print = yield* makePrint

  // the state is part of the key, because the PDF names it; requests for a document often come in a row
  const prints = yield* Cache.makeWith((_key: string) => Effect.flatMap(Printed, print), {
    capacity: printsKept,
    requireServicesAt: "lookup",
    timeToLive: (exit) => {
      if (Exit.isFailure(exit) || exit.value === undefined) return 0
      // a missing picture may soon be available
      return "lacking" in exit.value ? "1 minute" : "10 minutes"
    }
  })

  const pdf = Effect.fnUntraced(function* (submission: Submission) {
    const key = `${submission.id} ${submission.state}`
    const printed = yield* Effect.provideService(Cache.get(prints, key), Printed, submission)
    if (printed === undefined) return undefined
    const { pdf, ...lacking } = printed
    return { name: `${stem(submission)}.pdf`, bytes: pdf, ...lacking }
  })

  /** Makes the ZIP for the receiver: container and graphic representation (annex FE 1.9 §6.5.8). */
  const pack = Effect.fnUntraced(function* (submission: Submission) {
    const key = blobKeys.package(submission.id)
    const kept = yield* blobs.get(key)
    if (Option.isSome(kept)) return Result.succeed(kept.value)
    const container = yield* containers.get(submission)
    if (Result.isFailure(container)) return container
    const printed = yield* pdf(submission)
    if (printed === undefined) return noFile
    const millis = yield* Clock.currentTimeMillis
    const year = Number(fromEpochMillis(millis).date.slice(0, 4))
    const { issuerNit: nit } = submission
    const { zip } = fileNamePatterns({ kind: "ad", nit, providerCode: ownSoftware, year })
    const packed: Blob = {
      name: yield* sequences.name(zip, { issuerNit: nit, kind: "zip", year }),
      bytes: zipFiles([container.success, printed], new Date(millis))
    }
    yield* blobs.put(key, packed)
    return Result.succeed(Option.getOrElse(yield* blobs.get(key), () => packed))
  })

  const blobOf = (submission: Submission, file: DocumentFile): Effect.Effect<Result.Result<MadeFile, MissingFile>> => {
    const { applicationResponse, fileName, signedXml } = submission
    switch (file) {
      case "document":
        return Effect.succeed(Result.succeed({ name: fileName, bytes: signedXml }))
      case "response":
        return Effect.succeed(
          orMissing(applicationResponse && { name: `${stem(submission)}-respuesta.xml`, bytes: applicationResponse })
        )
      case "attached":
        return containers.get(submission)
      case "pdf":
        return Effect.map(pdf(submission), orMissing)
      case "zip":
        return pack(submission)
    }
  }

  return DocumentFiles.of({
    get: Effect.fnUntraced(function* (submission: Submission, file: DocumentFile) {
      if (isErased(submission)) return Result.fail<MissingFile>("erased")
      const blob = yield* blobOf(submission, file)
      const contentType = file === "pdf" || file === "zip" ? (`application/${file}` as const) : "application/xml"
      return Result.map(blob, (stored): ServedFile => ({ ...stored, contentType }))
    })
  })
})

/** Files of recorded documents: XML, answer, container, PDF, and the ZIP for the receiver. */
export class DocumentFiles extends Context.Service<
  DocumentFiles,
  {
    /** A file of a document, or the reason why the document does not have it. */
    readonly get: (submission: Submission, file: DocumentFile) => Effect.Effect<Result.Result<ServedFile, MissingFile>>
  }
>()("@radicar/api/DocumentFiles") {
  static readonly layer = Layer.effect(DocumentFiles, make)
}
