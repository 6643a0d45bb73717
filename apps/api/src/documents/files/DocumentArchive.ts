import type { ArchiveContent } from "@radicar/contract/inner/ArchiveFiles"
import type { CurrentCaller } from "@radicar/contract/inner/CurrentCaller"
import { fromEpochMillis } from "@radicar/domain/inner/time/LocalDateTime"
import type { Language, Localized } from "@radicar/domain/inner/rules/Language"
import { JoinedPdf } from "@radicar/print/inner/JoinedPdf"
import { deflate, ZipWriter } from "@radicar/zip/inner/zip"
import { Clock, Effect, Option, Result, Stream } from "effect"
import { randomUUID } from "node:crypto"
import { tenantOfCompany, RequestLimits } from "../../access/RequestLimits.ts"
import { withStatementBound } from "../../platform/database/statementBounds.ts"
import { documentId, isErased, type Submission } from "../submissions/Submission.ts"
import { Submissions } from "../submissions/Submissions.ts"
import { visibleSubmission } from "../submissions/visibleSubmission.ts"
import { type DocumentFile, DocumentFiles, type ServedFile } from "./DocumentFiles.ts"
import { missingFiles } from "./missingFiles.ts"

const fileOf: Readonly<Record<ArchiveContent, DocumentFile>> = { pdf: "pdf", xml: "document", container: "attached" }

/** Reasons why an archive lacks one file of a document, or all of its files. */
const reasons = {
  ...missingFiles,
  unknown: {
    en: "No document of the company has this id.",
    es: "Ningún documento de la compañía tiene este identificador."
  },
  full: {
    en: "The archive has reached 4 GiB: fetch the document in another one.",
    es: "El archivo llegó a 4 GiB: pida el documento en otro."
  }
} as const satisfies Readonly<Record<string, Localized>>

type Reason = keyof typeof reasons

/** A requested document with its files, and the reasons for missing ones. */
interface ArchivedDocument {
  /** Id with which the document was requested. */
  readonly id: string
  readonly submission: Submission | undefined
  readonly files: ReadonlyArray<ServedFile>
  readonly missing: ReadonlyArray<{ readonly content?: ArchiveContent; readonly reason: Reason }>
}

/** The entry of a document in the list of contents. */
const entryOf = ({ files, id, missing, submission }: ArchivedDocument, language: Language) => ({
  id,
  ...(submission === undefined
    ? {}
    : { submissionId: submission.id, number: documentId(submission), uuid: submission.documentKey }),
  files: files.map(({ name }) => name),
  missing: missing.map(({ reason, ...content }) => ({ ...content, reason, message: reasons[reason][language] }))
})

type Entry = ReturnType<typeof entryOf>

/** Writes an archive: the octets of each document, and at the end the list of contents. */
interface ArchiveWriter {
  readonly add: (document: ArchivedDocument) => Effect.Effect<readonly [ArchivedDocument, ReadonlyArray<Uint8Array>]>
  readonly end: (entries: ReadonlyArray<Entry>) => Effect.Effect<ReadonlyArray<Uint8Array>>
}

/** Name of the file that lists what the archive contains and lacks of each document. */
const CONTENTS = "contents.json"

/** Renames a file so that its name begins with the number of its document, which people look for. */
const named = (submission: Submission, file: ServedFile): ServedFile => ({
  ...file,
  name: `${documentId(submission).replaceAll(/[^\w.-]/gu, "_")}_${file.name}`
})

const zipWriter = (millis: number): ArchiveWriter => {
  const writer = new ZipWriter(new Date(millis))
  const packed = (file: { readonly name: string; readonly bytes: Uint8Array }) =>
    Effect.map(deflate(file.bytes), (compressed) => writer.file(file, compressed))
  return {
    add: Effect.fnUntraced(function* (document) {
      const octets = document.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
      if (!writer.hasRoomFor(octets)) return [{ ...document, files: [], missing: [{ reason: "full" }] }, []]
      const parts = yield* Effect.forEach(document.files, packed)
      return [document, parts.flat()]
    }),
    end: Effect.fnUntraced(function* (documents) {
      const bytes = new TextEncoder().encode(JSON.stringify({ documents }, null, 2))
      return [...(yield* packed({ name: CONTENTS, bytes })), ...writer.end()]
    })
  }
}

const missingHeading: Localized = { en: "Documents without pages", es: "Documentos sin páginas" }

const pdfWriter = (millis: number, language: Language): ArchiveWriter => {
  const joined = new JoinedPdf()
  let issuer = ""
  return {
    add: (document) =>
      Effect.sync(() => {
        issuer = issuer === "" ? (document.submission?.issuerNit ?? "") : issuer
        return [document, document.files.map(({ bytes }) => joined.add(bytes))]
      }),
    end: (entries) =>
      Effect.sync(() => {
        const lines = entries.flatMap(({ id, missing, number = id }) =>
          missing.map(({ message }) => `${number}: ${message}`)
        )
        const metadata = { title: "Documentos", author: issuer, moment: fromEpochMillis(millis) }
        const id = randomUUID().replaceAll("-", "")
        return [joined.finish({ metadata, id, heading: missingHeading[language], lines })]
      })
  }
}

/** Documents of an archive, their files, and the archive's format. */
interface Archive {
  readonly companyId: string
  /** UUIDs of submissions, or keys of their documents. */
  readonly ids: ReadonlyArray<string>
  readonly contents: ReadonlyArray<ArchiveContent>
  readonly as: "zip" | "pdf"
  readonly language: Language
}

/**
 * Streams archives. Each document is read and made when the reader has taken the previous one. Memory therefore holds
 * one document, and a slow reader holds no database connection. The processor time is charged to the company.
 */
export const documentArchive = Effect.gen(function* () {
  const files = yield* DocumentFiles
  const limits = yield* RequestLimits
  const submissions = yield* Submissions

  const readDocument = Effect.fnUntraced(function* (id: string, { companyId, contents }: Archive) {
    const visible = yield* Effect.option(visibleSubmission(submissions, id))
    const submission = Option.getOrUndefined(visible)
    const none = { id, submission: undefined, files: [] }
    if (submission?.companyId !== companyId) {
      return { ...none, missing: [{ reason: "unknown" }] } satisfies ArchivedDocument
    }
    if (isErased(submission)) {
      return { ...none, submission, missing: [{ reason: "erased" }] } satisfies ArchivedDocument
    }
    const made = yield* Effect.forEach(contents, (content) =>
      Effect.map(files.get(submission, fileOf[content]), (file) => ({ content, file }))
    )
    const document: ArchivedDocument = {
      id,
      submission,
      files: made.flatMap(({ file }) => (Result.isSuccess(file) ? [named(submission, file.success)] : [])),
      missing: made.flatMap(({ content, file }) => (Result.isFailure(file) ? [{ content, reason: file.failure }] : []))
    }
    return document
  })

  return Effect.fnUntraced(function* (archive: Archive) {
    const { as, companyId, language } = archive
    const ids = [...new Set(archive.ids.map((id) => id.toLowerCase()))]
    const millis = yield* Clock.currentTimeMillis
    // the stream runs when the handler has answered
    const context = yield* Effect.context<CurrentCaller>()
    const writer = as === "zip" ? zipWriter(millis) : pdfWriter(millis, language)
    const entries: Array<Entry> = []
    const next = Effect.fnUntraced(function* (index: number) {
      const id = ids[index]
      if (id === undefined) return yield* writer.end(entries)
      const [document, octets] = yield* writer.add(yield* readDocument(id, archive))
      entries.push(entryOf(document, language))
      return octets
    })
    return Stream.unfold(0, (index) =>
      index > ids.length
        ? Effect.undefined
        : next(index).pipe(
            withStatementBound("export"),
            limits.charging(tenantOfCompany(companyId), 0),
            Effect.map((octets) => [octets, index + 1] as const)
          )
    ).pipe(
      Stream.flatMap((octets) => Stream.fromIterable(octets)),
      Stream.provideContext(context)
    )
  })
})
