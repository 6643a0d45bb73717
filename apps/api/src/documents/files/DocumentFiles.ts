import { fileNamePatterns, ownSoftware } from "@radicar/dian/inner/FileName"
import { type Operation, operations } from "@radicar/domain/inner/documentRegistry"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { Logo } from "@radicar/print/inner/logo/Logo"
import type { Paper } from "@radicar/domain/inner/print/printFace"
import type { Standing } from "@radicar/print/inner/SheetOptions"
import { zipFiles } from "@radicar/zip/inner/zip"
import { hash } from "node:crypto"
import { Cache, Clock, Context, Effect, Exit, Layer, Option, Result } from "effect"
import { blobKeys } from "../../platform/blobs/blobKeys.ts"
import { type Blob, BlobStore } from "../../platform/blobs/BlobStore.ts"
import { documentEnvironment } from "../../platform/AuthorityEndpoints.ts"
import { withoutUndefined } from "../../platform/withoutUndefined.ts"
import { HeavyWork, jsonWork } from "../../platform/work/HeavyWork.ts"
import { CompanyPrints, type PrintSettings } from "../../tenants/CompanyPrints.ts"
import { Tenancy } from "../../tenants/Tenancy.ts"
import { FileSequences } from "../submissions/FileSequences.ts"
import { isErased, type Submission } from "../submissions/Submission.ts"
import { readFile } from "../submissions/packed.ts"
import { Containers } from "./Containers.ts"
import type { MissingFile } from "./missingFiles.ts"
import { Logos, type PictureProblem } from "./Logos.ts"
import { compareFiled } from "../reading/compareFiled.ts"
import { type PrintDesign, printDocument, printFiled, type Printing } from "./printDocument.ts"

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

/** A design to print with: settings, and the file of the logo if there is one. */
export interface PrintFace {
  readonly settings: PrintSettings
  readonly logo: Uint8Array | undefined
}

/** A print of a document, and what it is printed on. */
interface PrintRequest extends PrintFace {
  readonly submission: Submission
  readonly paper: Paper | undefined
}

/** A document that is not filed, to print as a draft in its company's design. */
export interface PrintedDraft extends Pick<Submission, "companyId" | "documentDate" | "environment" | "providerId"> {
  readonly operation: Operation
  /** The completed body with its number: JSON without secrets. */
  readonly request: Uint8Array
  readonly paper: Paper | undefined
}

/** Digits from which the identifier of a draft's PDF is made, which has no key. */
const noKey = "0".repeat(96)

/** The print that is being made, with its logo still to be read. */
class Printed extends Context.Service<
  Printed,
  Omit<PrintRequest, "logo"> & { readonly logo: Effect.Effect<Uint8Array | undefined> }
>()("@radicar/api/Printed") {}

/** Paper and design of a print, as the package that prints takes them. */
const designOf = (
  { colour, footer, logoPlace, template, tillPaper }: PrintSettings,
  paper: Paper | undefined
): PrintDesign => ({
  ...withoutUndefined({ paper, tillPaper }),
  face: withoutUndefined({ colour, footer, logoPlace, template })
})

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

/** Makes the functions that print a body, and the body of a draft. */
const makePrintBody = Effect.gen(function* () {
  const logos = yield* Logos
  const tenancy = yield* Tenancy
  const work = yield* HeavyWork

  /** Prints a body with the company's logo, else with the picture that the body names. */
  const printBody = Effect.fnUntraced(function* (printing: Omit<Printing, "logo">, file: Uint8Array | undefined) {
    // the service printed it or a similar one before, so a longer run is a defect
    const inThread = (logo: Logo | null | undefined) =>
      Effect.orDie(work.run(printDocument, { ...printing, logo }, jsonWork(printing.request)))
    // it was read when it was stored
    const own = file === undefined ? undefined : Result.getOrUndefined(yield* logos.load({ png: file }))
    const printed = yield* inThread(own)
    if (printed === undefined || "pdf" in printed) return printed
    const logo = yield* logos.load(printed)
    const again = yield* inThread(Result.getOrElse(logo, () => null))
    if (again === undefined || !("pdf" in again)) return undefined
    return Result.isSuccess(logo) ? again : { ...again, lacking: logo.failure }
  })

  /** The software of a provider, as a print names it. */
  const softwareOf = Effect.fnUntraced(function* (providerId: string) {
    const provider = yield* tenancy.provider(providerId).pipe(Effect.orElseSucceed(Option.none))
    const { id, ownerNit } = Option.getOrUndefined(provider)?.software ?? {}
    return id === undefined ? undefined : { id, ...withoutUndefined({ ownerNit }) }
  })

  const draft = Effect.fnUntraced(function* ({ paper, providerId, settings, ...printed }: PrintedDraft & PrintFace) {
    const { documentDate, environment, logo, operation, request } = printed
    const printing = {
      design: designOf(settings, paper),
      operation,
      request,
      environment: documentEnvironment(environment),
      documentDate,
      documentKey: noKey,
      software: yield* softwareOf(providerId),
      validated: undefined,
      standing: "draft" as const
    }
    return (yield* printBody(printing, logo))?.pdf
  })

  return { draft, printBody, softwareOf }
})

/** Makes the functions that print a document, as its request says or only from its XML, and a draft. */
const makePrint = Effect.gen(function* () {
  const { draft, printBody, softwareOf } = yield* makePrintBody
  const blobs = yield* BlobStore
  const logos = yield* Logos
  const work = yield* HeavyWork

  /** Whether the content of a document is that of its request: not where the authority had another one. */
  const isRequests = ({ contentDigest, signedXml, unsent }: Submission) => {
    if (contentDigest === hash("sha256", signedXml)) return Effect.succeed(false)
    if (unsent === undefined) return Effect.succeed(true)
    const compared = { filed: signedXml, own: unsent.signedXml }
    const octets = signedXml.length + unsent.signedXml.length
    return Effect.map(Effect.orDie(work.run(compareFiled, compared, octets)), ({ length }) => length === 0)
  }

  const printXml = Effect.fnUntraced(function* (submission: Submission, design: PrintDesign, logo: Logo | undefined) {
    const { answeredAt, documentDate, documentKey, environment, fileName, keyScheme, signedXml, state } = submission
    const printing = {
      design,
      documentDate,
      documentKey,
      environment: documentEnvironment(environment),
      keyScheme,
      logo,
      xml: { name: fileName, octets: signedXml },
      validated: state === "accepted" ? answeredAt?.getTime() : undefined,
      standing: standingOf(state)
    }
    const pdf = yield* Effect.orDie(work.run(printFiled, printing, signedXml.length))
    return pdf && { pdf }
  })

  const filed = Effect.fnUntraced(function* ({ logo: file, paper, settings, submission }: PrintRequest) {
    const { answeredAt, createdAt, documentDate, documentKey, fileName, operation, signedXml, state } = submission
    if (!isOperation(operation)) return undefined
    const design = designOf(settings, paper)
    if (!(yield* isRequests(submission))) {
      const own = file === undefined ? undefined : Result.getOrUndefined(yield* logos.load({ png: file }))
      return yield* printXml(submission, design, own)
    }
    const kept = yield* readFile(blobs, blobKeys.request(submission.id), submission)
    if (Option.isNone(kept)) return undefined
    const printing = {
      design,
      operation,
      request: kept.value.bytes,
      environment: documentEnvironment(submission.environment),
      documentDate,
      documentKey,
      software: yield* softwareOf(submission.providerId),
      xml: { name: fileName, octets: signedXml },
      signed: createdAt.getTime(),
      validated: state === "accepted" ? answeredAt?.getTime() : undefined,
      standing: standingOf(state)
    }
    return yield* printBody(printing, file)
  })

  return { filed, draft }
})

/** The stored design of a company, with its logo still to be read. */
const faceOf = (companies: CompanyPrints["Service"], companyId: string) =>
  Effect.map(companies.find(companyId), ({ hasLogo, revision, settings }) => ({
    revision,
    settings,
    logo: hasLogo ? Effect.map(companies.logo(companyId), Option.getOrUndefined) : Effect.undefined
  }))

/** Makes the function that returns the PDF of a document in its company's design, cached for a while. */
const makePdf = Effect.fnUntraced(function* ({ filed }: Effect.Success<typeof makePrint>) {
  const companies = yield* CompanyPrints
  const printCached = Effect.flatMap(Printed, ({ logo, ...request }) =>
    Effect.flatMap(logo, (file) => filed({ ...request, logo: file }))
  )

  // the state is part of the key, because the PDF names it; requests for a document often come in a row
  const prints = yield* Cache.makeWith((_key: string) => printCached, {
    capacity: printsKept,
    requireServicesAt: "lookup",
    timeToLive: (exit) => {
      if (Exit.isFailure(exit) || exit.value === undefined) return 0
      // a missing picture may soon be available
      return "lacking" in exit.value ? "1 minute" : "10 minutes"
    }
  })

  return Effect.fnUntraced(function* (submission: Submission, paper?: Paper) {
    const { companyId, id, state } = submission
    const { logo, revision, settings } = yield* faceOf(companies, companyId)
    const key = `${id} ${state} ${paper} ${revision}`
    const printed = yield* Effect.provideService(Cache.get(prints, key), Printed, { submission, paper, settings, logo })
    if (printed === undefined) return undefined
    const { pdf, ...lacking } = printed
    return { name: `${stem(submission)}.pdf`, bytes: pdf, ...lacking }
  })
})

const make = Effect.gen(function* () {
  const blobs = yield* BlobStore
  const containers = yield* Containers
  const sequences = yield* FileSequences
  const companies = yield* CompanyPrints
  const print = yield* makePrint
  const pdf = yield* makePdf(print)

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

  const blobOf = (
    submission: Submission,
    file: DocumentFile,
    paper: Paper | undefined
  ): Effect.Effect<Result.Result<MadeFile, MissingFile>> => {
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
        return Effect.map(pdf(submission, paper), orMissing)
      case "zip":
        return pack(submission)
    }
  }

  return DocumentFiles.of({
    preview: Effect.fnUntraced(function* (submission, face, paper) {
      if (isErased(submission)) return Result.fail<MissingFile>("erased")
      const printed = yield* print.filed({ ...face, submission, paper })
      return printed === undefined ? noFile : Result.succeed(printed.pdf)
    }),
    draft: Effect.fnUntraced(function* (draft) {
      const { logo, settings } = yield* faceOf(companies, draft.companyId)
      return yield* print.draft({ ...draft, settings, logo: yield* logo })
    }),
    get: Effect.fnUntraced(function* (submission, file, paper) {
      if (isErased(submission)) return Result.fail<MissingFile>("erased")
      const blob = yield* blobOf(submission, file, paper)
      const contentType = file === "pdf" || file === "zip" ? (`application/${file}` as const) : "application/xml"
      return Result.map(blob, (stored): ServedFile => ({ ...stored, contentType }))
    })
  })
})

/** Files of recorded documents: XML, answer, container, PDF, and the ZIP for the receiver. */
export class DocumentFiles extends Context.Service<
  DocumentFiles,
  {
    /**
     * A file of a document, or the reason why the document does not have it. `paper` is that of a PDF, if not the one
     * that the company has chosen.
     */
    readonly get: (
      submission: Submission,
      file: DocumentFile,
      paper?: Paper
    ) => Effect.Effect<Result.Result<ServedFile, MissingFile>>
    /** The PDF of a document in another design than its company's. */
    readonly preview: (
      submission: Submission,
      face: PrintFace,
      paper: Paper | undefined
    ) => Effect.Effect<Result.Result<Uint8Array, MissingFile>>
    /** The PDF of a document that is not filed, which says so; `undefined` for a body that cannot be printed. */
    readonly draft: (draft: PrintedDraft) => Effect.Effect<Uint8Array | undefined>
  }
>()("@radicar/api/DocumentFiles") {
  static readonly layer = Layer.effect(DocumentFiles, make)
}
